import { Divider, Emblem, Scene } from '#renderer/artwork/artwork.tsx';
import { BodyText } from '#renderer/page/body-text.tsx';
import { Action, SecondWay } from '#renderer/sections/parts/action.tsx';
import { Band } from '#renderer/sections/parts/band.tsx';
import type { SectionProps } from '#renderer/sections/parts/context.ts';

/**
 * The last word and the button, with the coach's emblem or scene as a farewell. Once an event can no
 * longer be registered for, it says what the form says: nothing here invites to what is over.
 */
export function Closing({ section, page, ground }: SectionProps<'closing'>) {
  const { closing } = page.character;
  const { motif } = page.coach.theme;
  const view = page.form?.view;
  const now =
    view?.closed ?? (view?.waits ? { title: view.title, text: view.subtitle } : undefined);
  const { headline, text, note } = now
    ? { headline: now.title, text: now.text, note: undefined }
    : section;
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
      <h2>{headline}</h2>
      {text && (
        <p className="intro">
          <BodyText text={text} />
        </p>
      )}
      <Action label={section.button} page={page} />
      <SecondWay second={section.second} page={page} />
      {note && (
        <p className="note">
          <BodyText text={note} />
        </p>
      )}
    </Band>
  );
}
