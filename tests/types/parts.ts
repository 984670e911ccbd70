import { guide } from '#tests/support/site/declarations.ts';

export const adult = { kind: 'checkbox', label: 'Of age', required: false } as const;
export const company = { kind: 'text', label: 'Company', required: false } as const;

/** A sound lead funnel with one more field, of which each case changes a part. */
export const lead = {
  ...guide,
  form: { ...guide.form, fields: { ...guide.form.fields, company } },
};

/** An event whose date is to be announced, with as many seats as anybody wants. */
export const evening = {
  name: 'An evening',
  timeZone: 'America/Denver',
  minutes: 90,
  place: 'Online',
} as const;

export const whenOver = { title: 'It is over', text: 'The next one is in autumn.' } as const;
