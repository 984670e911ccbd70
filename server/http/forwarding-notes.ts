/** How recent requests were forwarded. */
export interface Forwarded {
  readonly requests: number;
  /** Requests with an entry in X-Forwarded-For. */
  readonly named: number;
  /** Requests with fewer entries than trusted proxies. */
  readonly short: number;
}

/**
 * Records how requests are forwarded, so that the console can report a wrong TRUST_PROXY. Only forms
 * and the console's own requests are recorded, never health checks from the machine itself or past the
 * proxies.
 */
export interface ForwardingNotes {
  /** @param hops how many entries a request's header has */
  note(hops: number): void;
  /** The records of the last one to two hours. */
  read(): Forwarded;
}

const windowMs = 3_600_000;
const none: Forwarded = { requests: 0, named: 0, short: 0 };

/**
 * Makes the records of a process.
 *
 * @param trustProxy how many proxies are trusted
 * @param now milliseconds of a monotonic clock
 */
export function createForwardingNotes(
  trustProxy: number,
  now = () => performance.now(),
): ForwardingNotes {
  let [before, current, beganMs] = [none, none, now()];

  function turn(): void {
    const passed = Math.floor((now() - beganMs) / windowMs);
    if (passed < 1) return;
    [before, current] = [passed === 1 ? current : none, none];
    beganMs += passed * windowMs;
  }

  return {
    note(hops) {
      turn();
      current = {
        requests: current.requests + 1,
        named: current.named + (hops > 0 ? 1 : 0),
        short: current.short + (hops < trustProxy ? 1 : 0),
      };
    },
    read() {
      turn();
      return {
        requests: before.requests + current.requests,
        named: before.named + current.named,
        short: before.short + current.short,
      };
    },
  };
}
