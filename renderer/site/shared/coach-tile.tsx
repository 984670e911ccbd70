import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import { coachClass } from './coach-rules.ts';
import type { LinkTo } from './link-to.ts';
import { langOf, offerLabels } from './offer-groups.ts';

interface CoachTileProps {
  readonly coach: DeepReadonly<Coach>;
  readonly funnels: readonly CompiledFunnel[];
  readonly linkTo: LinkTo;
}

/** A coach in its own colours: emblem, name, tagline and links. */
export function CoachTile({ coach, funnels, linkTo }: CoachTileProps) {
  return (
    <li className={`tile ${coachClass(coach.slug)}`}>
      <Emblem motif={coach.theme.motif} className="emblem" />
      <h3>{coach.brand}</h3>
      <p lang={coach.language === 'en' ? undefined : coach.language}>{coach.tagline}</p>
      <p className="ways">
        {funnels.map((funnel) => (
          <a key={funnel.id} href={linkTo(funnel)}>
            {offerLabels[funnel.declaration.offer.kind]}
            <span className="visually-hidden" lang={langOf(funnel)}>
              {`: ${funnel.declaration.offer.name}`}
            </span>
          </a>
        ))}
      </p>
    </li>
  );
}
