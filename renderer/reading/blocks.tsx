import type { ReactNode } from 'react';
import type { GuideBlock } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import { Scene } from '#renderer/artwork/artwork.tsx';
import { times } from '#renderer/artwork/drawing/shapes.ts';
import { BodyText } from '#renderer/page/body-text.tsx';

type Block<Kind extends GuideBlock['kind']> = DeepReadonly<Extract<GuideBlock, { kind: Kind }>>;

const blocks: {
  readonly [Kind in GuideBlock['kind']]: (block: Block<Kind>, words: Words) => ReactNode;
} = {
  paragraph: ({ text }) => (
    <p>
      <BodyText text={text} />
    </p>
  ),
  heading: ({ text }) => <h3>{text}</h3>,
  note: ({ title, paragraphs }) => (
    <aside>
      <p>
        <strong>{title}</strong>
      </p>
      {paragraphs.map((text) => (
        <p key={text}>
          <BodyText text={text} />
        </p>
      ))}
    </aside>
  ),
  quote: ({ text, by }, words) => (
    <figure>
      <blockquote>
        <BodyText text={words.page.quoted(text)} />
      </blockquote>
      {by && <figcaption>{by}</figcaption>}
    </figure>
  ),
  list: ({ items, isNumbered }) => {
    const List = isNumbered ? 'ol' : 'ul';
    return (
      <List>
        {items.map((text) => (
          <li key={text}>
            <BodyText text={text} />
          </li>
        ))}
      </List>
    );
  },
  // The boxes have no name: what is ticked stays on this page and is sent nowhere.
  checklist: ({ items }) => (
    <ul className="to-tick">
      {items.map((text) => (
        <li key={text}>
          <label>
            <input type="checkbox" autoComplete="off" />
            <span>
              <BodyText text={text} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  ),
  table: ({ caption, columns, rows }) => (
    // A table wider than a phone scrolls sideways, also by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys
    <section className="wide" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((text, index) => (
                <td key={columns[index]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
  worksheet: ({ title, questions }, words) => (
    <section className="sheet">
      <h3>{title}</h3>
      <ul>
        {questions.map(({ label, lines }) => (
          <li key={label}>
            {label}
            {times(lines, (line) => (
              <i key={line} />
            ))}
          </li>
        ))}
      </ul>
      <p className="small">{words.guide.onPaper}</p>
    </section>
  ),
  figure: ({ scene, alt, caption }) => (
    <figure>
      <Scene scene={scene} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
};

/** A block of a guide, to be read on a screen. */
export function GuideBlockView({
  block,
  words,
}: {
  readonly block: DeepReadonly<GuideBlock>;
  readonly words: Words;
}): ReactNode {
  // TypeScript does not see that a kind chooses its own drawing.
  const draw = blocks[block.kind] as (block: DeepReadonly<GuideBlock>, words: Words) => ReactNode;
  return draw(block, words);
}
