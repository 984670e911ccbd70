import type { BatchWriter } from '#server/db/batch-writer.ts';
import type { Log } from '#server/telemetry/log.ts';
import { inTurns, notBegun, withoutAttempt } from './attempt.ts';
import type { ClaimedItem, OutboxKind } from './kind.ts';
import type { Attempt } from './results.ts';
import type { Timing } from './timing.ts';
import { judge } from './verdict.ts';

/** What writing results needs. */
export interface ResultWriterDeps<Fields, Message, Row> {
  readonly kind: Pick<OutboxKind<Fields, Message, Row>, 'toRow'>;
  readonly rows: Pick<BatchWriter<Row, void>, 'add'>;
  readonly timing: Timing;
  readonly log: Log;
}

/** Writes what became of items. What cannot be written is logged, and found out after its lease. */
export interface ResultWriter<Item, Message> {
  /** Resolves when the results of these attempts are written, those of one call together. */
  write(attempts: readonly Attempt<Item, Message>[]): Promise<void>;
  /** Gives back what was claimed and not begun. */
  release(items: readonly { readonly item: Item }[]): Promise<void>;
  /** Notes what nobody will hear the answer of: whoever takes it up next asks the provider first. */
  leaveInDoubt(items: readonly { readonly item: Item }[]): Promise<void>;
}

/** Makes the writer of a worker's results. */
export function createResultWriter<Fields, Message, Row>({
  kind,
  rows,
  timing,
  log,
}: ResultWriterDeps<Fields, Message, Row>): ResultWriter<ClaimedItem & Fields, Message> {
  type Item = ClaimedItem & Fields;

  async function write(attempts: readonly Attempt<Item, Message>[]): Promise<void> {
    const ready = await inTurns(attempts, async (attempt) => {
      const complain = (error: unknown) => {
        log.error(
          { err: error, id: attempt.item.id, outcome: attempt.result.kind },
          'A result could not be written; the item is looked up at the provider after its lease.',
        );
      };
      const row = await kind.toRow(attempt, judge(attempt, timing, Math.random())).catch(complain);
      return async () => {
        if (row) await rows.add(row).catch(complain);
      };
    });
    await Promise.all(ready.map((add) => add()));
  }

  return {
    write,
    release: (items) => write(items.map(({ item }) => withoutAttempt(item, notBegun))),
    leaveInDoubt(items) {
      const detail = 'The process was stopped before the provider answered.';
      return write(items.map(({ item }) => withoutAttempt(item, { kind: 'maybe-sent', detail })));
    },
  };
}
