import { useSyncExternalStore } from 'react';

/** One timer updates all relative times, while any is shown. */
const everyMs = 15_000;

let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    now = new Date();
    timer = setInterval(() => {
      now = new Date();
      for (const tell of listeners) tell();
    }, everyMs);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present, to a quarter of a minute. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now);
}
