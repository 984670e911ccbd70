import type { FilledEmail } from '#engine/contract/email.ts';
import type { LegalLink } from '#engine/contract/form.ts';
import { legalLinks } from '#engine/interpret/legal-links.ts';
import type { EmailWords } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';

/** A labelled fact; a short one stays on one line. */
interface Fact {
  readonly label: string;
  readonly value: string;
  readonly isShort: boolean;
}

/** The engine's own words in an email. */
export function emailWords({ language }: FilledEmail): EmailWords {
  return wordsOf(language).email;
}

/** The labelled facts under an event's date. */
export function ticketFacts(
  { language }: FilledEmail,
  event: NonNullable<FilledEmail['event']>,
): readonly Fact[] {
  const { email } = wordsOf(language);
  return [
    ...(event.time === undefined ? [] : [{ label: email.time, value: event.time, isShort: true }]),
    { label: email.length, value: event.length, isShort: true },
    { label: email.where, value: event.place, isShort: false },
  ];
}

/** Why somebody gets this email, and who sends it. */
export function footerLines({ coach, template, language }: FilledEmail): readonly string[] {
  // It stays within the team, and is in English like the console.
  if (template === 'letter') {
    return [`You get this letter on Mondays because you look after ${coach.brand}.`];
  }
  const { campaignReason, requestReason } = wordsOf(language).email;
  const reason = template === 'campaign' ? campaignReason : requestReason;
  return [reason(coach.brand), coach.postalAddress];
}

/** The coach's privacy notice, terms and imprint; a letter to the team needs none. */
export function footerLinks({ coach, template, language }: FilledEmail): readonly LegalLink[] {
  return template === 'letter' ? [] : legalLinks(coach, language);
}

/** An absolute address: a path of the site is prefixed with the site's address. */
export function absolute(to: string, { publicUrl }: FilledEmail): string {
  return to.startsWith('/') ? publicUrl + to : to;
}
