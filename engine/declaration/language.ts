import * as v from 'valibot';

/** The languages in which the engine has words of its own (BCP 47). */
export const languages = ['en', 'de', 'es', 'fr', 'pt-BR'] as const;

export type Language = (typeof languages)[number];

/** The language that the words of a coach or a funnel are written in. */
export const language = v.picklist(languages);
