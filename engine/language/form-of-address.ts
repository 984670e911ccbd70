import type { Language } from '#engine/declaration/language.ts';

/** How words speak to their reader: `familiar` is du, tú or tu, `formal` is Sie, usted or vous. */
export type Address = 'familiar' | 'formal';

/** Words that are familiar in each language; none where there is only one form of address. */
const familiar: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<![A-Za-zÀ-ỿ])(?:du|dich|dir|dein(?:e[mnrs]?)?)(?![A-Za-zÀ-ỿ])/i,
  es: /(?<![A-Za-zÀ-ỿ])(?:tú|tus?|ti|contigo)(?![A-Za-zÀ-ỿ])/i,
  fr: /(?<![A-Za-zÀ-ỿ])(?:tu|toi|ton|tes)(?![A-Za-zÀ-ỿ])/i,
};

/** How a text in this language speaks to its reader. */
export function addressOf(text: string, language: Language): Address {
  return familiar[language]?.test(text) ? 'familiar' : 'formal';
}
