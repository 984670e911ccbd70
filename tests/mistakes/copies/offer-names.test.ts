import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

const named = {
  'offer.name': 'Calm Income Masterclass',
  event: { ...event, name: 'Calm Income Masterclass' },
};
const inSubject = (subject: string, name = named): Files => ({
  'guide.ts': name,
  'coach.ts': { 'functions.send-guide.message.subject': subject },
});
const nearly = (words: string, name = 'Calm Income Masterclass') =>
  `"${words}" stands here, which is nearly "${name}", the name of what willow-guide offers. Write "${name}" or {leadMagnet}, or words that are no name.`;
const company = {
  'offer.name': 'The Quiet Company',
  event: { ...event, name: 'The Quiet Company' },
};

describe('the name of an offer', () => {
  itNames('misspelling', {
    'another word in its middle': {
      changes: inSubject('You are in: Calm Outcome Masterclass'),
      says: nearly('Calm Outcome Masterclass'),
    },
    'two words of a long one, the rest in small letters': {
      changes: {
        'guide.ts': { event: { ...event, name: 'Higher Ticket Blueprint Virtual Workshop' } },
        'coach.ts': {
          'functions.send-guide.message.subject':
            'Registered: Premium Pricing Blueprint virtual workshop',
        },
      },
      says: nearly(
        'Premium Pricing Blueprint virtual workshop',
        'Higher Ticket Blueprint Virtual Workshop',
      ),
    },
    'another kind at its end': {
      changes: inSubject('Tomorrow we talk about the Calm Income Summit'),
      says: nearly('Calm Income Summit'),
      also: ['relative-day'],
    },
    'its words in another order': {
      changes: inSubject('Your place in the Income Calm Masterclass'),
      says: nearly('Income Calm Masterclass'),
    },
    'a slip in each word': {
      changes: inSubject('Your place: Calms Incomes Masterclass'),
      says: nearly('Calms Incomes Masterclass'),
    },
    'a short name on a screen': {
      guide: {
        ...company,
        'success.toast.title': 'You are in: The Silent Company',
      },
      says: nearly('The Silent Company', 'The Quiet Company'),
    },
  });
  itAccepts({
    'the name': { changes: inSubject('You are in: Calm Income Masterclass') },
    'small letters': { changes: inSubject('You are in: our income masterclass') },
    'a part of it': { changes: inSubject('You are in: Calm Income') },
    'a pronoun before it': { changes: inSubject('Your Calm Income Masterclass is near') },
    'a sentence with its words': {
      changes: inSubject('A calm mind is an income, says the masterclass'),
    },
    'another company': { changes: inSubject('The Insurance Company said no, what now?', company) },
    'the name of another offer': {
      changes: {
        ...inSubject('Before the Calm Income Workshop'),
        'second.ts': { 'offer.name': 'Calm Income Workshop' },
      },
    },
  });
});

describe('the cover of an offer, and what its coach calls the others', () => {
  const covered = (title: string): Files => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...message,
        button: { label: 'Download the guide', to: 'download' },
      },
    },
    'rest.guide.ts': {},
    'guide.ts': {
      'offer.name': '10 Best Places in San Diego for Rest',
      'offer.file': 'rest.guide.ts',
      'page.sections.0.artwork': { kind: 'cover', title, alt: 'A chair by a window' },
    },
  });
  const called = (text: string): Files => ({
    'second.ts': { 'offer.name': 'Willow Rest: The Burnout Test' },
    'guide.ts': { 'success.toast.title': text },
  });
  itNames({
    'another town': {
      changes: covered('10 Best Places in Boston'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].artwork.title',
      says: '"10 Best Places in Boston" stands on the cover, which is nearly "10 Best Places in San Diego for Rest", the name of the offer. Write the name of the offer, or its beginning.',
    },
    'another offer by its short name': {
      changes: called('The Burnout Test is on its way.'),
      rule: 'foreign-offer',
      says: '"The Burnout Test" stands here, which is what funnels/willow/second.ts offers; this page offers "The Willow Guide". Write {leadMagnet}, which is always the name of this offer.',
    },
  });
  itAccepts({
    'the beginning of the name': { changes: covered('10 Best Places in San Diego') },
    'a title of its own': { changes: covered('Where to Rest') },
    'a word of it': { changes: called('Your guide out of burnout is on its way.') },
  });
});

describe('mailboxes and bookings', () => {
  const inbound = [{ kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' }];
  const asking = {
    'campaigns.0.steps.0.message.button': { label: 'Choose a time', to: 'scheduling' },
  };
  itNames({
    'a sender at the domain of another coach': {
      changes: {
        'coach.ts': { 'sender.email': 'willow@maple.example' },
        'maple/coach.ts': {},
        'maple/tree.ts': {},
      },
      rule: 'foreign-address',
      at: 'coach.ts, sender.email',
      says: '"willow@maple.example" is at the domain of Maple Works (funnels/maple/coach.ts), while the other addresses here are at willow.example. Write an address at willow.example.',
      also: ['unused-campaign'],
    },
    'a booking that does not end what asks for it': {
      coach: { inbound, ...asking },
      rule: 'booked-still-asked',
      at: 'coach.ts, campaigns[0]',
      says: '"Willow Campaign" asks people to book, and a service reports bookings, but a booking does not end it: whoever has booked is asked again. Write endsWith: \'booking\', beside what ends it already.',
    },
    'a wait that nobody can read': {
      coach: { 'campaigns.0.steps.0.after': { hours: 140 } },
      rule: 'unlikely-number',
      says: '140 hours are 5 days and 20 hours, which nobody sees at a glance. Write { days: 6 }, or correct the number.',
    },
  });
  itAccepts({
    'a booking that ends it': { coach: { inbound, ...asking, 'campaigns.0.endsWith': 'booking' } },
    'a booking beside a campaign that asks for none': { coach: { inbound } },
    'a day and a half': { coach: { 'campaigns.0.steps.0.after': { hours: 36 } } },
    'four days in hours': { coach: { 'campaigns.0.steps.0.after': { hours: 96 } } },
  });
});
