import { type CoachRule, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** What a fact is called, as a label says it. */
const called =
  /^(?:price|cost|date|time|place|where|when|length|duration|seats|language|format|sent to|name|e-?mail|preis|kosten|datum|uhrzeit|ort|dauer|plätze|prix|durée|lieu|precio|fecha|lugar|duración|preço|data|duração|local)$/i;

/** Two words side by side of which each is plainly the other. */
interface Pair {
  readonly first: string;
  readonly second: string;
  readonly isSwapped: (first: string, second: string) => boolean;
}

const pairs: readonly Pair[] = [
  {
    first: 'value',
    second: 'label',
    isSwapped: (value, label) =>
      !/[\d{]/.test(value) &&
      ((/^[^\p{L}{]*\d[^\p{L}{]*[kKM%+]*$/u.test(label) && !/^(?:19|20)\d\d$/.test(label)) ||
        (called.test(value) && !called.test(label)) ||
        /^\{[^}]+\}$/.test(label)),
  },
  {
    first: 'name',
    second: 'role',
    isSwapped: (name, role) => isInitialled.test(role) && !/\p{Lu}\./u.test(name),
  },
  {
    first: 'question',
    second: 'answer',
    isSwapped: (question, answer) =>
      /[.!…]$/.test(question) && !question.includes('?') && /^[^.!?]+\?$/.test(answer),
  },
  {
    first: 'quote',
    second: 'by',
    isSwapped: (words, by) =>
      !/[.!?…”"»]/.test(words.replace(/(?<=\b\p{Lu})\./gu, '')) &&
      /\p{L}{4,}[.!?…]$/u.test(by) &&
      by.length > 40,
  },
];

/** Placeholders that stand where another one belongs. */
const misplaced: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/\bat \{event\.date\}/i, 'Write at {event.time}, or on {event.date}.'],
  [
    /\{event\.seats\} (?:of|out of) (?:the )?\{event\.seatsLeft\}/i,
    'Write {event.seatsLeft} of {event.seats}.',
  ],
  [
    /(?<![A-Za-zÀ-ỿ])(?:thanks|thank you|danke|merci|gracias|obrigad[oa]),? \{email\}(?=[.,!:]|$)/i,
    'Write {name}: nobody is called by an address.',
  ],
];

/** "Lights up, {email}", as the title of what people see or get. */
const greeted = [
  /^[^.!?,{}]{2,40}, \{email\}(?=[.!]?$)/i,
  'Write {name}: nobody is called by an address.',
] as const;

/** "Bea W." */
const isInitialled = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)? \p{Lu}\.$/u;

/** What stands beside its label, its author or its question has not taken their place. */
function judge(entry: InFile & { readonly value: object }): Finding[] {
  return shownTexts(entry.value).flatMap(({ keys, text }) => {
    const isTitle = keys.at(-1) === 'title' || keys.at(-1) === 'heading';
    const [wrong] = text.includes('{')
      ? (isTitle ? [...misplaced, greeted] : misplaced).flatMap(([pattern, remedy]) => {
          const words = pattern.exec(text)?.[0];
          return words === undefined ? [] : [{ words, remedy }];
        })
      : [];
    if (wrong !== undefined) {
      const { words, remedy } = wrong;
      const problem = `${quote(words)} has a placeholder for something else than its words say.`;
      return findDoubt(entry, 'typing-slip', keys, problem, remedy);
    }
    const pair = pairs.find(({ first }) => first === keys.at(-1));
    if (pair === undefined) return [];
    const other: unknown = valueAt(entry.value, [...keys.slice(0, -1), pair.second]);
    if (typeof other !== 'string' || !pair.isSwapped(text, other)) return [];
    return findDoubt(
      entry,
      'typing-slip',
      keys,
      `${quote(text)} stands as ${pair.first} and ${quote(other)} as ${pair.second}: they seem to have changed places.`,
      'Exchange the two.',
    );
  });
}

export const funnelPairsAreInPlace: FunnelRule = judge;
export const coachPairsAreInPlace: CoachRule = judge;
