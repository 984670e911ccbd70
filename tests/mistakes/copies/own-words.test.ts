import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

const line = 'Your address stays on our side of the bay, always. Bye.';
const oak = { 'oak/coach.ts': { campaigns: [] } };

const notice = (slug: string) => ({
  legal: { privacy: `/${slug}/privacy` },
  documents: [
    {
      path: `/${slug}/privacy`,
      title: `What ${slug} keeps`,
      updated: '2026-11-22',
      sections: [{ heading: 'All', paragraphs: ['Your address, until you ask.'] }],
    },
  ],
});

const steps = (...previews: readonly string[]) => ({
  'coach.ts': {
    'campaigns.0.steps': previews.map((preview, index) => ({
      id: `step-${index}`,
      after: { days: 1 },
      message: {
        ...message,
        subject: `Thought ${['one', 'two', 'three'][index]}`,
        preview,
        paragraphs: [`Here is what we forgot to say, part ${index}.`],
      },
    })),
  },
});

describe('words of one’s own', () => {
  itNames({
    "another coach's privacy line": {
      changes: {
        ...oak,
        'oak/nap.ts': { coach: 'oak', 'form.privacy': line },
        'guide.ts': { 'form.privacy': line },
      },
      rule: 'foreign-words',
      at: 'funnels/willow/guide.ts, form.privacy',
      says: '"Your address stays on our side of the bay, always." stands word for word with another coach, in funnels/oak/nap.ts (form, privacy). Say it in this coach\'s own words.',
    },
    "another coach's emblem": {
      changes: {
        'oak/coach.ts': { emblemAlt: 'A bridge over the bay at night' },
        'coach.ts': { emblemAlt: 'A bridge over the bay at night' },
      },
      rule: 'coach-twice',
      says: 'The description of the emblem "A bridge over the bay at night" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach\'s own description of the emblem.',
    },
    "another coach's privacy notice": {
      changes: {
        'oak/coach.ts': notice('oak'),
        'coach.ts': { legal: { privacy: '/oak/privacy' } },
      },
      rule: 'foreign-document',
      at: 'coach.ts, legal.privacy',
      says: 'The link privacy leads to "/oak/privacy", a page of Oak Works (funnels/oak/coach.ts), which speaks for that business alone. Declare a page of your own in documents, and write its path here.',
    },
    'one preview for two emails': {
      changes: steps('What to ask before anybody looks.', 'What to ask before anybody looks!'),
      rule: 'preview-twice',
      at: 'coach.ts, campaigns[0].steps[1].message.preview',
      says: 'The preview "What to ask before anybody looks!" is also that of another email (1st campaign, Willow Campaign, 1st step, step-0), and the same people get both. Say in the preview what this email is about.',
    },
  });

  itAccepts({
    'a short line that everybody has': {
      changes: {
        ...oak,
        'oak/nap.ts': { coach: 'oak', 'form.privacy': 'Unsubscribe at any time.' },
        'guide.ts': { 'form.privacy': 'Unsubscribe at any time.' },
      },
    },
    'one failure with two coaches': {
      changes: {
        ...oak,
        'oak/nap.ts': { coach: 'oak', 'failure.any.description': line },
        'guide.ts': { 'failure.any.description': line },
      },
    },
    'one sentence on two pages of a coach': {
      changes: { 'nap.ts': { 'form.privacy': line }, 'guide.ts': { 'form.privacy': line } },
    },
    'short previews': { changes: steps('See you there.', 'See you there.') },
  });
});
