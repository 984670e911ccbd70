import { findWrongSum } from '#engine/checks/counted/totals.ts';
import { funnelsOffering, guideOf } from '#engine/checks/rule/guides.ts';
import { ownWords } from '#engine/checks/rule/own-words.ts';
import { type FunnelRule, findDoubt, type GuideRule, type Keys } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { countsSoMany, isNear, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide, GuideBlock } from '#engine/declaration/guide.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import { countOf, isOfTime, numberedChapters } from './numbered.ts';

/** "Nine statements, one honest score": how many of what an offer has, but no span of time. */
const things = new RegExp(
  `(?<number>${numberPattern}) (?:[a-z]+ )?(?<noun>(?!minutes|hours|days|weeks|months|years)[a-z]{4,}s)\\b`,
  'gi',
);
const inBoth = 'Count again and write one number in both places.';

/** A guide counts its chapters, and what its offer has, as they are. */
export const guideCountsItsChapters: GuideRule = (entry, all) => {
  if (!entry.sound) return [];
  const numbered = numberedChapters(entry.value);
  if (numbered !== undefined) {
    const { noun, length } = numbered;
    for (const { keys, text } of openingOf(entry.value)) {
      const words = findOther(text, noun, length)?.words;
      if (words === undefined) continue;
      const problem = `${quote(words)} stands here, but there are ${length}.`;
      return findDoubt(entry, 'count-of-chapters', keys, problem, `Write ${length}.`);
    }
  }
  const beyond = numbered && findBeyond(entry.value, numbered);
  if (beyond) {
    const problem = `${quote(beyond.words)} stands here, but there are ${numbered?.length}.`;
    const remedy = 'Name one that is there.';
    return findDoubt(entry, 'count-of-chapters', beyond.keys, problem, remedy);
  }
  for (const { keys, text } of textsIn(entry.value.chapters, ['chapters'])) {
    const problem = findWrongSum(text);
    if (problem === undefined) continue;
    return findDoubt(
      entry,
      'count-of-points',
      keys,
      problem,
      'Count again and correct one of them.',
    );
  }
  const short = findShort(entry.value);
  if (short !== undefined) {
    const { keys, words, length } = short;
    const problem = `${quote(words)} stands here, but the lists below hold ${length}.`;
    return findDoubt(
      entry,
      'count-of-chapters',
      keys,
      problem,
      'Add what is missing, or count again.',
    );
  }
  const [funnel] = funnelsOffering(entry, all);
  const wrong = funnel && compareCounts(funnel.value, entry.value).find(({ isThere }) => !isThere);
  if (wrong === undefined) return [];
  const problem = `${quote(wrong.told)} stands here, but ${funnel?.file} says ${quote(wrong.offered)} (${placeInWords(wrong.part, funnel?.value)}).`;
  return findDoubt(entry, 'count-of-chapters', wrong.keys, problem, inBoth);
};

/** An offer counts what its guide has as the guide does, where there are as many. */
export const offerCountsLikeItsGuide: FunnelRule = (entry, all) => {
  const guide = entry.sound ? guideOf(entry, all) : undefined;
  if (guide === undefined || !guide.sound) return [];
  const wrong = compareCounts(entry.value, guide.value).find(({ isThere }) => isThere);
  if (wrong === undefined) return [];
  const problem = `${quote(wrong.offered)} stands here, but ${guide.file} says ${quote(wrong.told)} and has as many (${placeInWords(wrong.keys, guide.value)}).`;
  return findDoubt(entry, 'count-of-chapters', wrong.part, problem, inBoth);
};

/** A number that an offer and a title of its guide tell differently. */
interface Difference {
  readonly part: Keys;
  readonly offered: string;
  readonly keys: Keys;
  readonly told: string;
  /** Whether the guide has as many as its title says. */
  readonly isThere: boolean;
}

function compareCounts({ offer }: Funnel, guide: Guide): readonly Difference[] {
  return (['name', 'summary'] as const).flatMap((part) =>
    Array.from(offer[part].matchAll(things)).flatMap(({ 0: offered, groups = {} }) =>
      labelsOf(guide).flatMap(({ keys, text, lengths }) => {
        const noun = groups['noun']?.toLowerCase().replace(/s$/u, '') ?? '';
        const other = findOther(text, noun, readNumber(groups['number'] ?? ''));
        if (other === undefined) return [];
        const isThere = lengths.includes(other.number);
        return [{ part: ['offer', part], offered, keys, told: other.words, isThere }];
      }),
    ),
  );
}

