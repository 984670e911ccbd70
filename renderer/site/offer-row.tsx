import type { CompiledFunnel } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import { coachClass } from './coach-rules.ts';
import { langOf, offerLabels } from './offer-groups.ts';

/** A funnel's offer as a row that links to its page. */
export function OfferRow({ funnel }: { readonly funnel: CompiledFunnel }) {
  const { coach, declaration } = funnel;
  const { path, offer } = declaration;
  return (
    <li className={coachClass(coach.slug)}>
      <a href={path}>
        <Emblem motif={coach.theme.motif} className="emblem" />
        <span>
          <strong className="figure" lang={langOf(funnel)}>
            {offer.name}
          </strong>
          <span lang={langOf(funnel)}>{offer.summary}</span>
          <small>{`${offerLabels[offer.kind]} by ${coach.brand}`}</small>
        </span>
      </a>
    </li>
  );
}
