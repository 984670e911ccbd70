import { eventNouns } from './english.ts';
import { isTitleOfEvent, questionOf, type Said } from './said.ts';
import { isOfSchedule } from './siblings.ts';

/** What is said of an event, or to those who come, where only the offer is spoken of. */
const ofEvent = new RegExp(
  `\\b(?:we(?: all| then)? (?:begin|start|meet|gather|stop|end|finish|close|are(?! (?:closed|shut|away|off))|light|pour|sit down|switch on|log on|go|run|open|show|talk)|(?:I|we|you)(?: will| shall|[’']ll)|join|meet(?: us| me)|see(?:ing)? you|be there|come|arrive|bring|log in|dial in|set aside|block|save the date|calendars?|live|online|by video|begins?|beginning|starts?|starting|kicks? off|takes place|happens?|held|doors?|seats?|places?|regist\\p{L}+|tickets?|${eventNouns}|your (?:spot|hour|calendar))\\b|^(?:keep|get)\\b|\\{event`,
  'iu',
);
/** The event itself as the subject, or people who are asked to come: what counts in sentences about anything. */
const meets = new RegExp(
  `\\b(?:(?:we|it|this|\\{event[^}]*\\}|(?:the|our|your|this) (?:[A-Za-zÀ-ỿ-]+ )?(?:${eventNouns}|room|doors?))(?: (?:all|then|both|will|only|usually|itself)|[’']ll)* (?:begins?|starts?|meets?|gathers?|stops?|ends?|finish(?:es)?|closes?|opens?|goes? live|go on|kicks? off|lasts?|runs?|happens?|takes? place|is on|(?:are|be|is) (?:live|there|here|on|held)|sit down|log on|lights?|pours?|switch on)|(?:I|we)(?: will|[’']ll) (?:show|teach|talk|speak|open|be)|doors open|join(?: us| me)?|meet (?:us|me)|see(?:ing)? you|be there|(?<!\\d will )come|arrive|log in|dial in|set aside|block|save the date|calendars?|your (?:spot|seat|place)|we (?:are|[’']re) live|live (?:on|at))\\b|^(?:keep|get|it (?:is|falls on|will be) an?)\\b|\\{event`,
  'iu',
);
/** What is true under a condition, was so once, or costs something. */
const elsewhere =
  /\b(?:if|unless|whenever|was|were|had|did|became|began|ago|last (?:year|week|month)|used to)\b/i;
const asksWhen = /\b(?:when|what (?:time|day|date)|which (?:day|date)|how long)\b/i;
/** "Three people who know 3:17", "and then it is 3:17", "Have breakfast at 8:30": short, and said of somebody's day. */
const ofAnotherHour =
  /^have\b|\b(?:who|whose|know|knows|(?:it is|it was|it[’']s)(?= (?:\d|half|nearly|almost)))\b/i;
/** A sentence about something, however short: "The show starts at 8". */
const hasVerb =
  /\b(?:is|are|has|have|was|were|will)\b|(?<=\w )(?:starts?|begins?|opens?|closes?|ends?|leaves?|comes?)\b/i;
/** So many words, or fewer, say nothing but when something is: "Tuesday, 10 am, by video". */
export const maxFragment = 6;

/** Where a page says in short what it offers, or an email about an event: what stands there is the offer's. */
export function statesOffer(said: Said): boolean {
  const { place, keys, section } = said;
  if (place !== 'page') return isTitleOfEvent(said);
  const [part, second] = keys;
  const last = String(keys.at(-1));
  if (section === undefined) {
    return part === 'form'
      ? second === 'title' || second === 'subtitle'
      : ['offer', 'page'].includes(String(part)) || (part === 'event' && second === 'name');
  }
  return ['hero', 'event', 'seats', 'closing'].includes(section) && last !== 'lead';
}

/**
 * Whether people rely on a text to the letter: where the offer is stated, at the head of the page, in what
 * they agree to, in a reminder. A sentence elsewhere may mean something that no rule knows, so a person has to judge it.
 */
export function isBinding(said: Said): boolean {
  const { place, section, keys } = said;
  return statesOffer(said) || section === 'hero' || place === 'reminder' || keys[0] === 'form';
}

/**
 * Whether a sentence is about the event by its subject or, as a fragment, about nothing else: what is far
 * from the event in "School starts on January 4" is another day, and in "We meet on January 4" a mistake.
 */
export function isSurelyOfEvent({ text }: Said, index: number): boolean {
  const sentence = sentenceAt(text, index);
  const before =
    text
      .slice(0, index)
      .split(/[.!?…]\s/u)
      .at(-1) ?? '';
  // "The clocks change on March 14": so many words before a day have a verb among them.
  const isLabel = isShort(sentence) && before.split(' ').length <= 4 && !hasVerb.test(sentence);
  return isLabel || (meets.test(sentence) && !elsewhere.test(sentence));
}

function isShort(sentence: string): boolean {
  return sentence.split(/\s+/u).length <= maxFragment && !ofAnotherHour.test(sentence);
}

/**
 * Whether what stands at a place in a text is said of the event. Where the offer is stated, a sentence does
 * that speaks of meeting, and a fragment; elsewhere one whose subject is the event: "The alarm goes at 5:30
 * and you are awake" is about something else.
 */
export function isSaidOfEvent(said: Said, index: number): boolean {
  const { text, place, section } = said;
  if (isOfSchedule(said)) return false;
  const sentence = sentenceAt(text, index);
  const isFragment = isShort(sentence);
  if (statesOffer(said)) return isFragment || ofEvent.test(sentence);
  if (elsewhere.test(sentence)) return false;
  const isOfEmail = place === 'requested' || place === 'reminder';
  const isLabel = isFragment && !hasVerb.test(sentence);
  const mayBeShort = isOfEmail || section === 'hero' || asksWhen.test(questionOf(said));
  return (isLabel && mayBeShort) || meets.test(sentence);
}

/** Whether the sentence at a place in a text tells what is so under a condition, or was so once. */
export function isOfAnotherTime(text: string, index: number): boolean {
  return elsewhere.test(sentenceAt(text, index));
}

/** The sentence around a place in a text; the dots of hours and "p.m." end none. */
export function sentenceAt(text: string, index: number): string {
  const ends = Array.from(text.matchAll(/[.!?…](?=\s+\p{Lu})/gu), (end) => end.index + 1);
  const from = ends.findLast((end) => end <= index) ?? 0;
  const to = ends.find((end) => end > index) ?? text.length;
  return text.slice(from, to).trim();
}
