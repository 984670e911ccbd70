import { renderAsync } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Artwork } from '#engine/declaration/section.ts';
import type { Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { Emblem, Pattern, Scene } from '#renderer/artwork/artwork.tsx';
import { Cover } from '#renderer/artwork/cover.tsx';
import type { CoverLine, CoverTexts } from '#renderer/artwork/cover-words.ts';
import { strong, tint } from '#renderer/artwork/drawing/colours.ts';
import { measureText, setLines } from '#renderer/artwork/set-lines.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { outlineCover, withoutWords } from './outline-cover.ts';
import { outlineText } from './outline-text.tsx';
import { resolveColours } from './resolve-colours.ts';

/** The content of a shared link's picture. */
export interface SocialPicture {
  readonly theme: DeepReadonly<Theme>;
  readonly title: string;
  readonly brand: string;
  /** The kind of offer, like "Free guide". */
  readonly kind: string;
  /** The page's picture; a photograph is replaced by the motif's scene. */
  readonly artwork?: DeepReadonly<Artwork> | undefined;
}

/** The size that social networks ask for (https://ogp.me; 1.91 to 1). */
const socialSize = { width: 1200, height: 630 } as const;

const panelAt = 600;
const margin = 64;

function setWords({ theme, title, brand, kind }: SocialPicture): CoverLine[] {
  const face = theme.display;
  const line = (text: string, y: number, size: number, colour: string, x: number = margin) => ({
    text,
    x,
    y,
    size,
    colour,
    width: measureText(text, face) * size,
    anchor: 'start' as const,
  });
  const set = setLines(title, { face, width: 480, height: 300, leading: 1.04, maxSize: 92 });
  const height = set.lines.length * set.size * 1.04;
  const top = 320 - height / 2;
  return [
    { ...line(kind.toUpperCase(), 104, 22, theme.strong), spacing: 3 },
    ...set.lines.map((text, index) =>
      line(text, top + (index + 0.8) * set.size * 1.04, set.size, theme.ink),
    ),
    line(brand, 556, Math.min(28, 410 / measureText(brand, face)), theme.ink, margin + 76),
  ];
}

/** The book, with its words as outlines. */
async function drawCover(
  cover: DeepReadonly<CoverTexts>,
  theme: SocialPicture['theme'],
): Promise<string> {
  const { title, subtitle, author, badge } = cover;
  const texts = { title, subtitle, author, badge };
  const book = withoutWords(
    renderToStaticMarkup(<Cover motif={theme.motif} display={theme.display} {...texts} />),
  );
  const outlines = await outlineCover(texts, theme);
  return (
    `<g transform="rotate(3 900 315)"><svg x="${680}" y="22" width="450" height="586" viewBox="0 0 660 860">` +
    `${book}<svg x="24" y="16" width="600" height="800">${outlines}</svg></svg></g>`
  );
}

async function drawPanel({ theme, artwork }: SocialPicture): Promise<string> {
  const box = `x="${panelAt}" y="0" width="${socialSize.width - panelAt}" height="${socialSize.height}"`;
  if (artwork?.kind === 'cover') {
    const pattern = renderToStaticMarkup(<Pattern motif={theme.motif} />);
    return (
      `<rect ${box} fill="${tint(strong, 22)}"/><svg ${box} opacity=".16">${pattern}</svg>` +
      (await drawCover(artwork, theme))
    );
  }
  const scene = artwork?.kind === 'scene' ? artwork.scene : theme.motif;
  return `<svg ${box}>${renderToStaticMarkup(<Scene scene={scene} />).replace('<svg ', '<svg width="600" height="630" ')}</svg>`;
}

/** The picture of a shared link, 1200 by 630, made from the declaration alone. */
export async function drawSocialPicture(picture: SocialPicture): Promise<string> {
  const { theme } = picture;
  const emblem = renderToStaticMarkup(<Emblem motif={theme.motif} />);
  const words = await outlineText(setWords(picture), theme.display, socialSize);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">` +
    `<rect width="1200" height="630" fill="var(--paper)"/>${await drawPanel(picture)}` +
    `<rect x="${margin}" y="124" width="56" height="5" fill="var(--accent)"/>` +
    `<svg x="${margin}" y="514" width="60" height="60">${emblem}</svg>${words}</svg>`;
  return resolveColours(svg, colourProperties(theme));
}

/** The picture as a PNG, the one format every network shows; painted in a thread of its own. */
export async function paintPicture(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}
