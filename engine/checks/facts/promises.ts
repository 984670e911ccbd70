import { withoutConditions } from '#engine/checks/said/claim.ts';
import { judgeWhere } from '#engine/checks/said/judge.ts';
import {
  eventOf,
  isLeadFunnel,
  isOwnClaim,
  type Said,
  textsOfMessage,
} from '#engine/checks/said/said.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { quote } from '#engine/text/wording.ts';
import { requestedMessage } from './counts.ts';
import { promisedTimes } from './promised-times.ts';

const reminder =
  /\b(?:(?:we|we’ll|we'll|i|i’ll|i'll)(?: will| shall)? (?:also )?remind you|(?:get|receive|e-?mail(?: you)?|send(?: you)?|be sent|expect|(?:with|plus|and)(?! the\b)) (?:a|one|the|our) (?:short |friendly |gentle |quick )?(?:email )?reminder|(?:get|receive|send(?: you)?|be sent|expect|with) (?:[A-Za-zÀ-ỿ]+ )?reminders|reminders? (?:emails? )?(?:come|go out|follow|arrive|are sent|follows|will follow|comes|will come|arrives|will arrive|is sent)|(?:send|comes?|again|once more)[^.!?]{0,30} (?:the day|an hour|one hour|24 hours|a day|the evening) before|you will be reminded|you’ll be reminded|(?:nudge|ping|poke|e-?mail|message|write(?: to)?|tap|wake) you(?: again| once more)? (?:the|an?|one|24) (?:day|hour|evening|morning|night|hours) (?:before|of)|(?:the|a) (?:day|evening|night|hour) before,? (?:we|you)(?:[’']ll| will)? (?:get|receive|hear|write|e-?mail|send|nudge|remind))\b/i;
const denied = /\b(?:no|not|never|without|don’t|don't|won’t|won't|cannot|none|nor)\b/i;

/** A reminder that somebody is promised is declared. */
export const promisedReminderIsDeclared = judgeWhere([reminder, ...promisedTimes], (said) => {
  const { text, place, funnel } = said;
  const event = eventOf(said);
  const words = reminder.exec(text)?.[0] ?? (event && findPromisedTime(text));
  if (words === undefined || !isOwnClaim(said) || !isLeadFunnel(funnel)) return [];
  if (place === 'reminder' || place === 'campaign') return [];
  const before = text.slice(0, text.indexOf(words) + words.length);
  if ((event && listReminders(event).length > 0) || isDenied(before, words)) return [];
  return {
    rule: 'promised-reminder',
    claim: 'reminder',
    problem: `${quote(words)} stands here, but ${event ? 'the event' : `the funnel ${funnel.id}`} declares no reminder, so none is sent.`,
    remedy: 'Add event.reminder: { hoursBefore, function }, or take the promise out.',
  };
});

/** "Wait for ours the day before"; "Read it again that morning" is for readers to do. */
function findPromisedTime(text: string): string | undefined {
  return promisedTimes
    .map((pattern) => pattern.exec(text)?.[0])
    .find((words) => words !== undefined && !/^(?:again|once more)\b/i.test(words));
}

function isDenied(text: string, words: string): boolean {
  const sentence = text.split(/(?<=[.!?;:])\s/u).find((one) => one.includes(words)) ?? text;
  return denied.test(withoutConditions(sentence));
}

const recording =
  /\b(?:(?:gets?|receives?|find|send(?: you)?|sent|watch|access to|includes?|including|with|available as|share|email(?: you)?)\b[^.!?]{0,30}\b(?:recording|replay)|(?:recording|replay) (?:is|reaches|lands|arrives|will reach|will be|follows|goes|comes|included|available|afterwards|for)|(?:recorded|recording) (?:and sent|for you)|(?:watch|catch|see) it (?:later|again|afterwards|in your own time|whenever)|(?:put|post|publish|leave) it online|we(?: will|[’']ll)? record (?:the|it|this|every|everything|our|all))\b/i;

/** A recording that somebody is promised comes by an email of the funnel. */
export const promisedRecordingIsSent = judgeWhere([recording], (said) => {
  const { text, place, funnel } = said;
  const words = recording.exec(text)?.[0];
  if (words === undefined || eventOf(said) === undefined || !isOwnClaim(said)) return [];
  if (isDenied(text, words) || said.keys.includes('notForYou') || said.keys.at(-1) === 'question')
    return [];
  if (place === 'campaign' || !isLeadFunnel(funnel)) return [];
  if (isNamedLater(said, /\b(?:recording|replay)\b/i)) return [];
  return {
    rule: 'promised-recording',
    isDoubt: true,
    claim: 'recording',
    problem: `${quote(words)} stands here, but no email of this funnel that comes after the event brings a recording.`,
    remedy: 'Send it with an email after the event (event.after), or take the promise out.',
  };
});

/** Whether a step of the campaign or the email after the event names something. */
export function isNamedLater({ funnel, coach }: Said, named: RegExp): boolean {
  if (coach === undefined || !isLeadFunnel(funnel)) return false;
  const { journey } = funnel.submission;
  const campaign = coach.campaigns.find(({ name }) => name === journey?.campaign);
  const after = coach.functions[funnel.event?.after?.function ?? ''];
  const messages = [
    ...(campaign?.steps ?? []).map(({ message }) => message),
    ...(after === undefined ? [] : [after.message, ...Object.values(after.messages ?? {})]),
  ];
  return messages.some((one) => textsOfMessage(one, []).some(({ text }) => named.test(text)));
}

const things =
  'guide|report|checklist|workbook|e-?book|worksheet|template|cheat ?sheet|toolkit|blueprint|planner|recipes?|test|quiz|chart|map|plan|calculator|whitepaper|PDF';
const sent = new RegExp(
  `\\byour (?:(?:free|personal|new|own|complete|[A-Za-zÀ-ỿ]+) ){0,2}(?<thing>${things})\\b[^.!?]{0,30}\\b(?:is on (?:its|the) way|(?:has been|was|is being|will be) sent|is in your inbox|is waiting|arrives|will arrive|should arrive|is coming)`,
  'i',
);

const registered =
  /\b(?:you(?:’re| are|'re) (?:now )?(?:registered|signed up for the (?:masterclass|workshop|webinar|event))|your (?:(?:seat|spot|place) is (?:reserved|saved|confirmed|secured)|(?:call|appointment|consultation) is (?:booked|confirmed|scheduled))|registration (?:is )?(?:confirmed|complete|successful)|see you (?:live|there|at the (?:masterclass|workshop|webinar|event)))\b/i;

/** What a success promises is what the requested email brings. */
export const promisedEmailIsSent = judgeWhere([sent, registered], (said) => {
  const { text, funnel, coach, keys } = said;
  if (said.place !== 'page' || keys[0] !== 'success' || coach === undefined) return [];
  if (!isLeadFunnel(funnel)) return [];
  const message = requestedMessage(funnel, coach);
  if (message === undefined) return [];
  const words =
    textsOfMessage(message, [])
      .map((one) => one.text)
      .join(' ') + funnel.offer.name;
  const promised = sent.exec(text);
  const thing = promised?.groups?.['thing'];
  if (promised && thing && isEvent(said) && !words.toLowerCase().includes(thing.toLowerCase())) {
    return {
      rule: 'promised-email',
      claim: thing,
      problem: `${quote(promised[0])} stands here, but the email that ${funnel.submission.email.function} sends is about ${quote(message.subject)} and names no ${thing}.`,
      remedy: 'Promise what the email brings, or call the function that brings it.',
    };
  }
  const seat = registered.exec(text)?.[0];
  if (seat === undefined || isEvent(said) || registered.test(words)) return [];
  return {
    rule: 'promised-email',
    claim: 'seat',
    problem: `${quote(seat)} stands here, but this funnel offers a ${funnel.offer.kind} and declares no event to register for.`,
    remedy: 'Say that the email is on its way, or declare event: { … }.',
  };
});

function isEvent(said: Said): boolean {
  return (
    eventOf(said) !== undefined ||
    ['masterclass', 'workshop', 'webinar', 'event', 'call'].includes(said.funnel.offer.kind)
  );
}
