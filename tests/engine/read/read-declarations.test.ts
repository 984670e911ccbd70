import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { declare, findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const kinds =
  '"hero", "benefits", "lessons", "list", "statistics", "bonus", "event", "host", "testimonials", "logos", "video", "packages", "questions", "audience", "steps", "quote", "story", "calendar", "booking", "related", "seats", or "closing"';

describe('the shape of declarations', () => {
  it.each([
    [
      'a misspelt property',
      { 'page.sections.0': { kind: 'hero', headLine: 'Rest', lead: 'Then work.' } },
      [`${guide}, page.sections[0].headLine: There is no property headLine here. Write headline.`],
    ],
    [
      'a property that belongs nowhere',
      { 'form.colour': 'red' },
      [
        `${guide}, form.colour: There is no property colour here. The properties here are title, subtitle, fields, missing, button, privacy, consent, and consents. Remove it or correct its spelling.`,
      ],
    ],
    [
      'a missing group',
      { offer: undefined },
      [
        `${guide}, offer: offer is missing. Add offer: a group of properties { kind, name, summary }.`,
      ],
    ],
    [
      'a missing choice',
      { 'submission.email.onFailure': undefined },
      [
        `${guide}, submission.email.onFailure: onFailure is missing. Add onFailure: "log", "fail", "say-delayed", or "stay".`,
      ],
    ],
    [
      'a number for a text',
      { 'page.title': 5 },
      [`${guide}, page.title: Found 5 instead of a text. Write "5".`],
    ],
    [
      'a text for a list',
      { aliases: '/free' },
      [`${guide}, aliases: Found "/free" instead of a list. Write ["/free"].`],
    ],
    [
      'a text for true or false',
      { 'form.fields.email.required': 'yes' },
      [`${guide}, form.fields.email.required: Found "yes" instead of true or false. Write true.`],
    ],
    [
      'a misspelt choice',
      { 'offer.kind': 'gide' },
      [
        `${guide}, offer.kind: Found "gide" instead of "guide", "report", "test", "masterclass", "workshop", "webinar", "event", or "call". Write "guide".`,
      ],
    ],
    [
      'a section of an unknown kind',
      { 'page.sections.1': { kind: 'carousel', url: 'x' } },
      [
        `${guide}, page.sections[1].kind: Found "carousel" instead of ${kinds}. Choose one of them.`,
      ],
    ],
    [
      'a section without a kind',
      { 'page.sections.1': { title: 'x' } },
      [`${guide}, page.sections[1].kind: kind is missing. Add kind: ${kinds}.`],
    ],
    [
      'a text for a section',
      { 'page.sections.1': 'hero' },
      [
        `${guide}, page.sections[1]: Found "hero" instead of a group of properties whose kind is ${kinds}. Write { kind: "hero", … }.`,
      ],
    ],
    [
      'neither of two shapes',
      { 'submission.journey': { campaign: 'Willow Campaign', firstEmail: 'later' } },
      [
        `${guide}, submission.journey.firstEmail: Found "later" instead of "now" or a group of properties { hours }. Write "now" or a group of properties { hours }.`,
      ],
    ],
    [
      'a number that is too small',
      { event: { name: 'A', timeZone: 'Europe/Berlin', minutes: 4.5, place: 'B' } },
      [`${guide}, event.minutes: 4.5 is not a whole number. Write a whole number.`],
    ],
    [
      'a number that is too large',
      { 'submission.email.timeoutSeconds': 90 },
      [`${guide}, submission.email.timeoutSeconds: 90 is too large. Write 60 or less.`],
    ],
    [
      'an empty button',
      { 'form.button.idle': '' },
      [`${guide}, form.button.idle: "" is empty. Write the words people will read here.`],
    ],
    [
      'an empty list',
      { 'page.sections': [] },
      [`${guide}, page.sections: The list is empty; it needs at least one section. Add one.`],
    ],
    [
      'a path that is none',
      { path: 'guide/' },
      [`${guide}, path: "guide/" is not a path. Write "/guide".`],
    ],
    [
      'a field name that is none',
      { 'form.fields.Job-Title': { kind: 'text', label: 'Job', required: false } },
      [
        `${guide}, form.fields['Job-Title']: The name "Job-Title" is not a field name. Write "jobTitle".`,
      ],
    ],
  ])('reports %s', (_, change, expected) => {
    expect(findIn({ 'guide.ts': change })).toEqual(expected);
  });

  it('reports an address that is none', () => {
    expect(findIn({ 'coach.ts': { contactEmail: 'hello@' } })).toEqual([
      'funnels/willow/coach.ts, contactEmail: "hello@" is not an email address. Write it like hello@example.com.',
    ]);
  });

  it('reports a file that exports no funnel', () => {
    const files = [...declare(), { file: 'funnels/willow/new.ts', exports: { page: {} } }];
    expect(compileSite(files, []).findings.map(formatFinding)).toEqual([
      'funnels/willow/new.ts: The file exports no funnel; it exports page. Write: export const funnel = defineFunnel({ … });',
    ]);
  });
});
