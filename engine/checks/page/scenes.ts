import { ownOf } from '#engine/checks/rule/own/own.ts';
import { findDoubt, folderNameOf, type Rule } from '#engine/checks/rule/rule.ts';
import { textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { scenes } from '#engine/declaration/theme.ts';
import { quote } from '#engine/text/wording.ts';

/** What each scene shows, as somebody describes it who has seen it. */
const shown: Readonly<Record<(typeof scenes)[number], RegExp>> = {
  ridgelines: /\b(?:ridge|mountain|hill|summit|peak)/i,
  citrus: /\b(?:citrus|orange|lemon|pear)/i,
  speech: /\b(?:speech|bubble)/i,
  pulse: /\b(?:pulse|heart|monitor|flat line|one (?:strong )?beat)/i,
  feathers: /\b(?:feather|wing)/i,
  ledger: /\b(?:ledger|ruled|column|blocks)/i,
  skyline: /\b(?:skyline|bridge|bay\b|harbou?r|city|tower)/i,
  sunrise: /\b(?:sun\b|sunrise|rays?\b|dawn)/i,
  contours: /\b(?:contour|compass|map\b|dotted path)/i,
  spotlight: /\b(?:spotlight|microphone|cone of light)/i,
  ribbons: /\b(?:ribbon|northern light|aurora)/i,
  embers: /\b(?:ember|coals?\b|flame|fire\b)/i,
  stage: /\b(?:stage|lectern|microphone|audience)/i,
  kitchen: /\b(?:kitchen|bowl|jug|jar\b)/i,
  plate: /\b(?:plate|fork|spoon)/i,
  letter: /\b(?:letter|envelope)/i,
};

const isScene = (name: string): name is keyof typeof shown => Object.hasOwn(shown, name);

/** How many words of a description are those of a scene. */
function wordsOf(scene: keyof typeof shown, alt: string): number {
  const words = alt.match(new RegExp(shown[scene].source, 'gi')) ?? [];
  return new Set(words.map((word) => word.toLowerCase())).size;
}

/** The words for a scene describe neither the coach's motif nor plainly another scene than is drawn. */
export const scenesAreDescribed: Rule<Funnel | Guide> = (entry, all) => {
  const own: string | undefined = ownOf(all, folderNameOf(entry)).coach?.value.theme?.motif;
  return textsIn(entry.value).flatMap(({ keys, text: scene }) => {
    if (keys.at(-1) !== 'scene' || !isScene(scene)) return [];
    const alt: unknown = valueAt(entry.value, [...keys.slice(0, -1), 'alt']);
    if (typeof alt !== 'string' || shown[scene].test(alt)) return [];
    // One such word may stand in any picture; the motif is what people know.
    const other = Object.keys(shown)
      .filter(isScene)
      .find((one) => wordsOf(one, alt) >= (one === own ? 1 : 2));
    if (other === undefined) return [];
    return findDoubt(
      entry,
      'empty-alt',
      keys,
      `The scene ${quote(scene)} is drawn, but its words describe another one: ${quote(alt)}.`,
      `Write ${quote(other)}, or describe what is drawn.`,
    );
  });
};
