import type { PlacedText } from '#engine/checks/rule/texts.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import { chooser, type Hits } from '#engine/patterns/prefilter.ts';
import type { Severity } from '#engine/read/findings.ts';

/** Something in a text that no reader should see. */
export interface Slip {
  readonly rule: WordRule;
  readonly severity: Severity;
  /** Where it begins in the text, and how long it is. */
  readonly index: number;
  readonly length: number;
  readonly problem: string;
  readonly remedy: string;
}

/** The rules that judge words; a file may allow what they find. */
type WordRule = Extract<
  Doubt,
  | 'broken-character'
  | 'foreign-placeholder'
  | 'hidden-character'
  | 'left-over'
  | 'misspelling'
  | 'shouting'
  | 'shown-literally'
  | 'template-words'
  | 'typing-slip'
  | 'unlikely-number'
>;

/** A text and what is known of its place. */
export interface JudgedText extends PlacedText {
  /** By which patterns that cannot match are told without looking. */
  readonly hits: Hits;
  /** The last name among its keys: `headline`, `paragraphs` … */
  readonly property: string;
  /** The placeholders that have a value there. */
  readonly known: () => readonly string[];
  /** The language that it is declared to be in. */
  readonly language: string;
  /** Words with accents that the coach writes elsewhere, by what is left of them without. */
  readonly accented: () => ReadonlyMap<string, string>;
  /** Misspelt words of a language that the coach writes right elsewhere, and what was meant. */
  readonly misspelt: (language: string) => ReadonlyMap<string, string>;
}

/** Finds slips of one sort in a text, in its order: mostly one or none. */
export type Detector = (text: JudgedText) => Slip | readonly Slip[];

/** What a pattern finds, and what is said about it. */
export interface Sign {
  /** Has the flag `g`; what its group `shown` holds is quoted instead of the whole. */
  readonly pattern: RegExp;
  readonly problem: (found: string, text: JudgedText) => string;
  readonly remedy: string | ((found: string, text: JudgedText) => string);
  /** Where the pattern means nothing. */
  readonly except?: (text: JudgedText) => boolean;
}

/** Whether a text holds an address, whose signs and words are its own. */
export const hasAddress = ({ text }: JudgedText) => /:\/\/|www\.|@\w/.test(text);

/** Whether a pattern matches anywhere: most do not, and `matchAll` copies each before it looks. */
function occurs(pattern: RegExp, text: string): boolean {
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

/** A detector of patterns; where two match the same words, the first counts. */
export function detect(
  rule: WordRule,
  severity: Severity,
  signs: readonly Sign[],
): (text: JudgedText) => readonly Slip[] {
  const choose = chooser(signs);
  return (judged) => {
    const { text, hits } = judged;
    const matching = choose(hits).filter(
      ({ pattern, except }) => !except?.(judged) && occurs(pattern, text),
    );
    return matching.flatMap(({ pattern, problem, remedy }) =>
      Array.from(text.matchAll(pattern), (match) => {
        const found = match.groups?.['shown'] ?? match[0];
        return {
          rule,
          severity,
          index: match.index,
          length: match[0].length,
          problem: problem(found, judged),
          remedy: typeof remedy === 'string' ? remedy : remedy(found, judged),
        };
      }),
    );
  };
}

/** Finds something out once for many questions in a row. */
export function rememberLast<Asked, Found>(find: (asked: Asked) => Found): (asked: Asked) => Found {
  let last: { readonly asked: Asked; readonly found: Found } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, found: find(asked) };
    return last.found;
  };
}
