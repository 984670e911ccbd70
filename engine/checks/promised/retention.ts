import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  findDoubt,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';

/** What a notice says is kept for a time that one setting of the site decides, for all coaches. */
const kept = [
  {
    what: 'copies of emails',
    setting: 'KEEP_COPIES_DAYS',
    days: 180,
    named:
      '(?:copies of|sent|our) (?:[A-Za-zÀ-ỿ]+ ){0,2}(?:e-?mails|letters)|copies|kopien|copias|cópias',
  },
  {
    what: 'technical errors',
    setting: 'KEEP_ERRORS_DAYS',
    days: 90,
    named:
      'technical [A-Za-zÀ-ỿ]+|technische [A-Za-zÀ-ỿ]+|(?:erreurs|fautes) techniques|errores técnicos|erros técnicos',
  },
] as const;

const units: readonly (readonly [unit: string, days: number])[] = [
  ['hours?|stunden?|heures?|horas?', 1 / 24],
  ['days?|tagen?|jours?|días?|dias?', 1],
  ['weeks?|wochen?|semaines?|semanas?', 7],
  ['months?|monaten?|mois|mes(?:es)?|mês', 30],
  ['years?|jahren?|ans?|años?|anos?', 365],
];
const unit = units.map(([words], index) => `(?<unit${index}>${words})`).join('|');

const patterns = kept.map(
  ({ named }) =>
    new RegExp(
      `(?<![A-Za-zÀ-ỿ])(?:${named})(?![A-Za-zÀ-ỿ])[^.;\\d]{0,80}(?<words>(?<number>${numberPattern})(?: (?:${unit})(?![A-Za-zÀ-ỿ]))?)`,
      'i',
    ),
);

interface Stated {
  readonly file: string;
  readonly keys: Keys;
  readonly words: string;
  readonly days: number;
  readonly about: (typeof kept)[number];
}

/** What the notices of all coaches say about it. */
const statements = remember(({ coaches }: Surroundings): readonly Stated[] =>
  coaches.flatMap(({ file, value }) =>
    shownTexts(value).flatMap(({ keys, text }) =>
      kept.flatMap((about, index) => {
        if (keys[0] !== 'documents') return [];
        const groups = patterns[index]?.exec(text)?.groups;
        if (groups === undefined) return [];
        // "180 days, notes of errors after 90": the unit was said before.
        const times = units.find((_, at) => groups[`unit${at}`] !== undefined)?.[1] ?? 1;
        const days = readNumber(groups['number'] ?? '') * times;
        return [{ file, keys, words: groups['words'] ?? '', days, about }];
      }),
    ),
  ),
);

/** How long copies and error notes are kept is one setting of the site: all notices say the same. */
export const noticesAgreeOnRetention: CoachRule = (entry, all) => {
  if (entry.value.documents === undefined) return [];
  const stated = statements(all);
  return stated.flatMap((one) => {
    if (one.file !== entry.file || one.days === one.about.days) return [];
    const others = stated.filter(({ about }) => about === one.about);
    const right = others.find(({ days }) => isNear(days, one.about.days));
    // Where nobody says what the site does unless it is told otherwise, it was told otherwise.
    if (right === undefined || isNear(one.days, one.about.days)) return [];
    const like = others.filter(({ days }) => isNear(days, one.days)).length;
    const against = others.filter(({ days }) => isNear(days, right.days)).length;
    if (like > against) return [];
    const { what, setting } = one.about;
    return findDoubt(
      entry,
      'retention-differs',
      one.keys,
      `${quote(one.words)} stands here of ${what}, but ${right.file} says ${quote(right.words)}, and one setting of the site decides it for all (${setting}).`,
      `Write how long the site keeps them: ${one.about.days} days, unless ${setting} says otherwise.`,
    );
  });
};

/** Six months are 180 days. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= other / 25;
}
