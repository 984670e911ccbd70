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

/** Makes everybody enrolled in a campaign overdue. */
export async function makeDue(url: string): Promise<void> {
  await withDatabase(url, ({ pool }) =>
    pool.query(`update user_journeys set next_email_due_at = now() - interval '30 days'
      where not is_completed`),
  );
}

/** Writes due campaign emails, as a worker does in each campaign's hours. */
export function writeCampaignEmails(url: string): Promise<void> {
  return withDatabase(url, async ({ kysely }) => {
    const secret = await loadSecret(kysely, undefined);
    for (const planned of planSteps(readSite(), await readVersions(kysely))) {
      const { campaign, coach } = planned;
      const now = new Date();
      // Outside a campaign's hours its emails would wait for the next ones.
      if (openingAt(now, campaign.window, coach.timeZone) > now) continue;
      const turn = turnAt(planned, now);
      let taken = turn ? atOnce : 0;
      while (turn && taken === atOnce) {
        taken = (await advance(kysely, turn, atOnce, { secret })).taken;
      }
    }
  });
}

/** The doctor's report on the archive. */
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
