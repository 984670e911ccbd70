import type { Language } from '#engine/declaration/language.ts';

/** How words speak to their reader: `familiar` is du, tú or tu, `formal` is Sie, usted or vous. */
export type Address = 'familiar' | 'formal';

/** Words that are familiar in each language; none where there is only one form of address. */
const familiar: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|ti|contigo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu,
};

/** How a text in this language speaks to its reader. */
export function addressOf(text: string, language: Language): Address {
  return familiar[language]?.test(text) ? 'familiar' : 'formal';
}
