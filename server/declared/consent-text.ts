import { createHash } from 'node:crypto';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillMarkup } from '#engine/text/placeholders.ts';

/** What a visitor agrees to by sending a form, as it was shown. */
export interface ConsentText {
  /** Made from name and words: other words are another version, whatever they are called. */
  readonly version: string;
  /** The version's name in the declaration. */
  readonly name: string;
  readonly text: string;
}

const known = new WeakMap<CompiledFunnel, ConsentText | null>();

/** The consent a funnel's form asks for; null where it asks for none. */
export function consentOf(funnel: CompiledFunnel): ConsentText | null {
  const before = known.get(funnel);
  if (before !== undefined) return before;
  const consent = readConsent(funnel);
  known.set(funnel, consent);
  return consent;
}

function readConsent({ declaration, values }: CompiledFunnel): ConsentText | null {
  const declared = declaration.kind === 'lead' ? declaration.form.consent : undefined;
  if (declared === undefined) return null;
  // Links are kept as they led: whoever reads the words later must know to what.
  const text = plainText(fillMarkup(declared.text, values), (words, to) => `${words} (${to})`);
  const name = declared.version;
  const version = createHash('sha256')
    .update(JSON.stringify([name, text]))
    .digest('hex');
  return { version: version.slice(0, 32), name, text };
}
