import { expect, it } from 'vitest';
import { createDocuments } from '#renderer/documents.tsx';
import { previewPage } from '#server/operator/map/preview-page.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { compileFunnel, event } from '#tests/support/site/declarations.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const documents = createDocuments({
  site: createTestSite(),
  assets: bareAssets({}),
  publicUrl: '',
});

const evening = compileFunnel({
  event: { ...event, seats: 5 },
  expires: { at: '2027-03-20T12:00', to: { title: 'Long gone', text: 'It was good.' } },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
});

it.each([
  ['idle', 'Where shall we send it?'],
  ['failed-full', 'No seat is left.'],
  ['closed', 'Long gone'],
  ['event-full', 'Thank you for asking.'],
  ['event-over', 'Thank you for coming.'],
  ['expired', 'It was good.'],
])('draws the page that is %s', (state, words) => {
  expect(previewPage(documents, evening, state)).toContain(words);
});

it('draws nothing that the funnel cannot be', () => {
  expect(previewPage(documents, compileFunnel(), 'event-full')).toBeUndefined();
  expect(previewPage(documents, compileFunnel(), 'expired')).toBeUndefined();
  expect(previewPage(documents, evening, 'nothing')).toBeUndefined();
});
