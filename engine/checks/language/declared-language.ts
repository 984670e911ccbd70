import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { funnelsOffering } from '#engine/checks/rule/guides.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { coachOf, folderNameOf, type Keys, type Surroundings } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

import { guessLanguage } from './guess-language.ts';
import { otherLanguageOf } from './text-language.ts';

/** Tells in which language the text at a place is. */
export type LanguageAt = (keys: Keys) => string;

/** The language of a funnel's texts: the one they are plainly in, else the one that is declared. */
export function languageOfFunnel(funnel: Entry<Funnel>, all: Surroundings): LanguageAt {
  const language = languageWritten(funnel.value) ?? languageDeclared(funnel, all) ?? 'en';
  return () => language;
}

/**
 * The language that a funnel is declared to be in.
 *
 * @returns undefined where only the coach would tell, and the coach cannot be read or is another one's
 */
export function languageDeclared(funnel: Entry<Funnel>, all: Surroundings): Language | undefined {
  if (funnel.value.language !== undefined) return funnel.value.language;
  const coach = coachOf(funnel, all);
  const isKnown = coach !== undefined && folderNameOf(coach) === folderNameOf(funnel);
  return isKnown ? (coach.value.language ?? 'en') : undefined;
}

/** The language that a funnel's texts are plainly written in. */
export const languageWritten = remember((funnel: Funnel) =>
  guessLanguage(shownTexts(funnel).map(({ text }) => text)),
);

/** A guide is written in the language of the funnel that offers it, else of the coach. */
export function languageOfGuide(guide: Entry<Guide>, all: Surroundings): LanguageAt {
  const [funnel] = funnelsOffering(guide, all);
  if (funnel) return languageOfFunnel(funnel, all);
  const { coach } = ownOf(all, folderNameOf(guide));
  return () => coach?.value.language ?? 'en';
}

/**
 * A coach's words are in the coach's language: except for documents that declare another, and for
 * emails of which all senders do.
 */
export function languageOfCoach(coach: Entry<Coach>, all: Surroundings): LanguageAt {
  const own = coach.value.language ?? 'en';
  const emails = languagesOfEmails(coach, all, own);
  return (keys) => {
    const [part, index] = keys;
    if (part === 'documents') return coach.value.documents?.[Number(index)]?.language ?? own;
    const end = keys.indexOf('message', 2) + 1 || keys.indexOf('messages', 2) + 2;
    const place = keys.slice(0, end);
    if (emails) return emails.get(placeOf(place)) ?? own;
    return (end > 2 && languageOfMessage(valueAt(coach.value, place), own)) || own;
  };
}

/** @returns undefined where a file of another shape hides which emails it sends */
function languagesOfEmails(
  coach: Entry<Coach>,
  all: Surroundings,
  own: Language,
): ReadonlyMap<string, string> | undefined {
  const others = ownOf(all, coach.value.slug).funnels.filter(
    ({ value }) => value.coach === coach.value.slug && value.language !== undefined,
  );
  if (others.length === 0 || !coach.sound) return new Map();
  if (others.some(({ sound }) => !sound)) return undefined;
  const known = listDeclaredEmails(coach, all).flatMap(({ keys, senders }) => {
    const languages = new Set(senders.map(({ funnel }) => funnel.language ?? own));
    const [language] = languages;
    return language === undefined || languages.size > 1 ? [] : [[placeOf(keys), language] as const];
  });
  return new Map(known);
}

/** The language that an email tells by its own words. */
function languageOfMessage(message: unknown, own: Language): string | undefined {
  return textsIn(message, [])
    .map(({ text }) => otherLanguageOf(text, own))
    .find((language) => language !== undefined);
}

function placeOf(keys: Keys): string {
  return keys.join('\n');
}
