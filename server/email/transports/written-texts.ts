import { createLikeness, type Shared } from './likeness.ts';
import type { OutgoingMail } from './transport.ts';

/** Writes a text as JSON does between quotes, in UTF-8 and in parts; a character may stand by its halves. */
type WriteText = (text: string) => readonly Buffer[];

/** Emails of one sender with the same subject are nearly equal. */
const writers = new Map<string, { readonly html: WriteText; readonly text: WriteText }>();

/** A site has one per email that it declares. */
const maxWriters = 1000;

/**
 * Writes JSON in which an email's texts stand, in UTF-8 and in parts. What many emails have in common is
 * written once for all of them.
 *
 * @param others what stands before the texts; at least one property
 */
export function writeJson(
  others: object,
  { from, subject, html, text }: OutgoingMail,
): readonly Buffer[] {
  if (writers.size >= maxWriters) writers.clear();
  const key = `${from.email} ${subject}`;
  const write = writers.get(key) ?? { html: createTextWriter(), text: createTextWriter() };
  writers.set(key, write);
  return [
    Buffer.from(`${JSON.stringify(others).slice(0, -1)},"TextBody":"`),
    ...write.text(text),
    Buffer.from('","HtmlBody":"'),
    ...write.html(html),
    Buffer.from('"}'),
  ];
}

/** Makes a writer for texts that are nearly equal. Any other takes three times as long as JSON alone. */
export function createTextWriter(): WriteText {
  const compare = createLikeness();
  const written = new WeakMap<Shared, Buffer>();
  const writeShared = (part: Shared): Buffer => {
    const known = written.get(part) ?? write(part.text);
    written.set(part, known);
    return known;
  };
  return (text) => {
    const { own, shared } = compare(text);
    return own.flatMap((part, index) => {
      const next = shared[index];
      return next === undefined ? [write(part)] : [write(part), writeShared(next)];
    });
  };
}

function write(text: string): Buffer {
  return Buffer.from(JSON.stringify(text).slice(1, -1));
}
