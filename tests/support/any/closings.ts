const closings: (() => Promise<unknown>)[] = [];

/**
 * Ends something after the tests of the file that opened it, the last first. Unlike Vitest's
 * `afterAll` it may be said inside a test: what a test opens on the way would otherwise go on, with
 * its connections, until the process ends.
 */
export function closeAfterFile(close: () => Promise<unknown>): void {
  closings.push(close);
}

/** Ends all of it, also what is left after a failure. @throws the first failure */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    await close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
