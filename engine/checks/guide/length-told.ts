import { guideOf } from '#engine/checks/rule/guides.ts';
import { coachOf, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { quote } from '#engine/text/wording.ts';
import { pagesOf } from './whole.ts';

const reading = new RegExp(
  `(?<number>${numberPattern})[ -]minutes? (?:to read|read\\b|of reading)|\\breading time:? (?<time>${numberPattern}) minutes`,
  'i',
);
const paged = new RegExp(
  `\\b(?:an? |the |this )?(?<number>${numberPattern})[ -]pages?(?:[ -]long)? (?<noun>pdf|guide|report|e-?book|book|playbook|plan|workbook|test)\\b|\\bbehind (?:these|the) (?<behind>${numberPattern}) pages\\b|^(?<alone>${numberPattern}) pages\\.?$`,
  'i',
);

/** Words that people read in a minute, from the slowest to the fastest. */
const slowest = 100;
const fastest = 450;

/** How long a guide is said to be is about how long it is. */
export const guideIsAsLongAsSaid: FunnelRule = (entry, all) => {
  const guide = entry.sound ? guideOf(entry, all) : undefined;
  const language = entry.value.language ?? coachOf(entry, all)?.value.language ?? 'en';
  if (!guide?.sound || language !== 'en') return [];
  const sections = entry.value.page.sections;
  for (const { keys, text } of shownTexts(entry.value)) {
    const kind = keys[1] === 'sections' ? sections[Number(keys[2])]?.kind : undefined;
    if (kind === 'testimonials' || kind === 'story' || kind === 'quote') continue;
    if (!/minute|pages?/i.test(text)) continue;
    const isTaught = (noun: string, index: number) =>
      !isCalled(entry.value.offer, noun) && (index > 0 || keys.includes('items'));
    const wrong = findWrong(text, guide.value, isTaught);
    if (wrong === undefined) continue;
    return findDoubt(
      entry,
      'count-of-points',
      keys,
      `${quote(wrong.words)} stands here, but ${guide.file} has ${wrong.fact}.`,
      'Write how long it is, or leave the number out.',
    );
  }
  return [];
};

/** Whether an offer is called a report, a plan or a book; every guide is a guide and a PDF. */
function isCalled({ kind, name }: Funnel['offer'], noun: string): boolean {
  return new RegExp(`\\b${noun}\\b`, 'i').test(`guide pdf ${kind} ${name}`);
}

/**
 * How long a text says that a guide is, if it is not.
 *
 * @param isTaught whether such a document at a place in the text is one that the guide teaches to write
 */
function findWrong(text: string, guide: Guide, isTaught: (noun: string, index: number) => boolean) {
  const time = reading.exec(text);
  if (time) {
    const minutes = readNumber(time.groups?.['number'] ?? time.groups?.['time'] ?? '');
    const words = textsIn(guide.chapters).reduce(
      (sum, one) => sum + one.text.split(/\s+/).length,
      0,
    );
    const speed = words / minutes;
    if (speed < slowest || speed > fastest) {
      return {
        words: time[0],
        fact: `about ${round(words, 100)} words, ${Math.round(words / 200)} minutes for most people`,
      };
    }
  }
  const length = paged.exec(text);
  if (length === null) return undefined;
  const { number, behind, alone, noun = 'guide' } = length.groups ?? {};
  if (isTaught(noun, length.index)) return undefined;
  const said = readNumber(number ?? behind ?? alone ?? '');
  const pages = pagesOf(guide);
  return said < pages / 2.5 || said > pages * 2.5
    ? { words: length[0], fact: `about ${Math.round(pages)} pages` }
    : undefined;
}

function round(number: number, step: number): number {
  return Math.round(number / step) * step;
}
