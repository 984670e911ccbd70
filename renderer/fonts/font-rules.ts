import { fitTitles, type Titles } from './fit-titles.ts';
import type { FallbackFace, FontEntry } from './manifest.ts';

/**
 * The @font-face rules of a page's font and of its fallback fonts.
 *
 * @param titles the page's titles, to which the fallback fonts are fitted
 */
export function fontRules(font: FontEntry, titles?: Omit<Titles, 'face'>): string {
  const fallbacks = font.fallbacks.map((fallback) => {
    const { like, adjust } = fallback;
    const factor = titles ? fitTitles({ ...titles, face: font.face }, like, adjust) : 1;
    return writeFallback(fallback, font.weight, adjust * factor);
  });
  return font.css + fallbacks.join('');
}

/**
 * Heights are shares of the unadjusted size. The rule claims the face's own weight: a browser that
 * synthesizes bold takes nearly twice as long to shape text.
 */
function writeFallback(
  { family, names, ascent, descent, lineGap }: FallbackFace,
  weight: number,
  adjust: number,
): string {
  const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;
  return (
    `@font-face{font-family:"${family}";src:${names.map((name) => `local("${name}")`).join(',')};` +
    `font-weight:${weight};size-adjust:${percent(adjust)};` +
    `ascent-override:${percent(ascent / adjust)};` +
    `descent-override:${percent(descent / adjust)};` +
    `line-gap-override:${percent(lineGap / adjust)}}`
  );
}
