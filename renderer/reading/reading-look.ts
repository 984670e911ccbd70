import { contrastOf } from '#engine/colour/contrast.ts';
import { passingColour } from '#engine/colour/passing-colour.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { FontManifest } from '#renderer/fonts/manifest.ts';
import { type Colours, type Look, lookRule, writeProperties } from '#renderer/page/look.ts';
import { coachLook } from '#renderer/site/coach-look.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { mixColours } from '#renderer/theme/mix-colours.ts';

/** A coach's look for an hour of reading: light and, if the reader's system asks for it, dark. */
export function readingLook(coach: DeepReadonly<Coach>, fonts: FontManifest): Look {
  const look = coachLook(coach, fonts);
  const { paper, ink } = look.colours;
  const isDark = contrastOf(paper, '#000000') < contrastOf(paper, '#FFFFFF');
  const other = turn(
    look.colours,
    isDark ? mixColours(ink, '#FFFFFF', 0.6) : mixColours(ink, '#000000', 0.35),
  );
  const [day, night] = isDark ? [other, look.colours] : [look.colours, other];
  const rule = lookRule({ ...look, colours: night });
  return {
    ...look,
    colours: day,
    // Pictures are the same in the dark.
    rules: `.reading svg{${writeProperties(colourProperties(look.colours))}}@media (prefers-color-scheme:dark){html:root{${rule};color-scheme:dark}}`,
  };
}

/** The colours with light and dark exchanged. */
function turn({ paper, strong, accent }: Colours, ground: string): Colours {
  const reads = (colour: string) => contrastOf(colour, ground) >= 4.5;
  return { paper: ground, ink: paper, strong: passingColour(strong, reads) ?? paper, accent };
}
