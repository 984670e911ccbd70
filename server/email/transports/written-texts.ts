import { createLikeWriter } from './like-writer.ts';
import type { OutgoingMail } from './transport.ts';

/** An email's texts as they stand between the quotes of JSON, in UTF-8 and in parts. */
interface WrittenTexts {
  readonly html: readonly Buffer[];
  readonly text: readonly Buffer[];
}

/** The call that sends an email and its copy have the same texts. */
const written = new WeakMap<OutgoingMail, WrittenTexts>();

/** Emails of one sender with the same subject are nearly equal. */
const writers = new Map<string, ReturnType<typeof createWriters>>();

/** A site has one per email that it declares. */
const maxWriters = 1000;

/**
 * Writes JSON in which an email's texts stand, in UTF-8 and in parts. They are written once for the call
 * that sends the email and for its copy, and what many emails have in common once for all of them.
 *
 * @param others what stands before them; at least one property
 * @param names the properties of the texts
 */
export function writeJson(
  others: object,
  names: { readonly text: string; readonly html: string },
  mail: OutgoingMail,
): readonly Buffer[] {
  const { text, html } = writeTexts(mail);
  return [
    Buffer.from(`${JSON.stringify(others).slice(0, -1)},"${names.text}":"`),
    ...text,
    Buffer.from(`","${names.html}":"`),
    ...html,
    Buffer.from('"}'),
  ];
}

function writeTexts(mail: OutgoingMail): WrittenTexts {
  const known = written.get(mail);
  if (known) return known;
  const { from, subject, html, text } = mail;
  if (writers.size >= maxWriters) writers.clear();
  const key = `${from.email} ${subject}`;
  const write = writers.get(key) ?? createWriters();
  writers.set(key, write);
  const texts = { html: write.html(html), text: write.text(text) };
  written.set(mail, texts);
  return texts;
}

function createWriters() {
  return { html: createLikeWriter(), text: createLikeWriter() };
}
