import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until a condition holds; fails when it does not within half a minute. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error('The condition did not come about in half a minute.');
    await wait(5);
  }
}
