import { coachOf, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { countsSoMany, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { isEnglish } from '#engine/checks/said/said.ts';
import { plainText } from '#engine/text/markup.ts';
import { count, quote } from '#engine/text/wording.ts';

/** What the title of a section may call its items, by the section's kind. */
const nouns: Readonly<Record<string, string>> = {
  testimonials:
    'people|voices|stories|testimonials|reviews|opinions|experiences|women|men|owners|founders|leaders|managers|directors|speakers|coaches|clients|customers|readers|guests|participants|parents|families|couples|teachers|nurses|doctors|lawyers|accountants|executives|entrepreneurs|freelancers|professionals|colleagues',
  logos:
    'rooms|stages|places|firms|companies|organi[sz]ations|magazines|papers|newspapers|journals|publications|podcasts|shows|teams|clients|customers|names|brands|partners|employers|institutions|associations|houses|publishers',
  packages:
    'ways|packages|options|offers|programs|programmes|paths|levels|tiers|prices|choices|plans|doors',
  questions: 'questions|answers|doubts|objections|worries|notes',
};

const titles = new Map(
  Object.entries(nouns).map(([kind, noun]) => [
    kind,
    new RegExp(
      `^(?:(?:the|our|all|these|meet|hear|hear from|choose one of|your) ){0,2}(?<number>${numberPattern}) (?:(?!of\\b|to\\b|in\\b|out\\b|and\\b|or\\b)[A-Za-zÀ-ỿ’-]+ )?(?:${noun})\\b(?! (?:a year|a month|each|every)\\b)(?! (?:in|of|out of|per) (?:a|an|every|each|the|${numberPattern})\\b)`,
      'i',
    ),
  ]),
);

/** "You choose between two", beside three packages. */
const choice = new RegExp(
  `\\b(?:choose|pick|decide|select) (?:between|from|among|one of) (?:the |these |our )?(?<number>${numberPattern})(?=[.,;:!?]| (?:${nouns['packages']})\\b|$)`,
  'i',
);

/** "Three women and a man" are four, "two journals, three shows" are five. */
const isSum = / (?:and|plus) (?:an?|one|two|three|some|a few)\b|\+/i;

/** The title above testimonials, logos, packages or questions counts them. */
export const titledItemsAreCounted: FunnelRule = (entry, all) => {
  if (!isEnglish(entry.value, coachOf(entry, all)?.value)) return [];
  return entry.value.page.sections.flatMap((section, index) => {
    const title = titles.get(section.kind);
    if (title === undefined || !('items' in section)) return [];
    const { length } = section.items;
    const parts = ['eyebrow', 'title', 'intro'] as const;
    for (const part of parts) {
      const text: unknown = Reflect.get(section, part);
      if (typeof text !== 'string' || isSum.test(text)) continue;
      const plain = plainText(text);
      const match =
        (part === 'intro' ? null : title.exec(plain)) ??
        (section.kind === 'packages' ? choice.exec(plain) : null);
      const number = readNumber(match?.groups?.['number'] ?? '');
      if (match === null || number === length || number < 2 || number > 12) continue;
      if (part !== 'intro' && countsSoMany(plain, length)) continue;
      return findDoubt(
        entry,
        'count-of-points',
        ['page', 'sections', index, part],
        `${quote(match[0])} stands here, but the section has ${count(length, 'item')}.`,
        'Correct the number, or add or remove what makes the difference.',
      );
    }
    return [];
  });
};
