import fc from 'fast-check';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Artwork, SectionKind, SectionOf } from '#engine/declaration/section.ts';
import { scenes } from '#engine/declaration/theme.ts';
import { event, guide, whenFull, whenOver } from '#tests/support/site/declarations.ts';

const subjects = [
  'A calm desk',
  'Your calendar',
  'The first page',
  'One honest list',
  'A short walk',
];
const verbs = ['changes', 'keeps', 'shows', 'carries', 'gives back'];
const objects = [
  'the whole week',
  'what matters',
  'a better answer',
  'the quiet part',
  'more room',
];

/** A sentence as people write them. */
const sentence = fc
  .tuple(fc.constantFrom(...subjects), fc.constantFrom(...verbs), fc.constantFrom(...objects))
  .map(([subject, verb, object]) => `${subject} ${verb} ${object}.`);
const words = sentence.map((text) => text.slice(0, -1));

/** An object in which the optional properties are sometimes missing. */
function group<T extends object, Optional extends keyof T = never>(
  parts: { [Key in keyof T]-?: fc.Arbitrary<NonNullable<T[Key]>> },
  optional: readonly Optional[] = [],
): fc.Arbitrary<T> {
  const requiredKeys = (Object.keys(parts) as (keyof T)[]).filter(
    (key) => !optional.some((one) => one === key),
  );
  // fast-check does not see that what is required here is what is required there.
  return fc.record(parts, { requiredKeys }) as unknown as fc.Arbitrary<T>;
}

/** Entries that differ, the way lists of a page do. */
const few = <T>(one: fc.Arbitrary<T>, minLength = 1) =>
  fc.uniqueArray(one, { minLength, maxLength: 6, comparator: saySame });

/** Whether two entries say something twice, in their titles or below. */
function saySame(one: unknown, other: unknown): boolean {
  const [texts, others] = [one, other].map((entry): readonly unknown[] =>
    typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry],
  );
  return texts?.some((text) => typeof text === 'string' && others?.includes(text)) ?? false;
}

const point = fc.record({ title: words, text: sentence });
const title = { title: words, eyebrow: words, intro: sentence };

const artwork: fc.Arbitrary<Artwork> = fc.oneof(
  fc.record({ kind: fc.constant('cover' as const), title: words, alt: sentence }),
  fc.record({
    kind: fc.constant('scene' as const),
    scene: fc.constantFrom(...scenes),
    alt: sentence,
  }),
  fc.constant({ kind: 'photo', file: 'team.jpg', alt: 'The team under the willow' } as const),
);

const second = fc.record({ label: words, to: fc.constant('/') });

