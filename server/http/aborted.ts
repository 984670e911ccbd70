import type { HttpBindings } from '@hono/node-server';

/**
 * Whether the client has gone before its request was whole: then there is nobody to answer and
 * nothing of ours to mend.
 */
export function wasAborted({ env }: { readonly env?: Partial<HttpBindings> }): boolean {
  const incoming = env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
