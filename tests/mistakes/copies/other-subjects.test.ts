import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, guideMessage, message, reminder } from '#tests/support/site/declarations.ts';

const step = (id: string, text: string) => ({
  id,
  after: { days: 1 },
  message: {
    ...message,
    subject: text,
    preview: `About the ${id}.`,
    heading: text,
    paragraphs: [`${text}?`],
  },
});

/** Two guides, each with an email of its own; what the second one's email is about. */
const subject = (text: string) => ({
  'coach.ts': {
    functions: {
      'send-guide': { template: 'guide', body: ['email', 'name'], message: guideMessage },
      'send-other': {
        template: 'guide',
        body: ['email', 'name'],
        message: {
          ...guideMessage,
          subject: text,
          preview: 'What you wished for.',
          heading: 'Good morning, {name}',
          paragraphs: ['Read it at the window.'],
          points: [{ title: 'Look out', text: 'Count the birds before breakfast.' }],
        },
      },
    },
  },
  'other.ts': {
    'submission.email': { function: 'send-other', body: ['email', 'name'], onFailure: 'log' },
  },
});

const evening = (text: string) => ({
  template: 'reminder',
  body: ['email'],
  message: {
    ...message,
    subject: text,
    preview: 'Come as you are.',
    paragraphs: ['There will be tea.'],
  },
});

/** A guide, an event of the same coach, and what its reminder is called. */
const reminded = (text: string, more: Files = {}): Files => ({
  'coach.ts': { 'functions.send-reminder': evening(text) },
  'evening.ts': { 'offer.kind': 'masterclass', event: { ...event, reminder } },
  ...more,
});

/** Another event whose reminder is the same function. */
const another = {
  'night.ts': {
    'offer.kind': 'masterclass',
    event: { ...event, name: 'The Alder Night', startsAt: '2027-05-18T10:00', reminder },
  },
};

/** What people agree to, beside a campaign of two emails. */
const agreed = (text: string, ...steps: readonly object[]) => ({
  'coach.ts': { campaigns: [{ name: 'Willow Campaign', steps }] },
  'guide.ts': { 'form.consent.text': text },
});

const two = [step('hello', 'One more thought'), step('again', 'A last thought')];

describe('what subjects, consents and mailboxes say of others', () => {
  itNames({
    'the subject of another guide': {
      changes: subject('Your copy of The Willow Guide'),
      rule: 'foreign-offer',
      at: "coach.ts, functions['send-other'].message.subject",
      says: '"The Willow Guide" stands here, which is what funnels/willow/guide.ts offers; this email brings "The Guide to other". Write {leadMagnet}, which is always the name of this offer.',
    },
    'a reminder of an event, named after a guide': {
      changes: reminded('Tomorrow: The Willow Guide'),
      rule: 'foreign-offer',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"The Willow Guide" stands here, which is what funnels/willow/guide.ts offers; this email brings "The Guide to evening". Write {event.name}, which is always the name of this event.',
    },
    'a second event with the reminder of the first': {
      changes: reminded('Tomorrow: The Willow Evening', another),
      rule: 'foreign-offer',
      at: 'night.ts, event.reminder.function',
      says: 'Whoever signs up here gets the email "Tomorrow: The Willow Evening", which is named after what funnels/willow/evening.ts offers; this funnel offers "The Guide to night". Write {event.name} in funnels/willow/coach.ts, or give the emails a message of their own under messages: { \'night\': … }.',
    },
    'a report with the email of the guide, while its own is called by nobody': {
      changes: {
        'coach.ts': {
          'functions.send-guide.template': 'guide',
          'functions.send-guide.message.subject': 'Your copy of The Willow Guide',
          'functions.send-report': {
            template: 'guide',
            body: ['email', 'name'],
            message: { ...guideMessage, subject: 'Your report', preview: 'On one page.' },
          },
        },
        'other.ts': {},
      },
      rule: 'foreign-offer',
      at: 'other.ts, submission.email.function',
      says: 'Whoever signs up here gets the email "Your copy of The Willow Guide", which is named after what funnels/willow/guide.ts offers; this funnel offers "The Guide to other". Name "send-report", which no form calls.',
      also: ['unused-email'],
    },
    'a second event at noon with the reminder of an evening': {
      changes: {
        'coach.ts': { 'functions.send-reminder': evening('Tomorrow evening: {event.name}') },
        'evening.ts': {
          'offer.kind': 'masterclass',
          event: { ...event, startsAt: '2027-03-16T19:00', reminder },
        },
        'noon.ts': {
          'offer.kind': 'masterclass',
          event: { ...event, name: 'The Alder Noon', startsAt: '2027-05-18T12:00', reminder },
        },
      },
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Tomorrow evening:" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of noon), on the day before it. Give noon a message of its own under messages, or say when the event begins with {event.date} and {event.time}.',
    },
    'one email agreed to, and two that come': {
      changes: agreed('You agree to get the guide and one email from {coach}.', ...two),
      rule: 'email-count',
      says: '"and one email" stands here, but this form starts the campaign "Willow Campaign" with 2 more emails. Say that more emails follow, or remove submission.journey.',
    },
    'a mailbox like a site': {
      coach: { contactEmail: 'www.hello@willow.example' },
      rule: 'wrong-mailbox',
      says: '"www.hello@willow.example" begins with www., which sites have and mailboxes have not. Write "hello@willow.example".',
    },
  });
  itAccepts({
    'the own guide in the subject': { changes: subject('Your copy of The Guide to other') },
    'a reminder to bring a guide': { changes: reminded('Tomorrow: bring the Willow Guide') },
    'a reminder that two events share': { changes: reminded('Tomorrow: {event.name}', another) },
    'a subject that names no offer': { changes: subject('It is at your window') },
    'one email agreed to, and one that comes': {
      changes: agreed(
        'You agree to get the guide and one email from {coach}.',
        step('hello', 'One more thought'),
      ),
    },
  });
});
