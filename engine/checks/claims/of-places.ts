import type { Claim } from '#engine/checks/said/claim.ts';
import { momentsOfEvent, writeEach } from '#engine/checks/said/moment.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { eventNoun, isAboutWhole } from './of-whole.ts';

/** What says of a place that people meet at screens. */
export const online =
  /\b(?:online|zoom|video|virtual|webinar|teams|google meet|live ?stream|browser)\b/i;
const inPerson =
  /\bin person\b|\b(?:hotel|inn|hall|street|road|avenue|house|cent(?:er|re)|library|museum)\b/i;

/** Whether a place is no town beside it: a screen, or "in person, in Denver"; a street may lie in any. */
function namesTown(place: string): boolean {
  return online.test(place) || /\b[Ii]n \p{Lu}/u.test(place);
}

/** The event of a text that speaks about its place. */
function eventHere(said: Said) {
  return said.place === 'campaign' ? undefined : eventOf(said);
}

/** Where the dates of an event are. */
export function placesOf(event: ReturnType<typeof eventOf>): readonly string[] {
  return event === undefined ? [] : listDates(event).map(({ place }) => place);
}

/** What is declared about the places, if there are any. */
export function writePlaces(places: readonly string[]): string | undefined {
  if (places.length === 0) return undefined;
  return `the event is ${writeEach(places.map((place) => `“${place}”`))} (event.place)`;
}

/** What is written with a capital after "in" and is no place. */
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Portuguese|Italian|Dutch|Zoom|Teams|Google|Person|Spring|Summer|Autumn|Fall|Winter|Q[1-4])\b/u;

/** The coach names a town or a room, or what only people at a screen have. */
export const claimsOfPlaces: readonly Claim[] = [
  {
    rule: 'event-place',
    pattern: new RegExp(
      `(?:(?<=^|[:·,–—] ?)[Ll]ive|\\b[Jj]oin (?:us|me)|with (?:us|me)|[Ss]ee you|[Mm]eet us|(?:[Ww]e|I)(?: will|’ll|'ll)? (?:meet|gather|sit down)|(?:[Oo]ne|[Aa]n?|[Tt]his|(?<!\\bin )[Tt]he|[Oo]ur|[Yy]our) (?:morning|afternoon|evening|day)|(?:[Ll]ive |[Ff]ree )?(?:${eventNoun})) (?:(?:live|again|together|in person),? )*in (?:our (?:\\p{Ll}+ )in |downtown |central |beautiful |sunny )?(?<town>\\p{Lu}[A-Za-zÀ-ỿ]+(?: \\p{Lu}[A-Za-zÀ-ỿ]+)*)`,
      'u',
    ),
    against: (said, { groups }) => {
      const town = groups?.['town'] ?? '';
      const places = placesOf(eventHere(said));
      if (notPlaces.test(town) || said.keys[0] === 'event') return;
      if (!isTold(said)) return;
      const [first = ''] = town.split(' ');
      const isElsewhere = (place: string) => !place.includes(first) && namesTown(place);
      return places.every(isElsewhere) ? writePlaces(places) : undefined;
    },
    remedy: 'Write {event.place}, or correct event.place.',
  },
  {
    rule: 'event-place',
    pattern:
      /\b(?:[Cc]ome|[Ww]alk|[Dd]rive|[Hh]ead)(?: as you are,?)? (?:over |up )?(?:in)?to (?:the|our) (?:\p{L}+ )?(?:ballroom|hall|hotel|office|studio|house|library|caf[eé]|church|school|theat(?:er|re)|conference (?:room|cent(?:er|re)))\b|\b[Ll]unch (?:is|will be) (?:included|served|provided)\b|\b[Mm]eet (?:you )?(?:at \d+ (?:\p{Lu}\p{Ll}+ )+(?:Street|Road|Avenue|Lane|Drive|Row|Square)|on the (?:ground|first|second|third|top) floor)\b|\bin our (?:own )?(?:kitchen|garden|barn|school|rooms?|loft|library|workshop|workroom) (?:in|at|on|near) \p{Lu}\p{L}+/u,
    against: (said) => {
      const places = placesOf(eventHere(said));
      const isRight = places.some((place) => inPerson.test(place) || !online.test(place));
      return isRight ? undefined : writePlaces(places);
    },
    remedy: 'Write {event.place}, or correct event.place.',
  },
  {
    rule: 'event-place',
    pattern:
      /\bcameras? (?:off|on|(?:may|can|will) (?:stay|be)|stays? off|is optional|are (?:optional|at))\b|\b(?:the|your|our) (?:link|button|url) (?:to join|to the (?:room|video)|opens the (?:room|meeting))\b|\bin any browser\b|\blog (?:in|on) (?:(?:an?|\p{Ll}+) )?(?:few )?minutes (?:early|before)\b|\blisten from (?:your|the) (?:bath|bed|sofa|couch|car)/iu,
    against: (said) => {
      const places = placesOf(eventHere(said));
      if (said.keys[0] === 'event') return;
      const isRight = places.some((place) => online.test(place) || !inPerson.test(place));
      return isRight ? undefined : writePlaces(places);
    },
    remedy: 'Say how people get there, or correct event.place.',
  },
  {
    rule: 'event-length',
    pattern:
      /\b(?:an?|one|the|this) (?:whole|full|entire) (?<part>day|morning|afternoon|weekend)\b(?! of (?!live|practice|work))|\ban? (?<all>all-day) /i,
    against: (said, { groups, index }) => {
      const event = eventHere(said);
      if (event === undefined || !isAboutWhole(said, index)) return;
      const minutes = Math.max(...listDates(event).map((date) => date.minutes));
      const least = minMinutes[(groups?.['part'] ?? 'day').toLowerCase()] ?? 0;
      return minutes >= least ? undefined : `the event takes ${minutes} minutes (event.minutes)`;
    },
    remedy: 'Write {event.minutes} minutes, or correct event.minutes.',
  },
  {
    rule: 'call-length',
    pattern:
      /\b(?:an?|one|the|this|your) (?:whole|full|entire) (?<part>day|morning|afternoon|evening)\b(?! of )/i,
    against: (said, { index }) => {
      const { funnel } = said;
      if (funnel.kind !== 'booking' || !isAboutWhole(said, index)) return;
      return funnel.minutes >= 120
        ? undefined
        : `the call takes ${funnel.minutes} minutes (minutes)`;
    },
    remedy: 'Write the length that the page declares, or correct minutes.',
  },
];

/** From how many minutes on it fills such a part of the day. */
const minMinutes: Readonly<Record<string, number>> = {
  day: 300,
  morning: 150,
  afternoon: 150,
  weekend: 900,
};

/** Where a page says where its event is, instead of telling of somebody. */
function isTold(said: Said): boolean {
  const { place, keys, section } = said;
  if (place !== 'page') return momentsOfEvent(eventOf(said)).length > 0 || place === 'requested';
  if (keys.includes('items')) return false;
  return (
    keys[0] !== 'page' || keys.length === 2 || ['hero', 'event', 'closing'].includes(section ?? '')
  );
}
