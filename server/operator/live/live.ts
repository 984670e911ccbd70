import type { LiveTopic } from '#engine/contract/console/live.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type Marks, readMarks } from './marks.ts';

/** How often the database is asked while anybody listens. */
const everyMs = 2000;

/** How often time itself is a change, and a session is looked at again. */
const clockMs = 20_000;

/** How many may listen to one process. */
const maxListeners = 100;

/** Somebody who listens. */
export interface Listener {
  /** Until it is known what there is: what comes later is a change. */
  readonly ready: Promise<void>;
  /** Waits until something has changed; without topics it is over. */
  next(): Promise<readonly LiveTopic[]>;
  leave(): void;
}

/** Tells listeners what changes; one query serves all of them, and none is made while there are none. */
export interface Live {
  /** Begins to listen; undefined where too many do. */
  join(): Listener | undefined;
  /** Sends everybody away, and lets nobody in any more. */
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
      // Whoever asks for the data learns the same, and says it.
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

/** Topics that wait to be read, each once: whoever reads slowly gets them together. */
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
