import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Form, listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { startPooler } from '#scripts/faults/support/pooler.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, type SentEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMembers } from '#scripts/faults/support/site-member.ts';
import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { describeSales, sellOut } from './seats.ts';

const perMinute = 30;
const attempts = 80;
const maxMinutes = 5;

/**
 * What may slip through between two exchanges of the processes; without exchanges each would allow the
 * full limit.
 */
const slack = 8;

/** Two web and two worker processes on one database, through PgBouncer only. */
export async function runBehindPooler(
  dataDir: string,
  { guests }: { readonly guests: number },
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const { pool } = database;
  const pooler = await startPooler(dataDir, database.url);
  const postmark = await openPostmark();
  const members: Member[] = [];
  const env = { POSTMARK_SERVER_TOKEN: postmark.token, POSTMARK_API_URL: postmark.url };
  const start = async (roles: readonly Member['role'][], more = {}) => {
    const options = { dataDir, databaseUrl: pooler.url, env: { ...env, ...more } };
    const started: Member[] = [];
    const all = roles.map((role) => ({ ...options, role }));
    // Whatever was started is ended even if another one fails.
    await startMembers(all, started).finally(() => members.push(...started));
    return started.filter(({ role }) => role === 'web').map(({ url }) => url);
  };
  try {
    const urls = await start(['web', 'web', 'worker', 'worker']);
    say('two web and two worker processes run');
    const sold = [await sellOut(pool, urls, guests)];
    const forms = listQuickForms().filter(({ hasSeats }) => !hasSeats);
    await untilSent(pool, say);
    await sendAll(urls, forms, guests);
    await untilSent(pool, say);
    const emails = await compareEmails(pool, postmark.accepted);
    const strict = { SUBMISSIONS_PER_MINUTE: String(perMinute) };
    const limited = await start(['web', 'web'], strict);
    const allowed = await countAllowed(pool, limited, forms);
    const inPart = (figure: Figure) => ({ ...figure, part: 'pgbouncer' });
    return [
      ...describeSales(sold, { guests, processes: urls.length }).map(inPart),
      ...describePooled(emails, allowed),
    ];
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await pooler.stop();
    await database.close();
    await postmark.close();
  }
}

/** Everybody sends one form, half of them through each process. */
async function sendAll(
  urls: readonly string[],
  forms: readonly Form[],
  people: number,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (next < people) {
        const person = next;
        next += 1;
        const form = forms[person % forms.length];
        if (!form) throw new Error('There is no form to send.');
        const url = urls[person % urls.length] ?? '';
        const { status } = await sendForm(url, form, `pooled-${person}@example.com`);
        if (status !== 201) throw new Error(`A form was answered with ${status}.`);
      }
    }),
  );
}

/** How many of one client's forms two processes together allow within a minute. */
async function countAllowed(
  pool: pg.Pool,
  urls: readonly string[],
  forms: readonly Form[],
): Promise<number> {
  const [form] = forms;
  if (!form) throw new Error('There is no form to send.');
  for (let minute = 0; minute < maxMinutes; minute += 1) {
    const begun = await untilEarly(pool);
    const allowed = await countAnswered(urls, form);
    if ((await readClock(pool)).minute === begun) return allowed;
  }
  throw new Error(`${attempts} forms did not fit into one minute, ${maxMinutes} times.`);
}

/** Waits for the beginning of a minute. @returns which minute it is */
async function untilEarly(pool: pg.Pool): Promise<number> {
  for (;;) {
    const { minute, second } = await readClock(pool);
    if (second < 40) return minute;
    await wait(250);
  }
}

async function readClock(pool: pg.Pool): Promise<{ minute: number; second: number }> {
  const { rows } = await pool.query<{ seconds: number }>(
    'select extract(epoch from clock_timestamp())::float8 as seconds',
  );
  const seconds = rows[0]?.seconds ?? Number.NaN;
  return { minute: Math.floor(seconds / 60), second: seconds % 60 };
}

async function countAnswered(urls: readonly string[], form: Form): Promise<number> {
  let allowed = 0;
  for (let turn = 0; turn < attempts; turn += 1) {
    const url = urls[turn % urls.length] ?? '';
    const { status } = await sendForm(url, form, `limited-${randomUUID()}@example.com`);
    if (status === 201) allowed += 1;
    // Slow enough for the processes to exchange counts.
    await wait(120);
  }
  return allowed;
}

function describePooled(emails: SentEmails, allowed: number): readonly Figure[] {
  const part = 'pgbouncer';
  return [
    never(
      part,
      `emails lost of ${emails.expected}`,
      emails.lost,
      '2 web and 2 worker processes, transaction mode',
    ),
    never(part, 'emails sent twice', emails.doubled),
    {
      part,
      what: `forms of one client allowed by two processes in a minute, of ${attempts}`,
      ours: [allowed],
      target: atMost(perMinute + slack),
      note: `the limit is ${perMinute}`,
    },
  ];
}
