import type { Control, Mistake } from './mistake.ts';

/** Where a text is put to be judged: the file, the place in it, and how findings name the place. */
const places = {
  lead: ['guide.ts', 'page.sections.0.lead', 'page.sections[0].lead'],
  headline: ['guide.ts', 'page.sections.0.headline', 'page.sections[0].headline'],
  summary: ['guide.ts', 'offer.summary', 'offer.summary'],
  offer: ['guide.ts', 'offer.name', 'offer.name'],
  thanks: ['guide.ts', 'success.toast.title', 'success.toast.title'],
  failure: ['guide.ts', 'failure.any.title', 'failure.any.title'],
  label: ['guide.ts', 'form.fields.name.label', 'form.fields.name.label'],
  formTitle: ['guide.ts', 'form.title', 'form.title'],
  tagline: ['coach.ts', 'tagline', 'tagline'],
  heading: [
    'coach.ts',
    'functions.send-guide.message.heading',
    "functions['send-guide'].message.heading",
  ],
  subject: [
    'coach.ts',
    'functions.send-guide.message.subject',
    "functions['send-guide'].message.subject",
  ],
} as const;

type Place = keyof typeof places;

/** What somebody did, the text that came of it, and what the finding says. */
type Row = readonly [did: string, text: string, says: string];

/** Mistakes in a text of a place that one rule names. */
export function inText(rule: string, place: Place, rows: readonly Row[]): Mistake[] {
  const [file, key, path] = places[place];
  return rows.map(([did, text, says]) => ({
    did,
    changes: { [file]: { [key]: text } },
    rule,
    at: `${file}, ${path}`,
    says,
  }));
}

/** Texts that resemble mistakes and are right in their place. */
export function rightText(place: Place, texts: readonly string[]): Control[] {
  const [file, key] = places[place];
  return texts.map((text) => ({ did: text, changes: { [file]: { [key]: text } } }));
}
