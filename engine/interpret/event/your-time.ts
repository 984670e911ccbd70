import { addressOf } from '#engine/language/form-of-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/**
 * What stands behind a time on the visitor's own clock, in the form of address that the page itself
 * uses.
 */
export function yourTimeOf({
  declaration,
  language,
}: Pick<CompiledFunnel, 'declaration' | 'language'>): string {
  const form = declaration.kind === 'lead' ? declaration.form : undefined;
  const said = JSON.stringify([declaration.page, form]);
  return wordsOf(language).page.yourTime(addressOf(said, language));
}
