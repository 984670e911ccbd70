import type { RawBuilder, SqlBool } from 'kysely';
import type { Attempt, FindResult, SendResult, Suppressed, Verdict } from './results.ts';

/** An item that belongs to this process until its lease runs out. */
export interface ClaimedItem {
  readonly id: string;
  /** Fences: only who knows it may write the result. */
  readonly token: string;
  /** Which attempt this is, counted from 1. */
  readonly attempt: number;
  /** In doubt: an earlier attempt may have reached the provider. */
  readonly maybeSent: boolean;
  /** The circuit was open when it was claimed: its result says whether the provider works again. */
  readonly isProbe: boolean;
  /** When the claim was asked for, on this process's monotonic clock. */
  readonly claimedAtMs: number;
}

/**
 * Where the items of a kind stand, and in what order they go. Its SQL calls an item's row `item`.
 *
 * `Fields` is what a claim gives besides the parts of every claimed item.
 */
export interface OutboxTable<Fields> {
  /** Names the channel that announces new items, and the statements on them. */
  readonly channel: string;
  /**
   * Has the columns id, status (pending, sending and those of a verdict), attempts, maybe_sent,
   * next_attempt_at, lease_until and lease_token.
   */
  readonly name: string;
  /** Notes every attempt: attempt, started_at, ended_at, outcome, status_code, detail. */
  readonly attempts: string;
  /** The column of `attempts` that names the item. */
  readonly attemptOf: string;
  /** SQL for the fields, each with its name. */
  readonly fields: RawBuilder<Fields>;
  /** SQL list of what may be paused besides: an item waits while any of its destinations is. */
  readonly destinations: RawBuilder<unknown>;
  /** The destination whose pause holds back every item of this kind. */
  readonly everywhere: string;
  /** One or two SQL conditions that share the items out: those of the first go before the others. */
  readonly precedence: readonly RawBuilder<SqlBool>[];
  /**
   * Shares the room out between destinations that must not hold each other up. A kind with lanes pauses
   * a failing destination itself, by leaving out its lane; there is no circuit that opens for all.
   */
  readonly lanes?: {
    /** SQL query for the lanes that are open, with `room`: how many items may be claimed in each. */
    readonly rows: RawBuilder<unknown>;
    /** SQL condition: `item` goes through `lane`. */
    readonly isIn: RawBuilder<SqlBool>;
  };
}

/** A kind of item that the outbox carries out: what differs between an email and anything else. */
export interface OutboxKind<Fields, Message, Row> {
  readonly table: OutboxTable<Fields>;
  /** What is said to be paused or stopped, in log lines and as the error log's function name. */
  readonly sender: string;
  /** Which of these must not be sent, by id. */
  findSuppressed(
    items: readonly (ClaimedItem & Fields)[],
  ): Promise<ReadonlyMap<string, Suppressed>>;
  /** Whether `findSuppressed` is asked again of an item that waited in the queue. */
  mayBecomeSuppressed(item: ClaimedItem & Fields): boolean;
  /** Why an item is not worth handing over any more; undefined where it is, absent for always. */
  tooLate?(item: ClaimedItem & Fields): string | undefined;
  /** How long an item must still rest before it is handed over, in milliseconds; absent for never. */
  restMs?(item: ClaimedItem & Fields): number;
  /** Whether nobody waits for this item. Those for which somebody may are the first in `precedence`. */
  mayWait(item: ClaimedItem & Fields): boolean;
  /** The provider's id of an item that it reported of, although no answer ever said so. */
  sentAs(item: ClaimedItem & Fields): string | undefined;
  /** Looks up an item that is in doubt. Absent where the provider cannot be asked. */
  find?(item: ClaimedItem & Fields): Promise<FindResult>;
  /** @throws UndeclaredItem where no declaration describes it */
  compose(item: ClaimedItem & Fields): Promise<Message>;
  /** Keeps to `Timing.sendLimitMs`. */
  send(message: Message): Promise<SendResult>;
  /** How items that may wait share calls; absent where each item needs a call of its own. */
  readonly together?: Together<Message>;
  /** What is to be written of an attempt. */
  toRow(attempt: Attempt<ClaimedItem & Fields, Message>, verdict: Verdict): Promise<Row>;
  /** Writes rows, all or none; those whose lease belongs to somebody else by now are left alone. */
  write(rows: readonly Row[]): Promise<void>;
}

/** How several items go in one call. */
export interface Together<Message> {
  /** How many at most; as many are claimed at a time, and their results written at a time. */
  readonly max: number;
  /**
   * Keeps to `Timing.sendLimitMs`.
   *
   * @returns the results in order
   */
  send(messages: readonly Message[]): Promise<readonly SendResult[]>;
}

/** No declaration describes this item. */
export class UndeclaredItem extends Error {}
