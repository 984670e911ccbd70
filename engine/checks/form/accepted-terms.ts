import {
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/** Terms of a contract, which are a page of their own. */
const terms =
  /\b(?:accept|agree (?:to|with)|have read|akzeptiere|stimme|accepte|acepto|aceito)\b[^.!?]*?(?<words>\bterms (?:and|&) conditions\b|\bterms of (?:use|service|sale)\b|\bAGB\b|\bNutzungsbedingungen\b|\bconditions générales\b|\btérminos y condiciones\b|\btermos e condições\b)/i;

/** Whoever is asked to accept terms finds them: behind a link of the coach's or in the text. */
export const acceptedTermsAreLinked: FunnelRule = leadRule((entry, all) => {
  const coach = coachOf(entry, all)?.value;
  const { consent, consents = [] } = entry.value.form;
  if (coach === undefined || coach.legal?.terms !== undefined) return [];
  const asked: readonly (readonly [Keys, string | undefined])[] = [
    [['form', 'consent', 'text'], consent?.text],
    ...consents.map(({ text }, index) => [['form', 'consents', index, 'text'], text] as const),
  ];
  return asked.flatMap(([keys, text = '']) => {
    const words = terms.exec(text)?.groups?.['words'];
    if (words === undefined || /\]\(|https?:|www\./.test(text)) return [];
    return findDoubt(
      entry,
      'consent-words',
      keys,
      `People agree to ${quote(words)} here, but no link of ${coach.brand} leads to any (legal.terms).`,
      'Link them as legal.terms, or take the words out.',
    );
  });
});
