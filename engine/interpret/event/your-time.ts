import { addressOf } from '#engine/language/form-of-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/**
 * How a page tells a time on its visitor's own clock, which stands for {time}, in the form of address
 * that the page itself uses.
 */
export function yourTimeOf({
  declaration,
  language,
}: Pick<CompiledFunnel, 'declaration' | 'language'>): string {
  const form = declaration.kind === 'lead' ? declaration.form : undefined;
  const said = JSON.stringify([declaration.page, form]);
  return wordsOf(language).page.yourTime(addressOf(said, language));
}
