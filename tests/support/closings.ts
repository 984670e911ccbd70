const closings: (() => Promise<unknown>)[] = [];

/**
 * Ends something after the tests of the file that opened it, the last first. Unlike Vitest's
 * `afterAll` it may be said inside a test: what a test opens on the way would otherwise go on, with
 * its connections, until the process ends.
 */
export function closeAfterFile(close: () => Promise<unknown>): void {
  closings.push(close);
}

/** Ends all of it. */
export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
