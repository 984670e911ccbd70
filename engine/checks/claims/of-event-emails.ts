import type { Claim } from '#engine/checks/said/claim.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { eventOf, isEmailTitle, isInTemplate, type Said } from '#engine/checks/said/said.ts';
import { count } from '#engine/text/wording.ts';
import { online, placesOf, writePlaces } from './of-places.ts';

/** How many days after the event the email goes out that follows it, on the event's calendar. */
function daysAfter(said: Said): readonly number[] {
  const event = eventOf(said);
  const { hours, function: name } = event?.after ?? {};
  if (hours === undefined || name !== said.keys[1]) return [];
  return momentsOfEvent(event).map(({ minute, endMinute }) => {
    // An evening may end after midnight.
    const end = endMinute < minute ? endMinute + 24 * 60 : endMinute;
    return Math.floor((end / 60 + hours) / 24);
  });
}

/** An email about an event speaks of it as of what is past or still to come. */
export const claimsOfEventEmails: readonly Claim[] = [
  {
    rule: 'event-place',
    pattern:
      /\b(?:thank(?:s| you) for|(?:good|lovely|great) to (?:see|have|meet)|we were glad of) [^.!?]{0,40}\bin person\b/i,
    against: (said) => {
      const places = isInTemplate(said, ['after']) ? placesOf(eventOf(said)) : [];
      const isOnline = (place: string) => online.test(place) && !/in person/i.test(place);
      return places.every(isOnline) ? writePlaces(places) : undefined;
    },
    remedy: 'Thank people for what they came to, or correct event.place.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\bwe (?:begin|start|meet|go live)(?: again)? (?:in (?:an?|half an|\d+|one|two|ten|thirty) (?:hours?|minutes?|days?)|today|tonight|tomorrow|soon)\b|\bsee you (?:there|tonight|tomorrow|in (?:an hour|a moment|a minute))\b/i,
    against: (said) =>
      isInTemplate(said, ['after']) ? 'this email goes out when the event is over' : undefined,
    remedy: 'Say what is left of it, or name the function in a reminder.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\bthanks?(?: you)?(?: so much| very much)? for (?:coming|joining|attending|being (?:there|here|with us))\b|\b(?:it was|was it) (?:a pleasure|good|great|wonderful|lovely) to (?:have|see|meet) you\b|\{event\.name\} (?:took place|is over|has taken place)\b/i,
    against: (said) =>
      isInTemplate(said, ['confirmation', 'reminder', 'moved', 'seat-offer'])
        ? 'this email goes out before the event'
        : undefined,
    remedy: 'Say when it begins, or name the function in event.after.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\byour (?:seat|place|spot|chair) (?:[^.!?]{0,25} )?is (?:saved|reserved|waiting|confirmed)\b|^you(?:’re|'re| are) (?:in|registered)\b/i,
    against: (said) =>
      isEmailTitle(said) && isInTemplate(said, ['after'])
        ? 'this email goes out when the event is over'
        : undefined,
    remedy: 'Say what is left of it, or name the function in submission.email.',
  },
  {
    rule: 'email-timing',
    pattern: /^(?:(?:a|one|last|final|gentle|friendly|quick) )*reminder\b/i,
    against: (said) =>
      isEmailTitle(said) && isInTemplate(said, ['confirmation', 'moved', 'seat-offer', 'after'])
        ? 'this email is no reminder of the event'
        : undefined,
    remedy: 'Say what this email tells, or name the function in event.reminder.',
  },
  {
    rule: 'email-timing',
    pattern:
      /^(?:an? |our |your )?(?:new|other|changed) (?:date|time|evening|day)\b|\bwe (?:have|’ve|'ve) (?:had to )?(?:move|moved|postpone|postponed) (?:it|\{event\.name\}|the (?:date|event|masterclass|workshop|webinar|session))/i,
    against: (said) =>
      isEmailTitle(said) && isInTemplate(said, ['confirmation', 'reminder', 'seat-offer', 'after'])
        ? 'this email goes out although the date stays as it is'
        : undefined,
    remedy: 'Say what this email tells, or name the function in event.moved.',
  },
  {
    rule: 'email-timing',
    pattern:
      /^(?:tomorrow|tonight|today|in (?:half an|an|one) hour)(?: (?:morning|evening|at \d+))? ?[:!–—-]/i,
    against: (said) =>
      isEmailTitle(said) && isInTemplate(said, ['after'])
        ? 'this email goes out when the event is over'
        : undefined,
    remedy: 'Say what is left of it, or name the function in a reminder.',
  },
  {
    rule: 'email-timing',
    pattern:
      /\bthe (?:morning|day) after(?=[.,:;!?]|$)|\byesterday(?:[’']s (?:masterclass|webinar|workshop|event|session))?(?=[.,:;!?]|$)|\blast (?:night|evening)\b/i,
    against: (said) => {
      const days = daysAfter(said);
      const [first = 1] = days;
      if (!isInTemplate(said, ['after']) || days.some((one) => one === 1)) return;
      return `this email goes out ${first === 0 ? 'on the day of the event' : `${count(first, 'day')} after the event`} (event.after.hours)`;
    },
    remedy: 'Say what is right on that day, or change event.after.',
  },
];
