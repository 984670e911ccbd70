import type { EventMoment } from '#engine/checks/said/moment.ts';
import { sentenceAt, statesOffer } from '#engine/checks/said/of-event.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import type { Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { type DaySigns, otherMoment } from './day-signs.ts';

/**
 * What finds wrong hours of an event in the texts of a language, and the patterns that such texts match.
 *
 * @param habit a day of every month, whose hour is none of the event
 */
export function hoursIn(
  words: SaidWords,
  { date, dotOfDay, isDay, isDeadline, isOfEvent, meets }: DaySigns,
  habit: RegExp,
) {
  const clock = wholeWords(words.clock, 'gi');
  const hours = Object.entries(words.numbers).filter(([, number]) => number <= 24);
  const hourWords = [...hours.map(([word]) => word), words.one]
    .toSorted((one, other) => other.length - one.length)
    .join('|');
  const spoken = Object.entries(words.spokenClock).map(([source, minutes]) => ({
    minutes,
    pattern: wholeWords(source.replace('HOUR', `(?<hour>${hourWords})`)),
  }));
  const dayBefore = new RegExp(
    `(?:${date.source}|\\{event\\.date\\}),? (?:um |à |a las? |às )?$`,
    'i',
  );
  const otherTime = new RegExp(`(?:^|[^A-Za-zÀ-ỿ])${words.otherTime} ?$`, 'i');
  // "Un recordatorio 24 horas antes" is how long before, not when.
  const ahead = new RegExp(`^ (?:${words.ahead})(?![A-Za-zÀ-ỿ])`, 'i');

  /** "Am 23. Februar um 18 Uhr": an hour right after the day is that of the beginning. */
  const followsDay = (text: string, index: number, moments: readonly EventMoment[]) => {
    const before = dayBefore.exec(text.slice(0, index));
    if (before === null) return false;
    const { groups = {} } = before;
    const isOwn = before[0].startsWith('{') || moments.some((moment) => isDay(groups, moment));
    const sentence = sentenceAt(text.replace(dotOfDay, ' '), index);
    return isOwn && !otherMoment.test(sentence.replace(/\bTermine?[ns]?\b/gu, ''));
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
        ahead.test(text.slice(match.index + match[0].length)) ||
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
      // An hour alone, where the offer is stated, is that of the beginning.
      const isAlone =
        statesOffer(said) && text.match(clock)?.length === 1 && clause.trim().length < 40;
      const isOfBeginning = isOfDay || isAlone || (first.includes(match[0]) && begins.test(first));
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

  return {
    findWrongTime,
    findWrongRange,
    patterns: [clock, ...spoken.map(({ pattern }) => pattern)],
  };
}

/** The first of two times, up to the second: "19 bis ", "19:00 a ", "19h às ". */
const rangeBefore =
  /(?<!\d)(?<hour>\d{1,2})(?:[:.h] ?(?<minute>\d\d))? ?(?:Uhr|h|heures|horas|hrs)? ?(?:bis|à|a|até|às|y|et|und|e|–|-) ?(?:las? |as |às )?$/i;

const begins =
  /(?<![A-Za-zÀ-ỿ])(?:beginn|start|geht|commen|débu|empez|empiez|comien|comen|começ|inici)/i;

/** "1 h 30" is a length, and "à 1 h 30" a time of the day. */
function isLength(words: string, before: string): boolean {
  return /^[1-4] ?h/i.test(words) && !/(?:^|\P{L})(?:à|às?|a?\s?las?|dès) ?$/iu.test(before);
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
