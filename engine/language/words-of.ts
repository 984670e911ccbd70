import type { Language } from '#engine/declaration/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ptBr } from './pt-br.ts';
import type { Words } from './words.ts';

const catalogue: Readonly<Record<Language, Words>> = { en, de, es, fr, 'pt-BR': ptBr };

/** The engine's own words in a language. */
export function wordsOf(language: Language): Words {
  return catalogue[language];
}
