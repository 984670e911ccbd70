import { type Claim, holdAgainst } from '#engine/checks/said/claim.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { isOwnClaim } from '#engine/checks/said/said.ts';
import type { Translated } from '#engine/language/said/index.ts';

/** Words of other languages that promise or say something which the declaration may not keep. */
export interface SpokenClaim extends Omit<Claim, 'pattern'> {
  /** Sources of patterns for whole words, without a language where nobody says so. */
  readonly words: Readonly<Partial<Record<Translated, string>>>;
  /** Whether capitals tell the words from others. */
  readonly isCased?: boolean;
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
      return holdAgainst(claim, said, match, all);
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
