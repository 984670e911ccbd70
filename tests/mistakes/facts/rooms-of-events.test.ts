import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

const room = (name: string) => `https://meet.willow.example/${name}`;
const email = (template: string, subject: string, to: string, label = 'Come in') => ({
  template,
  body: ['email', 'name'],
  message: {
    ...message,
    subject,
    preview: `${subject}, in short.`,
    button: { label, to },
  },
});

/** Two evenings, each with a room of its own, and the room into which the first one's last email leads. */
const evenings = (last: string, label?: string) => ({
  'coach.ts': {
    'functions.join-one': email('confirmation', 'The first evening', room('one')),
    'functions.day-one': email('reminder', 'A day until the first evening', room('one')),
    'functions.hour-one': email('reminder', 'Two hours until the first evening', last, label),
    'functions.join-two': email('confirmation', 'The second evening', room('two')),
  },
  'first.ts': {
    event: {
      ...event,
      name: 'A First Evening of Rest',
      reminders: [
        { hoursBefore: 24, function: 'day-one' },
        { hoursBefore: 2, function: 'hour-one' },
      ],
    },
    'submission.email.function': 'join-one',
  },
  'second.ts': {
    event: { ...event, name: 'Slow Suppers Together', startsAt: '2027-05-18T10:00' },
    'submission.email.function': 'join-two',
  },
});

describe('the rooms of events', () => {
  itNames({
    'an email of one evening that leads into the room of another': {
      changes: evenings(room('two')),
      rule: 'event-place',
      at: "coach.ts, functions['hour-one'].message.button.to",
      says: `The button leads to "${room('two')}", as the emails of second do, but the other emails of first lead to "${room('one')}". Write "${room('one')}".`,
    },
    'one of two emails that leads into a room elsewhere': {
      changes: {
        'coach.ts': {
          'functions.join-one': email('confirmation', 'The first evening', room('one')),
          'functions.day-one': email('reminder', 'A day until then', 'https://bit.ly/3xYz'),
        },
        'first.ts': {
          event: {
            ...event,
            name: 'A First Evening of Rest',
            reminder: { hoursBefore: 24, function: 'day-one' },
          },
          'submission.email.function': 'join-one',
        },
      },
      rule: 'event-place',
      at: "coach.ts, functions['day-one'].message.button.to",
      says: `The button leads to "https://bit.ly/3xYz", but the other email of first leads to "${room('one')}". Write "${room('one')}", if both are for one room.`,
    },
    'a room that was mistyped': {
      changes: evenings(room('onne')),
      rule: 'event-place',
      at: "coach.ts, functions['hour-one'].message.button.to",
      says: `The button leads to "${room('onne')}", but the other emails of first lead to "${room('one')}". Write "${room('one')}".`,
    },
  });
  itNames('event-place', {
    'another room behind the same label': {
      changes: evenings(room('lobby')),
      at: "coach.ts, functions['hour-one'].message.button.to",
      says: `The button leads to "${room('lobby')}", but the other emails of first lead to "${room('one')}". Write "${room('one')}".`,
    },
    'a reminder into another room than the confirmation': {
      changes: {
        'coach.ts': {
          'functions.join-one': email('confirmation', 'The first evening', room('one')),
          'functions.day-one': email('reminder', 'A day until the first evening', room('hall')),
        },
        'first.ts': {
          event: {
            ...event,
            name: 'A First Evening of Rest',
            reminder: { hoursBefore: 24, function: 'day-one' },
          },
          'submission.email.function': 'join-one',
        },
      },
      at: "coach.ts, functions['day-one'].message.button.to",
      says: `The button leads to "${room('hall')}", but the other email of first leads to "${room('one')}". Write "${room('one')}".`,
    },
  });
  itAccepts({
    'a room with the email by which people come': {
      changes: evenings(`${room('one')}?from=the-last-reminder`),
    },
    'one room for all': { changes: evenings(room('one')) },
    'a room with another name on the door': {
      changes: evenings(room('lobby'), 'Try your microphone'),
    },
    'a room elsewhere': { changes: evenings('https://sound.willow.example/check') },
  });
});

describe('another offer', () => {
  itAccepts({
    'a webinar of another coach that a closing section links to': {
      changes: {
        'maple/coach.ts': { campaigns: [] },
        'maple/tree.ts': {},
        'guide.ts': {
          'page.sections.1': {
            kind: 'closing',
            headline: 'Rest first.',
            text: 'Our friends at Maple Works hold [a free webinar](/tree) for those who cannot.',
            button: 'Send it to me',
          },
        },
      },
    },
  });
});

describe('the way into an event', () => {
  const { button, ...without } = email(
    'reminder',
    'Two hours until the first evening',
    room('one'),
  ).message;
  const last = (paragraphs: readonly string[]) => ({
    ...evenings(room('one')),
    'coach.ts': {
      ...evenings(room('one'))['coach.ts'],
      'functions.hour-one': {
        ...email('reminder', '', ''),
        message: { ...without, paragraphs },
      },
    },
  });

  itNames({
    'a last reminder without it': {
      changes: last(['We begin soon.']),
      rule: 'event-place',
      at: "coach.ts, functions['hour-one'].message",
      says: `The last reminder of first has no button, and that of the confirmation leads to "${button.to}": whoever reads it has to look for the way in. Give it the same button, or say where the link is.`,
    },
  });

  itAccepts({
    'a last reminder that says where it is': {
      changes: last(['We begin soon. The link is in the first email.']),
    },
  });
});
