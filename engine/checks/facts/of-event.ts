import { eventNouns } from './english.ts';

/** What is said of an event, or to those who come. */
const ofEvent = new RegExp(
  `\\b(?:we(?: all| then| will| shall)? (?:begin|start|meet|gather|stop|end|finish|close|are|go|run)|we’ll|we'll|join|meet(?: us| me)|see you|be there|come|arrive|bring|log in|dial in|live|online|by video|begins?|beginning|starts?|starting|kicks? off|takes place|happens?|held|doors?|seats?|places?|regist\\p{L}+|tickets?|${eventNouns}|your)\\b|\\{event`,
  'iu',
);
/** "See you tomorrow, says the baker": words of somebody else without quotation marks. */
const saidByOthers =
  /, (?:(?:he|she|they|my [a-z-]+|the [a-z-]+) (?:said|says|asked|asks|wrote)|(?:said|says) (?:my|the|our|an?|[A-Z]))/u;
/** So many words, or fewer, say nothing but when something is: "Tuesday, 10 am, by video". */
const maxFragment = 6;

/**
 * Whether what stands at a place in a text is said of the event, by its sentence: a fragment, or one that
 * speaks of meeting. "The alarm goes at 5:30 and you are awake" is about something else.
 */
export function isSaidOfEvent(text: string, index: number): boolean {
  const sentence = sentenceAt(text, index);
  if (isSaidByOthers(text, index)) return false;
  return sentence.split(/\s+/u).length <= maxFragment || ofEvent.test(sentence);
}

/** Whether the sentence at a place in a text is told as somebody else's words. */
export function isSaidByOthers(text: string, index: number): boolean {
  return saidByOthers.test(sentenceAt(text, index));
}

/** The sentence around a place in a text; the dots of hours and "p.m." end none. */
function sentenceAt(text: string, index: number): string {
  const ends = Array.from(text.matchAll(/[.!?…](?=\s+\p{Lu})/gu), (end) => end.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  const to = ends.find((end) => end > index) ?? text.length;
  return text.slice(from, to).trim();
}
