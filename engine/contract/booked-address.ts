import type { FormView } from './form.ts';

/**
 * The `ping` of a link to the booking calendar: browsers post to it when the link is followed, without
 * a script and without delaying the link.
 */
export function bookedAddress(funnelId: string, variant?: string): string {
  const query = variant === undefined ? '' : `?variant=${encodeURIComponent(variant)}`;
  return `/api/funnels/${funnelId}/booked${query}`;
}

/** The same for a link on the screen after a form. */
export function bookedAddressOf({ endpoint, variant }: FormView): string {
  // A form's endpoint begins in the same way, so its page need not contain the id twice.
  return bookedAddress(endpoint.split('/').at(-2) ?? '', variant);
}