/** What comes before the chapters that are numbered. */
function openingOf({ chapters }: Guide): readonly PlacedText[] {
  const first = chapters.findIndex(({ title }) => / 1[.:)]/u.test(title));
  return textsIn(chapters.slice(0, Math.max(first, 0)), ['chapters']);
}

/** "Eight places, two to a chapter", "one of six sentences.": what the first chapter says of the whole. */
const ofWhole = new RegExp(
  `(?:(?<=^|[.!?] )|(?<=\\bone of (?:the )?))${numberPattern} (?:[a-z]+ )?[a-z]{4,}s(?=[,.:;])`,
  'iu',
);

/** Titles and captions, which say of the whole what a sentence may say of a part, and how much each is above. */
function labelsOf({ chapters }: Guide): readonly (PlacedText & { lengths: readonly number[] })[] {
  return textsIn(chapters, ['chapters']).flatMap((one) => {
    const { keys } = one;
    const isLabel = ['title', 'caption'].includes(String(keys.at(-1)));
    const isOpening = keys[1] === 0 && keys.at(-1) === 'text';
    const text = isLabel ? one.text : isOpening ? ofWhole.exec(one.text)?.[0] : undefined;
    if (text === undefined) return [];
    const { blocks = [] } = chapters[Number(keys[1])] ?? {};
    const block = blocks[Number(keys[3])];
    const below = (block === undefined ? blocks : [block]).map(sizeOf);
    const lengths = [...below, below.reduce((sum, one) => sum + one, 0)];
    return [{ keys, text: ownWords({ keys, text }), lengths }];
  });
}

/** "Begin with key 10" of nine keys; week 14 comes after thirteen of them. */
function findBeyond({ chapters }: Guide, { noun, length }: { noun: string; length: number }) {
  if (isOfTime.test(noun)) return undefined;
  const pointer = new RegExp(`(?<![A-Za-zÀ-ỿ])${noun} (?<number>\\d{1,2})(?![\\d%]|[.,]\\d)`, 'gi');
  return textsIn(chapters, ['chapters']).flatMap(({ keys, text }) =>
    Array.from(text.matchAll(pointer)).flatMap(({ 0: words, groups = {} }) => {
      const number = Number(groups['number']);
      return number > length && isNear(number, length) ? [{ keys, words }] : [];
    }),
  )[0];
}

/** A chapter whose title counts what several checklists together nearly hold: "The test: nine statements". */
function findShort({ chapters }: Guide) {
  for (const [index, { title, blocks }] of chapters.entries()) {
    const lists = blocks.filter(({ kind }) => kind === 'checklist').map(sizeOf);
    const length = lists.reduce((sum, one) => sum + one, 0);
    const [match, ...others] = Array.from(title.matchAll(things));
    const number = readNumber(match?.groups?.['number'] ?? '');
    if (lists.length < 2 || match === undefined || others.length > 0) continue;
    const isOther = number === lists.length || blocks.some((block) => sizeOf(block) === number);
    if (isOther || number === length || Math.abs(number - length) > 1) continue;
    return { keys: ['chapters', index, 'title'], words: match[0], length };
  }
  return undefined;
}

/** How many things a block has. */
function sizeOf(block: GuideBlock): number {
  switch (block.kind) {
    case 'table':
      return block.rows.length;
    case 'list':
    case 'checklist':
      return block.items.length;
    default:
      return 0;
  }
}

/** A number of the things that is nearly theirs, and so no number of some of them. */
function findOther(text: string, noun: string, length: number) {
  const { words = '', number = '' } = countOf(text, `${noun}s`) ?? {};
  const said = readNumber(number);
  if (words === '' || said < 3 || said === length || !isNear(said, length)) return undefined;
  // "Four moves, and two that take longer" are six; "five stations later" is a place on the way.
  if (countsSoMany(text, length) || / (?:later|earlier)\b/i.test(text)) return undefined;
  return { words, number: said };
}
