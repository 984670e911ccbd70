import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { type FinishedRow, finishItems, toFinishedRow } from '#server/outbox/finish.ts';
import type { OutboxKind, OutboxTable } from '#server/outbox/kind.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { readPauses } from '#server/outbox/pause.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import { createLog } from '#server/telemetry/log.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { countByStatus, startDeliveries, testTiming, writeDeliveries } from './outbox.ts';
import { accepted, scriptedTransport, unreached, unsure } from './scripted.ts';

/** Something else than an email that is to be carried out: a signal to a place. */
interface SignalFields {
  readonly place: string;
}

const table: OutboxTable<SignalFields> = {
  channel: 'signals',
  name: 'signals',
  attempts: 'signal_attempts',
  attemptOf: 'signal_id',
  fields: sql`item.place`,
  destinations: sql`'signal:' || item.place`,
  everywhere: 'signal:*',
  precedence: [sql`true`],
};

type Answer = ReturnType<OutboxKind<SignalFields, string, FinishedRow>['send']>;

/** Sends signals with a script for each place. */
function startSignals(database: Database, answer: (place: string) => Awaited<Answer>) {
  const { kysely: db, listen } = database;
  const sent: string[] = [];
  const asked: string[] = [];
  const kind: OutboxKind<SignalFields, string, FinishedRow> = {
    table,
    sender: 'signal-sender',
    findSuppressed: async () => new Map(),
    mayBecomeSuppressed: () => false,
    mayWait: () => false,
    sentAs: () => undefined,
    async find({ place }) {
      asked.push(place);
      return { kind: 'found', messageId: place };
    },
    compose: async ({ place }) => place,
    async send(place) {
      sent.push(place);
      return answer(place);
    },
    toRow: async (attempt, verdict) => toFinishedRow(attempt, verdict),
    write: (rows) =>
      finishItems(db, table, rows, {
        given: sql`nothing text`,
        status: sql`given.status`,
        sets: sql`place = item.place`,
        finished: sql`item.place`,
        isAwaited: sql`true`,
        effects: sql`reported as (
          insert into error_logs (function_name, error_message)
          select 'signal', place from finished where status = 'failed'
        )`,
      }),
  };
  const outbox = createOutbox({
    db,
    listen,
    kind,
    timing: { ...defaultTiming, ...testTiming },
    concurrency: 2,
    batch: 5,
    log: createLog('silent'),
  });
  onTestFinished(() => outbox.stop(1_000));
  outbox.start();
  return { sent, asked };
}

async function writeSignals({ kysely: db }: Database, places: readonly string[]): Promise<void> {
  await sql`insert into signals (place) select unnest(${places}::text[])`.execute(db);
  await sql`select pg_notify('signals', '')`.execute(db);
}

async function statuses({ kysely: db }: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ place: string; status: string }>`
    select place, status from signals`.execute(db);
  return Object.fromEntries(rows.map(({ place, status }) => [place, status]));
}

describeWithDatabase('another kind than emails', (openEmpty) => {
  const open = async () => {
    const database = await openEmpty();
    await database.pool.query(`
      create table if not exists signals (
        id uuid primary key default gen_random_uuid(),
        place text not null,
        status text not null default 'pending',
        attempts int not null default 0,
        maybe_sent boolean not null default false,
        next_attempt_at timestamptz not null default now(),
        lease_until timestamptz,
        lease_token uuid
      );
      create table if not exists signal_attempts (
        signal_id uuid not null,
        attempt int not null,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        outcome text,
        status_code int,
        detail text
      )`);
    return database;
  };

  it('is claimed, sent, sent again, looked up and given up like an email', async () => {
    const database = await open();
    let calls = 0;
    const { sent, asked } = startSignals(database, (place) => {
      if (place === 'late' && sent.filter((one) => one === 'late').length < 3) return unreached;
      if (place === 'doubtful') return unsure;
      if (place === 'wrong') return { kind: 'refused', code: 'x', detail: 'no', suppress: false };
      calls += 1;
      return accepted(place);
    });
    await writeSignals(database, ['near', 'late', 'doubtful', 'wrong']);
    await waitFor(
      () => statuses(database),
      (now) => Object.values(now).every((status) => status !== 'pending' && status !== 'sending'),
    );
    expect(await statuses(database)).toEqual({
      near: 'sent',
      late: 'sent',
      doubtful: 'sent',
      wrong: 'failed',
    });
    expect(calls).toBe(2);
    expect(asked).toEqual(['doubtful']);
    const { rows } = await database.pool.query('select error_message from error_logs');
    expect(rows).toEqual([{ error_message: 'wrong' }]);
  });

  it('is paused without holding emails up, and held up by no pause of theirs', async () => {
    const database = await open();
    const refusing = scriptedTransport(() => ({ kind: 'sender-stopped', detail: 'No token.' }));
    const { sent } = startSignals(database, (place) =>
      place === 'closed'
        ? { kind: 'sender-stopped', detail: 'Gone.', destination: 'signal:closed' }
        : accepted(place),
    );
    startDeliveries({ database, transport: refusing.transport });
    await writeDeliveries(database, [{}]);
    await writeSignals(database, ['closed']);
    const pauses = await waitFor(
      () => readPauses(database.kysely),
      ({ length }) => length === 2,
    );
    expect(pauses.map(({ destination }) => destination).toSorted()).toEqual(['*', 'signal:closed']);
    await writeSignals(database, ['open']);
    await waitFor(
      () => statuses(database),
      ({ open: status }) => status === 'sent',
    );
    expect(sent).toContain('open');
    expect(await countByStatus(database)).toEqual({ pending: 1 });
  });
});
