import { eventNouns, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { judgeWhere, type Verdict } from '#engine/checks/said/judge.ts';
import { lengthsIn } from '#engine/checks/said/lengths.ts';
import { type EventMoment, momentsOfEvent } from '#engine/checks/said/moment.ts';
import { eventOf, isOwnClaim, type Said, textsOfMessage } from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import { allOf, count, quote } from '#engine/text/wording.ts';
import { daysBetween, findWrongDay } from './reminder-time.ts';

const lead = `(?:the|an?|one|${numberPattern}) (?:weeks?|days?|hours?|minutes?|evening|night)`;
const before = '(?: before| earlier| ahead| in advance| prior)';
const namedLead = `(?<when>(?:on )?the (?:day|evening|night) before|a day before|one day before|(?:on )?the morning of|on the (?:day|morning)(?: itself)?(?! (?:after|before|of|when)\\b)|(?:that|the same) (?:day|morning)|(?<number>${numberPattern}|an?|the(?= week)) (?<unit>hours?|days?|minutes?|weeks?)${before})`;
const promisedBefore = new RegExp(
  `\\b(?:remind(?:er)?\\b[^.!?]{0,60}?|again |once more |(?:wait for|expect|with) ours |(?:nudge|ping|e-?mail|message|write to) you |(?:an?|one|our) (?:(?:[a-z]+ )?(?:nudge|ping|poke|heads-up)|e-?mail from us)(?: (?:comes|follows|arrives))? )${namedLead}`,
  'i',
);
/** "…, and once more an hour before": another reminder, said right after the first. */
const anotherBefore = new RegExp(
  `^,? and (?:then )?(?:(?:once (?:again|more)|again|another(?: one)?|one more|a (?:second|last)(?: one)?|the (?:one|other)) (?:(?<start>(?:when|as) we (?:begin|start|go live))|${namedLead})|${namedLead}(?=[.!]|$))`,
  'i',
);
/** "An hour before we start you will hear from us" */
const beforePromised = new RegExp(
  `\\b(?<when>(?<number>${numberPattern}|an?|the) (?<unit>hours?|days?|minutes?|weeks?) before(?: (?:we|it|the (?:${eventNouns})) (?:begins?|starts?|meet|goes live|go live))?),? (?:you(?:[’']ll| will)? (?:also )?(?:hear|(?:get|receive) (?:(?:an?|the|our|one|another|your)(?: [a-z]+)? )?(?:e-?mail|reminder|message|link|note|nudge|word))|(?:we|i)(?:[’']ll| will)? (?:also )?(?:write|e-?mail|send|nudge|remind|ping|message))\\b`,
  'i',
);
/** "A week, a day and an hour before": several reminders, in whatever order. */
const promisedSeveral = new RegExp(
  `\\bremind(?:ers?|ed|s)?\\b[^.!?]{0,40}? (?<leads>${lead}${before}?(?:,? (?:and|or) (?:again )?${lead}|, ${lead})+)${before}`,
  'i',
);
const oneLead = new RegExp(
  `(?:(?<number>${numberPattern})|the|an?|one) (?<unit>weeks?|days?|hours?|minutes?|evening|night)`,
  'gi',
);

/** What announces a reminder, by the time at which it is to come. */
export const promisedTimes = [promisedBefore, beforePromised, promisedSeveral];

/** What a page or a confirmation says of the reminders' times is what is declared. */
export const promisedReminderIsInTime = judgeWhere(promisedTimes, (said) => {
  if (said.place === 'reminder' || said.place === 'campaign' || !isOwnClaim(said)) return [];
  const event = eventOf(said);
  const hours = event ? listReminders(event).map(({ beforeMs }) => beforeMs / hourMs) : [];
  const moments = momentsOfEvent(event);
  if (hours.length === 0 || moments.length === 0 || isOutOfTime(said, moments)) return [];
  const words = findLateOrMissing(said.text, hours, moments);
  if (words === undefined) return [];
  const isOnly = event?.reminder !== undefined && hours.length === 1;
  const declared = tellHours(hours);
  return {
    rule: 'reminder-time',
    claim: said.funnel.id,
    problem: `${quote(words)} stands here, but the ${hours.length === 1 ? 'reminder goes' : 'reminders go'} out ${declared} before the event (${isOnly ? 'event.reminder.hoursBefore' : 'event.reminders'}).`,
    declared: isOnly ? 'event.reminder.hoursBefore' : 'event.reminders',
    remedy: `Write only “${declared} before”, ${isOnly ? 'change hoursBefore, or declare another reminder in' : 'or change'} event.reminders.`,
  } satisfies Verdict;
});

/** Whether the one reminder itself says another day than its hours make of it, which is told there. */
function isOutOfTime(said: Said, moments: readonly EventMoment[]): boolean {
  const event = eventOf(said);
  const [reminder, ...more] = event ? listReminders(event) : [];
  if (reminder === undefined || more.length > 0) return false;
  const { function: name, beforeMs } = reminder;
  const declared = said.coach?.functions[name];
  const message = declared?.messages?.[said.funnel.id] ?? declared?.message;
  const texts = message ? textsOfMessage(message, ['functions', name, 'message']) : [];
  return texts.some((placed) =>
    moments.some((moment) => findWrongDay({ ...said, ...placed }, moment, beforeMs / hourMs)),
  );
}

/** The words that name a time at which no reminder goes out. */
export function findLateOrMissing(
  text: string,
  hours: readonly number[],
  moments: readonly EventMoment[],
): string | undefined {
  const several = promisedSeveral.exec(text);
  if (several) {
    const leads = Array.from((several.groups?.['leads'] ?? '').matchAll(oneLead));
    const isKept = ({ groups = {} }: RegExpExecArray) =>
      moments.every((moment) => hours.some((one) => isLead(groups, one, daysBetween(moment, one))));
    return leads.every(isKept) ? undefined : several[0];
  }
  const match = promisedBefore.exec(text) ?? beforePromised.exec(text);
  if (match === null) return undefined;
  const isRight = ({ groups = {} }: RegExpExecArray) =>
    moments.every((moment) =>
      hours.some((one) => isRightTime(groups, one, daysBetween(moment, one))),
    );
  const another = anotherBefore.exec(text.slice(match.index + match[0].length));
  return [match, another]
    .find((one) => one !== null && !isRight(one))?.[0]
    .replace(/^,? and /i, '');
}

/** Hours before an event, in words: 24 hours and 1 hour. */
export function tellHours(hours: readonly number[]): string {
  return allOf(
    hours.map((one) =>
      Number.isInteger(one) ? count(one, 'hour') : count(Math.round(one * 60), 'minute'),
    ),
  );
}

type Groups = Readonly<Record<string, string | undefined>>;

function isRightTime(groups: Groups, hours: number, days: number): boolean {
  const { when = '', unit, start } = groups;
  if (start !== undefined) return hours <= 0.25;
  if (unit === undefined) return days === (/before/i.test(when) ? 1 : 0);
  return isLead(groups, hours, days);
}

/** Whether "a day" or "24 hours" before an event is when a reminder goes out. */
export function isLead({ number, unit = '' }: Groups, hours: number, days: number): boolean {
  const amount = number === undefined || /^(?:an?|the)$/i.test(number) ? 1 : readNumber(number);
  if (/^(?:day|evening|night)/i.test(unit)) return days === amount || hours === amount * 24;
  if (/^week/i.test(unit)) return hours === amount * 168;
  const [length] = lengthsIn(`${amount} ${unit}`);
  return length !== undefined && length.from === hours * 60;
}
