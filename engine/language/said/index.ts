import type { Language } from '#engine/declaration/language.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ptBr } from './pt-br.ts';
import type { SaidWords } from './said-words.ts';

/** A language besides English whose texts the check reads. */
export type Translated = Exclude<Language, 'en'>;

/** What texts say in these languages. */
export const saidWords: Readonly<Record<Translated, SaidWords>> = {
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
