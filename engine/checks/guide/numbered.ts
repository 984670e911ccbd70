import { guideOf } from '#engine/checks/rule/guides.ts';
import { coachOf, type FunnelRule, findDoubt, type Keys } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { isNear, numberPattern, numbersIn, readNumber } from '#engine/checks/said/english.ts';
import { numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { saidWords, type Translated } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';

/** A guide whose page promises nine keys has nine chapters that are called keys. */
export const guideHoldsWhatPageCounts: FunnelRule = (entry, all) => {
  const guide = entry.sound ? guideOf(entry, all) : undefined;
  const numbered = guide?.sound ? numberedChapters(guide.value) : undefined;
  if (guide === undefined || numbered === undefined) return [];
  const { noun, length } = numbered;
  for (const { keys, text } of shownTexts(entry.value)) {
    if (keys[0] !== 'page' && keys[0] !== 'offer') continue;
    const section = keys[1] === 'sections' ? entry.value.page.sections[Number(keys[2])] : undefined;
    // What others tell, and what leads to another offer, is not about this one.
    if (section?.kind === 'testimonials' || section?.kind === 'related') continue;
    const { words, number } = countOf(text, `${noun}s`) ?? {};
    if (words === undefined || number === undefined) continue;
    const promised = readNumber(number);
    // "Two of the keys" speaks of some of them.
    if (promised < 3 || numbersIn(text).includes(length)) continue;
    // "140 readers, asked after twelve weeks", "the sentence that gets three hands": outside of what the
    // page says in short, a span of time, or what are not nearly as many, may be anything.
    if (isOfTime.test(noun) && !isOfWhole(keys, section?.kind)) continue;
    if (section !== undefined && !isNear(promised, length)) continue;
    return findDoubt(
      entry,
      'count-of-chapters',
      keys,
      `The page promises ${quote(words)}, and ${guide.file} has ${length} chapters that are called ${noun}.`,
      `Write what is missing in the guide, or ${length} here.`,
    );
  }
  return [];
};

/** Whether what is numbered are spans of time, which go on after the last. */
export const isOfTime = /^(?:hour|day|night|morning|evening|weekend|week|month|season|year)$/;

/** Where a page says what its offer as a whole is. */
function isOfWhole([part, list]: Keys, section: string | undefined): boolean {
  return part === 'offer' || list !== 'sections' || ['hero', 'closing'].includes(section ?? '');
}

const inEnglish = {
  pattern: new RegExp(
    `\\b(?:in|has|with|holds|of|over|through|its|the|all) (?<number>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?chapters\\b`,
    'i',
  ),
  read: readNumber,
};

/** How many chapters a text in another language names; not "die ersten drei Kapitel". */
function chaptersIn(language: Translated) {
  const { pattern, read } = numbersOf(saidWords[language]);
  const some = '(?:erst|letzt|premier|dernier|primer|últim|primeir)[a-z]*';
  return {
    pattern: wholeWords(
      `(?<!${some} )(?<number>${pattern}) (?!${some} )(?:[A-Za-zÀ-ỿ]+ )?(?:Kapiteln?|chapitres|capítulos)`,
    ),
    read,
  };
}

/** "In five chapters", where the guide has eight; what comes before and after all need not be counted. */
export const guideHasItsChapters: FunnelRule = (entry, all) => {
  const guide = entry.sound ? guideOf(entry, all) : undefined;
  if (guide === undefined || !guide.sound) return [];
  const { length } = guide.value.chapters;
  const numbered = numberedChapters(guide.value)?.length;
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  const { pattern, read } = language === 'en' ? inEnglish : chaptersIn(language);
  for (const { keys, text } of shownTexts(entry.value)) {
    const section = keys[1] === 'sections' ? entry.value.page.sections[Number(keys[2])] : undefined;
    // A story may be that of somebody who writes.
    if (!['hero', 'closing', undefined].includes(section?.kind) || /\bwrit/i.test(text)) continue;
    const match = pattern.exec(text);
    const promised = read(match?.groups?.['number'] ?? '');
    if (match === null || !(promised >= 3) || promised === numbered) continue;
    if (promised <= length && promised >= length - 2) continue;
    return findDoubt(
      entry,
      'count-of-chapters',
      keys,
      `${quote(match[0])} stands here, and ${guide.file} has ${length}.`,
      `Write what is missing in the guide, or ${numbered ?? length} here.`,
    );
  }
  return [];
};

/** A number of things, and an adjective between the two; not some of them, as in "the first three". */
const counted = new RegExp(
  `(?<!\\b(?:all|any|first|last|next|other|top) )(?<number>${numberPattern})[ -]`,
  'gi',
);
const adjective = /^(?!other|more|further|new|of|the)[A-Za-zÀ-ỿ’-]+ /i;

/** How many of a thing a text names first: "nine keys", "nine small keys". */
export function countOf(
  text: string,
  things: string,
): { words: string; number: string } | undefined {
  // Most pages are about something else.
  if (!text.toLowerCase().includes(things)) return undefined;
  for (const { 0: opening, groups, index } of text.matchAll(counted)) {
    const from = index + opening.length;
    const between = adjective.exec(text.slice(from))?.[0] ?? '';
    const end = [from + between.length, from].find((start) => stands(text, things, start));
    if (end === undefined) continue;
    return { words: text.slice(index, end + things.length), number: groups?.['number'] ?? '' };
  }
  return undefined;
}

function stands(text: string, things: string, start: number): boolean {
  const end = start + things.length;
  return text.slice(start, end).toLowerCase() === things && !/^\w/.test(text.slice(end, end + 1));
}

/** "Key 3. Protect the handover", "Keys 4 and 5. The two that lock". */
const numberedTitle =
  /^(?<noun>\p{L}{3,}?)(?: |s (?=\d+ (?:and|to|&|–|-) ))(?<from>\d{1,2})(?: (?:and|to|&|–|-) (?<to>\d{1,2}))?[.:)]/u;

/** What a guide's chapters are called where they are numbered, one by one or some of them together. */
export function numberedChapters({
  chapters,
}: Guide): { readonly noun: string; readonly length: number } | undefined {
  const titles = chapters.flatMap(({ title }) => {
    const { noun = '', from = '', to = from } = numberedTitle.exec(title)?.groups ?? {};
    return noun === '' ? [] : [{ noun, from: Number(from), to: Number(to) }];
  });
  const [first] = titles;
  if (first === undefined || titles.length < 3) return undefined;
  const isInOrder = titles.every(
    ({ noun, from }, index) => noun === first.noun && from === (titles[index - 1]?.to ?? 0) + 1,
  );
  const length = titles.at(-1)?.to ?? 0;
  return isInOrder ? { noun: first.noun.toLowerCase(), length } : undefined;
}
