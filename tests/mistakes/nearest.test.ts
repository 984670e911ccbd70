import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('the property that was meant', () => {
  itNames('unknown-property', {
    'two letters exchanged in a property': {
      guide: { 'page.titel': 'A guide', 'page.title': undefined },
      at: 'guide.ts, page.titel',
      says: 'There is no property titel here. Write title.',
    },
    'another word for a property': {
      guide: { 'page.sections.0': { kind: 'hero', title: 'Rest', lead: 'Then work.' } },
      at: 'guide.ts, page.sections[0].title',
      says: 'There is no property title here. Write headline.',
    },
    'another word for the line under the headline': {
      guide: { 'page.sections.0': { kind: 'hero', headline: 'Rest', subheadline: 'Then work.' } },
      at: 'guide.ts, page.sections[0].subheadline',
      says: 'There is no property subheadline here. Write lead.',
    },
    'other capitals': {
      guide: { 'page.sections.0': { kind: 'hero', headLine: 'Rest', lead: 'Then work.' } },
      at: 'guide.ts, page.sections[0].headLine',
      says: 'There is no property headLine here. Write headline.',
    },
    'a hyphen in a property': {
      guide: { 'form.fields.email.auto-complete': 'email' },
      says: 'There is no property auto-complete here. Write autocomplete.',
    },
    'a Cyrillic letter in a property': {
      guide: { 'page.titlе': 'A guide', 'page.title': undefined },
      at: "guide.ts, page['titlе']",
      says: 'There is no property titlе here: the 5th character "е" is Cyrillic (U+0435), not the Latin e. Write title.',
    },
    'a button by another name': {
      guide: { 'page.sections.1': { kind: 'closing', headline: 'Now?', cta: 'Send it' } },
      at: 'guide.ts, page.sections[1].cta',
      says: 'There is no property cta here. Write button.',
    },
    'answers by a letter': {
      guide: {
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [{ question: 'Why?', a: 'Because.' }],
        },
      },
      at: 'guide.ts, page.sections[1].items[0].a',
      says: 'There is no property a here. Write answer.',
    },
    'a rating': {
      guide: {
        'page.sections.1': {
          kind: 'testimonials',
          title: 'They say',
          items: [{ quote: 'Good.', name: 'Ada', rating: 5 }],
        },
      },
      at: 'guide.ts, page.sections[1].items[0].rating',
      says: 'There is no property rating here. Write stars.',
    },
    'a property that nothing resembles': {
      guide: { 'form.colour': 'red' },
      says: 'There is no property colour here. The properties here are title, subtitle, fields, missing, button, privacy, consent, and consents. Remove it or correct its spelling.',
    },
  });

  itAccepts({
    'a hint for the browser': { guide: { 'form.fields.name.autocomplete': 'given-name' } },
    'a closing with a note': {
      guide: {
        'page.sections.1': {
          kind: 'closing',
          headline: 'Now?',
          button: 'Send it',
          note: 'Free.',
        },
      },
    },
  });
});
