import { findMistake, type GuideRule } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { quote } from '#engine/text/wording.ts';

const letters =
  'ıŒœ¡¢£¥§¨©ª«®¯°´¶·¸º»¿÷×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ';
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What every face of a guide's headings can draw. */
export const headingCharacters = `${ascii}\u00a0${letters}–—‘’‚“”„•…‹›€™−`;

/** What every face of a guide's words can draw. */
export const wordCharacters = `${headingCharacters}¦¬±²³µ¹¼½¾`;

/**
 * Spaces that no face has and a guide sets as one that does not break: French puts U+202F before a question
 * mark and between thousands.
 */
export const otherSpaces =
  '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f';

/** A guide holds only characters that its faces have: a PDF has no other face to take them from. */
export const guideIsDrawable: GuideRule = (entry) => {
  // What one text has, others mostly have, too, and it is mended everywhere at once.
  const told = new Set<string>();
  return shownTexts(entry.value).flatMap(({ keys, text }) => {
    const isHeading = isSetLarge(keys.at(-1), valueAt(entry.value, [...keys.slice(0, -1), 'kind']));
    const { characters: known, only } = isHeading ? inHeadings : inWords;
    // Signs are told from each other slowly, and nearly every text has known ones only.
    if (only.test(text)) return [];
    const lacking = [...graphemes.segment(text)]
      .map(({ segment }) => segment)
      // What is damaged or hidden has findings of its own.
      .find((sign) => [...sign].some((one) => !known.includes(one) && !/[\p{C}\ufffd]/u.test(one)));
    if (lacking === undefined || told.has(lacking)) return [];
    told.add(lacking);
    return findMistake(
      entry,
      'undrawable-character',
      keys,
      `The ${isHeading ? 'faces of headings' : 'faces of a guide'} have no ${quote(lacking)} (${numberOf(lacking)}), so the PDF would show an empty box instead.`,
      'Write a word for it, or a sign of Western European languages.',
    );
  });
};

const graphemes = new Intl.Segmenter('en');

/** What a face can draw, and what a text of nothing else matches. */
function drawable(characters: string) {
  return { characters, only: new RegExp(`^[${characters.replace(/[\\\]^-]/g, '\\$&')}]*$`) };
}
const inHeadings = drawable(headingCharacters + otherSpaces);
const inWords = drawable(wordCharacters + otherSpaces);

/** The number of a sign in Unicode, by its first character: U+2192. */
function numberOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Titles and headings have the coach's display face; the title of a note is in bold. */
function isSetLarge(key: string | number | undefined, kind: unknown): boolean {
  return (key === 'title' && kind !== 'note') || kind === 'heading';
}
