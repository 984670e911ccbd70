import { numberPattern, readNumber, weekdays } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { sentenceAt } from '#engine/checks/said/of-event.ts';
import { isLeadFunnel, isOwnClaim } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import { campaignOf, type Days, daysBetweenSteps, daysToLastStep, tellDays } from './journey.ts';
import { email } from './timing.ts';

const over = new RegExp(
  `\\b(?:over|during|in|for|within) the (?:next|coming|following) (?<number>${numberPattern}) (?<unit>days|weeks)\\b`,
  'i',
);
const sends = new RegExp(`\\b(?:${email}|write|send|hear from|inbox|get)\\b`, 'i');
/** How often emails are said to come, and which days between two of them that means. */
const cadences: readonly { readonly pattern: RegExp; readonly fits: (gap: Days) => boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:every|each) (?:day|morning|evening)[^.!?]{0,40}\\b(?:${email})|(?:an?|one)(?: [A-Za-zÀ-ỿ]+)? (?:${email}) (?:a|per|every|each) day|daily (?:${email}|tips?|newsletters?)|(?:we|i)(?: will|[’']ll)? write(?: to)?(?: you)? (?:every|each) (?:day|morning|evening)|(?:${email})(?: [A-Za-zÀ-ỿ]+){0,3} (?:every|each) (?:day|morning)|(?:${email})\\b[^.!?]{0,20}, (?:and )?then one (?:a|per|every|each) day)\\b`,
      'i',
    ),
    fits: ({ max }) => max <= 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:every|each|once a|on) (?:week|${weekdays.join('|')})s?(?!,? [A-Za-z]+ \\d)[^.!?]{0,40}\\b(?:${email})|(?:an?|one)(?: [A-Za-zÀ-ỿ]+)? (?:${email}) (?:a|per|every|each) week|weekly (?:${email}|tips?|newsletters?)|(?:we|i)(?: will|[’']ll)? write(?: to)?(?: you)? (?:(?:every|each|once a) week|(?:every|each|on) (?:${weekdays.join('|')})s?)|(?:${email})(?: [A-Za-zÀ-ỿ]+){0,3} (?:every|each|once a) week|(?:${email})\\b[^.!?]{0,20}, (?:and )?then one (?:a|per|every|each) week)\\b`,
      'i',
    ),
    fits: ({ min, max }) => max >= 5 && min <= 9,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:every|each|once a) month[^.!?]{0,40}\\b(?:${email})|(?:an?|one)(?: [A-Za-zÀ-ỿ]+)? (?:${email}) (?:a|per|every|each) month|monthly (?:${email}|tips?|newsletters?)|(?:${email})(?: [A-Za-zÀ-ỿ]+){0,3} (?:every|each|once a) month)\\b`,
      'i',
    ),
    fits: ({ max }) => max >= 25,
  },
];

const promised =
  /\b(?:you(?:[’']ll| will)? (?:also )?(?:get|receive|hear)|(?:we|i)(?:[’']ll| will)? (?:also )?(?:send|write|email)|from us|follows?|course|series)\b/i;

/** How often and for how long emails are said to come is what the campaign's calendar makes of it. */
export const emailsComeAsOften = judgeWhere(
  [over, ...cadences.map(({ pattern }) => pattern)],
  (said) => {
    const { text, funnel, coach, place } = said;
    const campaign = campaignOf(funnel, coach);
    if (!isLeadFunnel(funnel) || campaign === undefined || coach === undefined) return [];
    if (place === 'reminder' || !isOwnClaim(said)) return [];
    const span = over.exec(text);
    if (span && sends.test(sentenceAt(text, span.index))) {
      const days =
        readNumber(span.groups?.['number'] ?? '') * (span.groups?.['unit'] === 'weeks' ? 7 : 1);
      const last = daysToLastStep(funnel, campaign, coach.timeZone);
      if (last.min > days || (place !== 'campaign' && last.max < days - 3 && days > 3)) {
        return often(span[0], `the emails of ${quote(campaign.name)} come over ${tellDays(last)}`);
      }
    }
    const isPromise = place === 'page' || promised.test(text);
    if (!isPromise) return [];
    const gaps = daysBetweenSteps(funnel, campaign, coach.timeZone).slice(1);
    return cadences.flatMap(({ pattern, fits }) => {
      const words = pattern.exec(text)?.[0];
      if (words === undefined || gaps.every(fits)) return [];
      const apart = gaps.map(tellDays).join(', ');
      return often(words, `the emails of ${quote(campaign.name)} are ${apart} apart`);
    });
  },
);

function often(words: string, fact: string) {
  return {
    rule: 'email-timing',
    claim: words,
    problem: `${quote(words)} stands here, but ${fact}.`,
    remedy:
      "Say what the calendar does, or change the steps' waits; npm run calendar shows every time.",
  } as const;
}
