import type { ReactNode } from 'react';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { legalLinks } from '#engine/interpret/legal-links.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import type { Ground } from '#renderer/theme/character.ts';

interface CoachFrameProps {
  readonly coach: DeepReadonly<Coach>;
  readonly language: Language;
  /** The hero's background, which the masthead shares. */
  readonly ground: Ground;
  readonly children: ReactNode;
}

/** Masthead and footer around the sections of a coach's page. */
export function CoachFrame({ coach, language, ground, children }: CoachFrameProps) {
  const { page, brand } = wordsOf(language);
  return (
    <>
      <header className={`masthead on-${ground}`}>
        <div className="wrap">
          <Emblem motif={coach.theme.motif} />
          <p>{coach.brand}</p>
        </div>
      </header>
      <main>{children}</main>
      <footer className="colophon on-paper">
        <div className="wrap">
          <p>{coach.postalAddress}</p>
          <p>
            <a href={`mailto:${coach.contactEmail}`}>{coach.contactEmail}</a>
          </p>
          {legalLinks(coach, language).map(({ label, to }) => (
            <p key={label}>
              <a href={to}>{label}</a>
            </p>
          ))}
          <p>
            <a href="/">
              {coach.domain === undefined ? page.allOffers : brand.everything(coach.brand)}
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}

/** Masthead and footer of the site's own pages. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="masthead on-paper">
        <div className="wrap">
          <p>
            <a className="name" href="/">
              Funnelfile
            </a>
          </p>
          <nav aria-label="Site">
            <a href="/leadmagnet">The library</a>
          </nav>
        </div>
      </header>
      <main>{children}</main>
      <footer className="colophon on-paper">
        <div className="wrap">
          <p>Funnelfile. Coaches who show their work first.</p>
          <p>
            <a href="/leadmagnet">All guides and reports</a>
          </p>
        </div>
      </footer>
    </>
  );
}
