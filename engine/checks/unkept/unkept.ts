import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import {
  type Translated,
  translatedLanguageOf,
  translatedLanguagesOf,
} from '#engine/checks/translated/translated.ts';
import { judgeSpoken } from './claim.ts';
import { claimsOfEmails } from './of-emails.ts';
import { claimsOfKinds } from './of-kinds.ts';
import { claimsOfOtherPlaces } from './of-other-places.ts';

const claims = [...claimsOfEmails, ...claimsOfKinds, ...claimsOfOtherPlaces];

interface Rules {
  readonly page: readonly FunnelRule[];
  readonly emails: readonly CoachRule[];
}

/** The judges of a language are made when the first text in it comes. */
const made = new Map<Translated, Rules>();

function rulesOf(language: Translated): Rules {
  const known = made.get(language);
  if (known) return known;
  const judges = claims
    .flatMap((claim) => judgeSpoken(language, claim))
    .map((judge) => Object.assign(judge, { language }));
  const rules = { page: judges.map(judgePage), emails: judges.map(judgeEmails) };
  made.set(language, rules);
  return rules;
}

/** What a page promises in another language than English is kept. */
export const translatedPagePromisesAreKept: FunnelRule = (entry, all) => {
  const language = translatedLanguageOf(entry, all);
  if (language === undefined) return [];
  return rulesOf(language).page.flatMap((rule) => rule(entry, all));
};

/** What an email promises in another language than English is kept. */
export const translatedEmailPromisesAreKept: CoachRule = (entry, all) =>
  translatedLanguagesOf(entry, all).flatMap((language) =>
    rulesOf(language).emails.flatMap((rule) => rule(entry, all)),
  );
