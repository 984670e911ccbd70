import type { Language } from '#engine/declaration/language.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ptBr } from './pt-br.ts';
import type { SaidWords } from './said-words.ts';

/** The languages besides English in which the check reads what texts say. */
export const saidWords: Readonly<Record<Exclude<Language, 'en'>, SaidWords>> = {
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
