import { type CoachRule, findDoubt, findMistake } from '#engine/checks/rule/rule.ts';
import { contrastOf, readableOn } from '#engine/colour/contrast.ts';
import { passingColour } from '#engine/colour/passing-colour.ts';

/** A theme is readable: body text by WCAG 2.2 at level AAA (1.4.6), buttons and links at AA (1.4.3). */
export const themeIsReadable: CoachRule = (entry) => {
  const { paper, ink, strong } = entry.value.theme;
  // What is no colour is found where the shape is read.
  if (![paper, ink, strong].every((colour) => /^#[\dA-F]{6}$/i.test(colour))) return [];
  const label = readableOn(strong, paper, ink);
  const isLegible = (colour: string) =>
    contrastOf(colour, paper) >= 4.5 && contrastOf(readableOn(colour, paper, ink), colour) >= 4.5;
  const nearestStrong = passingColour(strong, isLegible);
  const pairs = [
    {
      part: 'ink',
      ratio: contrastOf(ink, paper),
      min: 7,
      what: `ink ${ink} on paper ${paper}`,
      use: 'body text',
      nearest: passingColour(ink, (colour) => contrastOf(colour, paper) >= 7),
    },
    {
      part: 'strong',
      ratio: contrastOf(strong, paper),
      min: 4.5,
      what: `strong ${strong} on paper ${paper}`,
      use: 'a link',
      nearest: nearestStrong,
    },
    {
      part: 'strong',
      ratio: contrastOf(label, strong),
      min: 4.5,
      what: `${label === paper ? 'paper' : 'ink'} ${label} on strong ${strong}`,
      use: "a button's label",
      nearest: nearestStrong,
    },
  ];
  // On a dark page that would be legible with paper and ink exchanged, they may be.
  const isSwapped =
    contrastOf(paper, '#FFFFFF') > contrastOf(ink, '#FFFFFF') &&
    contrastOf(strong, ink) >= 4.5 &&
    contrastOf(readableOn(strong, ink, paper), strong) >= 4.5;
  // One finding per colour, because changing it changes its other ratios, too.
  return pairs
    .filter(({ ratio, min }) => ratio < min)
    .filter(({ part }, index, weak) => weak.findIndex((pair) => pair.part === part) === index)
    .map(({ part, ratio, min, what, use, nearest }) =>
      findMistake(
        entry,
        'low-contrast',
        ['theme', part],
        `The contrast of ${what} is ${floorRatio(ratio)} to 1; ${use} needs ${min} to 1.`,
        part === 'strong' && isSwapped
          ? `If paper and ink are exchanged, write paper: '${ink}' and ink: '${paper}'; if not, ${nearest === undefined ? 'choose another strong' : `write ${nearest} here`}.`
          : nearest === undefined
            ? `Choose another ${part}, or another paper: no shade of this one is legible on it.`
            : `Write ${nearest}, the nearest shade that is legible, or choose another.`,
      ),
    );
};

/** Rounded down, so that 6.996 is not reported as the 7 it fails to reach. */
function floorRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** A theme's colours can be told apart: decoration shows on paper, links among body text. */
export const coloursDiffer: CoachRule = (entry) => {
  const { paper, ink, strong, accent } = entry.value.theme;
  const twins = [
    { part: 'strong', one: strong, other: ink, name: 'ink', effect: 'links look like body text' },
    {
      part: 'accent',
      one: accent,
      other: paper,
      name: 'paper',
      effect: 'decoration cannot be seen',
    },
    { part: 'accent', one: accent, other: ink, name: 'ink', effect: 'nothing stands out' },
    {
      part: 'accent',
      one: accent,
      other: strong,
      name: 'strong',
      effect: 'buttons do not stand out',
    },
  ] as const;
  const twin = twins.find(({ one, other }) => one.toLowerCase() === other.toLowerCase());
  if (twin === undefined) return [];
  const { part, one, name, effect } = twin;
  return findDoubt(
    entry,
    'same-colour',
    ['theme', part],
    `${part} and ${name} are the same colour, ${one}, so ${effect}.`,
    `Choose another ${part}.`,
  );
};
