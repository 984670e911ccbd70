import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const unit =
  'minutes?|days?|weeks?|months?|hours?|steps?|pages?|people|employees|percent|euros|dollars';
/** "Days 1 to 14", "Weeks 5 and 6". */
const stretch = new RegExp(
  `\\b(?<unit>days|weeks|minutes|months|pages) (?<from>${numberPattern})(?: ?(?:to|–|-|and|until) ?(?<to>${numberPattern}))`,
  'gi',
);
/** "Teams of ten to one": from more to less. */
const backwards = new RegExp(
  `(?<!\\bodds )\\b(?:of|in|takes|within|between|for) (?<from>${numberPattern})(?: to | and | ?[–-] ?)(?<to>${numberPattern})(?= (?:${unit})\\b|[.,;!?]|$)`,
  'gi',
);

/** Stretches of days and weeks follow each other, and a range goes upwards. */
export const rangesGoUpwards = judgeWhere([stretch, backwards], (said) => {
  if (!isOwnClaim(said)) return [];
  const wrong = findOverlap(said.text) ?? findBackwards(said.text);
  return wrong === undefined
    ? []
    : [{ rule: 'count-of-points', isDoubt: true, claim: wrong.problem, ...wrong }];
});

function findOverlap(text: string) {
  let last: { readonly unit: string; readonly to: number; readonly words: string } | undefined;
  for (const { 0: words, groups = {} } of text.matchAll(stretch)) {
    const from = readNumber(groups['from'] ?? '');
    const to = readNumber(groups['to'] ?? '');
    const name = (groups['unit'] ?? '').toLowerCase();
    if (last?.unit === name && from < last.to && to > last.to) {
      return {
        problem: `${quote(words)} begins before ${quote(last.words)} has ended.`,
        remedy: 'Let each stretch begin where the one before it ends.',
      };
    }
    last = { unit: name, to, words };
  }
  return undefined;
}

function findBackwards(text: string) {
  for (const { 0: words, groups = {} } of text.matchAll(backwards)) {
    if (readNumber(groups['from'] ?? '') > readNumber(groups['to'] ?? '')) {
      return {
        problem: `${quote(words)} goes from more to less.`,
        remedy: 'Write the smaller number first.',
      };
    }
  }
  return undefined;
}
