import type { SectionOf } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { BodyText } from '#renderer/page/body-text.tsx';
import type { Character } from '#renderer/theme/character.ts';

interface NumberedProps {
  readonly items: DeepReadonly<SectionOf<'steps'>['items']>;
  readonly character: Character;
  /** Whether a line leads from one entry to the next. */
  readonly isTrail?: boolean;
}

/** Entries in an order that matters, with numbers in the character's style. */
export function Numbered({ items, character, isTrail = false }: NumberedProps) {
  return (
    <ol className={`numbered number-${character.numerals} two-up${isTrail ? ' trail' : ''}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <BodyText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
