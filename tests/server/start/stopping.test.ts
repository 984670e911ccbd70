import { expect, it, onTestFinished } from 'vitest';
import { listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import type { Database } from '#server/db/open/open.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { type FakePostmark, openPostmark } from '#tests/support/provider/postmark.ts';
import type { PostmarkFault } from '#tests/support/provider/postmark-faults.ts';
import { until } from '#tests/support/run/until.ts';

const guests = 24;

/** How many emails a process sends at a time. */
const atATime = 10;

interface Sending {
  readonly worker: Member;
  readonly database: Database;
  readonly postmark: FakePostmark;
}

/** A worker of the built site that is in the middle of sending emails to a provider with a fault. */
async function startSending(fault: PostmarkFault): Promise<Sending> {
  const database = await openTestDatabase();
  const postmark = await openPostmark();
  onTestFinished(() => postmark.close());
  postmark.breakSends(fault);
  const start = async (role: 'web' | 'worker') => {
    const env = { POSTMARK_SERVER_TOKEN: postmark.token, POSTMARK_API_URL: postmark.url };
    const options = { role, dataDir: '', databaseUrl: database.url ?? '', env };
    const member = await startMember(options);
    onTestFinished(() => member.stop());
    return member;
  };
  const web = await start('web');
  await web.untilReady();
  const [form] = listQuickForms().filter(({ hasSeats }) => !hasSeats);
  if (!form) throw new Error('No funnel has a form.');
  for (let guest = 0; guest < guests; guest += 1) {
    const { status } = await sendForm(web.url, form, `guest-${guest}@example.com`);
    expect(status).toBe(201);
  }
  const worker = await start('worker');
  await worker.untilReady();
  await until(() => postmark.countSends() >= atATime);
  return { worker, database, postmark };
}

async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ what: string; rows: number }>(`
    select concat_ws(' ', status, case when maybe_sent then 'in doubt' end,
      case when attempts = 0 then 'untried' end) as what, count(*)::int as rows
    from delivery_logs group by 1`);
  return Object.fromEntries(rows.map(({ what, rows: count }) => [what, count]));
}

it('a stopped process finishes the emails under way and begins no other', async () => {
  const { worker, database, postmark } = await startSending({ kind: 'latency', ms: 1500 });
  expect(await worker.terminate()).toBe(0);
  const sent = postmark.accepted.length;
  expect(sent).toBeLessThan(guests);
  expect(await countRows(database)).toEqual({ sent, 'pending untried': guests - sent });
});

it('a stopped process leaves no email as being sent although the provider never answers', async () => {
  const fault = { kind: 'hang-before-headers', accepted: true } as const;
  const { worker, database } = await startSending(fault);
  expect(await worker.terminate()).toBe(0);
  expect(await countRows(database)).toEqual({
    'pending in doubt': atATime,
    'pending untried': guests - atATime,
  });
});
