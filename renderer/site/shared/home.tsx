import type { EventAt } from '#engine/site/event-state.ts';
import type { Site } from '#engine/site/site.ts';
import { Book, coverOf } from './book.tsx';
import { CoachTile } from './coach-tile.tsx';
import type { LinkTo } from './link-to.ts';
import { offerGroups, offersOf } from './offer-groups.ts';
import { OfferRow } from './offer-row.tsx';

interface HomeProps {
  readonly site: Site;
  readonly linkTo: LinkTo;
  /** What the funnels' events are now, by funnel. */
  readonly events: ReadonlyMap<string, EventAt>;
}

/** What the site offers, the coaches, and all their offers. */
export function Home({ site, linkTo, events }: HomeProps) {
  return (
    <>
      <section className="welcome on-paper">
        <div className="wrap">
          <div>
            <h1>Good advice, before you pay for any.</h1>
            <p className="intro">
              Every coach here shows the work first: a guide you can use tonight, a live hour with
              your questions, or a call that costs nothing. Take one. Keep what helps.
            </p>
            <p>
              <a className="btn" href="/leadmagnet">
                Browse the library
              </a>
            </p>
          </div>
          <div className="fan">
            {chooseBooks(site).map((funnel) => (
              <Book key={funnel.id} funnel={funnel} />
            ))}
          </div>
        </div>
      </section>
      <section className="coaches">
        <h2 className="wrap">{`${countInWords(site.coaches.length)} coaches, no two alike`}</h2>
        <ul>
          {site.coaches.map((coach) => (
            <CoachTile
              key={coach.slug}
              coach={coach}
              linkTo={linkTo}
              funnels={site.funnels.filter((funnel) => funnel.coach.slug === coach.slug)}
            />
          ))}
        </ul>
      </section>
      {offerGroups.map((group) => {
        const offers = offersOf(site.funnels, group);
        return (
          offers.length > 0 && (
            <section className="band on-paper aside" key={group.title}>
              <div className="wrap">
                <header className="heading">
                  <h2>{group.title}</h2>
                  <p className="intro">{group.intro}</p>
                </header>
                <ul className="offers">
                  {offers.map((funnel) => (
                    <OfferRow
                      key={funnel.id}
                      funnel={funnel}
                      linkTo={linkTo}
                      event={events.get(funnel.id)}
                    />
                  ))}
                </ul>
              </div>
            </section>
          )
        );
      })}
    </>
  );
}

/** The first, the middle and the last book, so that they differ. */
function chooseBooks({ funnels }: Site) {
  const books = funnels.filter((funnel) => coverOf(funnel) !== undefined);
  const places = [0, Math.floor(books.length / 2), books.length - 1];
  return books.filter((_, index) => places.includes(index));
}

const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

function countInWords(count: number): string {
  return words[count] ?? String(count);
}
