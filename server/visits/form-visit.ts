import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import type { CountedPage } from './counts.ts';
import type { Visits } from './visits.ts';
import { askedOf } from './who-asks.ts';

/** A form that is used, as it is counted. */
interface FormVisit {
  readonly source: TrafficSource;
  /** Notes that somebody began to use the form. */
  countInterest(): void;
  /** Notes that the form was sent, and how that ended. */
  countSent(ended: 'saved' | 'refused' | 'by a program'): void;
}

/** A request about a form. */
interface FormRequest {
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
 * Who uses a form, and what brought them: the utm parameters that came with the form, else the address
 * of its page, which browsers name with each request to its own site.
 */
export function formVisit(
  { env, req }: FormRequest,
  visits: Visits,
  page: CountedPage,
  { attribution, referrer }: Said,
): FormVisit {
  const asked = askedOf(req);
  const given = new URLSearchParams(attribution).toString();
  const query = given === '' ? queryOf(asked.referrer) : `?${given}`;
  const socketAddress = env?.incoming?.socket.remoteAddress;
  const visit = { asked, socketAddress, query };
  const source = visits.sourceOf(visit, referrer?.slice(0, maxReferrer));
  return {
    source,
    countInterest: () => visits.countStep('interests', page, asked, source),
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
