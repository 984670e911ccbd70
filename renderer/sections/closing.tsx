import { Divider, Emblem, Scene } from '#renderer/artwork/artwork.tsx';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Action, SecondWay } from '#renderer/sections/parts/action.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/** The last word and the button, with the coach's emblem or scene as a farewell. */
export function Closing({ section, page, ground }: SectionProps<'closing'>) {
  const { closing } = page.character;
  const { motif } = page.coach.theme;
  return (
    <Band
      kind="closing"
      ground={ground}
      className={`ends-${closing}`}
      beyond={
        closing === 'scene' ? (
          <Scene scene={motif} className="view" />
        ) : (
          <Emblem motif={motif} className="emblem" />
        )
      }
    >
      <Divider motif={motif} className="divider" />
      <h2>{section.headline}</h2>
      {section.text && (
        <p className="intro">
          <BodyText text={section.text} />
        </p>
      )}
      <Action label={section.button} page={page} />
      <SecondWay second={section.second} page={page} />
      {section.note && (
        <p className="note">
          <BodyText text={section.note} />
        </p>
      )}
    </Band>
  );
}
