import { setTimeout as wait } from 'node:timers/promises';

/** Only ends a wait that would never end; no machine, however slow, comes near it. */
const limitMs = 120_000;

/** Reads again until something is reached. @throws with what it was instead after two minutes */
export async function waitFor<Value>(
  read: () => Promise<Value> | Value,
  isReached: (value: Value) => boolean,
): Promise<Value> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (isReached(value)) return value;
    if (performance.now() > deadline) {
      throw new Error(`Not reached in ${limitMs / 1000} s; it was ${JSON.stringify(value)}.`);
    }
    await wait(10);
  }
}

/** Asks again until a condition holds. @throws when it does not within two minutes */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  await waitFor(condition, (holds) => holds);
}
