import type { Guide } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { Cover } from '#renderer/artwork/cover.tsx';
import type { Assets } from '#renderer/build/assets.ts';
import { coverOf } from '#renderer/guide/cover-of.ts';
import { drawDocument } from '#renderer/page/document.tsx';
import { CoachFrame } from '#renderer/page/frame.tsx';
import { GuideBlockView } from './blocks.tsx';
import { readingLook } from './reading-look.ts';

/**
 * A written guide as a page to read, with a button for its PDF. It is the same for everybody who has a
 * link to it, and needs no script.
 */
export function drawReadingPage(
  funnel: CompiledFunnel,
  guide: DeepReadonly<Guide>,
  assets: Assets,
): string {
  const { coach, language, declaration } = funnel;
  const { name, summary } = declaration.offer;
  const head = {
    language,
    title: `${name} | ${coach.brand}`,
    description: summary,
    siteName: coach.brand,
    isUnlisted: true,
  };
  return drawDocument({
    head,
    look: readingLook(coach, assets.fonts),
    assets,
    body: (
      <CoachFrame coach={coach} language={language} ground="paper">
        <Reading funnel={funnel} guide={guide} />
      </CoachFrame>
    ),
  });
}

interface ReadingProps {
  readonly funnel: CompiledFunnel;
  readonly guide: DeepReadonly<Guide>;
}

function Reading({ funnel, guide }: ReadingProps) {
  const { declaration, coach, language } = funnel;
  const words = wordsOf(language);
  const { motif, display } = coach.theme;
  return (
    <article className="reading wrap">
      <header>
        <Cover motif={motif} display={display} {...coverOf(funnel)} />
        <div>
          <h1>{declaration.offer.name}</h1>
          <p>
            <a className="btn" href="?pdf">
              {words.guide.savePdf}
            </a>
          </p>
        </div>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">{words.guide.contents}</h2>
        <ol>
          {guide.chapters.map(({ title }, index) => (
            <li key={title}>
              <a href={`#chapter-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {guide.chapters.map(({ title, blocks }, index) => (
        <section key={title} id={`chapter-${index + 1}`}>
          <h2>{title}</h2>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide is drawn once, and blocks may be alike
            <GuideBlockView key={at} block={block} words={words} />
          ))}
        </section>
      ))}
    </article>
  );
}
