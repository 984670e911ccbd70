import type { FormView } from './documents.ts';

/**
 * What a link to the booking calendar names as its `ping`: browsers post to it when the link is followed,
 * without a script and without anything in the link's own way.
 */
export function bookedAddress(funnelId: string, variant?: string): string {
  const query = variant === undefined ? '' : `?variant=${encodeURIComponent(variant)}`;
  return `/api/funnels/${funnelId}/booked${query}`;
}

/** The same of a link on the screen after a form. */
export function bookedAddressOf({ endpoint, variant }: FormView): string {
  // A form's endpoint begins with the same words, so that its page need not carry the id twice.
  return bookedAddress(endpoint.split('/').at(-2) ?? '', variant);
}
