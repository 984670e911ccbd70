import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import type { CountedPage } from './counts.ts';
import type { Visits } from './visits.ts';
import { askedOf } from './who-asks.ts';

/** Actions on a page, as counted. */
interface PageVisit {
  readonly source: TrafficSource;
  /** Records that somebody began to use the form. */
  countInterest(): void;
  /** Records that a link to the booking calendar was followed. */
  countBooking(): void;
  /** Records that the form was sent, and the result. */
  countSent(ended: 'saved' | 'refused' | 'by a program'): void;
}

interface PageRequest {
  /** Absent if the app is called directly. */
  readonly env?: {
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
  };
  readonly req: { readonly method: string; header(name: string): string | undefined };
}

/** What a form's script reports about the way to its page. */
interface Said {
  /** The utm_* parameters of the page's address. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** The host of the previous page. */
  readonly referrer?: string | undefined;
}

/** The maximum length of the previous page's host. */
const maxReferrer = 300;

/**
 * A page's visitor and traffic source: the utm parameters sent with its form, otherwise the page's
 * address, which browsers send with each request to its own site.
 */
export function pageVisit(
  { env, req }: PageRequest,
  visits: Visits,
  page: CountedPage,
  { attribution, referrer }: Said,
): PageVisit {
  const asked = askedOf(req);
  const isGiven = attribution !== undefined && Object.keys(attribution).length > 0;
  const query = isGiven ? `?${new URLSearchParams(attribution)}` : queryOf(asked.referrer);
  const socketAddress = env?.incoming?.socket.remoteAddress;
  const visit = { asked, socketAddress, query };
  const source = visits.sourceOf(visit, referrer?.slice(0, maxReferrer));
  return {
    source,
    countInterest: () => visits.countStep('interests', page, asked, source),
    countBooking: () => visits.countStep('booked', page, asked, source),
    countSent(ended) {
      if (ended === 'by a program') {
        visits.countLeftOut(page, 'form-filler');
        return;
      }
      visits.countStep('sent', page, asked, source);
      if (ended === 'refused') visits.countStep('refused', page, asked, source);
    },
  };
}

function queryOf(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).search : '';
}
