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

/** A guide holds only characters that its faces have: a PDF has no other face to take them from. */
export const guideIsDrawable: GuideRule = (entry) =>
  shownTexts(entry.value).flatMap(({ keys, text }) => {
    const isHeading = isSetLarge(keys.at(-1), valueAt(entry.value, [...keys.slice(0, -1), 'kind']));
    const { characters: known, only } = isHeading ? inHeadings : inWords;
    // Signs are told from each other slowly, and nearly every text has known ones only.
    if (only.test(text)) return [];
    const lacking = [...graphemes.segment(text)]
      .map(({ segment }) => segment)
      // What is damaged or hidden has findings of its own.
      .find((sign) => [...sign].some((one) => !known.includes(one) && !/[\p{C}\ufffd]/u.test(one)));
    if (lacking === undefined) return [];
    return findMistake(
      entry,
      'undrawable-character',
      keys,
      `The ${isHeading ? 'faces of headings' : 'faces of a guide'} have no ${quote(lacking)}, so the PDF would show an empty box instead.`,
      'Write a word for it, or a sign of Western European languages.',
    );
  });

const graphemes = new Intl.Segmenter('en');

/** What a face can draw, and what a text of nothing else matches. */
function drawable(characters: string) {
  return { characters, only: new RegExp(`^[${characters.replace(/[\\\]^-]/g, '\\$&')}]*$`) };
}
const inHeadings = drawable(headingCharacters);
const inWords = drawable(wordCharacters);

/** Titles and headings have the coach's display face; the title of a note is in bold. */
function isSetLarge(key: string | number | undefined, kind: unknown): boolean {
  return (key === 'title' && kind !== 'note') || kind === 'heading';
}
