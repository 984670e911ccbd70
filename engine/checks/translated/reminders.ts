import { isLead, tellHours } from '#engine/checks/facts/promised-times.ts';
import { daysBetween, tellDays } from '#engine/checks/facts/reminder-time.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { momentsOfEvent } from '#engine/checks/said/moment.ts';
import { lengthsOf, numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import {
  eventOf,
  isEmailTitle,
  isOwnClaim,
  type Said,
  withoutNames,
} from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { pathInside } from '#engine/read/findings.ts';
import { listReminders } from '#engine/schedule/event-emails.ts';
import { hourMs } from '#engine/schedule/wall-clock.ts';
import { quote } from '#engine/text/wording.ts';

function opensWith(text: string, pattern: RegExp): boolean {
  return pattern.exec(text)?.index === 0;
}

/** When a reminder comes, in another language, is when it is declared to. */
export function judgeReminders(words: SaidWords): Judge {
  const { pattern, read } = numbersOf(words);
  const { minutes, hours, days, weeks } = words.units;
  const ahead = wholeWords(
    `(?<number>${pattern}) (?:(?<minutes>${minutes})|(?<hours>${hours})|(?<days>${days})|(?<weeks>${weeks})) ${words.ahead}|(?<dayAhead>${words.dayAhead})|(?<sameDay>${words.sameDay})`,
    'gi',
  );
  const reminds = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.reminds})`, 'i');
  const { patterns: lengths, find } = lengthsOf(words);
  const waits = new RegExp(`(?:^|[^A-Za-zÀ-ỿ])(?:${words.waiting}) $`, 'i');
  const begins = new RegExp(`^ (?:[A-Za-zÀ-ỿ]+ )?(?:${words.meets})`, 'i');
  const meets = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.meets})`, 'i');
  const later = wholeWords(words.dayAfterTomorrow);
  const inDays = wholeWords(`(?:${words.waiting}|${words.left}) (?<number>${pattern}) (?:${days})`);
  const near = [
    { pattern: later, days: 2 },
    { pattern: wholeWords(words.today), days: 0 },
    { pattern: wholeWords(words.tomorrow), days: 1 },
  ];

  const judgeLead = (said: Said) => {
    const event = eventOf(said);
    if (event === undefined || !reminds.test(said.text)) return [];
    const declared = listReminders(event).map(({ beforeMs }) => beforeMs / hourMs);
    if (declared.length === 0) return [];
    const match = Array.from(said.text.matchAll(ahead)).find(({ groups = {} }) => {
      const unit = ['minutes', 'hours', 'weeks'].find((one) => groups[one] !== undefined) ?? 'days';
      const said = groups['number'] === undefined ? 1 : read(groups['number']);
      const number = String(groups['sameDay'] === undefined ? said : 0);
      return !momentsOfEvent(event).every((moment) =>
        declared.some((one) => isLead({ number, unit }, one, daysBetween(moment, one))),
      );
    });
    if (match === undefined) return [];
    return {
      rule: 'reminder-time' as const,
      claim: said.funnel.id,
      problem: `${quote(match[0])} stands here, but the reminder goes out ${tellHours(declared)} before the event (event.reminder).`,
      remedy: 'Say when it comes, or change hoursBefore.',
    };
  };

  // In a text of several sentences, the day is told where it says when all begins; "the link for tomorrow,
  // and a question for tonight" names another one besides.
  const namedDay = (text: string, isTitle: boolean) => {
    // "Hol ihn heute hervor." is for readers to do, above an email as in it.
    const isToDo =
      /^[^:–—]{20,}\.$/u.test(text) && !near.some((one) => opensWith(text, one.pattern));
    const parts =
      isTitle && !isToDo ? [text] : text.split(/(?<=[.!?…])\s/u).filter((one) => meets.test(one));
    const told = parts.map((one) => {
      const named = near.filter(({ pattern }) => pattern.test(one));
      // The day after tomorrow has the word for tomorrow in it.
      return named[0]?.days === 2 ? named.slice(0, 1) : named;
    });
    return told.find((days) => days.length === 1)?.[0];
  };

  const judgeDay = (said: Said) => {
    const event = eventOf(said);
    const isTitle = isEmailTitle(said);
    const own = event ? listReminders(event).filter((one) => one.function === said.keys[1]) : [];
    const [reminder] = own;
    if (reminder === undefined || own.length > 1) return [];
    const lead = reminder.beforeMs / hourMs;
    const named = namedDay(said.text, isTitle || said.keys.at(-1) === 'signOff');
    // It goes out before each date, so it has to be right for all of them.
    const notOn = (days: number) =>
      momentsOfEvent(event).find((moment) => daysBetween(moment, lead) !== days);
    const wrong = named && notOn(named.days);
    const text = withoutNames(said);
    const number = isTitle ? inDays.exec(text) : null;
    const other = number === null ? undefined : notOn(read(number.groups?.['number'] ?? ''));
    const wait = find(text).find(
      (one) =>
        waits.test(one.before) &&
        (begins.test(one.after) || (isTitle && /^(?: ?[:!,.–—]|$)/u.test(one.after))),
    );
    const word = wrong
      ? named.pattern.exec(said.text)?.[0]
      : other
        ? number?.[0]
        : wait && wait.minutes !== lead * 60
          ? wait.words
          : undefined;
    if (word === undefined) return [];
    const moment = wrong ?? other;
    const day = moment ? `, ${tellDays(daysBetween(moment, lead), moment)}` : '';
    return {
      rule: 'reminder-time' as const,
      claim: said.funnel.id,
      problem: `${quote(word)} stands here, but this reminder goes out ${tellHours([lead])} before the event (${pathInside(reminder.keys)} of ${said.funnel.id})${day}.`,
      remedy:
        'Say when the event begins with {event.date} and {event.time}, or change when the reminder goes out.',
    };
  };

  // "Morgen: …" above the email that follows the event.
  const opens = new RegExp(
    `^(?:${words.today}|${words.tomorrow}|${words.dayAfterTomorrow}) ?(?=[:!–—-])`,
    'i',
  );
  const judgeAfter = (said: Said) => {
    const match = opens.exec(said.text);
    const isAfter = said.keys[0] === 'functions' && eventOf(said)?.after?.function === said.keys[1];
    if (match === null || !isAfter || !isEmailTitle(said)) return [];
    return {
      rule: 'email-timing' as const,
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but this email goes out when the event is over.`,
      remedy: 'Say what is left of it, or name the function in a reminder.',
    };
  };

  return judgeWhere([ahead, inDays, ...lengths, ...near.map((one) => one.pattern)], (said) => {
    if (!isOwnClaim(said)) return [];
    if (said.place === 'campaign') return judgeAfter(said);
    return said.place === 'reminder' ? judgeDay(said) : judgeLead(said);
  });
}
