import { minOfGroup } from '#engine/checks/counted/people.ts';
import { seatsOf, writeSeats } from '#engine/checks/facts/seats.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, isOwnClaim, questionOf, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';

/** How many seats there are, in another language, is what is declared. */
export function judgeSeats(words: SaidWords): Judge {
  const { pattern, read } = numbersOf(words);
  const named = `(?<number>${pattern})`;
  const countdown = wholeWords(words.countdown.replaceAll('N', pattern));
  const copies = wholeWords(words.copiesLeft.replaceAll('N', pattern));
  const counts = [
    wholeWords(`${words.limit} ${named} (?:[A-Za-zÀ-ỿ]+ ){0,2}?(?:${words.guests})`),
    wholeWords(`${named} (?:${words.seats})`),
  ];
  const round = Object.entries(words.roundNumbers).map(([source, number]) => ({
    number,
    pattern: wholeWords(
      `${source} (?:[A-Za-zÀ-ỿ]+ )?(?:${words.seats})|${words.limit} ${source} (?:[A-Za-zÀ-ỿ]+ )?(?:${words.guests})`,
    ),
  }));
  const group = wholeWords(`${words.group} ${named}`);
  // "Veinte como máximo", in the answer to how many people come.
  const answered = new RegExp(
    `^${named}(?= (?:como máximo|al máximo|au (?:plus|maximum)|no máximo|höchstens|maximal)|[.,!]|$)`,
    'i',
  );
  // "Für zwanzig Betriebe", where the page says in short what it offers.
  const forSoMany = new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:für|pour|para) ${named} (?:\\p{L}+ )?(?!(?:${words.units.minutes}|${words.units.hours}|${words.units.days}|${words.units.weeks})(?!\\p{L}))\\p{L}{5,}(?= ?[.,:;]|$)`,
    'iu',
  );
  const scarce = wholeWords(words.scarce);
  /** "Der Schulbus hat 48 Plätze": those of something else. */
  const ofAnother = new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:der|die|das|eine?|l[ea]|une?|el|una?|[oa]|uma?) (?!(?:${words.events})|Raum|Kreis|Runde|Gruppe|salle|groupe|cercle|sala|grupo|círculo)[A-Za-zÀ-ỿ]+ (?:hat|hatte|fasst|a|avait|compte|tiene|tenía|tem|tinha) $`,
    'i',
  );
  const patterns = [
    countdown,
    copies,
    ...counts,
    group,
    answered,
    forSoMany,
    scarce,
    ...round.map((one) => one.pattern),
  ];
  return judgeWhere(patterns, (said) => {
    const { text, place, keys, funnel } = said;
    if (!isOwnClaim(said) || place === 'campaign' || keys[0] === 'failure') return [];
    const event = eventOf(said);
    const seats = seatsOf(event);
    const left = (countdown.exec(text) ?? (event ? null : copies.exec(text)))?.[0];
    if (left !== undefined && event !== undefined) {
      return {
        rule: 'event-seats',
        claim: 'left',
        problem: `${quote(left)} stands here, but words on a page do not count down as people register.`,
        remedy: 'Say how many seats there are in all, with {event.seats}.',
      };
    }
    if (left !== undefined && place === 'page') {
      return {
        rule: 'scarcity',
        isDoubt: true,
        claim: 'left',
        problem: `${quote(left)} stands here, but this page declares no event, so nothing runs out.`,
        remedy: 'Take the words out.',
      };
    }
    const isOfEvent =
      event !== undefined ||
      ['event', 'masterclass', 'workshop', 'webinar'].includes(funnel.offer.kind);
    if (!isOfEvent) return [];
    const told = (words: string, number: number) => [
      {
        rule: 'event-seats' as const,
        claim: String(number),
        problem: `${quote(words)} stands here, but ${seats.length === 0 ? 'the event declares no seats, so anybody can register' : writeSeats(seats)}.`,
        remedy:
          seats.length === 0
            ? `Add event.seats: ${number}, or take the number out.`
            : 'Write {event.seats} for the number, or correct event.seats.',
      },
    ];
    for (const { number, pattern } of round) {
      const match = pattern.exec(text)?.[0];
      if (match && !seats.some((one) => Math.abs(one - number) <= number / 6)) {
        return told(match, number);
      }
    }
    const isAsked = asksHowMany.test(questionOf(said));
    const inAnswer = isAsked ? answered.exec(text) : isInShort(said) ? forSoMany.exec(text) : null;
    const many = read(inAnswer?.groups?.['number'] ?? '');
    // What is far from them counts something else.
    if (inAnswer && seats.length > 0 && !seats.includes(many) && isFew(many, seats)) {
      return told(inAnswer[0], many);
    }
    for (const count of [...counts, group]) {
      const match = count.exec(text);
      const number = read(match?.groups?.['number'] ?? '');
      if (match === null || Number.isNaN(number) || number < (count === group ? minOfGroup : 3))
        continue;
      // "Da turma de 2021" is a year.
      if (ofAnother.test(text.slice(0, match.index))) continue;
      if (seats.includes(number) || (count === group && /\b20[0-4]\d$/.test(match[0]))) continue;
      return told(match[0], number);
    }
    const few = scarce.exec(text)?.[0];
    // «Plazas limitadas», between quotation marks, is what others say.
    if (few === undefined || new RegExp(`[«“„]${few}[»”“]`, 'u').test(text)) return [];
    if (seats.length > 0 || keys[0] === 'event') return [];
    return {
      rule: 'scarcity',
      isDoubt: true,
      claim: 'few',
      problem: `${quote(few)} stands here, but the event declares no seats, so it never fills up.`,
      remedy: 'Add event.seats, or take the words out.',
    };
  });
}

const asksHowMany =
  /(?<!\p{L})(?:wie viele|combien de|cu[áa]nt[ao]s|quant[ao]s) (?:Menschen|Leute|Personen|Plätze|personnes|places|participante?s|personas|plazas|pessoas|vagas)/iu;

/** On the card of the offer and in search results. */
function isInShort({ keys, place }: Said): boolean {
  return place === 'page' && keys.length === 2 && /^(?:summary|description)$/.test(String(keys[1]));
}

/** Whether a number is up to twice as many seats as there are, or half of them. */
function isFew(number: number, seats: readonly number[]): boolean {
  return seats.some((one) => number >= one / 2 && number <= one * 2);
}
