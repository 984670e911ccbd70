import { describe, expect, it } from 'vitest';
import { listFunnels } from '#server/operator/views/funnels-view.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const moment = new Date('2027-03-01T12:00:00Z');

/** The console's line of a guide that says these things besides. */
function lineOf(changes: Record<string, unknown>, coach: Record<string, unknown> = {}) {
  const funnel = compileFunnel(changes, coach);
  const site = { funnels: [funnel] } as unknown as Parameters<typeof listFunnels>[0]['site'];
  return listFunnels({ site, publicUrl: 'https://shared.example' }, moment)[0];
}

describe('a line of the list of funnels', () => {
  const expires = (at: string) => ({
    expires: { at, to: { title: 'Over', text: 'It was good.' } },
  });

  it.each([
    [{}, 'shown', null],
    [{ draft: true }, 'draft', null],
    [{ publishFrom: '2027-03-10T09:00' }, 'ahead', '2027-03-10T17:00:00.000Z'],
    [expires('2027-03-20T09:00'), 'shown', '2027-03-20T16:00:00.000Z'],
    [expires('2027-02-20T09:00'), 'over', '2027-02-20T17:00:00.000Z'],
  ])('says of %j whether the page is there', (changes, publishing, changesAt) => {
    expect(lineOf(changes)).toMatchObject({ publishing, changesAt });
  });

  it('says where the page is at home', () => {
    expect(lineOf({})?.address).toBe('https://shared.example/willow-guide');
    const own = lineOf({}, { domain: 'willow.example' });
    expect(own?.address).toBe('https://willow.example/willow-guide');
  });

  it('names the page after sending and the language', () => {
    expect(lineOf({})).toMatchObject({ thanksPath: null, language: 'en' });
    expect(lineOf({ language: 'de' })).toMatchObject({ language: 'de' });
  });
});
