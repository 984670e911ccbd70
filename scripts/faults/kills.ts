import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Crowd, startCrowd } from '#scripts/faults/people/crowd.ts';
import { listForms } from '#scripts/faults/people/forms.ts';
import { startMailReaders } from '#scripts/faults/people/mail-readers.ts';
import { moveToCampaignHours, turnCalendar } from '#scripts/faults/support/campaign-hours.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, type SentEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMembers } from '#scripts/faults/support/site-member.ts';
import { examine, type Stored } from '#scripts/faults/support/stored.ts';
import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';

/** How long a dead process's row may stay claimed, in seconds. */
const maxStuckSeconds = 120;

const secret = 'a secret of what is killed';

/** How many submissions are acknowledged between two crashes, so that each interrupts work. */
const acknowledgedBetween = 3;

async function untilMore(crowd: Crowd): Promise<void> {
  const wanted = crowd.acknowledged.length + acknowledgedBetween;
  const deadline = Date.now() + 120_000;
  while (crowd.acknowledged.length < wanted) {
    if (Date.now() > deadline) {
      throw new Error('No submission was acknowledged for two minutes after a crash.');
    }
    await wait(5);
  }
}

/** Crashes the web, worker and database processes in turn while forms and emails are sent. */
export async function crashInTurn(
  dataDir: string,
  { kills, settles }: { readonly kills: number; readonly settles: boolean },
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const { pool, folder, url } = database;
  const postmark = await openPostmark({ forgetsWords: true });
  const env = {
    POSTMARK_SERVER_TOKEN: postmark.token,
    POSTMARK_API_URL: postmark.url,
    SECRET: secret,
  };
  const options = { dataDir, databaseUrl: url, env };
  const members: Member[] = [];
  const closings: (() => Promise<unknown>)[] = [];
  try {
    await moveToCampaignHours(pool, say);
    const roles = ['web', 'worker', 'web', 'worker'] as const;
    await startMembers(
      roles.map((role) => ({ ...options, role })),
      members,
    );
    const webs = members.filter(({ role }) => role === 'web');
    const workers = members.filter(({ role }) => role === 'worker');
    const urls = webs.map(({ url }) => url);
    const crowd = startCrowd(urls, listForms(), 8, { pauseMs: 200 });
    closings.push(() => crowd.leave());
    const mail = startMailReaders(crowd, postmark.accepted, urls, secret);
    const calendar = turnCalendar(pool, () => {});
    closings.push(() => calendar.stop());
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMore(crowd);
      const turn = Math.floor(kill / 3) % 2;
      const member = [webs, workers][kill % 3]?.[turn];
      if (member) {
        await member.untilReady();
        member.crash();
      } else crashServer(folder);
      if (kill % 50 === 49) say(`${kill + 1} crashes, ${crowd.acknowledged.length} acknowledged`);
    }
    await untilServing(url, members);
    await crowd.leave();
    await calendar.stop();
    if (!settles) {
      const early = await mail.leave();
      return describeCrashes(kills, await examine(pool, crowd.acknowledged, early), crowd);
    }
    say('all forms are sent; waiting until every email has left');
    await untilSent(pool, say);
    const confirmed = await mail.untilAll();
    await untilSent(pool, say);
    const stored = await examine(pool, crowd.acknowledged, confirmed);
    const emails = await compareEmails(pool, postmark.accepted);
    return [
      ...describeCrashes(kills, stored, crowd),
      ...(await describeEmails(pool, emails, stored)),
    ];
  } finally {
    for (const close of closings.toReversed()) await close();
    await Promise.all(members.map((member) => member.stop()));
    await database.close();
    await postmark.close();
  }
}

/** Kills the database's main process; the others end by themselves, and it is restarted. */
function crashServer(folder: string): void {
  const running = findPostmaster(folder);
  if (running) process.kill(running.pid, 'SIGKILL');
}

async function untilServing(databaseUrl: string, members: readonly Member[]): Promise<void> {
  const client = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
  await client.close();
  await Promise.all(members.map((member) => member.untilReady()));
}

function describeCrashes(
  kills: number,
  { lost, partial, leads }: Stored,
  crowd: Crowd,
): readonly Figure[] {
  const note = `${crowd.acknowledged.length.toLocaleString('en')} acknowledged, ${crowd.failures()} sent again, ${leads.toLocaleString('en')} leads`;
  return [
    never('kills', `acknowledged submissions lost in ${kills} crashes`, lost, note),
    never(
      'kills',
      'answers that their forms do not declare',
      crowd.undeclared.length,
      crowd.undeclared[0] ?? `${crowd.told()} were told that their email could not leave at once`,
    ),
    never('kills', 'leads without journey, seat or email', partial),
  ];
}

async function describeEmails(
  pool: pg.Pool,
  { expected, lost, doubled, repeated, campaigns }: SentEmails,
  { astray }: Stored,
): Promise<readonly Figure[]> {
  // An unfinished attempt ends when the next one begins.
  const { rows } = await pool.query<{ seconds: number; abandoned: number }>(
    `select count(*)::int as abandoned,
       coalesce(max(extract(epoch from ended_at - started_at)), 0)::float8 as seconds
     from delivery_attempts where outcome = 'abandoned'`,
  );
  const { seconds, abandoned } = rows[0] ?? { seconds: Number.NaN, abandoned: 0 };
  return [
    {
      part: 'kills',
      what: 'longest time until a stuck email was claimed again, s',
      ours: [seconds],
      target: atMost(maxStuckSeconds),
      note: `${abandoned} attempts were cut off by a crash`,
    },
    never(
      'kills',
      `emails lost of ${expected.toLocaleString('en')}`,
      lost,
      `${campaigns.toLocaleString('en')} of campaigns`,
    ),
    never('kills', 'emails sent twice', doubled + repeated),
    never('kills', 'journeys that skip an email or repeat one', astray),
  ];
}
