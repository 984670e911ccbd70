import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import {
  type EventMoment,
  momentsOfEvent,
  tellDays,
  tellDeclaredHours,
  whereItBegins,
  writeEach,
} from '#engine/checks/said/moment.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

import { daySignsOf } from './day-signs.ts';
import { hoursIn } from './hours.ts';

/** The date, the weekday and the hour of an event, in another language, are the declared ones. */
export function judgeDates(words: SaidWords): Judge {
  const signs = daySignsOf(words);
  const { date, isDay, isDeadline, isOfEvent, meets } = signs;
  const weekday = wholeWords(
    `(?<weekday>${words.weekdays.join('|')}${words.shortWeekdays === undefined ? '' : `|${words.shortWeekdays}`})(?:(?<each>s)|(?:abend|nachmittag|vormittag|morgen)s?)?`,
    'gi',
  );
  const habit = new RegExp(`${weekday.source}${ofMonth.source.slice(1)}`, 'i');
  const { findWrongTime, findWrongRange, patterns } = hoursIn(words, signs, habit);
  const otherDay = new RegExp(`(?<![A-Za-zÀ-ỿ])${words.otherDay} ?$`, 'i');
  const clockNext = new RegExp(
    `^,? (?:[A-Za-zÀ-ỿ]{1,3} ){0,2}(?:${words.clock}|\\{event\\.time\\})`,
    'i',
  );
  const dayNext = new RegExp(`^,? (?:de[mn] |le |el |dia )?(?:${date.source})`, 'i');

  const dayOf = ({ groups = {} }: RegExpExecArray) => {
    const name = groups['weekday']?.toLowerCase() ?? '';
    return words.weekdays.findIndex((one) => one.toLowerCase().startsWith(name));
  };

  const findWrong = (said: Said, moments: readonly EventMoment[]) => {
    const { text, place, keys, section } = said;
    const dates = Array.from(text.matchAll(date)).filter(({ 0: shown, index }) => {
      const start = text.slice(0, index);
      return (
        (!otherDay.test(start) && !isDeadline(text, index) && isOfEvent(said, index)) ||
        (isParting(said) && isAlone(start, text.slice(index + shown.length)))
      );
    });
    const wrongDate = dates.find(({ groups = {} }) => !moments.some((one) => isDay(groups, one)));
    if (wrongDate) return wrongDate[0];
    if (place === 'campaign') return undefined;
    const days = Array.from(text.matchAll(weekday)).map((match) => ({ match, day: dayOf(match) }));
    const isEvents = (day: number) => moments.some((moment) => weekdayOf(moment) === day);
    for (const { match, day } of days) {
      // "Une heure pour les parents : les devoirs, les dictées, le dimanche soir" says what it is about.
      if (topics.test(text.slice(0, match.index))) continue;
      // "Le premier samedi du mois" is a habit, too.
      if (ofMonth.test(text.slice(match.index + match[0].length))) continue;
      // "Bis Freitag" is a day to meet where somebody signs, and the end of something elsewhere.
      const isSigned = keys.at(-1) === 'signOff';
      const start = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const isGoodbye = isParting(said) && isAlone(start, after);
      // "Am Montag, dem 23. Februar": the day of the event is known, whatever the sentence is about.
      const next = dayNext.exec(after)?.groups;
      const isOwn =
        isSigned ||
        isGoodbye ||
        (next !== undefined && moments.some((moment) => isDay(next, moment))) ||
        ((section === 'event' || keys[0] === 'event') && keys.at(-1) === 'title') ||
        // "Montags wird geputzt" is a habit.
        (isOfEvent(said, match.index, match.groups?.['each'] === undefined) &&
          // "Es beginnt an einem Montag, wie die meisten Diäten" is on no day that is known.
          !/(?<![A-Za-zÀ-ỿ])(?:an einem|una?|uma?) $/.test(start) &&
          // "Hoy es viernes, y el lunes empezarás": a course of days, in which none is the event's.
          days.every((one) => one.day === day || isEvents(one.day)) &&
          (clockNext.test(after) || dates.length > 0 || meets.test(text)));
      const isOther = otherDay.test(start) || isDeadline(text, match.index);
      if (!isOwn || (!isSigned && !isGoodbye && isOther)) continue;
      if (!isEvents(day)) return match[0];
    }
    return undefined;
  };

  return judgeWhere([date, weekday, ...patterns], (said) => {
    const event = eventOf(said);
    if (event === undefined || !isOwnClaim(said)) return [];
    const moments = momentsOfEvent(event);
    if (moments.length === 0) return [];
    const declared = whereItBegins(event);
    const day = findWrong(said, moments);
    if (day !== undefined) {
      return {
        rule: 'event-date',
        claim: day,
        problem: `${quote(day)} stands here, but ${tellDays(event)}.`,
        remedy: `Write {event.date} for the date, or correct ${declared}.`,
      };
    }
    const isProgramme = ['steps', 'list', 'lessons'].includes(said.section ?? '');
    if (said.place === 'campaign' || isProgramme) return [];
    const lengths = listDates(event).map(({ minutes }) => minutes);
    const range = findWrongRange(said, moments, lengths);
    if (range !== undefined) {
      return {
        rule: 'event-length',
        claim: range,
        problem: `${quote(range)} stands here, but the event takes ${writeEach(lengths)} minutes (event.minutes).`,
        remedy: 'Correct the end, or correct event.minutes.',
      };
    }
    const time = findWrongTime(said, moments);
    if (time === undefined) return [];
    return {
      rule: 'event-time',
      claim: time,
      problem: `${quote(time)} stands here, but ${tellDeclaredHours(event, ', event.timeZone')}.`,
      remedy: 'Write {event.time} for the time with its zone, or correct the event.',
    };
  });
}

const topics = /: [^.:!?\d]+, (?:(?:der|die|das|le|la|el|o|a) )?$/i;

const ofMonth =
  /^ (?:du|de chaque|de cada|del|do|im|des|jedes|eines) (?:mois|mes|mês|Monats?)(?![A-Za-zÀ-ỿ])/i;

/** Where somebody says goodbye, so that "bis Freitag" is a day to meet. */
function isParting({ place, keys, section }: Said): boolean {
  const last = String(keys.at(-1));
  return place === 'page'
    ? keys[0] === 'success' || (section === 'closing' && last === 'headline')
    : place !== 'campaign' && ['signOff', 'heading', 'subject', 'paragraphs'].includes(last);
}

/** Whether a sentence is "see you on" and a day, with a name at most. */
function isAlone(before: string, after: string): boolean {
  return (
    /(?:^|[.!?…] )¡?(?:bis|à|au|rendez-vous|hasta|até|nos vemos)[\p{L} ]{0,6} $/iu.test(before) &&
    /^(?:,? \{[^}]*\})?(?:[.!…]|$)/u.test(after)
  );
}

/** From 0 for Sunday. */
function weekdayOf({ year, month, day }: EventMoment): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay();
}
