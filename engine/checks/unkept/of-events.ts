import {
  momentsOfEvent,
  tellDays,
  tellDeclaredHours,
  whereItBegins,
  writeEach,
} from '#engine/checks/said/moment.ts';
import { statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, type Said } from '#engine/checks/said/said.ts';
import { saidWords, type Translated } from '#engine/language/said/index.ts';
import type { SpokenClaim } from './claim.ts';

/** Parts of the day, and between which hours an event may begin that is called so. */
const parts: readonly (readonly [word: RegExp, from: number, to: number])[] = [
  [/vormittag|morgen|matin|mañana|manhã/i, 4, 13],
  [/nachmittag|après-midi/i, 11.5, 18.5],
  [/tarde/i, 11.5, 20.5],
  [/abend|soir|noche|noite/i, 16, 24],
];
const partsIn: Readonly<Record<Translated, string>> = {
  de: '(?:[A-Za-zÀ-ỿ]+(?:vor|nach)mittags?|(?:Vor|Nach)mittags?|(?:[A-Za-zÀ-ỿ]+a|A)bends?|[A-Za-zÀ-ỿ]+tagmorgens?|am Morgen)',
  fr: '(?:matin|matinée|après-midi|soir|soirée)',
  es: '(?<=(?:la|una|esta|cada|(?:lun|mart|miércol|juev|viern)es por la) )(?:mañana|tarde|noche)',
  'pt-BR': '(?:manhã|noite|(?<=(?:à|a|uma|da|de|numa|nesta) )tarde)',
};

/** Where a page says when its event is: not where it tells of the reader's days. */
function saysWhen({ place, section, keys, text }: Said): boolean {
  if (/\{event\.(?:date|time)\}/u.test(text)) return place === 'page';
  const last = String(keys.at(-1));
  return section === 'event' && ['title', 'eyebrow'].includes(last);
}

/** Where a page speaks of its event in few words. */
function isInShort({ place, section, keys }: Said): boolean {
  if (place !== 'page') return false;
  if (section === undefined) return keys[0] !== 'success' && keys[0] !== 'failure';
  const last = String(keys.at(-1));
  return section === 'event' || section === 'closing' || last === 'eyebrow' || last === 'note';
}

const seasons: Readonly<Record<Translated, string>> = {
  de: '(?:im|in diesem|Anfang|Mitte|Ende|Start:?) (?:(?<month>MONTH)|Frühjahr|Frühling|Sommer|Herbst|Winter|Jahr)',
  fr: '(?:en|pour|fin|début|mi-?) ?(?:(?<month>MONTH)|été|automne|hiver)(?: de)?|au printemps(?: de)?',
  es: '(?:en|para|a finales de|a principios de|a mediados de) (?:(?<month>MONTH)|primavera|verano|otoño|invierno)(?: del?)?',
  'pt-BR':
    '(?:em|para|no fim de|no início de|na|no) (?:(?<month>MONTH)|primavera|verão|outono|inverno)(?: de)?',
};

/** What is said of an event's time besides its date, weekday and hour. */
export const claimsOfEvents: readonly SpokenClaim[] = [
  {
    rule: 'event-time',
    words: partsIn,
    against: (said) => {
      const event = eventOf(said);
      const moments = momentsOfEvent(event);
      if (event === undefined || moments.length === 0 || !saysWhen(said)) return undefined;
      const named = parts.filter(([word]) => word.test(said.text));
      const isRight = named.some(([, from, to]) =>
        moments.some(({ minute }) => from * 60 <= minute && minute <= to * 60),
      );
      return isRight || named.length === 0 ? undefined : tellDeclaredHours(event);
    },
    remedy: 'Write {event.time}, which is right on every day, or correct the event.',
  },
  {
    rule: 'event-date',
    words: Object.fromEntries(
      Object.entries(seasons).map(([language, source]) => [
        language,
        `(?:${source.replace('MONTH', monthsOf(language).join('|'))})(?: (?<year>20\\d\\d))?|(?:${eventsIn(language)}) (?<year>20\\d\\d)(?=$|[.,:!?]| ?[·|–—])`,
      ]),
    ),
    against: (said, { groups = {} }) => {
      const event = eventOf(said);
      const moments = momentsOfEvent(event);
      const years = moments.map(({ year }) => year);
      if (event === undefined || years.length === 0 || !isInShort(said)) return undefined;
      const { month, year } = groups;
      if (year !== undefined && !years.includes(Number(year))) {
        return `the event is in ${writeEach(years)} (${whereItBegins(event)})`;
      }
      // Longer texts tell of the reader's year, and "Im August geschlossen" tells when nothing is.
      if (month === undefined || said.text.length > 40 || isAway.test(said.text)) return undefined;
      const months = saidMonths.findIndex((one) => one.includes(month.toLowerCase()));
      return moments.some((moment) => moment.month === months) ? undefined : tellDays(event);
    },
    remedy: 'Write {event.date} for the date, or correct the event.',
  },
  {
    rule: 'relative-day',
    words: {
      de: '(?<=^|[.!?·|] ?)jeden (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Monat|Abend)(?=[.,:!·|]|$| (?:um|von|live|online|ab))',
      fr: '(?<=^|[.!?·|] ?)(?:chaque|tous les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mois)s?(?=[.,:!·|]|$| (?:à|de|en direct))',
      es: '(?<=^|[.!?·|] ?)(?:cada|todos los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mes)(?=[.,:!·|]|$| (?:a las?|de|en directo|en vivo))',
      'pt-BR':
        '(?<=^|[.!?·|] ?)(?:toda|todo|todas as|todos os) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|mês)(?:-feira)?s?(?=[.,:!·|]|$| (?:às?|das|ao vivo))',
    },
    against: (said) =>
      said.place === 'page' && statesOffer(said) && momentsOfEvent(eventOf(said)).length > 0
        ? 'this is read on any day, and the event has its dates'
        : undefined,
    remedy: 'Write {event.date} and {event.time}, which are right on every day.',
  },
];

const isAway =
  /(?<!\p{L})(?:geschlossen|zu$|zu\.|Pause|Urlaub|Ferien|ferm|vacances|congé|cerrad|vacaciones|fechad|férias)/iu;

/** From January on, what each month is called in any of the languages. */
const saidMonths = Array.from({ length: 12 }, (_, month) =>
  Object.values(saidWords).map(({ months }) => months[month]?.toLowerCase() ?? ''),
);

function eventsIn(language: string): string {
  return Object.entries(saidWords).find(([one]) => one === language)?.[1].events ?? '$^';
}

function monthsOf(language: string): readonly string[] {
  return Object.entries(saidWords).find(([one]) => one === language)?.[1].months ?? [];
}
