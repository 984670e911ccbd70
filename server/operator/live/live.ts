import type { LiveTopic } from '#engine/contract/console/live.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type Marks, readMarks } from './marks.ts';

/** How often the database is queried while anybody listens, in milliseconds. */
const everyMs = 2000;

/** How often time itself is a change, and sessions are checked again. */
const clockMs = 20_000;

/** How many may listen to one process. */
const maxListeners = 100;

export interface Listener {
  /** Waits until the present state is known: anything later is a change. */
  readonly ready: Promise<void>;
  /** Waits for changed topics; without topics, listening has ended. */
  next(): Promise<readonly LiveTopic[]>;
  leave(): void;
}

/** Notifies listeners of changes; one query serves all of them, and none runs while there are none. */
export interface Live {
  /** Begins to listen; undefined if there are too many listeners. */
  join(): Listener | undefined;
  /** Ends all listening, and accepts no more listeners. */
  close(): void;
}

export function openLive(db: Executor, log: Log): Live {
  const listeners = new Set<Mailbox>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: Marks | undefined;
  let first = Promise.resolve();
  let clockAt = 0;
  let isLooking = false;
  let isClosed = false;

  async function look(): Promise<void> {
    const topics: LiveTopic[] = [];
    try {
      const marks = await readMarks(db);
      if (known) topics.push(...listChanges(known, marks));
      known = marks;
    } catch (error) {
      // Requests for the data fail in the same way, and report it.
      log.debug({ reason: errorMessage(error) }, 'Changes could not be checked for.');
    }
    if (performance.now() >= clockAt) {
      clockAt = performance.now() + clockMs;
      topics.push('clock');
    }
    if (topics.length > 0) for (const listener of listeners) listener.put(topics);
    isLooking = listeners.size > 0;
    if (isLooking) timer = setTimeout(() => void look(), everyMs);
  }

  function start(): void {
    if (isLooking) return;
    isLooking = true;
    known = undefined;
    clockAt = performance.now() + clockMs;
    first = look();
  }

  return {
    join() {
      if (isClosed || listeners.size >= maxListeners) return undefined;
      start();
      const mailbox = createMailbox(first, () => listeners.delete(mailbox));
      listeners.add(mailbox);
      return mailbox;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const listener of [...listeners]) listener.leave();
    },
  };
}

function listChanges(before: Marks, now: Marks): readonly LiveTopic[] {
  return (Object.keys(now) as (keyof Marks)[]).filter((topic) => now[topic] !== before[topic]);
}

interface Mailbox extends Listener {
  put(topics: readonly LiveTopic[]): void;
}

/** Topics waiting to be read, each once: slow readers get them together. */
function createMailbox(ready: Promise<void>, onLeave: () => void): Mailbox {
  const waiting = new Set<LiveTopic>();
  let hasLeft = false;
  let wake: (() => void) | undefined;
  return {
    ready,
    put(topics) {
      for (const topic of topics) waiting.add(topic);
      wake?.();
    },
    async next() {
      if (waiting.size === 0 && !hasLeft) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const topics = hasLeft ? [] : [...waiting];
      waiting.clear();
      return topics;
    },
    leave() {
      hasLeft = true;
      onLeave();
      wake?.();
    },
  };
}
