import { funnelsOffering } from '#engine/checks/rule/guides.ts';
import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { isNear, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { quote } from '#engine/text/wording.ts';
import { countOf, numberedChapters } from './numbered.ts';

/** "Nine statements, one honest score": how many of what an offer has, but no span of time. */
const things = new RegExp(
  `(?<number>${numberPattern}) (?:[a-z]+ )?(?<noun>(?!minutes|hours|days|weeks|months|years)[a-z]{4,}s)\\b`,
  'gi',
);

/** A guide counts its chapters, and what its offer has, as they are. */
export const guideCountsItsChapters: GuideRule = (entry, all) => {
  if (!entry.sound) return [];
  const numbered = numberedChapters(entry.value);
  if (numbered !== undefined) {
    const { noun, length } = numbered;
    for (const placed of openingOf(entry.value)) {
      const found = findOther(placed, noun, length);
      if (found) return findDoubt(entry, 'count-of-chapters', ...found, `Write ${length}.`);
    }
  }
  const [funnel] = funnelsOffering(entry, all);
  const offered = `${funnel?.value.offer.name}. ${funnel?.value.offer.summary}`;
  for (const { groups = {} } of offered.matchAll(things)) {
    const noun = groups['noun']?.toLowerCase().replace(/s$/u, '') ?? '';
    const number = readNumber(groups['number'] ?? '');
    for (const placed of labelsOf(entry.value)) {
      const found = findOther(placed, noun, number);
      if (found) return findDoubt(entry, 'count-of-chapters', ...found, `Write ${number}.`);
    }
  }
  return [];
};

/** What comes before the chapters that are numbered. */
function openingOf({ chapters }: Guide): readonly PlacedText[] {
  const first = chapters.findIndex(({ title }) => / 1[.:)]/u.test(title));
  return textsIn(chapters.slice(0, Math.max(first, 0)), ['chapters']);
}

/** Titles and captions, which say of the whole what a sentence may say of a part. */
function labelsOf({ chapters }: Guide): readonly PlacedText[] {
  return textsIn(chapters, ['chapters']).filter(({ keys }) =>
    ['title', 'caption'].includes(String(keys.at(-1))),
  );
}

/** A number of the things that is nearly theirs, and so no number of some of them. */
function findOther({ keys, text }: PlacedText, noun: string, length: number) {
  const { words = '', number = '' } = countOf(text, `${noun}s`) ?? {};
  const said = readNumber(number);
  if (words === '' || said < 3 || said === length || !isNear(said, length)) return undefined;
  const problem = `${quote(words)} stands here, but there are ${length}.`;
  return [keys, problem] as const;
}
