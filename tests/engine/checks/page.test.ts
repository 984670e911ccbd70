import { describe, expect, it } from 'vitest';
import { findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' };
const quote = { kind: 'quote', quote: 'Rest first.' };
const benefits = (count: number) => ({
  kind: 'benefits',
  title: 'Why',
  items: Array.from({ length: count }, (_, index) => ({ title: `Reason ${index}`, text: 'Good.' })),
});
const photo = (file: string) => ({ kind: 'photo', file, alt: 'The team' });

describe('pages', () => {
  it.each([
    ['three benefits', { 'page.sections.1': benefits(3) }],
    ['six benefits', { 'page.sections.1': benefits(6) }],
    ['a photograph next to the funnel', { 'page.sections.0.artwork': photo('team.jpg') }],
  ])('allow %s', (_, change) => {
    expect(findIn({ 'guide.ts': change })).toEqual([]);
  });

  it.each([
    [
      'a page that begins with something else',
      { 'page.sections': [quote, hero] },
      `${guide}, page.sections[0]: The page begins with a section of kind "quote", but the headline and the form are in the hero. Put a section of kind 'hero' first.`,
    ],
    [
      'a second hero',
      { 'page.sections': [hero, quote, hero] },
      `${guide}, page.sections[2]: The page already has a hero, and a second one would repeat the form and the main headline. Remove this hero or turn it into another kind of section.`,
    ],
    [
      'one benefit',
      { 'page.sections.1': benefits(1) },
      `${guide}, page.sections[1].items: The section has 1 benefit; three to six work best. Add more, to three at least.`,
    ],
    [
      'seven benefits',
      { 'page.sections.1': benefits(7) },
      `${guide}, page.sections[1].items: The section has 7 benefits; three to six work best. Keep the six strongest.`,
    ],
    [
      'an event section without an event',
      { 'page.sections.1': { kind: 'event', title: 'When' } },
      `${guide}, page.sections[1]: The section shows an event, but the funnel declares none. Add event: { … } to the funnel or remove the section.`,
    ],
    [
      'a photograph that is not there',
      { 'page.sections.0.artwork': photo('taem.jpg') },
      `${guide}, page.sections[0].artwork.file: There is no picture "taem.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg".`,
    ],
  ])('report %s', (_, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual([expected]);
  });

  const related = (to: string) => ({
    'page.sections.1': { kind: 'related', title: 'More', label: 'Go on', to },
  });

  it.each(['/willow-call', '/leadmagnet'])('may lead on to %s', (to) => {
    expect(findIn({ 'guide.ts': related(to), 'call.ts': {} })).toEqual([]);
  });

  it('report a way on to a page that does not exist', () => {
    expect(findIn({ 'guide.ts': related('/willow-call') })).toEqual([
      `${guide}, page.sections[1].to: The link leads to "/willow-call", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.`,
    ]);
  });

  it('report a booking page on which nobody can book', () => {
    expect(findIn({ 'call.ts': { 'page.sections.0.button': undefined } })).toEqual([
      "funnels/willow/call.ts, page.sections: Nothing on this booking page opens the scheduling page. Give the hero a button, or add a section of kind 'booking', 'calendar' or 'closing'.",
    ]);
  });
});
