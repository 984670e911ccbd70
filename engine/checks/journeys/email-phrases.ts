import { numberPattern, readNumber } from '#engine/checks/said/english.ts';

/** A number of emails that a text names, and of which of them it is the number. */
export interface EmailCount {
  readonly number: number;
  readonly words: string;
  /**
   * `following`: of those that come after what is being read; `all`: of the whole series; `some`: of
   * those that are promised, which may count the email that answers the form.
   */
  readonly of: 'following' | 'all' | 'some';
}

const noun = '(?:emails|e-mails|letters|messages|mails|notes)';
const adjectives =
  '(?: more| short| brief| follow-up| friendly| quick| quiet| free| gentle| little| helpful| further| other| useful)*';
/** Adjectives of any kind, where other words make sure of what is counted. */
const anyAdjectives =
  '(?: (?!of |to |in |on |for |with |and |or |that |per |from |about |the |is |are |was |were )[A-Za-zÀ-ỿ-]+){0,2}?';
const number = `(?<number>both|${numberPattern})`;
const several = `${number}${adjectives} ${noun}\\b`;
/** What emails do, behind their number. */
const arrives =
  '(?= (?:will |are going to |shall )?(?:follows?\\b(?! (?:the|an?|your|his|her|their|our|my)\\b)|comes?|arrives?|reach(?:es)? you)\\b(?! from\\b)| are (?:still )?(?:to come|on their way))';

/** "The five letters that follow", "two more letters come", "a chart, then four emails". */
const following = [
  new RegExp(
    `\\b(?<number>both(?: of (?:the|our|my))?|${numberPattern})${anyAdjectives} ${noun} (?:that|which) (?:will )?(?:follow|come (?:next|after|now))\\b`,
    'gi',
  ),
  new RegExp(`\\b${number}(?: more| further)${anyAdjectives} ${noun}${arrives}`, 'gi'),
  new RegExp(`\\b${several}${arrives}`, 'gi'),
  new RegExp(`\\bhear from (?:us|me) ${number} more times\\b`, 'gi'),
  new RegExp(`(?<=\\b(?:then|followed by|plus) )${several}`, 'gi'),
  new RegExp(
    `(?<=\\b(?:get|receive) (?:the|your) [A-Za-zÀ-ỿ]+ and )${several}(?= from (?:us|me|\\{coach\\}))`,
    'gi',
  ),
];

const ordinal = '(?:first|second|third|fourth|fifth|last|next)';
const ofAll = `${ordinal} of ${number}${anyAdjectives} ${noun}`;

/** "The first of three field notes follows", "our series of five letters", "you get four emails from us". */
const whole = [
  new RegExp(`\\b${ordinal} of (?:our|these) ${number}${anyAdjectives} ${noun}\\b`, 'gi'),
  new RegExp(
    `\\b(?:get|receive|expect|send you|is|was|here comes) (?:the )?${ofAll}\\b(?! (?:from|to|that|which|by|he|she|they|we|i|you)\\b)`,
    'gi',
  ),
  new RegExp(`\\b${ofAll}${arrives}`, 'gi'),
  new RegExp(
    `\\b(?:this|our)(?: [A-Za-zÀ-ỿ]+)? (?:series|course|sequence) (?:of|in) ${number}${anyAdjectives} ${noun}\\b`,
    'gi',
  ),
  new RegExp(
    `\\byou(?:[’']ll| will)? (?:get|receive) ${several} from (?:us|me)(?! (?:a|per|each|every)\\b)`,
    'gi',
  ),
];

/** Letters that the reader is to write are none of ours. */
const some = new RegExp(
  `(?<!\\b(?:write|draft|answer|delete|out of) )${several}(?! (?:(?:a|per|each|every) |(?:are|is) (?:enough|plenty|too many)|to (?!you\\b)(?<!\\byou(?:[’']ll| will)? (?:get|receive) [^.!?]{0,40})))`,
  'i',
);

/** What every number of emails is found by. */
export const emailCounts: readonly RegExp[] = [some, ...following, ...whole];

/** The numbers of emails that a text names, the most certain first. */
export function emailCountsIn(text: string): readonly EmailCount[] {
  const told = (patterns: readonly RegExp[], of: EmailCount['of']) =>
    patterns
      // Most match nowhere, and `matchAll` copies each before it looks.
      .filter((pattern) => text.search(pattern) >= 0)
      .flatMap((pattern) =>
        Array.from(text.matchAll(pattern), ({ 0: words, groups = {} }) => ({
          number: read(groups['number'] ?? ''),
          words,
          of,
        })),
      );
  const one = some.exec(text);
  return [
    ...told(following, 'following'),
    ...told(whole, 'all'),
    ...(one
      ? [{ number: read(one.groups?.['number'] ?? ''), words: one[0], of: 'some' as const }]
      : []),
  ].filter(({ number: many }) => many >= 2 && many <= 30);
}

function read(word: string): number {
  return /^both/i.test(word) ? 2 : readNumber(word);
}
