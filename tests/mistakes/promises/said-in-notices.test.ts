import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const notice = (slug: string, ...paragraphs: readonly string[]) => ({
  legal: { privacy: `/${slug}/privacy` },
  documents: [
    {
      path: `/${slug}/privacy`,
      title: `What ${slug} keeps`,
      updated: '2026-11-22',
      sections: [{ heading: 'All', paragraphs }],
    },
  ],
});

const reminded = (text: string) => ({
  'coach.ts': {
    ...notice('willow', text),
    'functions.send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: '{event.name}',
        preview: 'The link to {event.name}.',
        heading: '{event.date}, {name}',
        paragraphs: ['{event.date}, {event.time}.'],
      },
    },
  },
  'guide.ts': {
    event: { ...event, reminder: { hoursBefore: 24, function: 'send-reminder' } },
  },
});

describe('what legal pages say of emails', () => {
  itNames({
    'a reminder a week before': {
      changes: reminded('We remind you a week before, and again half an hour before.'),
      rule: 'reminder-time',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"remind you a week before" stands here, but the reminders of Willow Works go out 24 hours before an event (event.reminders). Say what the events declare, or correct their reminders.',
    },
    'people for whom there are no seats': {
      guide: {
        event: { ...event, seats: 50, whenFull: { title: 'Full', text: 'No seat is left.' } },
        'page.sections.0.lead': 'Made for 60 people who rest.',
      },
      rule: 'event-seats',
      says: '"Made for 60 people" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
      also: ['missing-toast'],
    },
  });
  itAccepts({
    'a reminder the day before': { changes: reminded('We remind you the day before.') },
  });
});

const told = (url: string, ...paragraphs: readonly string[]) => ({
  coach: {
    ...notice('willow', ...paragraphs),
    webhooks: [{ url, events: ['lead.created'], secret: 'WILLOW_WEBHOOK_SECRET' }],
  },
});
const zapier = 'https://hooks.zapier.com/hooks/catch/1/willow';
const kept = 'Your name and your email address.';
const confirmed = (text: string) => ({ coach: notice('willow', kept, text) });

describe('what legal pages say of what is declared', () => {
  itNames({
    'a service that they do not name': {
      ...told(zapier, kept, 'Postmark delivers our emails. Nobody else gets it.'),
      rule: 'unknown-to-notice',
      at: 'coach.ts, webhooks[0].url',
      says: '"zapier.com" is told what people do here, but none of this coach\'s legal pages names Zapier. Say there that Zapier gets it and what for, or remove the webhook.',
    },
    'a telephone number among sentences': {
      coach: notice('willow', 'Your name. Your email address. Your telephone number. The time.'),
      rule: 'nothing-there',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Your telephone number" stands among what is kept, but the forms have no field for it. Name what is asked for, or add the field.',
    },
    'a company': {
      coach: notice('willow', 'Your name, your email address, your company, and the page.'),
      rule: 'nothing-there',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"your company" stands among what is kept, but the forms have no field for it. Name what is asked for, or add the field.',
    },
    'a confirmation that nobody is asked for': {
      ...confirmed('You confirm your sign-up by a link in an email.'),
      rule: 'nothing-there',
      at: 'coach.ts, documents[0].sections[0].paragraphs[1]',
      says: '"You confirm your sign-up by a link in an email" stands here, but all sign-ups of this coach count at once. Write confirmation: \'double\', or take the words out.',
    },
    'a confirmation on a German page': {
      changes: eventIn('de', {
        'form.subtitle': 'Sie bestätigen Ihre Anmeldung in einer E-Mail mit einem Klick.',
      }),
      rule: 'nothing-there',
      at: 'guide.ts, form.subtitle',
      says: '"bestätigen Ihre Anmeldung in einer E-Mail mit einem Klick" stands here, but sign-ups of this page count at once. Write confirmation: \'double\', or take the words out.',
    },
    'a newsletter without campaigns': {
      coach: { ...notice('willow', kept, 'Then you get our weekly newsletter.'), campaigns: [] },
      guide: { 'submission.journey': undefined },
      rule: 'promised-email',
      at: 'coach.ts, documents[0].sections[0].paragraphs[1]',
      says: '"our weekly newsletter" stands here, but Willow Works declares no campaign. Declare it in campaigns, or take the sentence out.',
    },
  });
  itAccepts({
    'a service that they name': told(zapier, kept, 'Zapier passes them on to our list.'),
    'a program of one’s own': told('https://n8n.willow.example/webhook/leads', kept),
    'a service by its kind': told(zapier, kept, 'Our CRM keeps the list of customers.'),
    'a telephone number that nobody asks for': {
      coach: notice('willow', 'Your name. Your email address. Not your telephone number.'),
    },
    'a sign-up that is confirmed': {
      guide: {
        confirmation: 'double',
        'form.subtitle': 'You confirm your sign-up with one click.',
      },
    },
    'a confirmation that is not needed': confirmed('You need not confirm your sign-up by a link.'),
  });
});
