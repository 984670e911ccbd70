import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { wholeWords } from '#engine/checks/translated/patterns.ts';
import type { Doubt } from '#engine/declaration/allow.ts';
import type { Translated } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';

/** Words of other languages that promise or say something which the declaration may not keep. */
export interface SpokenClaim {
  readonly rule: Doubt;
  /** Sources of patterns for whole words, without a language where nobody says so. */
  readonly words: Readonly<Partial<Record<Translated, string>>>;
  /** What speaks against the words; undefined where they are true. */
  readonly against: (said: Said, match: RegExpExecArray, all: Surroundings) => string | undefined;
  readonly remedy: string;
  /** Whether capitals tell the words from others. */
  readonly isCased?: boolean;
  /** Whether the words deny something themselves. */
  readonly isDenial?: boolean;
}

const denials: Readonly<Record<Translated, RegExp>> = {
  de: wholeWords('kein[A-Za-zÀ-ỿ]*|nicht|nichts|nie|niemals|niemand|ohne|statt|weder|nein'),
  fr: wholeWords('pas|aucune?|sans|jamais|ni|personne|rien|non'),
  es: wholeWords('no|sin|ning[A-Za-zÀ-ỿ]+|nunca|nadie|nada|ni|tampoco'),
  'pt-BR': wholeWords('não|sem|nenhum[A-Za-zÀ-ỿ]*|nunca|ninguém|nada|nem'),
};

/** A judge of one claim in one language; a person decides, because the words may mean something else. */
export function judgeSpoken(language: Translated, claim: SpokenClaim): readonly Judge[] {
  const source = claim.words[language];
  if (source === undefined) return [];
  const pattern = wholeWords(source, claim.isCased ? 'u' : 'i');
  return [
    judgeWhere([pattern], (said, all) => {
      const match = pattern.exec(said.text);
      if (match === null || !isOwnClaim(said)) return [];
      const { clause, isQuestion } = around(said.text, match);
      if (isQuestion || (!claim.isDenial && denials[language].test(clause))) return [];
      const fact = claim.against(said, match, all);
      if (fact === undefined) return [];
      return {
        rule: claim.rule,
        isDoubt: true,
        claim: `${claim.rule} ${match[0].toLowerCase()}`,
        problem: `${quote(match[0])} stands here, but ${fact}.`,
        remedy: claim.remedy,
      };
    }),
  ];
}

/** The part of a sentence that words stand in, and whether the sentence asks. */
function around(text: string, { 0: words, index }: RegExpExecArray) {
  const before = text.slice(0, index).split(/[.!?;:,–—]\s/u);
  const rest = text.slice(index + words.length);
  const [after = ''] = rest.split(/[.!?;:,–—](?:\s|$)/u);
  const end = /[.!?](?=\s|$)/u.exec(rest)?.[0];
  return { clause: `${before.at(-1) ?? ''}${words}${after}`, isQuestion: end === '?' };
}
