import { numberPattern } from './english.ts';
import { sentenceAt } from './of-event.ts';
import { questionOf, type Said } from './said.ts';

/** Those who come, or the time that they spend, as the subject: "On April 16 we sit with women". */
const subject = new RegExp(
  `^(?:(?:for|in) ${numberPattern} minutes,? )?(?:(?<you>you)|we|everybody|everyone|${numberPattern} minutes)\\b`,
  'i',
);

/** A subject that did something once, at some other time, or something that comes before or after an event. */
const otherwise =
  /\b(?:[a-z]{2,}ed|met|sat|took|gave|went|came|said|wrote|got|made|left|began|saw|told|held|sent|paid|kept|found|lost|was|were|had|did|if|unless|when|whenever|until|till|by|from|since|after|before|ago|every|each|again|last|next|previous|other|another|not|never|no|we(?: all| will)? (?:send|write|e-?mail|mail|answer|reply|call|post|publish|announce|open|close|ship|draw|choose|pick|test|hear)|(?:arrive|hand|submit|upload|pay|file|sign|register|book)s?|taxes|closed|invoices?)\b/i;
const besides = /\b(?:recordings?|replay|slides|deadline|due)\b|\{event\.date\}|\?/i;

/** Where a page tells what happens to those who come. */
const ofThose = ['hero', 'lessons'];

/**
 * Whether a date is that on which those who come do something: a day or two beside the event,
 * "Everybody practises in pairs on April 23" is a slip.
 *
 * @param words the date, which stands at the index
 */
export function isDoneOnDay(said: Said, index: number, words: string): boolean {
  const { text, place, keys, section = '' } = said;
  const isBody = place === 'page' ? keys[0] === 'page' : place !== 'campaign';
  const isOn = /\bon (?:the )?$/i.test(text.slice(0, index));
  if (!isBody || !isOn || questionOf(said) !== '') return false;
  const sentence = sentenceAt(text, index);
  const [before = '', after = ''] = sentence.split(words);
  const rest = `${before.replace(/,? ?\bon (?:the )?$/i, '')} ${after.replace(/^,? /, '')}`.trim();
  const found = subject.exec(rest);
  if (found === null || (found.groups?.['you'] && !ofThose.includes(section))) return false;
  const [clause = ''] = rest.split(/,|\b(?:who|whose|which|that|and|so|because)\b/);
  return !otherwise.test(clause) && !besides.test(sentence);
}
