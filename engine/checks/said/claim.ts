import type { Surroundings } from '#engine/checks/rule/rule.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import { quote } from '#engine/text/wording.ts';
import { type Judge, judgeWhere } from './judge.ts';
import { isOwnClaim, type Said } from './said.ts';

/** Words that promise or say something which the declaration may not keep. */
export interface Claim {
  readonly rule: Doubt;
  readonly pattern: RegExp;
  /** What speaks against the words; undefined where they are true. */
  readonly against: (said: Said, match: RegExpExecArray, all: Surroundings) => string | undefined;
  readonly remedy: string;
  /** Whether the words say that something is not so, by which other claims are taken back. */
  readonly isDenial?: boolean;
}

const denied =
  /\b(?:no|not|never|without|nobody|nothing|none|instead of|rather than|unlike|cannot|(?:do|wo|is|are|ca)n[’']t)\b/i;

/** A judge of one kind of claim: a person has to decide, because the words may mean something else. */
export function judgeClaim(claim: Claim): Judge {
  const { pattern, isDenial = false } = claim;
  return judgeWhere([pattern], (said, all) => {
    const match = pattern.exec(said.text);
    if (match === null || !isOwnClaim(said)) return [];
    // "We could not send your guide" says that there is one, and so does "No address, no guide".
    const fails = ['failure', 'missing', 'invalid'].some((key) => said.keys.includes(key));
    const isDenied = !fails && denies(said.text, match);
    if (!isDenial && isDenied) return [];
    return holdAgainst(claim, said, match, all, match.groups?.['number']);
  });
}

/**
 * What is wrong with words, if something speaks against them.
 *
 * @param claimed what they claim, in short
 */
export function holdAgainst(
  { rule, against, remedy }: Omit<Claim, 'pattern'>,
  said: Said,
  match: RegExpExecArray,
  all: Surroundings,
  claimed = match[0],
): ReturnType<Judge> {
  const fact = against(said, match, all);
  if (fact === undefined) return [];
  const problem = `${quote(match[0])} stands here, but ${fact}.`;
  return { rule, isDoubt: true, claim: `${rule} ${claimed.toLowerCase()}`, problem, remedy };
}

function denies(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const before =
    text
      .slice(0, index)
      .split(/[.!?;:]\s/u)
      .at(-1) ?? '';
  return denied.test(withoutConditions(before)) || denied.test(words);
}

/** A sentence without what it is said of: "If you cannot come, the recording follows" denies nothing. */
export function withoutConditions(sentence: string): string {
  return sentence.replace(condition, ' ');
}
const condition =
  /\b(?:if|whenever|in case|for (?:anyone|anybody|everyone|everybody|those) who) [^,]*?\b(?:cannot|can[’']t|(?:do|wo|is|are)n[’']t|not)\b[^,]*(?:,|$)/gi;
