import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  message,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

/** A page whose lead says something. */
const onPage = (lead: string, own?: object): Files => ({
  'guide.ts': { 'page.sections.0.lead': lead, ...(own ? { event: own } : {}) },
});
const at = 'guide.ts, page.sections[0].lead';

describe('dates of an event that are counted', () => {
  const dates = ['2027-03-16', '2027-04-13', '2027-05-11'].map((day, index) => ({
    id: `date-${'abc'[index]}`,
    startsAt: `${day}T19:00`,
  }));
  const { startsAt: _, ...undated } = event;
  const onEvenings = (lead: string): Files => onPage(lead, { ...undated, dates });
  const fix = 'Speak of as many dates as there are, or declare the others (event.dates).';
  itNames('event-date', {
    'two of three evenings to choose from': {
      changes: onEvenings('Choose between two evenings.'),
      at,
      says: `"Choose between two evenings" stands here, but the event has 3 dates. ${fix}`,
    },
    'both of three': {
      changes: onEvenings('Both evenings begin with tea.'),
      at,
      says: `"Both evenings" stands here, but the event has 3 dates. ${fix}`,
    },
    'two evenings of one': {
      changes: onPage('In two evenings we learn to rest.', event),
      at,
      says: `"In two evenings" stands here, but the event has one date. ${fix}`,
    },
  });
  itAccepts([
    ...[
      'Choose between three evenings.',
      'Three evenings, one chair.',
      'We rested on two mornings a week.',
      'Last year we met on two evenings.',
    ].map((text) => ({ did: text, changes: onEvenings(text) })),
    ...[
      'Both evenings of the weekend go to email.',
      'Over three evenings you could not sleep.',
      'Two evenings a week you rest.',
    ].map((text) => ({ did: text, changes: onPage(text, event) })),
  ]);
});

describe('reminders that are counted', () => {
  const reminders = [
    { hoursBefore: 24, function: 'send-reminder' },
    { minutesBefore: 30, function: 'send-link' },
  ];
  const reminded = (text: string): Files => ({
    'coach.ts': {
      'functions.send-reminder': {
        ...reminderFunction,
        message: {
          ...message,
          subject: 'Tomorrow',
          heading: 'Until then',
          paragraphs: ['We begin at {event.time}.', text],
        },
      },
      'functions.send-link': {
        ...reminderFunction,
        message: {
          ...message,
          subject: 'Soon',
          heading: 'Come in',
          paragraphs: ['It is {event.time}.'],
        },
      },
    },
    'guide.ts': { event: { ...event, reminders } },
  });
  const place = "coach.ts, functions['send-reminder'].message.paragraphs[1]";
  const fix = 'Correct the number, or declare the others (event.reminders).';
  itNames('promised-reminder', {
    'the second of three': {
      changes: reminded('This is the second of three reminders.'),
      at: place,
      says: `"second of three reminders" stands here, but the event has 2 reminders. ${fix}`,
    },
    none: {
      changes: reminded('We send no reminder.'),
      at: place,
      says: '"We send no reminder" stands here, but the event has 2 reminders. Take the words out, or remove event.reminder.',
    },
    'three times': {
      changes: reminded('We remind you three times.'),
      at: place,
      says: `"We remind you three times" stands here, but the event has 2 reminders. ${fix}`,
    },
  });
  itAccepts(
    [
      'This is the first of two reminders.',
      'We remind you twice.',
      'Your phone and three reminders on the fridge cannot help it.',
      'You get ten reminders a day from your phone.',
    ].map((text) => ({ did: text, changes: reminded(text) })),
  );
});

