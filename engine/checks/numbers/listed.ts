import { isGroup, showsSome } from '#engine/checks/facts/counts.ts';
import {
  countsSoMany,
  isNear,
  listNouns,
  numberPattern,
  numbersIn,
  readNumber,
} from '#engine/checks/said/english.ts';
import { count, quote } from '#engine/text/wording.ts';
import { countsIn, uncounted } from './counts.ts';
import type { Compare, Contradiction, OfferText } from './offer-texts.ts';

/** "The seven, in short", "All nine": a number alone as the title of a list, and not "Ten, ten and ten". */
const alone = new RegExp(
  `^(?:(?:the|all|our|these|your|my) )?(?<number>${numberPattern})(?:,(?! (?:and )?${numberPattern})| in short| of them| at a glance|[.:]|$)`,
  'i',
);
/** "How many of these six were true?": a number that stands for the list itself, as in "Five of the nine" none does. */
const theseAll = new RegExp(
  `(?<!${numberPattern} )\\b(?:of|which of|all) (?:these|the) (?<number>${numberPattern})(?= (?:were|was|are|is|sounds?|do|does|did|have|has|apply|applies)\\b|[?.!,]|$)`,
  'i',
);
/** "What happens in the hour, in four steps": a number at a title's end. */
const atEnd = new RegExp(
  `\\bin (?<number>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${listNouns})[.!]?$`,
  'i',
);
/** "Nine entries, {name}": an email's title that is a count and nothing else. */
const onlyCount = new RegExp(
  `^(?:your |the )?(?<number>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?(?<noun>[A-Za-zÀ-ỿ]{2,}[^s]s)(?:, \\{name\\})?[.!]?$`,
  'i',
);
/** "… and the three things worth bringing": what an email's points are said to be. */
const announced = new RegExp(
  `\\b(?:the|your|these|all|and(?= ${numberPattern} (?:[A-Za-zÀ-ỿ]+ )?things (?:to do|to bring|worth|you|we|that|which)\\b)) (?<number>${numberPattern}) (?:(?!of\\b)[A-Za-zÀ-ỿ-]+ )?(?:${listNouns})\\b`,
  'i',
);
/** "Here are seven." */
const hereAre = new RegExp(
  `\\bhere (?:are|come) (?:the |your |all )?(?<number>${numberPattern})(?=[.!,:]|$)`,
  'i',
);
/** "Three movements and some more": nobody knows how many they are. */
const isSum = / (?:and|plus) (?:one|two|three|some|a few|a half)\b|\+/i;

const listing = ['list', 'benefits', 'lessons', 'steps'];

/** The title of a list, by whichever noun or none, counts its entries; so does an email's. */
export const listsAreWhole: Compare = (texts, { page, offer }) =>
  texts.flatMap((text) => {
    const [first, second, index] = text.keys;
    if (text.isEmail || first !== 'page' || second !== 'sections') return [];
    const section = page.sections[Number(index)];
    if (section === undefined || !listing.includes(section.kind) || !('items' in section))
      return [];
    if (text.property !== 'title' && text.property !== 'eyebrow') return [];
    if (showsSome(section)) return [];
    return judge(text, section.items.length, numbersIn(`${offer.name} ${offer.summary}`));
  });

/** @param ofOffer what the offer itself counts: "Five boxes, one shopping list" may be all of it */
function judge(
  text: OfferText,
  length: number,
  ofOffer: readonly number[],
): readonly Contradiction[] {
  const lone = alone.exec(text.text) ?? theseAll.exec(text.text) ?? atEnd.exec(text.text);
  const opening = countsIn(text).find(({ words }) => text.text.startsWith(words));
  const number = lone ? readNumber(lone.groups?.['number'] ?? '') : opening?.number;
  const words = lone?.[0].replace(/[,.:]$/u, '') ?? opening?.words;
  if (number === undefined || words === undefined || countsSoMany(text.text, length)) return [];
  if (number < 2 || number > 30 || isSum.test(text.text)) return [];
  if (lone === null && ofOffer.includes(number)) return [];
  return [miscounted(text, words, 'the section', count(length, 'item'))];
}

/** A number of things, beside how many there are: "the email has 7 points". */
export function miscounted(
  text: OfferText,
  words: string,
  whose: string,
  counted: string,
): Contradiction {
  return {
    text,
    rule: 'count-of-points',
    problem: `${quote(words)} stands here, but ${whose} has ${counted}.`,
    remedy: 'Correct the number, or add or remove what makes the difference.',
  };
}

/** The noun over a list, as in "Deliverables", with a number before it in another text. */
export const namedListsAreCounted: Compare = (texts, { page }) =>
  page.sections.flatMap((section, place) => {
    if (!listing.includes(section.kind) || !('items' in section) || !('eyebrow' in section))
      return [];
    const noun = /^(?:(?:the|our|your) )?(?<noun>[A-Za-zÀ-ỿ]{4,}[^s\W]s)$/iu.exec(
      section.eyebrow ?? '',
    );
    const { length } = section.items;
    if (noun === null) return [];
    const counted = new RegExp(
      `\\b(?<number>${numberPattern}) (?:[A-Za-zÀ-ỿ]+ )?${noun.groups?.['noun']}\\b`,
      'i',
    );
    return texts.flatMap((text) => {
      if (text.isEmail || (text.keys[1] === 'sections' && text.keys[2] === place)) return [];
      const match = counted.exec(text.text);
      const number = readNumber(match?.groups?.['number'] ?? '');
      if (match === null || number === length || !isNear(number, length)) return [];
      return miscounted(
        text,
        match[0],
        `the section ${quote(section.eyebrow ?? '')}`,
        count(length, 'item'),
      );
    });
  });

/** What an email's subject, preview and heading count is its own points. */
export const pointsAreWhole: Compare = (texts) => {
  const emails = Map.groupBy(
    texts.filter(({ isEmail }) => isEmail),
    ({ keys: [, name] }) => name,
  );
  return [...emails.values()].flatMap(findMiscounted);
};

function findMiscounted(email: readonly OfferText[]): readonly Contradiction[] {
  const points = email.filter(
    ({ keys, property }) => keys.at(-3) === 'points' && property === 'title',
  );
  if (points.length === 0 || points.some(({ text }) => isGroup(text))) return [];
  return email
    .filter(({ property }) => ['subject', 'preview', 'heading'].includes(property))
    .flatMap((text) => {
      const match = announced.exec(text.text) ?? hereAre.exec(text.text) ?? countedAlone(text.text);
      const number = readNumber(match?.groups?.['number'] ?? '');
      if (match === null || !isNear(number, points.length)) return [];
      if (countsSoMany(text.text, points.length)) return [];
      return miscounted(text, match[0], 'the email', count(points.length, 'point'));
    });
}

function countedAlone(text: string): RegExpExecArray | null {
  const match = onlyCount.exec(text);
  return uncounted.has(match?.groups?.['noun']?.toLowerCase() ?? '') ? null : match;
}
