import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorMessage } from '#engine/text/error-message.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type ClaimedItem, type OutboxKind, UndeclaredItem } from './kind.ts';
import type { Waiting } from './queue.ts';
import type { Attempt, AttemptResult, FindResult, SendResult } from './results.ts';
import type { Timing } from './timing.ts';

type Sending<Fields, Message> = Pick<
  OutboxKind<Fields, Message, unknown>,
  'sentAs' | 'find' | 'tooLate' | 'restMs' | 'compose' | 'send' | 'together'
>;

/** An item that is to be handed over. */
interface Ready<Item, Message> {
  readonly item: Item;
  readonly message: Message;
  readonly isVerified: boolean;
}

/**
 * Makes an attempt on each of these items, which may have waited since they were claimed: what became
 * suppressed meanwhile must not be sent. Nothing is begun while that cannot be read.
 */
export async function attemptFresh<Fields, Message>(
  waiting: readonly Waiting<ClaimedItem & Fields>[],
  kind: Sending<Fields, Message> &
    Pick<OutboxKind<Fields, Message, unknown>, 'mayBecomeSuppressed' | 'findSuppressed'>,
  timing: Timing,
  log: Log,
): Promise<readonly Attempt<ClaimedItem & Fields, Message>[]> {
  const isStale = ({ item }: Waiting<ClaimedItem & Fields>) =>
    kind.mayBecomeSuppressed(item) && performance.now() - item.claimedAtMs >= timing.freshMs;
  if (!waiting.some(isStale)) return attemptItems(waiting, kind, timing);
  try {
    const found = await kind.findSuppressed(waiting.map(({ item }) => item));
    const fresh = waiting.map(({ item }) => ({ item, suppressed: found.get(item.id) }));
    return await attemptItems(fresh, kind, timing);
  } catch (error) {
    log.warn({ err: error }, 'What is suppressed could not be read; trying again soon.');
    return waiting.map(({ item }) => withoutAttempt(item, notBegun));
  }
}

/** The result of an item that was claimed and not attempted. */
export const notBegun = { kind: 'released' } as const satisfies AttemptResult;

/** An attempt that ended before it began. */
export function withoutAttempt<Item>(item: Item, result: AttemptResult): Attempt<Item, never> {
  return { item, result, isVerified: false };
}

/**
 * Makes one attempt on each of these claimed items: looks it up where it is in doubt, composes it, and
 * hands it over, together with the others, unless its lease has ended meanwhile.
 * Never throws: whatever happens to an item stays with it.
 *
 * @returns the attempts in the order of the items
 */
export async function attemptItems<Fields, Message>(
  waiting: readonly Waiting<ClaimedItem & Fields>[],
  kind: Sending<Fields, Message>,
  timing: Timing,
): Promise<readonly Attempt<ClaimedItem & Fields, Message>[]> {
  const prepared = await inTurns(waiting, (one) => prepareItem(one, kind, timing));
  const ready = prepared.filter((one) => 'message' in one && isOwn(one.item, timing));
  const messages = ready.flatMap((one) => ('message' in one ? [one.message as Message] : []));
  const results = await handOver(messages, kind, timing.sendLimitMs);
  const resultOf = new Map(ready.map((one, index) => [one.item.id, results[index]]));
  return prepared.map((one) => {
    if ('result' in one) return one;
    const result = resultOf.get(one.item.id);
    // Composing took long on a machine that stood still: by now somebody else may be sending.
    if (result === undefined) return { ...one, result: { kind: 'released' } };
    return { ...one, result };
  });
}

/** The end of an attempt, or what is to be handed over. */
async function prepareItem<Fields, Message>(
  { item, suppressed }: Waiting<ClaimedItem & Fields>,
  kind: Sending<Fields, Message>,
  timing: Timing,
): Promise<Attempt<ClaimedItem & Fields, never> | Ready<ClaimedItem & Fields, Message>> {
  let isVerified = false;
  const end = (result: AttemptResult) => ({ item, result, isVerified });
  const messageId = kind.sentAs(item);
  if (messageId !== undefined) return end({ kind: 'found', messageId });
  if (item.maybeSent && kind.find) {
    const found = await kind.find(item).catch(notFound);
    if (found.kind !== 'absent') return end(found);
    isVerified = true;
  }
  if (suppressed !== undefined) return end({ kind: 'suppressed', ...suppressed });
  const tooLate = kind.tooLate?.(item);
  if (tooLate !== undefined) return end({ kind: 'too-late', detail: tooLate });
  const restMs = kind.restMs?.(item) ?? 0;
  if (restMs > 0) return end({ kind: 'released', restMs });
  if (item.attempt > timing.retryMs.length + 1) {
    const detail =
      'The last attempts ended without an answer, and the provider knows nothing of it.';
    return end({ kind: 'given-up', detail });
  }
  try {
    return { item, message: await kind.compose(item), isVerified };
  } catch (error) {
    const why = error instanceof UndeclaredItem ? 'undeclared' : 'unrenderable';
    return end({ kind: why, detail: errorMessage(error) });
  }
}

function isOwn({ claimedAtMs }: ClaimedItem, { leaseMs }: Timing): boolean {
  return performance.now() - claimedAtMs < leaseMs;
}

function notFound(error: unknown): FindResult {
  return { kind: 'unknown', detail: errorMessage(error) };
}

/** A transport keeps to the limit itself; one that does not must not hold a place for ever. */
async function handOver<Message>(
  messages: readonly Message[],
  { send, together }: Sending<never, Message>,
  limitMs: number,
): Promise<readonly SendResult[]> {
  const [first] = messages;
  if (first === undefined) return [];
  const all = (result: SendResult) => messages.map(() => result);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly SendResult[]>((resolve) => {
    const detail = `No answer within ${limitMs / 1000} seconds.`;
    timer = setTimeout(() => resolve(all({ kind: 'maybe-sent', detail })), limitMs * 1.1);
  });
  try {
    const sending =
      together && messages.length > 1 ? together.send(messages) : send(first).then(all);
    return await Promise.race([sending, late]);
  } catch (error) {
    return all({ kind: 'maybe-sent', detail: errorMessage(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** How many items are worked on before whatever else the process does has its turn. */
const turn = 25;

/** Does work on every item, some at a time: much of it at once would keep visitors waiting. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let done = 0; done < items.length; done += turn) {
    if (done > 0) await nextTurn();
    results.push(...(await Promise.all(items.slice(done, done + turn).map(work))));
  }
  return results;
}
