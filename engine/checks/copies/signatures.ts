import { isEnglish } from '#engine/checks/facts/said.ts';
import { type CoachRule, coachOf, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Finding } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

const name = '\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?';
/** "See you there, Martin", "Warmly, all of us at Emberly" */
const signed = new RegExp(
  `, ?(?:[Yy]our |(?:all|everyone|everybody|the team)(?: of us)? at |from )?(?<names>${name}(?: (?:and|&) ${name})?)$`,
  'u',
);

/** A coach's emails are signed by somebody of whom a reader has heard. */
export const emailsAreSignedByKnown: CoachRule = (entry) =>
  isEnglish(undefined, entry.value) ? judge(entry, entry.value, []) : [];

/** So is what a visitor sees after sending a form. */
export const screensAreSignedByKnown: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all)?.value;
  if (coach === undefined || !isEnglish(entry.value, coach)) return [];
  return judge(entry, coach, textsIn(entry.value));
};

function isSignature({ keys }: PlacedText): boolean {
  return keys.at(-1) === 'signOff';
}

function judge(
  entry: { readonly file: string; readonly value: object },
  coach: DeepReadonly<Coach>,
  beside: readonly PlacedText[],
): Finding[] {
  const ofCoach = textsIn(coach);
  const brand = wordsOf(`${coach.brand} ${coach.sender.name}`);
  const isBranded = ({ text }: PlacedText) => [...wordsOf(text)].some((word) => brand.has(word));
  const usual = ofCoach.find((one) => isSignature(one) && isBranded(one));
  if (usual === undefined) return [];
  const others = [...ofCoach, ...beside].filter((one) => !isSignature(one));
  return textsIn(entry.value)
    .filter((one) => isSignature(one) && !isBranded(one))
    .flatMap(({ keys, text }) => {
      const names = signed.exec(text)?.groups?.['names'];
      if (names === undefined) return [];
      const [...words] = wordsOf(names);
      if (words.some((word) => others.some(({ text: said }) => wordsOf(said).has(word)))) return [];
      return [
        findDoubt(
          entry,
          'unknown-signature',
          keys,
          `${quote(names)} signs here, of whom no other text speaks; elsewhere it is ${quote(usual.text)}.`,
          'Sign as the others do, or say in the biography who that is.',
        ),
      ];
    });
}

/** The words of a text that begin with a capital and may be names. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/\p{Lu}[\p{L}’'-]{2,}/gu));
}
