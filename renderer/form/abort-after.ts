/**
 * A signal that aborts after a time. `AbortSignal.timeout` would do the same, but telephones of 2015 to 2017
 * stay with browsers that do not have it.
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
