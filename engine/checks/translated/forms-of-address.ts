import { type Own, rememberOwn } from '#engine/checks/rule/own/own.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';

/** A page, or a coach's pages together, must have so many texts of one form before another is the slip. */
const minWords = 6;

/** Readers are spoken to in one form, familiar or formal, on a page and in its emails. */
export function judgeFormsOfAddress({
  familiar,
  formal,
  smallFormal = '(?!)',
  pronouns,
}: SaidWords): Judge | undefined {
  if (familiar === undefined || formal === undefined || pronouns === undefined) return undefined;
  const patterns = { familiar: wholeWords(familiar, 'u'), formal: wholeWords(formal, 'u') };
  const small = wholeWords(smallFormal, 'u');
  const countIn = remember((funnel: Said['funnel']): Counts => {
    const texts = shownTexts(funnel).map(({ text }) => text);
    const count = (form: Form) => texts.filter((text) => patterns[form].test(text)).length;
    return { familiar: count('familiar'), formal: count('formal') };
  });
  const ofCoach = rememberOwn(({ funnels }: Own) => {
    const counts = funnels.map(({ value }) => countIn(value));
    const sum = (form: Form) => counts.reduce((all, one) => all + one[form], 0);
    return { familiar: sum('familiar'), formal: sum('formal') };
  });
  const formOf = ({ funnel }: Said, all: Surroundings): Form | undefined => {
    const own = countIn(funnel);
    const form = plainForm(own);
    if (form !== undefined) return form;
    // A short page goes by the others of its coach, unless it has a form of its own.
    const usual = plainForm(ofCoach(all, funnel.coach));
    const others = usual === undefined ? 0 : own[otherThan(usual)];
    return usual !== undefined && (others === 1 || own[usual] > 2 * others) ? usual : undefined;
  };
  return judgeWhere([patterns.familiar, patterns.formal, small], (said, all) => {
    const form = formOf(said, all);
    if (form === undefined || !isOwnClaim(said)) return [];
    const other = otherThan(form);
    // What is quoted may be said to somebody else.
    const text = said.text.replace(/„[^“]*“|“[^”]*”|«[^»]*»/gu, ' ');
    const word =
      patterns[other].exec(text)?.[0] ?? (form === 'formal' ? small.exec(text)?.[0] : undefined);
    if (word === undefined) return [];
    return {
      rule: 'mixed-address',
      isDoubt: true,
      claim: said.text,
      problem: `${quote(word)} stands here, but the page says ${quote(pronouns[form])} to its readers.`,
      remedy: `Write this with ${quote(pronouns[form])}, too.`,
    };
  });
}

type Form = 'familiar' | 'formal';
type Counts = Readonly<Record<Form, number>>;

const otherThan = (form: Form): Form => (form === 'formal' ? 'familiar' : 'formal');

/** The form of nearly all texts. */
function plainForm({ familiar, formal }: Counts): Form | undefined {
  if (formal >= minWords && formal >= 4 * familiar) return 'formal';
  return familiar >= minWords && familiar >= 4 * formal ? 'familiar' : undefined;
}
