import type { Claim } from '#engine/checks/said/claim.ts';
import { eventNouns } from '#engine/checks/said/english.ts';
import { eventOf, isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import { listDates } from '#engine/schedule/event-dates.ts';

const later = `(?:afterwards?|after (?:the|our|this) (?:${eventNouns}|class|hour|live)|the (?:day|morning|evening|week) after|the (?:next|following) (?:day|morning|week))\\b`;
const sends =
  "(?:we|i)(?: will| shall|[’']ll)? (?:also |then )?(?:(?:send|e-?mail|mail)(?! (?:you|everybody|everyone|people|them|it) (?:home|off|away|back|on)\\b)|write (?:to )?(?:you|everybody|everyone))\\b";
const thing = '(?:summary|notes|recap|survey|feedback form|questionnaire|handouts?)';

/** What has a rule of its own, or comes before the event. */
const ofOthers =
  /\b(?:slides?|slide deck|transcripts?|recordings?|replays?|recaps?|work ?books?|work ?sheets?|check ?lists?|templates?|videos?|certificates?|handouts?|links?|reminders?|dates?|details|address|confirmation|invoice|place|seat)\b/i;

/** What is done in the hour may be to send something, too. */
const isTaught = ({ section = '' }: Said) => ['lessons', 'benefits', 'audience'].includes(section);

/** Words that say on which day after an event something comes, with how many days that is. */
const daysLater: readonly (readonly [words: RegExp, days: number])[] = [
  [/\bthe same (?:day|afternoon|evening|night)\b/i, 0],
  [/\b(?:next|following) (?:day|morning)\b/i, 1],
  [/\btwo days later\b/i, 2],
  [/\ba week later\b/i, 7],
];

/** How many days after an event its email comes, for each of its dates. */
export function daysUntilEmail(event: EventDeclaration, hours: number): readonly number[] {
  return listDates(event).flatMap(({ startsAt, minutes }) => {
    const [, hour, minute] = /T(\d\d):(\d\d)/.exec(startsAt ?? '') ?? [];
    if (hour === undefined) return [];
    return [Math.floor((Number(hour) * 60 + Number(minute) + minutes + hours * 60) / (24 * 60))];
  });
}

/** What is said to come by email after an event, where nothing is sent then. */
export const claimsOfLater: readonly Claim[] = [
  {
    rule: 'promised-email',
    pattern: new RegExp(
      `\\b${later},? ${sends} [^.!?]+|\\b${sends}(?: [^.!?,;:]{1,40}?)? ${later}|\\b${thing} (?:follows?|comes?|arrives?|goes? out|reach(?:es)? you|(?:is|are) sent|will (?:follow|come|arrive|be sent))[^.!?]{0,20}? ${later}|\\byou(?: will|[’']ll)? (?:get|receive) (?:an?|the|our|your) ${thing} (?:by e-?mail )?${later}`,
      'i',
    ),
    against: (said, [words]) => {
      const { funnel, coach, place, keys } = said;
      const event = eventOf(said);
      if (!isLeadFunnel(funnel) || event === undefined || keys[0] === 'event') return;
      if (place === 'campaign' || isTaught(said) || ofOthers.test(words)) return;
      // A campaign's emails may come then, and another program may send some.
      if (funnel.submission.journey !== undefined || coach?.webhooks !== undefined) return;
      return event.after === undefined ? 'no email is sent after the event' : undefined;
    },
    remedy: 'Declare one (event.after), or take the promise out.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\b(?:you(?: will|[’']ll)? (?:get|receive|have)|(?:we|i)(?: will|[’']ll)? (?:send|e-?mail)(?: you)?) (?:our|the|your|my) (?:notes|summary|recap|slides|handouts?|recording)(?: by e-?mail)? (?:(?:the|a|two) )?(?:same|next|following|days?|weeks?) ?(?:day|afternoon|evening|night|morning|later)\b/i,
    against: (said, [words]) => {
      const event = eventOf(said);
      const hours = event?.after?.hours;
      if (event === undefined || hours === undefined) return;
      const told = daysLater.find(([pattern]) => pattern.test(words))?.[1];
      const days = daysUntilEmail(event, hours);
      if (told === undefined || days.length === 0 || days.includes(told)) return;
      return `the email after the event goes out ${hours} hours after its end (event.after.hours)`;
    },
    remedy: 'Say when it comes, or change event.after.hours.',
  },
];
