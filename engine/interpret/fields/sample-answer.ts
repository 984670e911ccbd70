import { type NamedField, ticked } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { joinAnswers } from './choices.ts';

/** Answers by field name; other lines of text get a few words. */
const sampleTexts: Readonly<Record<string, string>> = {
  name: 'Ada Lovelace',
  company: 'Lovelace & Co',
  jobTitle: 'Head of People',
};

function sampleAnswer(field: NamedField): string {
  switch (field.kind) {
    case 'email':
      return 'ada@example.com';
    case 'consent':
    case 'checkbox':
      return ticked;
    case 'select':
    case 'radio':
      return field.options[0]?.value ?? '';
    case 'multi-select': {
      const few = field.options.slice(0, field.min ?? 1).map(({ value }) => value);
      return joinAnswers(few, field.options);
    }
    case 'phone':
      return '+1 212 555 0100';
    case 'number': {
      const { min, max = 0, step = 1 } = field;
      return String(min ?? Math.min(0, Math.floor(max / step) * step));
    }
    case 'date':
      return field.min ?? field.max ?? (field.only === 'future' ? '2099-01-01' : '2001-01-01');
    default:
      return ownValue(sampleTexts, field.name) ?? 'A few words';
  }
}

/** A valid answer to every field of a form. */
export function sampleAnswers(fields: readonly NamedField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field)]));
}
