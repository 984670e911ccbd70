/** Wakes one sleeper; a call while nobody sleeps is not lost. */
export interface Signal {
  raise(): void;
  /** Resolves at the next raise, at once after an unheard one, or after `timeoutMs`. */
  wait(timeoutMs: number): Promise<void>;
}

/** Makes a signal. */
export function createSignal(): Signal {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise() {
      isRaised = true;
      wake?.();
    },
    async wait(timeoutMs) {
      if (!isRaised) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, timeoutMs);
        });
        clearTimeout(timer);
        wake = undefined;
      }
      isRaised = false;
    },
  };
}
