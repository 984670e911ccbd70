import { atMost, type Figure, never } from '#scripts/support/figures.ts';
import type { Database } from '#server/db/open/open.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';
import type { Receiver } from './receivers.ts';

/** The results of webhook messages. */
interface Told {
  readonly messages: number;
  readonly lost: number;
  /** Messages accepted before an earlier one about the same person. */
  readonly disordered: number;
  readonly forged: number;
  /** How often a redirect to a forbidden address was followed. */
  readonly reached: number;
  readonly repeats: number;
  readonly kills: number;
  readonly emails: { readonly expected: number; readonly lost: number; readonly doubled: number };
  /** The delays to the healthy receiver, and those of emails, in seconds. */
  readonly messageWays: Ways;
  readonly emailWays: Ways;
}

/** The 95th percentiles, before receivers were broken and meanwhile. */
interface Ways {
  readonly before: number;
  readonly during: number;
}

/** Compares the expected messages with what each receiver accepted, and in which order. */
export async function compareMessages(
  { pool }: Database,
  receivers: readonly Receiver[],
  ids: ReadonlyMap<Receiver, string>,
) {
  let [messages, lost, disordered, forged, repeats] = [0, 0, 0, 0, 0];
  let messageWays: Ways = { before: 0, during: 0 };
  for (const receiver of receivers) {
    const { rows } = await pool.query<Row>(
      `select 'msg_' || id as id, person, created_at as at from webhook_messages
       where endpoint_id = $1 order by place`,
      [ids.get(receiver)],
    );
    messages += rows.length;
    lost += rows.filter(({ id }) => !receiver.taken.has(id)).length;
    disordered += countDisordered(rows, [...receiver.taken.keys()]);
    forged += receiver.forged();
    repeats += receiver.repeats();
    if (receiver.manner === 'well') messageWays = timeWays(rows, receiver.taken);
  }
  return { messages, lost, disordered, forged, repeats, messageWays };
}

/** What was written, about whom and when. */
interface Row {
  readonly id: string;
  readonly person: string;
  readonly at: Date;
}

/** @param arrived when each arrived, by its id */
function timeWays(rows: readonly Row[], arrived: ReadonlyMap<string, number>): Ways {
  const longest = (wave: string) => {
    const seconds = rows
      .filter(({ person }) => person.startsWith(wave))
      .map(({ id, at }) => ((arrived.get(id) ?? Number.POSITIVE_INFINITY) - at.getTime()) / 1000)
      .sort((one, other) => one - other);
    return seconds[Math.ceil(seconds.length * 0.95) - 1] ?? Number.NaN;
  };
  return { before: longest('before'), during: longest('during') };
}

/** @param accepted what the provider took */
export async function timeEmails(
  { pool }: Database,
  accepted: readonly AcceptedMail[],
): Promise<Ways> {
  const { rows } = await pool.query<Row>(
    'select id, email_address as person, created_at as at from delivery_logs',
  );
  const arrived = accepted.map(
    ({ deliveryId, acceptedAtMs }) => [deliveryId, performance.timeOrigin + acceptedAtMs] as const,
  );
  return timeWays(rows, new Map(arrived));
}

/** How many were accepted before an earlier one about the same person. @param written in their order */
export function countDisordered(
  written: readonly { readonly id: string; readonly person: string }[],
  taken: readonly string[],
): number {
  const places = new Map(written.map(({ id }, place) => [id, place]));
  const persons = new Map(written.map(({ id, person }) => [id, person]));
  const latest = new Map<string, number>();
  let disordered = 0;
  for (const id of taken) {
    const person = persons.get(id) ?? '';
    const place = places.get(id) ?? 0;
    if (place < (latest.get(person) ?? 0)) disordered += 1;
    else latest.set(person, place);
  }
  return disordered;
}

/** The figures of a run. */
export function describeTold(told: Told): readonly Figure[] {
  const { messages, kills, repeats, emails } = told;
  return [
    never(
      'webhooks',
      `messages lost of ${messages.toLocaleString('en')} to six programs, five of them broken`,
      told.lost,
      `${kills} senders killed, ${repeats} sent again to who had them`,
    ),
    never(
      'webhooks',
      'messages taken before an earlier one about the same person',
      told.disordered,
    ),
    never('webhooks', 'messages whose signature the specification’s library refused', told.forged),
    never('webhooks', 'redirects followed to a private address', told.reached),
    never('webhooks', `emails lost of ${emails.expected.toLocaleString('en')}`, emails.lost),
    never('webhooks', 'emails sent twice', emails.doubled),
    later('messages reach the program that is well', told.messageWays),
    later('emails leave', told.emailWays),
  ];
}

/** How much later messages arrive because other receivers are broken. */
function later(what: string, { before, during }: Ways): Figure {
  return {
    part: 'webhooks',
    what: `how much later ${what}, s`,
    ours: [Math.max(0, during - before)],
    target: atMost(1),
    note: `95 of 100 within ${during.toFixed(2)} s, before within ${before.toFixed(2)} s`,
  };
}