describe('fields that are counted', () => {
  const above = (text: string, more: Changes = {}): Files => ({
    'guide.ts': { 'form.subtitle': text, ...more },
  });
  const fix = 'Correct the number.';
  const people = {
    kind: 'number',
    label: 'How many people?',
    required: false,
    min: 1,
    max: 9,
    unit: 'people',
    invalid: 'A number, please.',
    when: { field: 'stage', is: 'team' },
  };
  const stage = {
    kind: 'radio',
    label: 'Are you alone?',
    required: false,
    options: [
      { value: 'alone', label: 'I am' },
      { value: 'team', label: 'There is a team' },
    ],
  };
  const asking = {
    'form.fields.stage': stage,
    'form.fields.people': people,
    'submission.metadata': { stage: '{stage}', people: '{people}' },
  };
  /** A third field, which may stay empty. */
  const also = (label: string) => ({
    'form.fields.firm': { kind: 'text', label, required: false },
    'submission.metadata': { firm: '{firm}' },
  });
  itNames('count-of-fields', {
    'three lines of two': {
      changes: above('Three lines, and it is yours.'),
      says: `"Three lines" stands here, but the form has 2 fields. ${fix}`,
    },
    'things that are needed': {
      changes: above('We ask you three things.'),
      says: `"We ask you three things" stands here, but the form has 2 fields. ${fix}`,
    },
    'two lines of three': {
      changes: above('Two lines, and it is yours.', also('Firm')),
      at: 'guide.ts, form.subtitle',
      says: `"Two lines" stands here, but the form has 3 fields. ${fix}`,
    },
    'two fields that a toast calls all of three': {
      changes: {
        'guide.ts': {
          'form.fields.firm': { kind: 'text', label: 'Firm', required: true, missing: 'Which?' },
          'submission.metadata': { firm: '{firm}' },
          'form.missing': { title: 'Both name and email are required' },
        },
      },
      at: 'guide.ts, form.missing.title',
      says: `"Both name and email are required" stands here, but the form has 3 fields. ${fix}`,
    },
    'questions below that are not asked': {
      changes: onPage('Answer the four questions below.'),
      says: `"Answer the four questions below" stands here, but the form has 2 fields. ${fix}`,
    },
  });
  itAccepts({
    'two things': { changes: above('We only need two things.') },
    'one field less, and that one as well': {
      changes: above('One box and you are done; the second is me being nosy.'),
    },
    'a field with grass': { changes: onPage('One woman, one field, eleven legs in the house.') },
    'a reminder of the reader’s own': {
      changes: onPage('Put it into the letter, the card and the reminder in February.'),
    },
    'a field far away': { changes: onPage('One field away there is a pub.') },
    'two lines': { changes: above('Two lines, and it is yours.') },
    'two lines besides one that may stay empty': {
      changes: above('Two lines, and it is yours.', also('Firm (optional)')),
    },
    'two lines that are required of three': {
      changes: above('Two lines, the rest as you like. Only those are required.', also('Firm')),
    },
    'lines of an answer': { changes: above('It is yours in three lines of an email.') },
    'what everybody is asked': { changes: above('Three questions.', asking) },
    'what all are asked': { changes: above('Four questions.', asking) },
    'questions elsewhere': { changes: onPage('Answer two questions on a card.') },
  });
});

describe('lists that a text points at', () => {
  const steps = {
    kind: 'steps',
    title: 'How it goes',
    items: [
      { title: 'Sit', text: 'For a while.' },
      { title: 'Breathe', text: 'In and out.' },
      { title: 'Stand', text: 'When you like.' },
    ],
  };
  const above = (lead: string): Files => ({
    'guide.ts': { 'page.sections': [{ kind: 'hero', headline: 'Rest', lead }, steps] },
  });
  itNames({
    'four steps of three': {
      changes: above('You rest in the four steps below.'),
      rule: 'count-of-points',
      at,
      says: '"the four steps below" stands here, but the lists below it have 3 items. Correct the number, or add or remove what makes the difference.',
    },
  });
  itAccepts({
    'three of three': { changes: above('You rest in the three steps below.') },
    'steps of a stair': { changes: above('Rest on the four steps below your door.') },
    'no list': { changes: onPage('You rest in the four steps below.') },
  });
});
