/** How requests of the last while were forwarded. */
export interface Forwarded {
  readonly requests: number;
  /** Those whose X-Forwarded-For names anybody. */
  readonly named: number;
  /** Those in which it names fewer than there are trusted proxies. */
  readonly short: number;
}

/**
 * Notes how requests are forwarded, so that the console can say that TRUST_PROXY does not fit what
 * stands before the site. Only requests whose client matters are noted: forms and the console's own.
 * What asks whether the site is well, from the machine itself or past the proxies, never is.
 */
export interface ForwardingNotes {
  /** @param hops how many entries the header of a request has */
  note(hops: number): void;
  /** What was noted of the last one to two hours. */
  read(): Forwarded;
}

const windowMs = 3_600_000;
const none: Forwarded = { requests: 0, named: 0, short: 0 };

/**
 * Makes the notes of a process.
 *
 * @param trustProxy how many proxies are trusted
 * @param now milliseconds of a clock that never goes backwards
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
