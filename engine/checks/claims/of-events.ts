import { claimOf } from '#engine/checks/facts/price.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { numberPattern, partsOfDay, readNumber, weekdays } from '#engine/checks/said/english.ts';
import { momentsOfEvent, tellDeclaredHours, whereItBegins } from '#engine/checks/said/moment.ts';
import { isSaidOfEvent, sentenceAt, statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';
import { placesOf, writePlaces } from './of-places.ts';
import { eventNoun, isAboutAll } from './of-whole.ts';

const event = `(?:${eventNoun})`;
const isOnline = /\b(?:online|zoom|video|virtual|webinar|teams|google meet)\b/i;

const isMetOnline = new RegExp(`\\b(?:(?:live|${event}) online|online ${event})\\b`, 'i');

/** The event of a text that speaks about it before it takes place. */
function eventBefore(said: Said) {
  return said.place === 'page' || said.place === 'requested' ? eventOf(said) : undefined;
}

/** The same in a reminder, too, which says where to come. */
function eventOfPlace(said: Said) {
  return said.place === 'campaign' ? undefined : eventOf(said);
}

/** How long the longest date of the event takes. */
function longest(said: Said): number | undefined {
  const event = eventBefore(said);
  return event && Math.max(...listDates(event).map(({ minutes }) => minutes));
}

/** What a deadline is of; "you have until June 15" may be that of a tax. */
const ofRegistering = /\b(?:regist|sign|enrol|book|reserv|seat|place|spot|ticket|door|offer)/i;

const sayDate = 'Write {event.date} and {event.time}, which are right on every day.';

/** What words say about an event, beside its length, seats, date and time in so many words. */
export const claimsOfEvents: readonly Claim[] = [
  {
    rule: 'relative-day',
    pattern: new RegExp(
      `\\b(?:join (?:us|me)|see(?:ing)? you|we (?:meet|begin|start|go live)|starts|begins) (?:next week|this week|next month|this weekend|in (?:only |just )?${numberPattern} (?:days?|weeks?|hours?)|next (?:${weekdays.join('|')}))\\b|\\b(?:with us|with me|join us|join me|masterclass|webinar|workshop)(?: [A-Za-zÀ-ỿ]+){0,3} (?:later (?:this|next)|(?:this|next)) (?:month|week)\\b|(?<=^|[·|•–—] )(?:this|next) (?:${weekdays.join('|')}|week|month|weekend)(?: (?:morning|afternoon|evening|night))?(?:, (?:by|at|live|online|from)\\b|[:!.](?: |$)| ?[·|•]|(?<=[·|•].*)$)|^(?:today|tonight|tomorrow)(?: at [A-Za-zÀ-ỿ\\d: .]+?)? we (?:go live|begin|start|meet)\\b`,
      'i',
    ),
    against: (said) => eventBefore(said) && 'this is read on any day, and the event has one date',
    remedy: sayDate,
  },
  {
    rule: 'relative-day',
    pattern: new RegExp(
      `\\b(?:(?:we|i) (?:go live|meet|begin|start)|live|a new (?:session|date|${event})) every (?:${weekdays.join('|')}|week|month|day)\\b|^every (?:${weekdays.join('|')})(?: (?:morning|afternoon|evening|night))?,? at\\b|\\bthis (?:weekend|week) we (?:go live|meet|begin|start)\\b|\\b(?:starts|begins) in an? (?:hour|day|week|minute)\\b`,
      'i',
    ),
    against: (said, { index }) =>
      said.place === 'page' && eventOf(said)?.startsAt !== undefined && isSaidOfEvent(said, index)
        ? 'this is read on any day, and the event has one date'
        : undefined,
    remedy: sayDate,
  },
  {
    rule: 'event-length',
    pattern: new RegExp(
      `\\b(?:(?<days>${numberPattern})|(?<part>half|full|whole|all))[- ]day (?:live |online |free |virtual )?${event}\\b`,
      'i',
    ),
    against: (said, { groups }) => {
      const minutes = longest(said);
      const { days, part = '' } = groups ?? {};
      const least = days === undefined ? (/half/i.test(part) ? 170 : 290) : 1201;
      if (minutes === undefined || minutes >= least || (days && readNumber(days) < 2)) return;
      return `the event takes ${minutes} minutes (event.minutes)`;
    },
    remedy: 'Write {event.minutes} minutes, or correct event.minutes.',
  },
  {
    rule: 'event-length',
    pattern: /\{event\.minutes\}[ -](?:hours?|days?|weeks?|seconds?)\b/i,
    against: (said) => eventOf(said) && 'the placeholder is filled with a number of minutes',
    remedy: 'Write {event.minutes} minutes.',
  },
  {
    rule: 'event-length',
    pattern: /\bminutes? \d+ ?(?:to|–|—|-|until) ?(?<end>\d+)\b/i,
    against: (said, { groups }) => {
      const minutes = longest(said);
      if (minutes === undefined || Number(groups?.['end']) <= minutes) return;
      return `the event is over after ${minutes} minutes (event.minutes)`;
    },
    remedy: 'Correct the minutes in the text, or event.minutes.',
  },
  {
    rule: 'promised-recording',
    pattern: new RegExp(
      `\\bwatch (?:it|the (?:free )?${event}) (?:any ?time|instantly|right away|on demand|whenever|now)\\b|\\bon[- ]demand\\b|\\b(?:instant|immediate|lifetime) access to the ${event}(?! room)\\b`,
      'i',
    ),
    against: (said) =>
      // What follows a registration may call the room's link access.
      said.keys[0] === 'success'
        ? undefined
        : eventBefore(said) && 'the event takes place once, live',
    remedy: 'Take the words out, or offer a guide instead of an event.',
  },
  {
    rule: 'promised-recording',
    pattern: new RegExp(
      `(?:\\b(?:an?|this|our|the|free|your)|${numberPattern}|(?:^|[·|:])) ?(?:pre-?)?recorded(?:,? [A-Za-zÀ-ỿ\\d-]+){0,2} (?:${event}|evening|class|session|minutes|hour)\\b`,
      'i',
    ),
    against: (said) =>
      statesOffer(said) || said.keys.includes('paragraphs')
        ? eventBefore(said) && 'people register for an event, which is live'
        : undefined,
    remedy: 'Write “live”, or offer the recording instead of an event.',
  },
  {
    rule: 'event-place',
    pattern:
      /\b(?:(?:live|meet|meets|held|come|together),? in person|(?<!\b(?:as|than|like|or|if) )in person(?! or\b)|in our (?:\p{Lu}\p{L}+ ){0,3}(?:office|studio|house|practice)|at our (?:office|studio|practice|house)|at the \p{Lu}[\p{L} ]+ (?:Hotel|Inn|Center|Centre)|held (?:at|in) (?:the )?\p{Lu}\p{L}+|free parking|[Pp]arking is(?! (?:[$€£]\d|[\p{L}\d]+ (?:dollars|euros|pounds)))|[Tt]he venue)/u,
    against: (said) => {
      const places = placesOf(eventOfPlace(said));
      const isRight = (place: string) => !isOnline.test(place) || /in person/i.test(place);
      if (places.length > 0 || (said.place === 'page' && !isAboutAll(said)))
        return places.some(isRight) ? undefined : writePlaces(places);
      // Where people choose their time, the page says where they meet.
      const told = claimOf(said.funnel, (text) => isMetOnline.test(text));
      return told === undefined ? undefined : `the page also says ${quote(told)}`;
    },
    remedy: 'Write {event.place}, or correct event.place.',
  },
  {
    rule: 'event-place',
    pattern:
      /\b(?:live online|zoom|(?:the|this|our) webinar|by video|from your (?:sofa|couch|desk|home)|one evening, one room|around one table|in (?:the same|one) room(?! (?:if|as|where|when|whenever)\b)|coat rack)\b/i,
    against: (said) => {
      const places = placesOf(eventOfPlace(said));
      if (said.keys[0] === 'event') return;
      const isInRoom = /\b(?:room|table|coat)\b/i;
      const saysRoom = isInRoom.test(said.text) && !isOnline.test(said.text);
      return places.some((place) => isOnline.test(place) !== saysRoom)
        ? undefined
        : writePlaces(places);
    },
    remedy: 'Write {event.place}, or correct event.place.',
  },
  {
    rule: 'nothing-there',
    pattern:
      /\b(?:join|get on(?:to)?|sign up for|(?:put|add) (?:your name|yourself|you)(?: on| to|down for)|leave your (?:name|address|e-?mail) (?:on|for)|a place on) (?:the|our|a) wait(?:ing)?[- ]?list\b/i,
    against: (said) => {
      const declared = eventBefore(said);
      if (declared === undefined || (declared.whenFull && 'waitingList' in declared.whenFull))
        return;
      return 'the event declares no waiting list (event.whenFull)';
    },
    remedy:
      'Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.',
  },
  {
    rule: 'event-date',
    pattern:
      /\b(?:ends?|closes?|closing|open until|deadline(?: is|:)?|[Rr]egister by|[Ss]ign up by|until)(?: on)? (?:the )?(?:\p{Lu}\p{L}+day,? )?(?<date>\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{L}{2,}(?<year>,? 20\d\d)?|\p{Lu}\p{L}{2,} \d{1,2}(?:st|nd|rd|th)?(?<otherYear>,? 20\d\d)?)/u,
    against: (said, { index, groups }) => {
      const isOfOffer = statesOffer(said) || ofRegistering.test(sentenceAt(said.text, index));
      const declared = isOfOffer ? eventBefore(said) : undefined;
      const last = momentsOfEvent(declared).at(-1);
      const date = (groups?.['date'] ?? '').replace(/(?<=\d)(?:st|nd|rd|th)\b|\bof /gu, '');
      const hasYear = groups?.['year'] !== undefined || groups?.['otherYear'] !== undefined;
      const at = Date.parse(`${date}${hasYear ? '' : ` ${last?.year}`} UTC`);
      if (!declared || !last || Number.isNaN(at) || at <= last.at.getTime()) return;
      return `the event begins before that, on ${last.weekday}, ${last.at.toISOString().slice(0, 10)} (${whereItBegins(declared)})`;
    },
    remedy: 'Write a day before the event, or correct event.startsAt.',
  },
  {
    rule: 'event-time',
    pattern: new RegExp(
      `\\b(?<part>breakfast|morning|afternoon|lunchtime|evening) (?:${event}|session|class|talk)\\b|\\b(?:spend|join us for|give us|come for|meet us for) (?:one|an?|this|your|the) (?<spent>morning|afternoon|lunchtime|evening)\\b|\\b(?:what|how) (?:the|this|our|your) (?<held>morning|afternoon|evening) (?:holds|brings|runs|goes)\\b|\\bwe (?:meet|begin|start|gather|go live)(?: [A-Za-zÀ-ỿ]+)? in the (?<met>morning|afternoon|evening)\\b|\\ban? (?:[A-Za-zÀ-ỿ]+ )?(?<other>morning|afternoon|evening) of ${numberPattern} minutes\\b|${numberPattern} (?:minutes|hours?) (?:in|of) the (?<timed>morning|afternoon|evening)\\b|\\b(?:one|this|an?|our) (?<named>morning|afternoon|evening)(?:,| (?:at|with|about|together|online|for|to|of)\\b)|\\b(?<lunch>lunch)(?:[- ]hour\\b| and learn\\b| break\\b)`,
      'i',
    ),
    against: (said, { groups, index }) => {
      const declared = eventBefore(said);
      const moments = momentsOfEvent(declared);
      if (!declared || moments.length === 0) return;
      const { part: first, spent, met, held, other, named, timed, lunch } = groups ?? {};
      if (timed !== undefined && !statesOffer(said)) return;
      if (named !== undefined && !isAboutAll(said)) return;
      if (held !== undefined && said.keys.includes('items')) return;
      // "If you start at seven, write to us: a morning session may be planned."
      if (/\bif\b/i.test(sentenceAt(said.text, index))) return;
      const part = lunch
        ? 'lunchtime'
        : (first ?? spent ?? met ?? held ?? other ?? timed ?? named ?? '').toLowerCase();
      const [from, to] = partsOfDay[part] ?? [0, 24];
      const isRight = moments.some(({ minute }) => from * 60 <= minute && minute <= to * 60);
      return isRight ? undefined : tellDeclaredHours(declared);
    },
    remedy: sayDate,
  },
];
