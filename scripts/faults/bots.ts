import type pg from 'pg';
import { type Form, listQuickForms } from '#scripts/faults/people/forms.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { untilSent } from '#scripts/faults/support/sent-emails.ts';
import { startMember } from '#scripts/faults/support/site-member.ts';
import { atLeast, atMost, type Figure, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { type AcceptedMail, openPostmark } from '#tests/support/provider/postmark.ts';
import {
  type Answers,
  type Ask,
  bombAddresses,
  postAsNaiveBots,
  signUpFromOneOffice,
} from '#tests/support/site/bots.ts';

const addresses = Array.from({ length: 9 }, (_, turn) => `victim-${turn}@example.com`);
const maxEmails = 3;
const colleagues = 200;

/** How much they send. */
export interface BotOptions {
  readonly posts: number;
  readonly signUps: number;
}

/** Naive bots, somebody who floods mailboxes, and an office that must not be mistaken for either. */
export async function letBotsIn(
  dataDir: string,
  { posts, signUps }: BotOptions,
  say: Say,
): Promise<readonly Figure[]> {
  const database = await openScratchDatabase(dataDir);
  const { pool } = database;
  const postmark = await openPostmark({ forgetsWords: true });
  const [form] = listQuickForms().filter(({ hasSeats }) => !hasSeats);
  if (!form) throw new Error('No funnel has a form.');
  const withSite = async <Result>(
    env: Record<string, string>,
    act: (ask: Ask) => Promise<Result>,
  ) => {
    const mail = { POSTMARK_SERVER_TOKEN: postmark.token, POSTMARK_API_URL: postmark.url };
    const options = {
      dataDir,
      databaseUrl: database.url,
      env: { ...mail, TRUST_PROXY: '1', ...env },
    };
    const site = await startMember({ role: 'all', ...options });
    try {
      await site.untilReady();
      return await act((path, init) => fetch(`${site.url}${path}`, init));
    } finally {
      await site.stop();
    }
  };
  try {
    const naive = await withSite({ FORM_MIN_SECONDS: '60' }, (ask) =>
      postAsNaiveBots(ask, form, { count: posts }),
    );
    const left = await countRows(pool);
    say(`${posts} posts by bots: ${JSON.stringify(naive)}`);
    const bombed = await withSite({ FORM_MIN_SECONDS: '0' }, (ask) =>
      bomb(ask, pool, signUps, say),
    );
    const most = await countMost(pool, postmark.accepted);
    say(`${signUps} sign-ups: ${JSON.stringify(bombed)}`);
    const office = await withSite({ FORM_MIN_SECONDS: '2', SUBMISSIONS_PER_MINUTE: '30' }, (ask) =>
      signUpFromOneOffice(ask, form, { count: colleagues }),
    );
    return describeBots({ posts, signUps, left, most, office });
  } finally {
    await database.close();
    await postmark.close();
  }
}

async function countRows(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select ((select count(*) from submissions) + (select count(*) from leads)
      + (select count(*) from delivery_logs))::int as count`);
  return rows[0]?.count ?? Number.NaN;
}

/** Signs the addresses up in rounds over time, and waits for the emails. */
async function bomb(ask: Ask, pool: pg.Pool, signUps: number, say: Say): Promise<Answers> {
  const forms: readonly Form[] = listQuickForms();
  const answers = await bombAddresses(ask, forms, {
    count: signUps,
    addresses,
    async betweenRounds() {
      await pool.query(`update submissions set created_at = created_at - interval '11 minutes'`);
    },
  });
  await untilSent(pool, say);
  return answers;
}

/** The most emails that one of them got because of strangers; campaign emails do not count. */
async function countMost(pool: pg.Pool, accepted: readonly AcceptedMail[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from delivery_logs where submission_id is not null',
  );
  const fromForms = new Set(rows.map(({ id }) => id));
  const counts = addresses.map(
    (address) =>
      accepted.filter(({ to, deliveryId }) => to === address && fromForms.has(deliveryId)).length,
  );
  return Math.max(...counts);
}

function describeBots(found: {
  readonly posts: number;
  readonly signUps: number;
  readonly left: number;
  readonly most: number;
  readonly office: Answers;
}): readonly Figure[] {
  const part = 'bots';
  return [
    never(part, `rows left by ${found.posts.toLocaleString('en')} posts of naive bots`, found.left),
    {
      part,
      what: `most emails to one of ${addresses.length} addresses signed up ${found.signUps.toLocaleString('en')} times`,
      ours: [found.most],
      target: atMost(maxEmails),
    },
    {
      part,
      what: `people served in an office of ${colleagues} behind one address`,
      ours: [found.office['201'] ?? 0],
      target: atLeast(colleagues),
    },
  ];
}
