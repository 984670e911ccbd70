import { escapeMarkup, holdsMarkup } from './markup.ts';

/** The names between braces in a text: `PlaceholderIn<'Hi {name}'>` is `'name'`. */
export type PlaceholderIn<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderIn<Rest> : never;

/** Available in every funnel. */
export const offerPlaceholders = ['leadMagnet', 'coach'] as const;

/** Available where the funnel declares an event. */
export const eventPlaceholders = [
  'event.name',
  'event.date',
  'event.time',
  'event.minutes',
  'event.place',
  'event.seats',
] as const;

/** Available where a page tells how many seats are left. */
export const seatsLeftPlaceholder = 'event.seatsLeft';

/** Available in metadata: where and when the form was sent. */
export const metadataPlaceholders = ['page', 'timestamp', 'event.id'] as const;

export type OfferPlaceholder = (typeof offerPlaceholders)[number];
export type EventPlaceholder = (typeof eventPlaceholders)[number];
export type MetadataPlaceholder = (typeof metadataPlaceholders)[number];

const placeholder = /\{([^{}]*)\}/g;

/** The placeholder names of a text, in order, repeats included. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), (match) => match[1] ?? '');
}

/**
 * The text with its placeholders replaced.
 *
 * A placeholder without a value becomes empty: the checks have made sure that every placeholder of
 * a declaration exists, so only an optional answer can be missing. Values are inserted as they are;
 * placeholders in them are not filled.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
}

/**
 * A copy of part of a declaration with every text filled. Where a text may hold markup, values are
 * escaped: nothing that a visitor typed becomes a link.
 *
 * @param property the property whose value the part is
 */
export function fillTexts<Part>(
  part: Part,
  values: Readonly<Record<string, string>>,
  property?: string,
): Part;
export function fillTexts(
  part: unknown,
  values: Readonly<Record<string, string>>,
  property = '',
): unknown {
  if (typeof part === 'string') {
    return holdsMarkup(property) ? fillMarkup(part, values) : fillText(part, values);
  }
  if (Array.isArray(part)) return part.map((item) => fillTexts(item, values, property));
  if (part !== null && typeof part === 'object') {
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, fillTexts(value, values, key)]),
    );
  }
  return part;
}

/** A body text with its placeholders replaced by escaped values. */
export function fillMarkup(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (found) => escapeMarkup(fillText(found, values)));
}
