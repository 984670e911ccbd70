import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import {
  type EventMoment,
  momentsOfEvent,
  tellDays,
  tellDeclaredHours,
  whereItBegins,
  writeEach,
} from '#engine/checks/said/moment.ts';
import { maxFragment, sentenceAt, statesOffer } from '#engine/checks/said/of-event.ts';
import { eventOf, isOwnClaim, questionOf, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';
import { wholeWords } from './patterns.ts';

/** The date, the weekday and the hour of an event, in another language, are the declared ones. */
export function judgeDates(words: SaidWords): Judge {
  const month = words.months.join('|');
  const date = wholeWords(words.date.replaceAll('MONTH', month), 'gi');
  const weekday = wholeWords(
    `(?<weekday>${words.weekdays.join('|')}${words.shortWeekdays === undefined ? '' : `|${words.shortWeekdays}`})(?:(?<each>s)|(?:abend|nachmittag|vormittag|morgen)s?)?`,
    'gi',
  );
  const habit = new RegExp(`${weekday.source}${ofMonth.source.slice(1)}`, 'i');
  const meets = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.meets})`, 'i');
  // An hour alone makes no sentence one of the event: the digits of "um 18 Uhr" are left out.
  const ofEvent = new RegExp(
    `\\{event|(?<![A-Za-zÀ-ỿ])(?:${words.meets}|${words.events}|${words.seats}|${comes})`,
    'i',
  );
  const dotOfDay = new RegExp(`(?<=\\d)\\.(?= (?:${month}))`, 'g');
  const eventNames = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.events}|${words.seats})|\\{event`, 'i');
  const beginsOther = new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:beginn(?:t|en)|start(?:et|en)|commencent?|débutent?|empiezan?|comienzan?|começam?) ((?:d(?:er|ie|as) |les? |la |l[’']|el |los |las |os? |as? )(?!\\d|${words.weekdays.join('|')})[^,;:.!?]+?)(?= (?:d[aeo]s?|du|del|von|vom)(?![A-Za-zÀ-ỿ])|[,;:.!?]|$)`,
    'i',
  );
  /** "Am 25. Januar beginnen die hundert Tage": what begins has a name, and it is not the event's. */
  const isOfAnother = (sentence: string, said: Said) => {
    const [, subject] = beginsOther.exec(sentence) ?? [];
    if (subject === undefined || eventNames.test(subject)) return false;
    const own = `${said.funnel.offer.name} ${eventOf(said)?.name ?? ''}`.toLowerCase();
    const nouns = subject.toLowerCase().match(/[A-Za-zÀ-ỿ]{5,}/g) ?? [];
    return !nouns.some((noun) => own.includes(noun));
  };
  const isOfEvent = (said: Said, index: number, isFragmentEnough = true) => {
    const sentence = sentenceAt(said.text.replace(dotOfDay, ' '), index);
    const isShort = isFragmentEnough && sentence.split(/\s+/u).length <= maxFragment;
    const asked = questionOf(said);
    const isAsked = asksWhen.test(asked) || (ofEvent.test(asked) && !otherMoment.test(asked));
    if (isShort && (isAsked || mayBeShort(said))) return true;
    return ofEvent.test(sentence.replace(/\d/gu, '')) && !isOfAnother(sentence, said);
  };
  /** "Les inscriptions ferment dix jours avant, le mardi 2 mars": what is before the event, with nothing of it between. */
  const isDeadline = (text: string, index: number) => {
    const since = deadline.exec(text.slice(0, index))?.groups?.['since'];
    return since !== undefined && !meets.test(since.replace(/\d/gu, ''));
  };
  const clock = wholeWords(words.clock, 'gi');
  const hours = Object.entries(words.numbers).filter(([, number]) => number <= 24);
  const hourWords = [...hours.map(([word]) => word), words.one]
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const spoken = Object.entries(words.spokenClock).map(([source, minutes]) => ({
    minutes,
    pattern: wholeWords(source.replace('HOUR', `(?<hour>${hourWords})`)),
  }));
  const otherDay = new RegExp(`(?<![A-Za-zÀ-ỿ])${words.otherDay} ?$`, 'i');
  const clockNext = new RegExp(
    `^,? (?:[A-Za-zÀ-ỿ]{1,3} ){0,2}(?:${words.clock}|\\{event\\.time\\})`,
    'i',
  );
  const dayNext = new RegExp(`^,? (?:de[mn] |le |el |dia )?(?:${date.source})`, 'i');
  const dayBefore = new RegExp(
    `(?:${date.source}|\\{event\\.date\\}),? (?:um |à |a las? |às )?$`,
    'i',
  );
  const otherTime = new RegExp(`(?:^|[^A-Za-zÀ-ỿ])${words.otherTime} ?$`, 'i');

  const dayOf = ({ groups = {} }: RegExpExecArray) => {
    const name = groups['weekday']?.toLowerCase() ?? '';
    return words.weekdays.findIndex((one) => one.toLowerCase().startsWith(name));
  };

  const isDay = (groups: Groups, moment: EventMoment) => {
    const day = Number(groups['day'] ?? groups['numericDay']);
    const named = groups['month']?.toLowerCase();
    const monthNumber =
      named === undefined
        ? Number(groups['numericMonth']) - 1
        : words.months.findIndex((one) => one.toLowerCase() === named);
    const year = groups['year'] ?? groups['numericYear'];
    return (
      day === moment.day &&
      monthNumber === moment.month &&
      (year === undefined || Number(year) === moment.year)
    );
  };

  /** "Am 23. Februar um 18 Uhr": an hour right after the day is that of the beginning. */
  const followsDay = (text: string, index: number, moments: readonly EventMoment[]) => {
    const before = dayBefore.exec(text.slice(0, index));
    if (before === null) return false;
    const { groups = {} } = before;
    const isOwn = before[0].startsWith('{') || moments.some((moment) => isDay(groups, moment));
    const sentence = sentenceAt(text.replace(dotOfDay, ' '), index);
    return isOwn && !otherMoment.test(sentence.replace(/\bTermine?[ns]?\b/gu, ''));
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
          // "Hoy es viernes, y el lunes empezarás": a course of days, in which none is the event's.
          days.every((one) => one.day === day || isEvents(one.day)) &&
          (clockNext.test(after) || dates.length > 0 || meets.test(text)));
      const isOther = otherDay.test(start) || isDeadline(text, match.index);
      if (!isOwn || (!isSigned && !isGoodbye && isOther)) continue;
      if (!isEvents(day)) return match[0];
    }
    return undefined;
  };

  const findWrongTime = (said: Said, moments: readonly EventMoment[]) => {
    const { text } = said;
    for (const match of text.matchAll(clock)) {
      const groups = match.groups ?? {};
      const hour = Number(groups['hour'] ?? groups['hourAlone']);
      const minute = hour * 60 + Number(groups['minute'] ?? groups['minuteAlone'] ?? 0);
      const start = text.slice(0, match.index);
      const isOfDay = followsDay(text, match.index, moments);
      if (
        hour > 24 ||
        rangeBefore.test(start) ||
        otherTime.test(start) ||
        isDeadline(text, match.index) ||
        isLength(match[0], start) ||
        !(isOfDay || isOfEvent(said, match.index)) ||
        habit.test(sentenceAt(text, match.index))
      )
        continue;
      const clause = clauseAround(text, match);
      const [first = ''] = clause.split(/ (?:und|et|y|e) /u);
      // "Wir beginnen um 19 Uhr und enden um 20 Uhr": what ends is said of the other.
      const isOfBeginning = isOfDay || (first.includes(match[0]) && begins.test(first));
      if (otherMoment.test(isOfBeginning ? first : clause)) continue;
      // Somebody else's clock: "18 Uhr (San Diego)".
      if (
        /^ (?:\(|Ortszeit|in \p{Lu}|(?:heure|hora|horário) d)/u.test(
          text.slice(match.index + match[0].length),
        )
      )
        continue;
      // "A las 6 de la tarde": what is below noon may be after it.
      const circle = hour > 12 ? 1440 : 720;
      const isRight = (moment: EventMoment) =>
        (minute - moment.minute) % circle === 0 ||
        (!isOfBeginning && (minute - moment.endMinute) % circle === 0);
      if (!moments.some(isRight)) return match[0];
    }
    return findWrongSpoken(text, moments);
  };

  /** "Von 19 bis 21 Uhr" of what begins at 19:00 and takes 90 minutes. */
  const findWrongRange = (
    { text }: Said,
    moments: readonly EventMoment[],
    lengths: readonly number[],
  ) => {
    for (const match of text.matchAll(clock)) {
      const groups = match.groups ?? {};
      const from = rangeBefore.exec(text.slice(0, match.index));
      const start = Number(from?.groups?.['hour']) * 60 + Number(from?.groups?.['minute'] ?? 0);
      const hour = Number(groups['hour'] ?? groups['hourAlone']);
      const end = hour * 60 + Number(groups['minute'] ?? groups['minuteAlone'] ?? 0);
      const isOfEvent = moments.some(({ minute }) => minute === start) && end > start;
      if (from && isOfEvent && !lengths.includes(end - start)) return from[0] + match[0];
    }
    return undefined;
  };

  // "Um halb acht geht es los": which half of the day is known from nothing.
  const findWrongSpoken = (text: string, moments: readonly EventMoment[]) => {
    for (const { pattern, minutes } of spoken) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const start = text.slice(0, match.index);
      if (otherTime.test(start) || /(?<!\p{L})(?:de|das?|von)\P{L}[^.!?]{1,20}$/iu.test(start))
        continue;
      const clause = clauseAround(text, match);
      const own = clause.split(/ (?:und|et|y|e) /u).find((part) => part.includes(match[0]));
      if (!meets.test(clause) || otherMoment.test(own ?? clause)) continue;
      const word = (match.groups?.['hour'] ?? '').toLowerCase();
      const minute = (words.numbers[word] ?? 1) * 60 + minutes;
      if (moments.every((moment) => (minute - moment.minute) % 720 !== 0)) return match[0];
    }
    return undefined;
  };

  return judgeWhere([date, weekday, clock, ...spoken.map(({ pattern }) => pattern)], (said) => {
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

const ofMonth =
  /^ (?:du|de chaque|de cada|del|do|im|des|jedes|eines) (?:mois|mes|mês|Monats?)(?![A-Za-zÀ-ỿ])/i;

/** What people are asked to do who come, in any of the languages. */
const comes =
  'kommen Sie|komm |geht [^.!?]{0,20}los|merken Sie|merk dir|Kalender|anmeld|venez|viens |notez|note |réserv|inscri|ven |venga|apunt|anot|guard|reserv|agenda|venha|vem |marque|inscrev';

/** The last day to do something, but not "bis bald" or "bis 21 Uhr". */
const deadline =
  /(?<![A-Za-zÀ-ỿ])(?:bis(?: zum)?|Anmeldeschluss|Frist|schlie(?:ß|ss)t|jusqu[’'](?:au|à(?! \d))|avant|limite|clôtur[A-Za-zÀ-ỿ]*|ferme(?:nt)?|(?:hasta|até)(?! \d+ (?!de )[a-z])|antes del?|cierran?|plazo|antes d[eao]|fecham?|encerr[A-Za-zÀ-ỿ]+|prazo)(?! (?:bald|dann|gleich|später|pronto|luego|lá|logo|breve|entonces|zu|(?:las? |[aà]s? )?\d{1,2}(?:[:.]\d\d)? ?(?:Uhr|h)))(?![a-zà-ÿ])(?<since>(?:[^.!?…]|(?<=\d)\.|[.!?…](?!\s))*)$/i;

/** Where so few words say when the event is: where a page states its offer, and in its emails. */
function mayBeShort(said: Said): boolean {
  const { place, keys, section } = said;
  const isRunning = keys.includes('next') || keys.includes('points');
  return statesOffer(said) || !(isRunning || (place === 'page' && section !== undefined));
}

/** "Wann ist das?", which asks for nothing else. */
const asksWhen =
  /(?<![A-Za-zÀ-ỿ])(?:wann|um wie viel Uhr|quand|quelle heure|cu[áa]ndo|qué hora|quando|que horas)(?: (?:ist|wird|est|est-ce|c[’']est|es|será|é)(?: (?:es|das))?)? ?\?/i;

/** The first of two times, up to the second: "19 bis ", "19:00 a ", "19h às ". */
const rangeBefore =
  /(?<!\d)(?<hour>\d{1,2})(?:[:.h] ?(?<minute>\d\d))? ?(?:Uhr|h|heures|horas|hrs)? ?(?:bis|à|a|até|às|y|et|und|e|–|-) ?(?:las? |as |às )?$/i;

const begins =
  /(?<![A-Za-zÀ-ỿ])(?:beginn|start|geht|commen|débu|empez|empiez|comien|comen|começ|inici)/i;

/** When the room opens, a break begins or all is over is another time of the same day. */
const otherMoment =
  /(?<![A-Za-zÀ-ỿ])(?:arriver?|part(?:ent|ir|ez)?|sal(?:e|en|ir|gan?)|llega[nr]?|sa(?:i|ir|em)|chega[mr]?|ist (?:[A-Za-z]+ )?vorbei|schließ(?:en|t)|hält|halten|f[äa]hr(?:t|en)|klingelt|macht auf|s[’']arrête|passe|sonn(?:e|era|ait|é)|para|suena|sonará|sonó|toca|tocará|tocou|öffn[A-Za-zÀ-ỿ]*|offen|Einlass|einwähl[A-Za-zÀ-ỿ]*|Technik[A-Za-zÀ-ỿ]*|Pause|Ende|ende[nt][A-Za-zÀ-ỿ]*|Schluss|fertig|zu Ende|aufhör[A-Za-zÀ-ỿ]*|hören|arrêt[A-Za-zÀ-ỿ]*|ouvr[A-Za-zÀ-ỿ]*|ouvert[A-Za-zÀ-ỿ]*|accueil|connexion|pause|fin|termin[A-Za-zÀ-ỿ]*|finiss[A-Za-zÀ-ỿ]*|abre|abrimos|abiert[oa]|acceso|pausa|descanso|acab[A-Za-zÀ-ỿ]*|aberta|intervalo|encerr[A-Za-zÀ-ỿ]*)(?![A-Za-zÀ-ỿ])/i;

/** Where somebody says goodbye, so that "bis Freitag" is a day to meet. */
function isParting({ place, keys }: Said): boolean {
  const last = String(keys.at(-1));
  return place === 'page'
    ? keys[0] === 'success'
    : place !== 'campaign' && ['signOff', 'heading', 'subject', 'paragraphs'].includes(last);
}

/** Whether a sentence is "see you on" and a day, with a name at most. */
function isAlone(before: string, after: string): boolean {
  return (
    /(?:^|[.!?…] )¡?(?:bis|à|au|rendez-vous|hasta|até|nos vemos)[\p{L} ]{0,6} $/iu.test(before) &&
    /^(?:,? \{[^}]*\})?(?:[.!…]|$)/u.test(after)
  );
}

/** "1 h 30" is a length, and "à 1 h 30" a time of the day. */
function isLength(words: string, before: string): boolean {
  return /^[1-4] ?h/i.test(words) && !/(?:^|\P{L})(?:à|às?|a?\s?las?|dès) ?$/iu.test(before);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** From 0 for Sunday. */
function weekdayOf({ year, month, day }: EventMoment): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay();
}

/** What stands between the commas around a match. */
function clauseAround(text: string, { 0: words, index }: RegExpExecArray): string {
  const [before = ''] = text
    .slice(0, index)
    .split(/[,.;:!?–—]/u)
    .slice(-1);
  const [after = ''] = text.slice(index + words.length).split(/[,.;:!?–—]/u);
  return before + words + after;
}
