import type { Site } from '#engine/site/site.ts';
import { Book } from './book.tsx';
import type { LinkTo } from './link-to.ts';
import { langOf, offerGroups, offerLabels, offersOf } from './offer-groups.ts';

/** Every guide and report, laid out like books on a table. */
export function Library({ site, linkTo }: { readonly site: Site; readonly linkTo: LinkTo }) {
  return (
    <section className="library">
      <div className="wrap">
        <h1>The library</h1>
        <p className="intro">
          Every guide and report our coaches give away. Pick one up; it is in your inbox within
          minutes.
        </p>
        <ul className="shelf">
          {offersOf(site.funnels, offerGroups[0]).map((funnel) => (
            <li key={funnel.id}>
              <a href={linkTo(funnel)}>
                <Book funnel={funnel} isDecoration />
                <small>{`${offerLabels[funnel.declaration.offer.kind]} by ${funnel.coach.brand}`}</small>
                <strong className="figure" lang={langOf(funnel)}>
                  {funnel.declaration.offer.name}
                </strong>
                <span lang={langOf(funnel)}>{funnel.declaration.offer.summary}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
