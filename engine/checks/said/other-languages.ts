import { eventOf, questionOf, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';

/** How a language writes numbers: the source of a pattern, and what one says. */
export interface Numbers {
  readonly pattern: string;
  readonly read: (text: string) => number;
}

const start = '(?<![A-Za-zªºÀ-ỿ\\d.,:/$€£-])';

/** A pattern that matches whole words, in whichever case. */
export function wholeWords(source: string, flags = 'i'): RegExp {
  return new RegExp(`(?<![A-Za-zªºÀ-ỿ\\d])(?:${source})(?![A-Za-zªºÀ-ỿ\\d])`, flags);
}

/** The numbers of a language, in digits and words. */
export function numbersOf({ numbers, one }: SaidWords): Numbers {
  const words = Object.keys(numbers).toSorted((a, b) => b.length - a.length);
  const isOne = new RegExp(`^${one}$`, 'i');
  return {
    pattern: `${start}(?:\\d+(?:[.,]\\d+)?|${words.join('|')}|${one})`,
    read: (text) => {
      const word = text.toLowerCase();
      if (/^\d/.test(word)) return Number(word.replace(',', '.'));
      return numbers[word] ?? (isOne.test(word) ? 1 : Number.NaN);
    },
  };
}

/** The source of a pattern for a number of emails; "zwei Wochen drei E-Mails" are three. */
export function numberOfEmails(words: SaidWords): string {
  const { pattern } = numbersOf(words);
  const between = `(?:(?!${pattern} |(?:${words.notListed}) )[A-Za-zÀ-ỿ]+ ){0,2}?`;
  return `(?<number>${pattern}) ${between}(?:${words.emails})`;
}

/** A length of time that a text names. */
export interface Named {
  readonly minutes: number;
  readonly words: string;
  /** The rest of its sentence, before and after it. */
  readonly before: string;
  readonly after: string;
}

/** Finds the lengths in texts of a language. */
export function lengthsOf(words: SaidWords): {
  readonly patterns: readonly RegExp[];
  readonly find: (text: string) => readonly Named[];
} {
  const { pattern, read } = numbersOf(words);
  const { minutes, hours } = words.units;
  const numbered = new RegExp(
    `(?<number>${pattern})[ \\u00a0-]?(?:(?<minutes>${minutes})|(?<hours>${hours}))(?![A-Za-zÀ-ỿ])`,
    'gi',
  );
  const spoken = Object.entries(words.lengths).map(
    ([source, length]) => [wholeWords(source, 'gi'), length] as const,
  );
  // "Uma hora e quinze", "una hora y veinte minutos", "une heure quinze"
  const rest = new RegExp(
    `^ ?(?:(?:e|y|et|und) )?(?<rest>${pattern})(?: ?(?:${minutes}))?(?=[.,;:!?)]|$)`,
    'i',
  );
  const find = (text: string) => {
    const named = spoken.flatMap(([one, length]) =>
      Array.from(text.matchAll(one), (match) => ({ match, minutes: length })),
    );
    const counted = Array.from(text.matchAll(numbered), (match) => ({
      match,
      minutes:
        match.groups?.['hours'] === undefined
          ? read(match.groups?.['number'] ?? '')
          : read(match.groups?.['number'] ?? '') * 60 + restAfter(text, match),
    })).filter(
      ({ match }) =>
        // "À quatre heures" is when, not how long.
        !(match.groups?.['hours'] && /(?:^|[.!?] )À $/u.test(text.slice(0, match.index))) &&
        named.every((one) => !overlap(one.match, match)),
    );
    return [...named, ...counted].map(({ match, minutes: length }) => ({
      minutes: length,
      words: match[0],
      before:
        text
          .slice(0, match.index)
          .split(/[.!?…]\s/u)
          .at(-1) ?? '',
      after: text.slice(match.index + match[0].length).split(/[.!?…](?:\s|$)/u)[0] ?? '',
    }));
  };
  /** The minutes behind whole hours. */
  function restAfter(text: string, { 0: hour, index }: RegExpExecArray): number {
    const found = rest.exec(text.slice(index + hour.length))?.groups?.['rest'];
    return found === undefined ? 0 : read(found);
  }

  return { patterns: [numbered, ...spoken.map(([one]) => one)], find };
}

function overlap(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index < other.index + other[0].length && other.index < one.index + one[0].length;
}

/** What is lasting or costing besides what an event is called, in any of the languages. */
const coming =
  'Teilnahme|Platz|Eintritt|Anmeldung|participation|inscription|entrée|participación|inscripción|entrada|participação|inscrição';
/** The same where no event is: beside one, a call is something else. */
const calls =
  'Gespräch|Telefonat|Anruf|Call|appel|entretien|rendez-vous|llamada|conversación|conversa|ligação|chamada';
const verb = /(?<!\p{L})(?:dauer[nt]|dur(?:e|ent|an?|am)|kostet|coûte|cuesta|custa)(?!\p{L})/u;
const itself =
  /^(?:(?:und|et|y|e) ?)?(?:(?:es|das(?: ganze)?|dies|alles|ce|ça|cela|tout|esto|todo|isso|isto|tudo)(?: \p{L}+)?)?$/iu;
const joinedSeat = /(?<=[a-zß-ÿ])pl[aä]tze?s?(?![A-Za-zÀ-ỿ])/gu;
const pronoun = /^(?:(?:und|et|y|e) )?(?:er|sie|ils?|elles?|ela|ele)$/iu;

/**
 * Tells whether what stands before a length or a price is said of something else than the offer: "Die
 * Prüfung dauert", or in the answer to "Wie lange dauert die Prüfung?". What lasts is the offer if its
 * noun or its name says so, or nothing does.
 */
export function subjectsIn({ events, seats }: SaidWords) {
  const ofEvent = new RegExp(`${events}|${seats}|${coming}`, 'i');
  const ofCall = new RegExp(`${ofEvent.source}|${calls}`, 'i');
  return (before: string, said: Said): boolean => {
    const [adverb = '', ...told] = before.split(verb).toReversed();
    const isTold = told.length > 0 && /^(?: \p{L}+)? ?$/u.test(adverb);
    const [asked] = questionOf(said).split(verb).slice(1);
    const words = isTold ? told.toReversed().join(' ') : (asked?.replace('?', '') ?? '');
    const subject =
      words
        .trim()
        .split(/[,;:–—(.!?…]\s*/u)
        .at(-1) ?? '';
    if (itself.test(subject) || subject.includes('{')) return false;
    const last = subject.split(' ').at(-1) ?? '';
    if (last.length > 4 && said.funnel.offer.name.includes(last)) return false;
    const named = pronoun.test(subject) ? said.text : subject;
    // "Ein Schrauberplatz" is no place at a guide.
    return eventOf(said) === undefined || said.keys[0] === 'event'
      ? !ofCall.test(named.replace(joinedSeat, ''))
      : !ofEvent.test(named);
  };
}
