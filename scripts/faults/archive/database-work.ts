import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { quiet } from '#scripts/support/say.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { readVersions } from '#server/declared/versions.ts';
import { judgeArchive } from '#server/doctor/database/archive.ts';
import { advance } from '#server/journeys/advance.ts';
import { planSteps, turnAt } from '#server/journeys/plan.ts';
import { archiveState } from '#server/retention/archive-state.ts';
import { loadSecret } from '#server/signing/secret.ts';

const atOnce = 500;

/** Lets everybody who is in a campaign be due for long. */
export async function makeDue(url: string): Promise<void> {
  await withDatabase(url, ({ pool }) =>
    pool.query(`update user_journeys set next_email_due_at = now() - interval '30 days'
      where not is_completed`),
  );
}

/** Writes the campaign emails that are due, as a worker does in the hours of each campaign. */
export function writeCampaignEmails(url: string): Promise<void> {
  return withDatabase(url, async ({ kysely }) => {
    const secret = await loadSecret(kysely, undefined);
    for (const planned of planSteps(readSite(), await readVersions(kysely))) {
      const { campaign, coach } = planned;
      const turn = turnAt(planned, openingAt(new Date(), campaign.window, coach.timeZone));
      let taken = turn ? atOnce : 0;
      while (turn && taken === atOnce) {
        taken = (await advance(kysely, turn, atOnce, { secret })).taken;
      }
    }
  });
}

/** What the doctor says of the archive. */
export function examineArchive(url: string) {
  return withDatabase(url, async ({ kysely }) => {
    const { rows } = await archiveState.execute(kysely);
    return judgeArchive(rows[0]);
  });
}

async function withDatabase<Result>(
  url: string,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: quiet });
  return act(database).finally(() => database.close());
}
