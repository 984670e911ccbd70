import { describe } from 'vitest';
import { itNames } from './mistake.ts';

const kinds =
  '"hero", "benefits", "lessons", "list", "statistics", "bonus", "event", "host", "testimonials", "logos", "video", "packages", "questions", "audience", "steps", "quote", "story", "calendar", "booking", "related", "seats", or "closing"';

describe('the shape of a declaration', () => {
  itNames([
    {
      did: 'a number as a word, in one of two shapes',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { days: 'two' } } },
      rule: 'wrong-value',
      at: 'coach.ts, campaigns[0].steps[0].after.days',
      says: 'Found "two" instead of a number. Write 2, without quotation marks.',
    },
    {
      did: 'a number in quotation marks, in one of two shapes',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: '48' } } },
      rule: 'wrong-value',
      at: 'coach.ts, campaigns[0].steps[0].after.hours',
      says: 'Found "48" instead of a number. Write 48, without quotation marks.',
    },
    {
      did: 'hours and days together',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { hours: 2, days: 1 } } },
      rule: 'unknown-property',
      at: 'coach.ts, campaigns[0].steps[0].after.days',
      says: 'hours and days exclude each other here. Keep hours or days.',
    },
    {
      did: 'a misspelt unit',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': { dasy: 1 } } },
      rule: 'unknown-property',
      at: 'coach.ts, campaigns[0].steps[0].after.dasy',
      says: 'There is no property dasy here. Write days.',
    },
    {
      did: 'a wait that is no group',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.after': 2 } },
      rule: 'wrong-value',
      at: 'coach.ts, campaigns[0].steps[0].after',
      says: 'Found 2 instead of a group of properties { hours } or a group of properties { days }. Write a group of properties { hours } or a group of properties { days }.',
    },
    {
      did: 'true as a text',
      changes: { 'guide.ts': { 'form.fields.email.required': 'true' } },
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.email.required',
      says: 'Found "true" instead of true or false. Write true.',
    },
    {
      did: 'yes for true',
      changes: { 'guide.ts': { 'form.fields.name.required': 'yes' } },
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.name.required',
      says: 'Found "yes" instead of true or false. Write true.',
    },
    {
      did: 'no for false',
      changes: { 'guide.ts': { 'form.fields.name.required': 'no' } },
      rule: 'wrong-value',
      at: 'guide.ts, form.fields.name.required',
      says: 'Found "no" instead of true or false. Write false.',
    },
    {
      did: 'a number as a text',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: '90',
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.minutes',
      says: 'Found "90" instead of a number. Write 90, without quotation marks.',
    },
    {
      did: 'a number in words',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 'ninety',
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.minutes',
      says: 'Found "ninety" instead of a number. Write a number.',
    },
    {
      did: 'a text as a number',
      changes: { 'guide.ts': { 'offer.name': 2027 } },
      rule: 'wrong-value',
      at: 'guide.ts, offer.name',
      says: 'Found 2027 instead of a text. Write "2027".',
    },
    {
      did: 'a list for a text',
      changes: { 'guide.ts': { 'page.title': ['The Willow Guide'] } },
      rule: 'wrong-value',
      at: 'guide.ts, page.title',
      says: 'Found a list instead of a text. Write "The Willow Guide", without square brackets.',
    },
    {
      did: 'a text for a list',
      changes: { 'guide.ts': { redirects: '/old-guide' } },
      rule: 'wrong-value',
      at: 'guide.ts, redirects',
      says: 'Found "/old-guide" instead of a list. Write ["/old-guide"].',
    },
    {
      did: 'a group for a list',
      changes: { 'guide.ts': { 'success.toast': [{ title: 'Thank you!' }] } },
      rule: 'wrong-value',
      at: 'guide.ts, success.toast',
      says: 'Found a list instead of a group of properties { title }. Write the group without square brackets around it.',
    },
    {
      did: 'one section without square brackets',
      changes: {
        'guide.ts': { 'page.sections': { kind: 'hero', headline: 'Rest', lead: 'Then work.' } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections',
      says: 'Found a group of properties instead of a list. Put square brackets around it: [{ … }].',
    },
    {
      did: 'null',
      changes: { 'guide.ts': { 'page.description': null } },
      rule: 'wrong-value',
      at: 'guide.ts, page.description',
      says: 'Found null instead of a text. Write a text.',
    },
    {
      did: 'a missing text',
      changes: { 'guide.ts': { 'page.description': undefined } },
      rule: 'missing-property',
      at: 'guide.ts, page.description',
      says: 'description is missing. Add description: a text.',
    },
    {
      did: 'a missing toast',
      changes: { 'guide.ts': { 'success.toast': undefined } },
      rule: 'missing-property',
      at: 'guide.ts, success.toast',
      says: 'toast is missing. Add toast: a group of properties { title }.',
    },
    {
      did: 'a section without a kind',
      changes: { 'guide.ts': { 'page.sections.1': { title: 'Questions' } } },
      rule: 'missing-property',
      at: 'guide.ts, page.sections[1].kind',
      says: `kind is missing. Add kind: ${kinds}.`,
    },
    {
      did: 'a text for a section',
      changes: { 'guide.ts': { 'page.sections.1': 'questions' } },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1]',
      says: `Found "questions" instead of a group of properties whose kind is ${kinds}. Write { kind: "questions", … }.`,
    },
    {
      did: 'an empty list',
      changes: {
        'guide.ts': { 'page.sections.1': { kind: 'questions', title: 'Questions', items: [] } },
      },
      rule: 'wrong-value',
      at: 'guide.ts, page.sections[1].items',
      says: 'The list is empty; it needs at least one entry. Add one.',
    },
    {
      did: 'a text of spaces',
      changes: { 'guide.ts': { 'form.title': '  ' } },
      rule: 'wrong-value',
      at: 'guide.ts, form.title',
      says: '"  " is empty. Write the words people will read here.',
    },
    {
      did: 'a space at the end',
      changes: { 'guide.ts': { 'form.title': 'Where to? ' } },
      rule: 'wrong-value',
      at: 'guide.ts, form.title',
      says: '"Where to? " starts or ends with a space. Write "Where to?".',
    },
    {
      did: 'half a minute',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 4.5,
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.minutes',
      says: '4.5 is not a whole number. Write a whole number.',
    },
    {
      did: 'a length of minus five minutes',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: -5,
            place: 'Online',
          },
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, event.minutes',
      says: '-5 is too small. Write 5 or more.',
    },
    {
      did: 'too long a wait',
      changes: { 'guide.ts': { 'submission.email.timeoutSeconds': 600 } },
      rule: 'wrong-value',
      at: 'guide.ts, submission.email.timeoutSeconds',
      says: '600 is too large. Write 60 or less.',
    },
    {
      did: 'an hour that no day has',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon'], fromHour: 8, toHour: 25 } },
      },
      rule: 'wrong-value',
      at: 'coach.ts, campaigns[0].window.toHour',
      says: '25 is too large. Write 24 or less.',
    },
    {
      did: 'a property of another kind of section',
      changes: { 'guide.ts': { 'page.sections.1': { kind: 'quote', quote: 'Rest.', items: [] } } },
      rule: 'unknown-property',
      at: 'guide.ts, page.sections[1].items',
      says: 'There is no property items here. The properties here are kind, quote, and by. Remove it or correct its spelling.',
    },
  ]);
});
