import { judgeWhere } from '#engine/checks/said/judge.ts';
import { textsOfMessage } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const noun = '(?:e-?mail|letter|note|message|lesson|part)';
/** "In the next email: how to raise a price": what is said to come, up to the end of its sentence. */
const announced = new RegExp(
  `(?<=^|[.!?] )(?:in (?:the|our|my|your) next (?:${noun}|one)|next (?:time|up)|(?:the|our|my|your) next ${noun}(?: is| will be)?(?: all)? (?:about|on)|coming (?:up )?next)(?::|,| is| comes)? (?<topic>[^.!?]+)`,
  'i',
);
/** A topic has nouns and verbs; the words between them are in every email. */
const least = 4;
const everyday =
  /^(?:about|what|when|where|which|while|with|will|would|your|yours|from|that|this|these|those|they|them|then|than|have|here|next|email|show|look|talk|tell|send|write|find|give|make|part|into|only|most|more|some|every|first|last|second|third|before|after)$/u;

/** What an email of a campaign says that the next one is about, that one speaks of. */
export const nextEmailIsAboutIt = judgeWhere([announced], ({ text, place, keys, coach }) => {
  if (place !== 'campaign' || keys[0] !== 'campaigns') return [];
  const match = announced.exec(text);
  const next = coach?.campaigns[Number(keys[1])]?.steps[Number(keys[3]) + 1]?.message;
  const words = stemsOf(match?.groups?.['topic'] ?? '');
  // One word may be another name for the same; that nothing follows has a rule of its own.
  if (match === null || next === undefined || words.length < 2) return [];
  const told = textsOfMessage(next, []).map((one) => one.text.toLowerCase());
  if (words.some((word) => told.some((one) => one.includes(word)))) return [];
  return {
    rule: 'email-order',
    isDoubt: true,
    claim: match[0],
    problem: `${quote(match[0])} stands here, but the next email is ${quote(next.subject)} and speaks of nothing like it.`,
    remedy: 'Announce what comes next, or put the steps into that order.',
  };
});

/** The beginnings of a topic's own words, by which "raise" and "raising" are one. */
function stemsOf(topic: string): readonly string[] {
  return Array.from(topic.toLowerCase().matchAll(/[a-zà-ÿ]+/gu), ([word]) => word)
    .filter((word) => word.length >= least && !everyday.test(word))
    .map((word) => word.slice(0, Math.max(least, word.length - 3)));
}
