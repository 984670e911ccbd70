import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { Scene as SceneName } from '#engine/declaration/theme.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { Scene } from '#renderer/artwork/artwork.tsx';
import { CoverPrint } from '#renderer/artwork/cover.tsx';
import { paintPicture } from '#renderer/social/draw-social-picture.tsx';
import { outlineCover, withoutWords } from '#renderer/social/outline-cover.ts';
import { resolveColours } from '#renderer/social/resolve-colours.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { figureShape } from './block-rows.ts';
import { coverOf } from './cover-of.ts';

/** The print of the cover as a drawing, 600 by 800. */
export async function drawCoverPrint(funnel: CompiledFunnel): Promise<string> {
  const { theme } = funnel.coach;
  const { alt: _, ...texts } = coverOf(funnel);
  const { motif, display } = theme;
  const print = renderToStaticMarkup(
    <svg aria-hidden="true">
      <CoverPrint motif={motif} display={display} {...texts} />
    </svg>,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600" viewBox="0 0 600 800">` +
    `${withoutWords(print)}${await outlineCover(texts, theme)}</svg>`;
  return resolveColours(svg, colourProperties(theme));
}

/** A scene in the coach's colours as a drawing. */
export function drawScene(scene: SceneName, { coach }: CompiledFunnel): string {
  const { width, height } = figureShape;
  const svg = renderToStaticMarkup(<Scene scene={scene} />).replace(
    '<svg ',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 3}" height="${height * 3}" `,
  );
  return resolveColours(svg, colourProperties(coach.theme));
}

/** A drawing as a JPEG, which a PDF can embed as it is. */
export async function paintDrawing(svg: string): Promise<Buffer> {
  return sharp(await paintPicture(svg))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}
