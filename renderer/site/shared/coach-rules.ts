import type { Site } from '#engine/site/site.ts';
import { fontRules } from '#renderer/fonts/font-rules.ts';
import type { FontManifest } from '#renderer/fonts/manifest.ts';
import { writeProperties } from '#renderer/page/look.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';

/** The class that puts a coach's colours and face on an element of the site's own pages. */
export function coachClass(slug: string): string {
  return `by-${slug}`;
}

/** The rules of these classes, and of the faces in which covers are set. */
export function coachRules({ coaches }: Site, fonts: FontManifest): string {
  return coaches
    .map(({ slug, theme }) => {
      const font = fonts.covers[slug] ?? fonts.site;
      const properties = {
        ...colourProperties(theme),
        '--cover-face': font.stack,
        '--cover-weight': String(font.weight),
      };
      return `${fontRules(font)}.${coachClass(slug)}{${writeProperties(properties)}}`;
    })
    .join('');
}
