import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('the property that was meant', () => {
  itNames([
    {
      did: 'two letters exchanged in a property',
      changes: { 'guide.ts': { 'page.titel': 'A guide', 'page.title': undefined } },
      rule: 'unknown-property',
      at: 'guide.ts, page.titel',
      says: 'There is no property titel here. Write title.',
    },
    {
      did: 'another word for a property',
      changes: {
        'guide.ts': { 'page.sections.0': { kind: 'hero', title: 'Rest', lead: 'Then work.' } },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[0].title',
      says: 'There is no property title here. Write headline.',
    },
    {
      did: 'another word for the line under the headline',
      changes: {
        'guide.ts': {
          'page.sections.0': { kind: 'hero', headline: 'Rest', subheadline: 'Then work.' },
        },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[0].subheadline',
      says: 'There is no property subheadline here. Write lead.',
    },
    {
      did: 'other capitals',
      changes: {
        'guide.ts': { 'page.sections.0': { kind: 'hero', headLine: 'Rest', lead: 'Then work.' } },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[0].headLine',
      says: 'There is no property headLine here. Write headline.',
    },
    {
      did: 'a hyphen in a property',
      changes: { 'guide.ts': { 'form.fields.email.auto-complete': 'email' } },
      rule: 'unknown-property',
      at: "guide.ts, form.fields.email['auto-complete']",
      says: 'There is no property auto-complete here. Write autocomplete.',
    },
    {
      did: 'a Cyrillic letter in a property',
      changes: { 'guide.ts': { 'page.titlе': 'A guide', 'page.title': undefined } },
      rule: 'unknown-property',
      at: "guide.ts, page['titlе']",
      says: 'There is no property titlе here: the 5th character "е" is Cyrillic (U+0435), not the Latin e. Write title.',
    },
    {
      did: 'a button by another name',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'closing', headline: 'Now?', cta: 'Send it' } },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[1].cta',
      says: 'There is no property cta here. Write button.',
    },
    {
      did: 'answers by a letter',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'questions',
            title: 'Questions',
            items: [{ question: 'Why?', a: 'Because.' }],
          },
        },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[1].items[0].a',
      says: 'There is no property a here. Write answer.',
    },
    {
      did: 'a rating',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'testimonials',
            title: 'They say',
            items: [{ quote: 'Good.', name: 'Ada', rating: 5 }],
          },
        },
      },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[1].items[0].rating',
      says: 'There is no property rating here. Write stars.',
    },
    {
      did: 'a property that nothing resembles',
      changes: { 'guide.ts': { 'form.colour': 'red' } },
      rule: 'unknown-property',
      at: 'guide.ts, form.colour',
      says: 'There is no property colour here. The properties here are title, subtitle, fields, missing, button, privacy, consent, and consents. Remove it or correct its spelling.',
    },
  ]);

  itAccepts([
    {
      did: 'a hint for the browser',
      changes: { 'guide.ts': { 'form.fields.name.autocomplete': 'given-name' } },
    },
    {
      did: 'a closing with a note',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'closing',
            headline: 'Now?',
            button: 'Send it',
            note: 'Free.',
          },
        },
      },
    },
  ]);
});
