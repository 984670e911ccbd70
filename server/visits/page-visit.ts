import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import type { CountedPage } from './counts.ts';
import type { Visits } from './visits.ts';
import { askedOf } from './who-asks.ts';

/** A page that is used, as it is counted. */
interface PageVisit {
  readonly source: TrafficSource;
  /** Notes that somebody began to use the form. */
  countInterest(): void;
  /** Notes that a link to the booking calendar was followed. */
  countBooking(): void;
  /** Notes that the form was sent, and how that ended. */
  countSent(ended: 'saved' | 'refused' | 'by a program'): void;
}

/** A request that a page sends. */
interface PageRequest {
  /** Absent when the app is called directly. */
  readonly env?: {
    readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } };
  };
  readonly req: { readonly method: string; header(name: string): string | undefined };
}

/** What a form's script says of the way to its page. */
interface Said {
  /** The utm_* parameters of the page's address. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** The host of the page before. */
  readonly referrer?: string | undefined;
}

/** How much of what a script names as the page before is read. */
const maxReferrer = 300;

/**
 * Who uses a page, and what brought them: the utm parameters that came with its form, else the address
 * of the page, which browsers name with each request to its own site.
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
