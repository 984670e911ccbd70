import type { LegalLink } from '#engine/contract/form.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';

/**
 * A coach's links to privacy notice, terms and imprint, as far as declared; in the visitor's language
 * if declared in it.
 */
export function legalLinks(
  { legal }: DeepReadonly<Pick<Coach, 'legal'>>,
  language: Language,
): readonly LegalLink[] {
  const words = wordsOf(language).legal;
  return (['privacy', 'terms', 'imprint'] as const).flatMap((name) => {
    const to = legal?.byLanguage?.[language]?.[name] ?? legal?.[name];
    return to === undefined ? [] : [{ label: words[name], to }];
  });
}
