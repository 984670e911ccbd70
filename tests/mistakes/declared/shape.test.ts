import { describe } from 'vitest';
import { itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const kinds =
  '"hero", "benefits", "lessons", "list", "statistics", "bonus", "event", "host", "testimonials", "logos", "video", "packages", "questions", "audience", "steps", "quote", "story", "calendar", "booking", "related", "seats", or "closing"';

describe('the shape of a declaration', () => {
  itNames('wrong-value', {
    'a number as a word, in one of two shapes': {
      coach: { 'campaigns.0.steps.0.after': { days: 'two' } },
      at: 'coach.ts, campaigns[0].steps[0].after.days',
      says: 'Found "two" instead of a number. Write 2, without quotation marks.',
    },
    'a number in quotation marks, in one of two shapes': {
      coach: { 'campaigns.0.steps.0.after': { hours: '48' } },
      at: 'coach.ts, campaigns[0].steps[0].after.hours',
      says: 'Found "48" instead of a number. Write 48, without quotation marks.',
    },
    'a wait that is no group': {
      coach: { 'campaigns.0.steps.0.after': 2 },
      says: 'Found 2 instead of a group of properties { hours } or a group of properties { days }. Write { hours: 2 } or { days: 2 }.',
    },
    'a wait with its unit in one text': {
      coach: { 'campaigns.0.steps.0.after': '3 days' },
      says: 'Found "3 days" instead of a group of properties { hours } or a group of properties { days }. Write { days: 3 }.',
    },
    'true as a text': {
      guide: { 'form.fields.email.required': 'true' },
      says: 'Found "true" instead of true or false. Write true.',
    },
    'yes for true': {
      guide: { 'form.fields.name.required': 'yes' },
      says: 'Found "yes" instead of true or false. Write true.',
    },
    'no for false': {
      guide: { 'form.fields.name.required': 'no' },
      says: 'Found "no" instead of true or false. Write false.',
    },
    'a number as a text': {
      guide: { event: { ...event, minutes: '90' } },
      at: 'guide.ts, event.minutes',
      says: 'Found "90" instead of a number. Write 90, without quotation marks.',
    },
    'a number in words': {
      guide: { event: { ...event, minutes: 'ninety' } },
      at: 'guide.ts, event.minutes',
      says: 'Found "ninety" instead of a number. Write a number.',
    },
    'a text as a number': {
      guide: { 'offer.name': 2027 },
      says: 'Found 2027 instead of a text. Write "2027".',
    },
    'a list for a text': {
      guide: { 'page.title': ['The Willow Guide'] },
      says: 'Found a list instead of a text. Write "The Willow Guide", without square brackets.',
    },
    'a text for a list': {
      guide: { redirects: '/old-guide' },
      says: 'Found "/old-guide" instead of a list. Write ["/old-guide"].',
    },
    'a group for a list': {
      guide: { 'success.toast': [{ title: 'Thank you!' }] },
      says: 'Found a list instead of a group of properties { title }. Write the group without square brackets around it.',
    },
    'one section without square brackets': {
      guide: { 'page.sections': { kind: 'hero', headline: 'Rest', lead: 'Then work.' } },
      says: 'Found a group of properties instead of a list. Put square brackets around it: [{ … }].',
    },
    null: {
      guide: { 'page.description': null },
      says: 'Found null instead of a text. Write a text.',
    },
    'a missing text': {
      guide: { 'page.description': undefined },
      rule: 'missing-property',
      says: 'description is missing. Add description: a text.',
    },
    'a missing toast': {
      guide: { 'success.toast': undefined },
      rule: 'missing-property',
      says: 'toast is missing. Add toast: a group of properties { title }.',
    },
    'a section without a kind': {
      guide: { 'page.sections.1': { title: 'Questions' } },
      rule: 'missing-property',
      at: 'guide.ts, page.sections[1].kind',
      says: `kind is missing. Add kind: ${kinds}.`,
    },
    'a text for a section': {
      guide: { 'page.sections.1': 'questions' },
      says: `Found "questions" instead of a group of properties whose kind is ${kinds}. Write { kind: "questions", … }.`,
    },
    'an empty list': {
      guide: { 'page.sections.1': { kind: 'questions', title: 'Questions', items: [] } },
      at: 'guide.ts, page.sections[1].items',
      says: 'The list is empty; it needs at least one entry. Add one.',
    },
    'a text of spaces': {
      guide: { 'form.title': '  ' },
      says: '"  " is empty. Write the words people will read here.',
    },
    'a character that nobody sees, at the beginning': {
      guide: { 'form.title': '\uFEFFWhere to?' },
      says: '"\uFEFFWhere to?" starts or ends with an invisible character, a byte order mark (U+FEFF). Write "Where to?".',
    },
    'a space at the end': {
      guide: { 'form.title': 'Where to? ' },
      says: '"Where to? " starts or ends with a space. Write "Where to?".',
    },
    'half a minute': {
      guide: { event: { ...event, minutes: 4.5 } },
      at: 'guide.ts, event.minutes',
      says: '4.5 is not a whole number. Write a whole number.',
    },
    'a length of minus five minutes': {
      guide: { event: { ...event, minutes: -5 } },
      at: 'guide.ts, event.minutes',
      says: '-5 is too small. Write 5 or more.',
    },
    'too long a wait': {
      guide: { 'submission.email.timeoutSeconds': 600 },
      says: '600 is too large. Write 60 or less.',
    },
    'an hour that no day has': {
      coach: { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 8, toHour: 25 } },
      at: 'coach.ts, campaigns[0].window.toHour',
      says: '25 is too large. Write 24 or less.',
    },
    'fields in a list': {
      guide: { 'form.fields': [{ email: { kind: 'email' } }] },
      says: 'Found a list instead of a group of named entries. Write the group without square brackets around it.',
    },
  });

  itNames('unknown-property', {
    'hours and days together': {
      coach: { 'campaigns.0.steps.0.after': { hours: 2, days: 1 } },
      at: 'coach.ts, campaigns[0].steps[0].after.days',
      says: 'hours and days exclude each other here. Keep hours or days.',
    },
    'a misspelt unit': {
      coach: { 'campaigns.0.steps.0.after': { dasy: 1 } },
      at: 'coach.ts, campaigns[0].steps[0].after.dasy',
      says: 'There is no property dasy here. Write days.',
    },
    'a property beside the group that is not written yet': {
      guide: { seatsLeft: { from: 5, text: 'A few are left.' } },
      says: 'seatsLeft does not stand here: it is a part of event. Move it there: event: { seatsLeft: … }.',
    },
    'a property beside its group': {
      guide: { event, seats: 50 },
      says: 'seats does not stand here: it is a part of event. Move it there: event: { seats: …, … }.',
    },
    'a property of another kind of section': {
      guide: { 'page.sections.1': { kind: 'quote', quote: 'Rest.', items: [] } },
      at: 'guide.ts, page.sections[1].items',
      says: 'There is no property items here. The properties here are kind, quote, and by. Remove it or correct its spelling.',
    },
    'a property by its name in another language': {
      guide: { 'page.title': undefined, 'page.titulo': 'Rest' },
      at: 'guide.ts, page.titulo',
      says: 'There is no property titulo here. Write title.',
    },
    'a property one group too deep': {
      guide: { 'form.button.privacy': 'Nobody else reads it.' },
      at: 'guide.ts, form.button.privacy',
      says: 'privacy does not belong into button. Move it out: it stands beside button.',
    },
    'an event within the offer': {
      changes: { 'guide.ts': { 'offer.event': event, 'page.sections.0.lead': 'On {event.date}.' } },
      at: 'guide.ts, offer.event',
      says: 'event does not belong into offer. Move it out: it stands beside offer.',
    },
    'a property outside of its group': {
      guide: { 'page.title': undefined, title: 'Rest' },
      at: 'guide.ts, title',
      says: 'title does not stand here: it is a part of page. Move it there: page: { title: …, … }.',
    },
    'a property in another group than it is missing in': {
      guide: { 'form.source': 'willow-guide', 'submission.source': undefined },
      at: 'guide.ts, form.source',
      says: 'source does not belong here; it is missing at submission.source. Move it there.',
    },
  });
});
