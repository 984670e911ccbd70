import { coachOf, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Language } from '#engine/declaration/language.ts';
import { quote } from '#engine/text/wording.ts';
import { guessLanguage } from './guess-language.ts';

const names: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  'pt-BR': 'Portuguese',
};

/** A funnel says what its words are written in: screen readers and the engine's own words go by it. */
const languageIsThatOfWords: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all);
  if (!entry.sound || coach?.sound === false) return [];
  const declared = entry.value.language ?? coach?.value.language ?? 'en';
  const written = guessLanguage(shownTexts(entry.value).map(({ text }) => text));
  if (written === undefined || written === declared) return [];
  return [
    findDoubt(
      entry,
      'other-language',
      ['language'],
      `The words are ${names[written]}, but the page says that they are ${names[declared]}: it would be read out in the wrong language, with ${names[declared]} words and dates in between.`,
      `Write language: ${quote(written)}.`,
    ),
  ];
};

export const languageRules: readonly FunnelRule[] = [languageIsThatOfWords];
