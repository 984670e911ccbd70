import { Pattern } from '#renderer/artwork/artwork.tsx';
import { FormRegion } from '#renderer/form/form-region.tsx';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Action, SecondWay } from '#renderer/sections/parts/action.tsx';
import { Art } from '#renderer/sections/parts/art.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The promise, and beside it the form where there is one. */
export function Hero({ section, page, ground }: SectionProps<'hero'>) {
  const { scene, cover } = page.character;
  const { motif } = page.coach.theme;
  const { artwork, points } = section;
  const { view } = page.form ?? {};
  const button = section.button ?? view?.button.idle;
  const isClosed = view?.closed !== undefined && view.closed.button === undefined;
  // Who comes too late learns it before anything else.
  const eyebrow = view?.closed?.title ?? (view?.waits ? view.title : section.eyebrow);
  const arrangement = artwork?.kind === 'cover' ? `cover-${cover}` : `scene-${scene}`;
  const print = (
    <div className="print">
      <Pattern motif={motif} />
    </div>
  );
  return (
    <section className={`hero on-${ground} ${page.form ? 'asks' : 'calls'} ${arrangement}`}>
      <div className="wrap">
        <div className="promise">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{section.headline}</h1>
        </div>
        <div className="lead">
          <p>
            <BodyText text={section.lead} />
          </p>
          {button && !isClosed && (
            <p className={page.form && 'jump'}>
              <Action label={button} page={page} />
            </p>
          )}
          <SecondWay second={section.second} page={page} />
          {section.note && (
            <p className="note">
              <BodyText text={section.note} />
            </p>
          )}
          {points && (
            <ul className="ticks">
              {points.map((point) => (
                <li key={point}>
                  <BodyText text={point} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* Where it lies on a phone: a picture that came after the form would push it down. */}
        <Art artwork={artwork} page={page} isFirst />
        {page.form && (
          <div className="desk">
            <FormRegion {...page.form} />
          </div>
        )}
      </div>
      {/* Behind everything, yet last, so that the promise need not wait for it. */}
      {arrangement === 'cover-panel' ? <div className="panel on-strong">{print}</div> : print}
    </section>
  );
}
