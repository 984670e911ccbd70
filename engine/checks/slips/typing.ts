import { lostAccents } from './lost-accents.ts';
import { punctuation } from './punctuation.ts';
import { findUnbalanced, quotationMarks } from './quotation-marks.ts';
import { repeated } from './repeated.ts';
import { type Detector, detect } from './slip.ts';
import { spaces } from './spaces.ts';

const findPatterns = detect('typing-slip', 'warning', [
  ...spaces,
  ...repeated,
  ...lostAccents,
  ...quotationMarks,
  ...punctuation,
]);

/** Slips of the fingers that no reader should have to read over. */
export const findTypingSlips: Detector = (judged) => [
  ...findPatterns(judged).filter(({ index }) => !isInPlaceholder(judged.text, index)),
  ...findUnbalanced(judged),
];

function isInPlaceholder(text: string, index: number): boolean {
  return /\{[^{}]*$/.test(text.slice(0, index)) && /^[^{}]*\}/.test(text.slice(index));
}
