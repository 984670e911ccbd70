import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import { sentenceAt } from '#engine/checks/said/of-event.ts';
import { isLeadFunnel, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';
import { campaignOf, type Days, daysBetweenSteps, tellDays } from './journey.ts';

const when = `(?<when>tomorrow(?: (?:morning|evening|afternoon))?|in (?:about |around )?(?<number>${numberPattern}|a|one|a couple of|a few)(?: (?:or|to) (?<most>${numberPattern}))? (?<unit>days?|weeks?)(?: or (?<more>${numberPattern}))?(?: from now|[’']? time)?(?<loosely> or so)?|(?:the )?day after tomorrow|next week|in a fortnight(?:[’']s time)?|within (?:(?<within>${numberPattern}) days|(?<week>(?:the|a|one) week))|(?<hours>in (?:${numberPattern}|an) hours?)|(?<later>${numberPattern}) days (?:later|from now)|later today|tonight|this evening)`;
/** What a campaign sends. */
export const email =
  'emails?|e-mails?|notes?|letters?|messages?|mails?|parts?|lessons?|chapters?|instal?lments?';
const writes = `(?:(?:we|i|the [A-Z][A-Za-zÀ-ỿ]+ team|\\{coach\\})(?:[’']ll| will| shall|[’']re going to| are going to) (?:also |then )?(?:write|send|email|e-mail|mail|show you|tell you|share|be in touch|be back|get back|come back|follow up|let you know|explain|talk about|ask you)|(?:we|i) (?:write|send (?:you|the|it|your)|email you|mail you))`;
const follows = `(?:(?:a|an|the|another|our|my|one)(?: [A-Za-zÀ-ỿ]+){0,2} (?:${email})(?: [A-Za-zÀ-ỿ]+)?(?: will| shall)? (?:follow|follows|come|comes|arrive|arrives|reach|reaches|land|lands)|you(?:[’']?ll| will| shall)? (?:also )?(?:(?:get|receive|find|(?<=l )have) (?:a|an|the|another|our|my|one|from|more)|hear (?:from|more))|(?:look out|watch) for (?:a|an|the|another|our|my)|expect (?:a|an|the|another|our|my)|next (?:${email}))`;

/** "In two days we will write", and the other way round: "we will write in two days". */
const promises = [
  new RegExp(`\\b${when},? (?:${writes}|${follows})`, 'i'),
  new RegExp(`\\b(?:${writes}|${follows})[^.!?;:]{0,60}? ${when}\\b`, 'i'),
  new RegExp(
    `\\b(?:${email})\\b[^.!?;:]{0,30}? (?:follows?|comes?|arrives?|is due|lands?|is on its way)[^.!?;:]{0,10} ${when}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:more|next (?:${email})|part (?:two|three|four|2|3|4))(?: from us| comes| follows| arrives) ${when}\\b`,
    'i',
  ),
];

/** "Tomorrow: the pitch itself.", with which an email ends. */
const announced = new RegExp(
  `(?<=^|[.!?] )${when}: (?:the|an?|how|why|what|our|your) [^.!?]+[.!?]?$`,
  'i',
);

const soon =
  '(?<when>tomorrow(?: (?:morning|evening|afternoon))?|the day after tomorrow|next week)';
/** "Tomorrow we look at the pitch": in an email of a series, that is the next email. */
const continued = new RegExp(
  `(?<=^|[.!?] )${soon},? (?:(?:we|i)(?:[’']ll| will| shall)? (?:look|tell|show|write|send|talk|turn|go through|come back|continue|share|give you|explain|deal|cover|open|ask)|you(?:[’']ll| will)? (?:hear|learn|find out) (?:from (?:us|me)|about|how|why|what|which|more|the (?:rest|story)))\\b`,
  'i',
);

/** What a text promises about the next email is what the campaign's calendar makes of it. */
export const nextEmailIsInTime = judgeWhere([...promises, announced, continued], (said) => {
  const { text, funnel, coach, place } = said;
  if (!isLeadFunnel(funnel) || coach === undefined || !isOwnClaim(said)) return [];
  if (place === 'reminder' || isAboutSomethingElse(said)) return [];
  const isEnd =
    place === 'campaign' &&
    said.keys.at(-2) === 'paragraphs' &&
    Number(said.keys.at(-1)) === (said.message?.paragraphs.length ?? 0) - 1;
  const inSeries = place === 'campaign' ? [continued] : [];
  const match = [...promises, ...inSeries, ...(isEnd ? [announced] : [])]
    .map((pattern) => pattern.exec(text))
    .find((found) => found !== null);
  const words = match?.groups?.['when'];
  if (!match || words === undefined) return [];
  const campaign = campaignOf(funnel, coach);
  const step = place === 'campaign' ? Number(said.keys[3]) + 1 : 0;
  if (campaign === undefined) {
    return funnel.submission.journey === undefined && funnel.event === undefined
      ? promisesNothing(match[0], 'this form starts no campaign', 'Let the form start one')
      : [];
  }
  const days = daysBetweenSteps(funnel, campaign, coach.timeZone)[step];
  if (days === undefined) {
    // After the last step only the event's own emails come.
    const isOfEvent =
      funnel.event !== undefined &&
      /\b(?:event|masterclass|webinar|workshop|session|evening|room|seat|date)\b/i.test(
        sentenceAt(text, match.index),
      );
    if (place !== 'campaign' || isOfEvent) return [];
    return promisesNothing(
      match[0],
      `this is the last email of ${quote(campaign.name)}`,
      'Add a step',
    );
  }
  if (isRight(match, days)) return [];
  return {
    rule: 'email-timing',
    claim: match[0],
    problem: `${quote(match[0])} stands here, but by the calendar of ${quote(campaign.name)} the email ${quote(campaign.steps[step]?.message.subject)} comes after ${tellDays(days)}, depending on the hour and the weekday${campaign.window ? ' (steps, window)' : ' (steps)'}.`,
    remedy: `Write ${days.max <= 1 ? 'when it comes' : '“in the next few days” or “soon”'}, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
  };
});

function promisesNothing(words: string, why: string, start: string) {
  return {
    rule: 'promised-email',
    claim: words,
    problem: `${quote(words)} stands here, but ${why}, so nothing follows.`,
    remedy: `${start} that keeps the promise, or take the words out.`,
  } as const;
}

/** Words about the event's own emails, the call or a scheduling page. */
function isAboutSomethingElse({ text }: Said): boolean {
  return /\b(?:remind|the link|join|the recording|call you|we begin|we start|we meet)\b/i.test(
    text,
  );
}

function isRight({ groups = {} }: RegExpExecArray, { min, max }: Days): boolean {
  const { when: words = '', number, unit = '', within, week, later, hours, loosely } = groups;
  const most = groups['most'] ?? groups['more'];
  if (hours !== undefined) return min === 0;
  if (week !== undefined) return max <= 7;
  if (within !== undefined) return max <= readNumber(within);
  if (later !== undefined) return min === readNumber(later) && max === min;
  const text = words.toLowerCase();
  if (text.startsWith('tomorrow')) return min === 1 && max === 1;
  if (/today|tonight|evening/u.test(text)) return max === 0;
  if (text.includes('day after')) return min === 2 && max === 2;
  if (text === 'next week') return min >= 3 && max <= 11;
  if (text.includes('fortnight')) return min >= 12 && max <= 16;
  if (number === undefined) return true;
  if (/couple|few/i.test(number)) {
    return /^week/i.test(unit) ? min >= 10 : min >= 1 && max <= 7;
  }
  const amount =
    (/^(?:a|one)$/i.test(number) ? 1 : readNumber(number)) * (/^week/i.test(unit) ? 7 : 1);
  if (most !== undefined)
    return min >= amount && max <= readNumber(most) * (/^week/i.test(unit) ? 7 : 1);
  // "In three days or so" is true of three to five.
  if (loosely !== undefined) return min <= amount && amount <= max;
  const slack = /about|around/i.test(words) || /^week/i.test(unit) ? 1 : 0;
  return min >= amount - slack && max <= amount + slack;
}
