import { addressOf } from '#engine/language/form-of-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The words after a time in the visitor's own time zone, in the page's form of address. */
export function yourTimeOf({
  declaration,
  language,
}: Pick<CompiledFunnel, 'declaration' | 'language'>): string {
  const form = declaration.kind === 'lead' ? declaration.form : undefined;
  const said = JSON.stringify([declaration.page, form]);
  return wordsOf(language).page.yourTime(addressOf(said, language));
}
