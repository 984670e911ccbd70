import { createHash } from 'node:crypto';
import type { Message } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { askingMessage } from '#engine/interpret/confirming.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillMarkup, fillTexts } from '#engine/text/placeholders.ts';

/** What a visitor agrees to, as shown. */
export interface ConsentText {
  /** Derived from name and words: different words are another version, whatever its name. */
  readonly version: string;
  /** The version's name in the declaration. */
  readonly name: string;
  readonly text: string;
}

/** What a form asks its visitors to agree to. */
export interface FormConsents {
  /** By sending the form; null if nothing. */
  readonly sending: ConsentText | null;
  /** By ticking a box, by the box's name. */
  readonly boxes: ReadonlyMap<string, ConsentText>;
  /** By confirming, in the words of the email that asks; null if nothing has to be confirmed. */
  readonly confirmation: ConsentText | null;
}

const known = new WeakMap<CompiledFunnel, FormConsents>();

/** What a funnel's form asks its visitors to agree to. */
export function consentsOf(funnel: CompiledFunnel): FormConsents {
  const before = known.get(funnel);
  if (before !== undefined) return before;
  const consents = readConsents(funnel);
  known.set(funnel, consents);
  return consents;
}

function readConsents(funnel: CompiledFunnel): FormConsents {
  const { declaration, values } = funnel;
  const form = declaration.kind === 'lead' ? declaration.form : undefined;
  const read = (declared: { readonly version: string; readonly text: string }) =>
    readText(declared.version, fillMarkup(declared.text, values));
  return {
    sending: form?.consent === undefined ? null : read(form.consent),
    boxes: new Map(form?.consents?.map((box) => [box.name, read(box)])),
    confirmation: asksToConfirm(funnel)
      ? readText('confirmation', readMessage(fillTexts(askingMessage(funnel), values)))
      : null,
  };
}

function readMessage({ subject, heading, paragraphs, button }: DeepReadonly<Message>): string {
  return [subject, heading, ...paragraphs, button?.label ?? ''].join('\n');
}

function readText(name: string, words: string): ConsentText {
  // Links keep their targets, so that later readers know what the words referred to.
  const text = plainText(words, (linked, to) => `${linked} (${to})`);
  const version = createHash('sha256')
    .update(JSON.stringify([name, text]))
    .digest('hex');
  return { version: version.slice(0, 32), name, text };
}
