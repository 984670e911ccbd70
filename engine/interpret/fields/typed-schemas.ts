import * as v from 'valibot';
import { isDay } from '#engine/declaration/primitives.ts';
import type { FormWords } from '#engine/language/words.ts';
import { writeMoment } from '#engine/schedule/write-moment.ts';
import type { NamedQuestion } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { asRead } from '#engine/text/plain-words.ts';
import { maxPhoneLength } from './field-limits.ts';
import type { FieldSchema, Means } from './means.ts';

type Question<Kind> = Extract<NamedQuestion, { kind: Kind }>;

/** The schema of a telephone number, which is stored in E.164. */
export function phoneSchema(
  { country, invalid }: Question<'phone'>,
  { phone }: FormWords,
  { readPhone = readLikelyPhone }: Means,
): FieldSchema {
  const sentence = invalid ?? (country === undefined ? phone.fromAnywhere : phone.invalid);
  return v.pipe(
    v.string(),
    v.maxLength(maxPhoneLength, sentence),
    v.transform((typed) => readPhone(typed, country) ?? ''),
    v.check((number) => number !== '', sentence),
  );
}

/**
 * What looks like a telephone number, for when no parser is available: at least whatever one would take.
 * An extension is left out.
 */
function readLikelyPhone(typed: string, country: string | undefined): string | undefined {
  const digits = asRead(typed)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/(?:;?ext\D*|x\s*|#\s*)\d{1,7}\s*$/i, '')
    .replace(/[\s()./\p{Pd}]/gu, '');
  if (/^(?:\+|00)[1-9]\d{6,14}$/.test(digits)) return digits.replace(/^00/, '+');
  return country !== undefined && /^\d{4,15}$/.test(digits) ? digits : undefined;
}

/** The schema of a number, which is stored in plain digits without leading zeros. */
export function numberSchema(
  { min, max, step = 1, invalid }: Question<'number'>,
  { number }: FormWords,
): FieldSchema {
  const told = (one = 0) => tellNumber(one, number.locale);
  const steps = step === 1 ? number.whole : fillText(number.steps, { step: told(step) });
  return v.pipe(
    v.string(),
    // Up to 15 digits are exact; nobody types numbers like 1e309.
    v.regex(/^[+-]?(?=(?:\d\.?){1,15}$)\d+(?:\.\d{1,6})?$/, invalid ?? number.invalid),
    v.transform(Number),
    v.minValue(min ?? -Infinity, invalid ?? fillText(number.atLeast, { min: told(min) })),
    v.maxValue(max ?? Infinity, invalid ?? fillText(number.atMost, { max: told(max) })),
    v.check((value) => isStep(value, min ?? 0, step), invalid ?? steps),
    v.transform((value) => String(value + 0)),
  );
}

/** A number as people write it; one of four digits may be a year, and is written like one. */
export function tellNumber(number: number, locale: string): string {
  const format = { maximumFractionDigits: 6, useGrouping: 'min2' } as const;
  return new Intl.NumberFormat(locale, format).format(number);
}

/** Whether a number is whole steps away from another one, except for binary rounding. */
function isStep(value: number, from: number, step: number): boolean {
  const times = (value - from) / step;
  const rounding = 4 * Number.EPSILON * ((Math.abs(value) + Math.abs(from)) / step);
  return Math.abs(times - Math.round(times)) <= Math.max(1e-9, rounding);
}

const hourMs = 3_600_000;

/** The schema of a date, which is stored like 2027-03-16. */
export function dateSchema(
  { min, max, only, invalid }: Question<'date'>,
  { date }: FormWords,
  { now }: Means,
): FieldSchema {
  // Somewhere it is still yesterday, and somewhere already tomorrow.
  const dayAt = (hours: number) => new Date(Number(now) + hours * hourMs).toJSON().slice(0, 10);
  const isAhead = (day: string) => now === undefined || day >= dayAt(-12);
  const isBehind = (day: string) => now === undefined || day <= dayAt(14);
  const naming = (sentence: string, day = '') =>
    invalid ?? fillText(sentence, { date: day && nameDay(day, date.locale) });
  return v.pipe(
    v.string(),
    v.check(isDay, invalid ?? date.invalid),
    v.check((day) => min === undefined || day >= min, naming(date.from, min)),
    v.check((day) => max === undefined || day <= max, naming(date.until, max)),
    v.check((day) => only !== 'past' || isBehind(day), invalid ?? date.past),
    v.check((day) => only !== 'future' || isAhead(day), invalid ?? date.future),
  );
}

/** A day as people write it. */
export function nameDay(day: string, locale: string): string {
  return writeMoment(new Date(day), locale, { dateStyle: 'long', timeZone: 'UTC' });
}
