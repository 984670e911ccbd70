import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import type { Claim } from '#engine/checks/said/claim.ts';
import { isNear, numberPattern, ordinals, readNumber } from '#engine/checks/said/english.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import { count } from '#engine/text/wording.ts';
import { countsOfFields, isAboveForm, isCountOfOffer } from './form-fields.ts';

const number = `(?<number>${numberPattern})`;

function against(
  said: Said,
  words: string,
  written: string | undefined,
  more?: string,
): string | undefined {
  const { funnel, place, keys } = said;
  if (place !== 'page' || !isLeadFunnel(funnel) || keys[1] === 'fields') return undefined;
  const number = readNumber(written ?? '');
  if (/questions|answers/i.test(words) && isCountOfOffer(said, number, words)) return undefined;
  const together = number + (more === undefined ? 0 : Math.max(1, readNumber(more)));
  const { length } = askedFields(funnel);
  // "Two boxes and you’re done; the third is me being nosy"
  if (new RegExp(`\\b${ordinals[length - 1]}\\b`, 'i').test(said.text)) return undefined;
  // "Our printed form with 46 fields" is another one.
  const isOfForm = isAboveForm(said) || keys[1] === 'missing';
  if (!isOfForm && !isNear(number, length, 3)) return undefined;
  return countsOfFields(funnel, said.text).some((many) => many === number || many === together)
    ? undefined
    : `the form has ${count(length, 'field')}`;
}

/** "Registration takes a minute: six answers and you are in." */
function isOfRegistration({ section, text }: Said): boolean {
  return section === 'closing' && /\b(?:regist|sign(?:ing)?[ -]up|form)/i.test(text);
}

/** What may be counted apart from the other fields: "two fields and one honest number". */
const apart = `(?: and (?<more>an?|${numberPattern}) (?:[a-z]+ )?(?:numbers?|dates?|choices?|boxes|box)\\b)?`;

/** Words that count fields, and where they are about the form. */
const counts: readonly (readonly [
  pattern: string,
  isOfForm: (said: Said, words: string) => boolean,
])[] = [
  [
    `${number} (?:(?:short|quick|easy|simple) )*(?:fields|boxes to fill|answers|questions)\\b${apart}|(?<!\\bone (?!click|minute|line|form)[a-z]+, )\\b(?<only>one) field\\b(?! (?:is|was|has|away|of|on (?!this))\\b| (?:still )?(?:empty|missing|left))`,
    (said, words) => isAboveForm(said) || /fields?|boxes/i.test(words) || isOfRegistration(said),
  ],
  // "Two lines and you are on", at the beginning of a sentence above the form.
  [
    `(?:^|: )(?:just |only |it takes )?${number} (?:short |quick |little )?(?:lines?|boxes|box|blanks?)(?= and\\b|[.,;:!]|$)`,
    isAboveForm,
  ],
  [
    `\\bwe (?:only |just )?(?:ask|need)(?: from)?(?: you)?(?: for)?(?: only| just)? ${number} (?:little |short |small )?things\\b`,
    isAboveForm,
  ],
  [
    `\\b(?:answer|fill (?:in|out)) (?:the |these |our )?${number} (?:short |quick |little )?(?:questions|lines|boxes|blanks) (?:below|here|above|on this page|in the form)\\b`,
    ({ funnel }) => !funnel.page.sections.some(({ kind }) => kind === 'questions'),
  ],
  [
    '\\bboth (?:your )?(?:[a-z]+ )?name and (?:your )?e-?mail(?: address)? are (?:required|needed)\\b',
    ({ keys }) => keys[1] === 'missing',
  ],
];

/** How many fields a form is said to have. */
export const claimsOfFields: readonly Claim[] = counts.map(([pattern, isOfForm]) => ({
  rule: 'count-of-fields',
  pattern: new RegExp(pattern, 'i'),
  against: (said, { groups, 0: words }) =>
    isOfForm(said, words)
      ? against(said, words, groups?.['number'] ?? groups?.['only'] ?? 'two', groups?.['more'])
      : undefined,
  remedy: 'Correct the number.',
}));