/** Every kind of section. A kind that is added does not compile before it is here, too. */
const anySection: { readonly [Kind in SectionKind]: fc.Arbitrary<SectionOf<Kind>> } = {
  hero: group<SectionOf<'hero'>, 'eyebrow' | 'points' | 'artwork' | 'button' | 'second' | 'note'>(
    {
      kind: fc.constant('hero'),
      eyebrow: words,
      headline: words,
      lead: sentence,
      points: few(words),
      artwork,
      button: words,
      second,
      note: sentence,
    },
    ['eyebrow', 'points', 'artwork', 'button', 'second', 'note'],
  ),
  benefits: group<SectionOf<'benefits'>, 'eyebrow' | 'intro'>(
    { kind: fc.constant('benefits'), ...title, items: few(point, 3) },
    ['eyebrow', 'intro'],
  ),
  lessons: group<SectionOf<'lessons'>, 'eyebrow' | 'intro' | 'artwork'>(
    { kind: fc.constant('lessons'), ...title, items: few(point), artwork },
    ['eyebrow', 'intro', 'artwork'],
  ),
  list: group<SectionOf<'list'>, 'eyebrow' | 'intro' | 'artwork' | 'marker'>(
    {
      kind: fc.constant('list'),
      ...title,
      items: few(words),
      artwork,
      marker: fc.constantFrom('tick', 'cross', 'number'),
    },
    ['eyebrow', 'intro', 'artwork', 'marker'],
  ),
  statistics: group<SectionOf<'statistics'>, 'title'>(
    {
      kind: fc.constant('statistics'),
      title: words,
      items: few(
        fc.record({
          label: words,
          value: fc.constantFrom('9 of 10', 'Most', 'All', 'Few', 'None', 'Half'),
        }),
      ),
    },
    ['title'],
  ),
  bonus: group<SectionOf<'bonus'>, 'worth' | 'artwork'>(
    { kind: fc.constant('bonus'), title: words, text: sentence, worth: words, artwork },
    ['worth', 'artwork'],
  ),
  event: group<SectionOf<'event'>, 'eyebrow' | 'intro' | 'facts'>(
    {
      kind: fc.constant('event'),
      ...title,
      facts: few(fc.record({ label: fc.constantFrom('Bring', 'Language'), value: words })),
    },
    ['eyebrow', 'intro', 'facts'],
  ),
  host: group<SectionOf<'host'>, 'eyebrow'>(
    { kind: fc.constant('host'), title: words, eyebrow: words },
    ['eyebrow'],
  ),
  testimonials: group<SectionOf<'testimonials'>, 'eyebrow' | 'intro'>(
    {
      kind: fc.constant('testimonials'),
      ...title,
      items: few(
        fc.record({
          quote: sentence,
          name: fc.constantFrom('Ada Brook', 'Ben Hill'),
          stars: fc.integer({ min: 1, max: 5 }),
        }),
      ),
    },
    ['eyebrow', 'intro'],
  ),
  logos: group<SectionOf<'logos'>, 'title'>(
    {
      kind: fc.constant('logos'),
      title: words,
      items: fc.constant([
        { name: 'The Reed Review', file: 'team.jpg' },
        { name: 'Marsh and Sons' },
      ]),
    },
    ['title'],
  ),
  video: group<SectionOf<'video'>, 'eyebrow' | 'intro' | 'transcript'>(
    {
      kind: fc.constant('video'),
      ...title,
      url: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871'),
      length: fc.constant('3:20'),
      artwork,
      transcript: few(sentence),
    },
    ['eyebrow', 'intro', 'transcript'],
  ),
  packages: group<SectionOf<'packages'>, 'eyebrow' | 'intro' | 'note'>(
    {
      kind: fc.constant('packages'),
      ...title,
      items: few(
        fc.record({
          name: fc.constantFrom('One call', 'A month', 'The year'),
          price: fc.constantFrom('On request', { amount: 480, currency: 'EUR' as const }),
          includes: few(words),
          button: fc.record({
            label: words,
            to: fc.constantFrom('form', 'scheduling', '/willow-call', 'https://pay.willow.example'),
          }),
        }),
      ).map((items) => items.slice(0, 4)),
      note: sentence,
    },
    ['eyebrow', 'intro', 'note'],
  ),
  questions: group<SectionOf<'questions'>, 'eyebrow' | 'intro'>(
    {
      kind: fc.constant('questions'),
      ...title,
      items: few(fc.record({ question: words.map((text) => `${text}?`), answer: sentence })),
    },
    ['eyebrow', 'intro'],
  ),
  audience: group<SectionOf<'audience'>, 'eyebrow' | 'intro' | 'notForYou'>(
    { kind: fc.constant('audience'), ...title, forYou: few(words), notForYou: few(words) },
    ['eyebrow', 'intro', 'notForYou'],
  ),
  steps: group<SectionOf<'steps'>, 'eyebrow' | 'intro'>(
    { kind: fc.constant('steps'), ...title, items: few(point) },
    ['eyebrow', 'intro'],
  ),
  quote: group<SectionOf<'quote'>, 'by'>(
    { kind: fc.constant('quote'), quote: sentence, by: fc.constant('Ada Brook') },
    ['by'],
  ),
  story: group<SectionOf<'story'>, 'eyebrow' | 'intro' | 'artwork'>(
    { kind: fc.constant('story'), ...title, paragraphs: few(sentence), artwork },
    ['eyebrow', 'intro', 'artwork'],
  ),
  calendar: group<SectionOf<'calendar'>, 'eyebrow' | 'intro'>(
    {
      kind: fc.constant('calendar'),
      ...title,
      height: fc.integer({ min: 300, max: 1200 }),
      fallback: sentence,
    },
    ['eyebrow', 'intro'],
  ),
  booking: group<SectionOf<'booking'>, 'eyebrow' | 'intro' | 'note'>(
    { kind: fc.constant('booking'), ...title, button: words, note: sentence },
    ['eyebrow', 'intro', 'note'],
  ),
  related: group<SectionOf<'related'>, 'text'>(
    {
      kind: fc.constant('related'),
      title: words,
      text: sentence,
      to: fc.constantFrom('/willow-call', '/'),
      label: words,
    },
    ['text'],
  ),
  seats: fc.record({ kind: fc.constant('seats' as const), text: sentence }),
  closing: group<SectionOf<'closing'>, 'text' | 'second' | 'note'>(
    {
      kind: fc.constant('closing'),
      headline: words,
      text: sentence,
      button: words,
      second,
      note: sentence,
    },
    ['text', 'second', 'note'],
  ),
};

const { hero, ...others } = anySection;

const all = subjects.flatMap((subject) =>
  verbs.flatMap((verb) => objects.map((object) => `${subject} ${verb} ${object}`)),
);

/** The same part with no sentence in it twice, as no page says anything twice. */
function distinct<Part>(part: Part): Part {
  const seen = new Set<string>();
  const text = JSON.stringify(part, (_key, value: unknown) => {
    const plain = typeof value === 'string' ? value.replace(/[.?]$/, '') : '';
    if (typeof value !== 'string' || !all.includes(plain)) return value;
    const free = seen.has(plain) ? (all.find((one) => !seen.has(one)) ?? plain) : plain;
    seen.add(free);
    return value.replace(plain, free);
  });
  return JSON.parse(text);
}

/** A sound funnel with a form in the small site of `declarations.ts`: any sections in any order. */
export const anyLeadFunnel: fc.Arbitrary<LeadFunnel> = fc
  .tuple(
    hero,
    fc.array(
      fc.oneof(
        ...(Object.values(others) as fc.Arbitrary<LeadFunnel['page']['sections'][number]>[]),
      ),
      {
        maxLength: 6,
      },
    ),
    fc.constantFrom('log', 'fail'),
  )
  .map(([first, sections, onFailure]) => ({
    ...structuredClone<LeadFunnel>(guide as unknown as LeadFunnel),
    page: distinct({ ...guide.page, sections: [first, ...sections] }),
    offer: { ...guide.offer, kind: 'event' },
    event: { ...event, seats: 40, whenOver, whenFull },
    failure: {
      ...guide.failure,
      alreadyRegistered: { title: 'You are registered already.' },
      full: { title: 'All seats are taken.' },
    },
    submission: {
      source: guide.submission.source,
      journey: guide.submission.journey,
      email: { function: 'send-guide', body: ['email', 'name'], onFailure },
    },
  }));
