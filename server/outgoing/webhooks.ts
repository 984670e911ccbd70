import type { Database } from '#server/db/open/open.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { defaultTiming, type Timing } from '#server/outbox/timing.ts';
import type { Log } from '#server/telemetry/log.ts';
import { createKeysOf, type DeclaredSecrets } from './endpoint-keys.ts';
import { createMessageKind } from './message-kind.ts';
import type { Range } from './public-addresses.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Ten attempts in about three days; messages claimed by a crashed process are sent again within a
 * minute.
 */
const webhookTiming: Timing = {
  ...defaultTiming,
  quietMs: 5 * second,
  retryMs: [5 * second, minute, 5 * minute, 30 * minute].concat(
    [2, 5, 10, 20, 30].map((hours) => hours * hour),
  ),
};

export interface WebhooksDeps {
  readonly database: Pick<Database, 'kysely' | 'listen'>;
  /** The site's secret. */
  readonly secret: string;
  readonly declaredSecrets: DeclaredSecrets;
  /** Private address ranges that may be reached. */
  readonly allowed: readonly Range[];
  readonly log: Log;
  readonly timing?: Partial<Timing>;
}

/** A process's sender of webhook messages. */
export interface Webhooks {
  start(): void;
  /** Waits for what is under way. */
  stop(limitMs?: number): Promise<void>;
}

/** Makes a process's sender of webhooks, which does nothing before it is started. */
export function createWebhooks(deps: WebhooksDeps): Webhooks {
  const { kysely: db, listen } = deps.database;
  const timing = { ...webhookTiming, ...deps.timing };
  const outbox = createOutbox({
    db,
    listen,
    timing,
    log: deps.log,
    kind: createMessageKind({
      db,
      keysOf: createKeysOf(deps.secret, deps.declaredSecrets),
      allowed: deps.allowed,
      limitMs: timing.sendLimitMs,
    }),
    // Slow endpoints occupy four each, so that many of them leave room for the others.
    concurrency: 64,
    batch: 64,
    // The sender of emails already reports that this process is alive.
    heartbeat: () => {},
  });
  return { start: outbox.start, stop: (limitMs = timing.stopMs) => outbox.stop(limitMs) };
}
