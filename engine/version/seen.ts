import type { Funnel } from '#engine/declaration/funnel.ts';

/** A part of a declaration as plain data. */
export type SeenPart =
  | string
  | number
  | boolean
  | null
  | readonly SeenPart[]
  | { readonly [key: string]: SeenPart };

/** What visitors see of a funnel. */
export type Seen = { readonly [part: string]: SeenPart };

/**
 * What makes a funnel's version: the page, the form and what follows success, with the offer's name,
 * which their texts use. What no visitor sees on the page, like its emails, its sources and the dates
 * of its event, makes no other version.
 */
export function seenOf(declaration: Funnel): Seen {
  const { page, offer } = declaration;
  const whole = { offer: { name: offer.name }, page };
  if (declaration.kind === 'booking') return plain(whole);
  const { form, success, confirmation } = declaration;
  // Questions are asked in their order, which properties do not have.
  const fields = Object.entries(form.fields).map(([name, field]) => ({ name, ...field }));
  const asking = typeof confirmation === 'object' ? (confirmation.inbox ?? 'double') : confirmation;
  return plain({ ...whole, form: { ...form, fields }, confirmation: asking, success });
}

/** The same as JSON keeps it, without what is undefined. */
function plain(whole: object): Seen {
  return JSON.parse(JSON.stringify(whole));
}

/** The same text for the same parts, in whichever order their properties are written. */
export function writeSeen(part: SeenPart): string {
  if (Array.isArray(part)) return `[${part.map(writeSeen).join(',')}]`;
  if (part === null || typeof part !== 'object') return JSON.stringify(part);
  const entries = Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${writeSeen(value)}`).join(',')}}`;
}
