import type { DisplayFace, Motif } from '#engine/declaration/theme.ts';
import { deep, light, paper, tint } from '#renderer/artwork/drawing/colours.ts';
import { Picture } from '#renderer/artwork/drawing/picture.tsx';
import { boxes, rows, times } from '#renderer/artwork/drawing/shapes.ts';
import { motifArtwork } from '#renderer/artwork/motifs/index.ts';
import { type CoverLine, type CoverTexts, seal, setBadge, setCover } from './cover-words.ts';

interface CoverProps extends CoverTexts {
  readonly motif: Motif;
  /** The coach's display face, whose widths decide where lines break. */
  readonly display: DisplayFace;
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

/** A page without the property shows the words in its own face. */
const wordFont = 'var(--display,inherit)';

function Line({ line }: { readonly line: CoverLine }) {
  return (
    <text
      x={line.x}
      y={line.y}
      fontSize={line.size}
      textAnchor={line.anchor === 'middle' ? 'middle' : undefined}
      letterSpacing={line.spacing}
      // Until the face arrives, the fallback font is squeezed into the same width.
      textLength={line.spacing ? undefined : line.width}
      lengthAdjust={line.spacing ? undefined : 'spacingAndGlyphs'}
      fill={line.colour}
    >
      {line.text}
    </text>
  );
}

/** What makes it a book: cut corners, the block of pages and a shadow that fades in steps. */
function Book() {
  return (
    <>
      {times(7, (step) => (
        <rect
          key={step}
          x={34 - step * 3}
          y={44 - step * 3}
          width={592 + step * 6}
          height={782 + step * 6}
          rx={4 + step * 3}
          fill={deep}
          opacity=".05"
        />
      ))}
      <path fill={tint(deep, 40, light)} d="M24 16h600l8 10v800H34l-10-10z" />
      <path fill={tint(deep, 8, light)} d="M30 816h594V22l6 8v792H36z" />
      <path fill="none" stroke={tint(deep, 22, light)} d="M36 819h591M626 24v797M628 26v796" />
    </>
  );
}

/** What is printed on a cover, 600 by 800: art, title, subtitle, author and badge. */
export function CoverPrint({ motif, display, ...texts }: Omit<CoverProps, 'alt' | 'className'>) {
  const { CoverArt, words } = motifArtwork[motif];
  const lines = setCover(texts, words, display);
  const [sealX, sealY] = words.badge;
  return (
    <>
      <CoverArt />
      {texts.badge && <circle cx={sealX} cy={sealY} r={seal.radius} fill={words.badgeGround} />}
      {texts.badge && (
        <circle
          cx={sealX}
          cy={sealY}
          r={seal.radius - 7}
          fill="none"
          stroke={words.badgeColour}
          strokeWidth="2"
        />
      )}
      <g fontFamily={wordFont} fontWeight="var(--display-weight,inherit)">
        {lines.map((line) => (
          <Line key={line.y} line={line} />
        ))}
        {texts.badge &&
          setBadge(texts.badge, words, display).map((line) => <Line key={line.y} line={line} />)}
      </g>
    </>
  );
}

/** A book with the coach's name on it. */
export function Cover({ alt, className, ...print }: CoverProps) {
  return (
    <Picture width={660} height={860} alt={alt} className={className}>
      <Book />
      <svg x="24" y="16" width="600" height="800" aria-hidden="true">
        <CoverPrint {...print} />
        <path fill={deep} opacity=".22" d={boxes(rows('0,0,9,800 20,0,3,800'))} />
        <path fill={paper} opacity=".28" d={boxes(rows('9,0,6,800 23,0,2,800'))} />
        <path fill={light} opacity=".05" d="M25 0h250L25 620z" />
      </svg>
    </Picture>
  );
}
