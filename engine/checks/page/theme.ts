import { type CoachRule, findMistake } from '#engine/checks/rule/rule.ts';
import { contrastOf, readableOn } from '#engine/text/contrast.ts';

/**
 * A theme's texts are readable: body text as WCAG 2.2 asks at level AAA (1.4.6), buttons and links
 * as it asks at level AA (1.4.3).
 */
export const themeIsReadable: CoachRule = (entry) => {
  const { paper, ink, strong } = entry.value.theme;
  const label = readableOn(strong, paper, ink);
  const pairs = [
    {
      part: 'ink',
      ratio: contrastOf(ink, paper),
      least: 7,
      what: `ink ${ink} on paper ${paper}`,
      use: 'body text',
      remedy: 'Choose an ink that differs more in lightness from paper.',
    },
    {
      part: 'strong',
      ratio: contrastOf(strong, paper),
      least: 4.5,
      what: `strong ${strong} on paper ${paper}`,
      use: 'a link',
      remedy: 'Choose a strong that differs more in lightness from paper.',
    },
    {
      part: 'strong',
      ratio: contrastOf(label, strong),
      least: 4.5,
      what: `${label === paper ? 'paper' : 'ink'} ${label} on strong ${strong}`,
      use: "a button's label",
      remedy: 'Choose a strong that is darker or lighter.',
    },
  ];
  // One finding per colour: another value for it changes its other numbers, too.
  return pairs
    .filter(({ ratio, least }) => ratio < least)
    .filter(({ part }, index, weak) => weak.findIndex((pair) => pair.part === part) === index)
    .map(({ part, ratio, least, what, use, remedy }) =>
      findMistake(
        entry,
        'low-contrast',
        ['theme', part],
        `The contrast of ${what} is ${floorRatio(ratio)} to 1; ${use} needs ${least} to 1.`,
        remedy,
      ),
    );
};

/** Rounded down, so that 6.996 is not told as the 7 it fails to reach. */
function floorRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
