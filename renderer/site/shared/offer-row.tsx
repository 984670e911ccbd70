import { waitingListOf } from '#engine/interpret/event/ending.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import { coachClass } from './coach-rules.ts';
import type { LinkTo } from './link-to.ts';
import { langOf, offerLabels } from './offer-groups.ts';

interface OfferRowProps {
  readonly funnel: CompiledFunnel;
  readonly linkTo: LinkTo;
  /** What its event is now. */
  readonly event: EventAt | undefined;
}

/** A funnel's offer as a row that links to its page. */
export function OfferRow({ funnel, linkTo, event }: OfferRowProps) {
  const { coach, declaration } = funnel;
  const { offer } = declaration;
  return (
    <li className={coachClass(coach.slug)}>
      <a href={linkTo(funnel)}>
        <Emblem motif={coach.theme.motif} className="emblem" />
        <span>
          <strong className="figure" lang={langOf(funnel)}>
            {offer.name}
          </strong>
          <span lang={langOf(funnel)}>{offer.summary}</span>
          <small>{`${offerLabels[offer.kind]} by ${coach.brand}${noteOn(funnel, event)}`}</small>
        </span>
      </a>
    </li>
  );
}

/** What somebody should know before following the link. */
function noteOn(funnel: CompiledFunnel, event: EventAt | undefined): string {
  if (event?.state !== 'full') return '';
  return waitingListOf(funnel) ? ' · full, with a waiting list' : ' · fully booked';
}
