import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

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
    'a property in another language, with an accent': {
      guide: { 'page.sections.0': { kind: 'hero', überschrift: 'Rest', lead: 'Then work.' } },
      at: "guide.ts, page.sections[0]['überschrift']",
      says: 'There is no property überschrift here. Write headline.',
    },
    'an optional property in another language': {
      guide: { 'form.untertitel': 'It takes a minute.' },
      says: 'There is no property untertitel here. Write subtitle.',
    },
    'an unknown name beside the one that is missing': {
      guide: { 'page.sections.0': { kind: 'hero', 'große-zeile': 'Rest', lead: 'Then work.' } },
      at: "guide.ts, page.sections[0]['große-zeile']",
      says: 'There is no property große-zeile here, and headline is missing. Write headline instead.',
    },
    'a length of time in another unit': {
      guide: { 'submission.journey.firstEmail': { days: 2 } },
      at: 'guide.ts, submission.journey.firstEmail.days',
      says: 'There is no property days here, and hours is missing. Write hours: 48 instead.',
    },
    'a property of another group': {
      guide: { event: { ...event }, 'form.seats': 40 },
      says: 'seats does not belong into form; it is a part of event. Move it there: event: { seats: …, … }.',
    },
    'the screen after a form that only clears': {
      guide: { success: { after: 'clear', screen: { title: 'Thank you', text: 'It comes.' } } },
      at: 'guide.ts, success.screen',
      says: 'There is no property screen where after is "clear". Remove it, or write after: "screen".',
    },
    'a booking page said to be one with a form': {
      changes: { 'call.ts': { kind: 'lead' } },
      at: 'call.ts, minutes',
      says: 'There is no property minutes where kind is "lead". Remove it, or write kind: "booking".',
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
