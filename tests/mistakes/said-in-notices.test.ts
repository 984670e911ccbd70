import { describe } from 'vitest';
import { event } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

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
