import { isOwnClaim, type Judge, judgeWhere, type Said } from '#engine/checks/facts/said.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';
import { wholeWords } from './patterns.ts';

/** A page must say so many words of one form before another is the slip. */
const leastWords = 6;

/** Readers are spoken to in one form, familiar or formal, on a page and in its emails. */
export function judgeFormsOfAddress({ familiar, formal }: SaidWords): Judge | undefined {
  if (familiar === undefined || formal === undefined) return undefined;
  const patterns = { familiar: wholeWords(familiar, 'u'), formal: wholeWords(formal, 'u') };
  const formOf = remember((funnel: Said['funnel']): Form | undefined => {
    const counts = { familiar: 0, formal: 0 };
    for (const { text } of shownTexts(funnel)) {
      if (patterns.familiar.test(text)) counts.familiar += 1;
      if (patterns.formal.test(text)) counts.formal += 1;
    }
    if (counts.formal >= leastWords && counts.formal >= 4 * counts.familiar) return 'formal';
    return counts.familiar >= leastWords && counts.familiar >= 4 * counts.formal
      ? 'familiar'
      : undefined;
  });
  return judgeWhere([patterns.familiar, patterns.formal], (said) => {
    const form = formOf(said.funnel);
    if (form === undefined || !isOwnClaim(said)) return [];
    const other = form === 'formal' ? 'familiar' : 'formal';
    // What is quoted may be said to somebody else.
    const text = said.text.replace(/„[^“]*“|“[^”]*”|«[^»]*»/gu, ' ');
    const word = patterns[other].exec(text)?.[0];
    if (word === undefined) return [];
    return [
      {
        rule: 'mixed-address',
        isDoubt: true,
        claim: said.text,
        problem: `${quote(word)} stands here, but the page speaks to its readers in the ${form} form.`,
        remedy: `Write this in the ${form} form, too.`,
      },
    ];
  });
}

type Form = 'familiar' | 'formal';
