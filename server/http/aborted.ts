import type { HttpBindings } from '@hono/node-server';

/**
 * Whether the client left before its request was complete: there is nobody to answer and nothing to
 * fix.
 */
export function wasAborted({ env }: { readonly env?: Partial<HttpBindings> }): boolean {
  const incoming = env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
