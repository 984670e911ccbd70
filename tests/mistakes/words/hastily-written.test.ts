import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

const filler = (words: string) =>
  `"${words}" looks like words that hold the place of others. Write the words that people should read.`;
const braces = (words: string) =>
  `"${words}" would be shown to readers: placeholders have one pair of braces here. Write {name}.`;
const lead = 'page.sections.0.lead';
const headline = 'page.sections.0.headline';

describe('what was written to be replaced in a hurry', () => {
  itNames([
    ...inText('left-over', 'lead', [
      ['a figure to look up', 'It takes about ___ hours.', filler('___')],
      ['a name to ask for', 'Rosa (real name? ask her) rests.', filler('(real name? ask her)')],
      ['a figure to check', 'It helped 40 people (check!) to rest.', filler('(check!)')],
      ['words that are needed', 'It is free. New copy needed.', filler('New copy needed.')],
      ['a picture of nobody', 'A stock photo, to be replaced', filler('stock photo')],
      ['a note of a programmer', 'Rest when we meet // change!', filler(' // change!')],
      ['a note with an arrow', 'Rest and work <-- better?', filler('<-- better?')],
      ['people of any kind', 'A rest for owners of XYZ firms.', filler('XYZ')],
      ['a comment of a document', 'Rest first.[a] Then work.', filler('[a]')],
      ['a sentence of nobody', 'Rest well, to be rewritten.', filler(', to be rewritten.')],
    ]),
    ...inText('foreign-placeholder', 'heading', [
      ['a name at the end', 'Nine entries, NAME', braces('NAME')],
      ['a name at the beginning', 'FIRST NAME, here it is', braces('FIRST NAME')],
    ]),
  ]);
  itAccepts([
    ...rightText('lead', [
      'Say: “I help ___ rest.” Then rest.',
      'Write one sentence: I rest after ___ hours.',
      'No photo needed. Photos of stock are there (do you like them?).',
      'Write a list of what is to be replaced.',
      'Rest [a](/willow-guide) little: it is free.',
    ]),
    ...rightText('headline', ['Rest // work', 'A rest from A to Z']),
    ...rightText('heading', ['Name, place, and rest', 'Name one thing, {name}']),
  ]);
});

/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long. */
const onEvent = (changes: object, own: object = {}) => ({
  'guide.ts': {
    event: { ...event, ...own },
    'failure.full': { title: 'No seat is left.' },
    'failure.alreadyRegistered': { title: 'You are on the list already.' },
    ...changes,
  },
});
const seats = { seats: 50, whenFull: { title: 'Full', text: 'No seat is left.' } };
const at = 'guide.ts, page.sections[0].lead';
const wrongDay = (words: string) =>
  `"${words}" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.`;
const wrongTime = (words: string) =>
  `"${words}" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.`;
const wrongSeats = (words: string) =>
  `"${words}" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.`;

describe('an event in other words', () => {
  itNames({
    'the month of another year': {
      changes: onEvent({ [headline]: 'Rest, March 2026' }),
      rule: 'event-date',
      at: 'guide.ts, page.sections[0].headline',
      says: wrongDay('March 2026'),
    },
    'another month of that year': {
      changes: onEvent({ 'form.title': 'A seat for October 2027' }),
      rule: 'event-date',
      at: 'guide.ts, form.title',
      says: wrongDay('seat for October 2027'),
    },
    'its end as its beginning': {
      changes: onEvent({ [lead]: 'We start at 11:30 am sharp.' }),
      rule: 'event-time',
      at,
      says: wrongTime('11:30 am'),
    },
    'from an hour on': {
      changes: onEvent({ [lead]: 'Live from 9 a.m. Pacific, with your cases.' }),
      rule: 'event-time',
      at,
      says: wrongTime('9 a.m. Pacific'),
    },
    'an hour without its half': {
      changes: onEvent({
        [lead]: 'Rest.',
        'page.description': 'We rest together, live, on Tuesday at 9, for those who test.',
      }),
      rule: 'event-time',
      at: 'guide.ts, page.description',
      says: '"Tuesday at 9" stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time} for the time with its zone, or correct the event.',
    },
    'how many at most': {
      changes: onEvent({ [lead]: 'Thirty guests at most, so that we hear all.' }, seats),
      rule: 'event-seats',
      at,
      says: wrongSeats('Thirty guests at most'),
    },
    'half a day': {
      changes: onEvent({
        'page.description': 'A half-day workshop for those who are tired of websites.',
      }),
      rule: 'event-length',
      at: 'guide.ts, page.description',
      says: '"half-day workshop" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} minutes, or correct event.minutes.',
    },
  });
  itAccepts({
    'its own month': { changes: onEvent({ [headline]: 'Rest, March 2027' }) },
    'an earlier year': { changes: onEvent({ [headline]: 'Rest, since May 2019' }) },
    'when it ends': { changes: onEvent({ [lead]: 'We stop at 11:30 am sharp.' }) },
    'an hour of the evening': { changes: onEvent({ [lead]: 'Tables stop at 9.' }, seats) },
    'half a day of its length': {
      changes: onEvent(
        { 'page.description': 'A half-day workshop for those who are tired of websites.' },
        { minutes: 240 },
      ),
    },
  });
});

const step = 'campaigns.0.steps.0.message.paragraphs.0';
const inStep = (text: string, more: object = {}) => ({ 'coach.ts': { [step]: text, ...more } });
const atStep = 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]';
const another = { id: 'again', after: { days: 2 }, message: { ...message, subject: 'Again' } };

describe('what emails say of each other and of the form', () => {
  itNames({
    'a note that is not the last': {
      changes: inStep('This is our last field note.', { 'campaigns.0.steps.1': another }),
      rule: 'email-order',
      at: atStep,
      says: '"This is our last field note" stands here, but this is email 1 of 2 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'a lesson of another day': {
      changes: inStep('Here it is.', {
        'campaigns.0.steps.1': {
          ...another,
          message: { ...another.message, paragraphs: ['Yesterday we talked about rest.'] },
        },
      }),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"Yesterday we talked" stands here, but this is email 2 of 2 in "Willow Campaign", and the one before it goes out on another day. Correct the words, or put the steps into the order that they speak of.',
    },
    'a list that nobody joined': {
      changes: inStep('You asked for our newsletter.'),
      rule: 'foreign-offer',
      at: atStep,
      says: '"You asked for our newsletter" stands here, but the form of willow-guide, which starts these emails, offers "The Willow Guide" (guide). Write {leadMagnet}, which is always the name of what they asked for.',
    },
    'an end of what never ends': {
      changes: inStep('Doors close on Friday.'),
      rule: 'scarcity',
      at: atStep,
      says: '"Doors close on Friday" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
    },
    'a workshop of nobody': {
      changes: inStep('Our webinar is next Tuesday.'),
      rule: 'event-in-campaign',
      at: atStep,
      says: '"Our webinar is next Tuesday" stands here, but a campaign counts its days from the sign-up and knows no event. Write {event.date}, or let a reminder say it.',
    },
    'a meeting that nobody registered for': {
      coach: {
        'functions.send-guide.message.paragraphs.0': 'See you tomorrow at the masterclass.',
      },
      rule: 'event-in-campaign',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"See you tomorrow at the masterclass" stands here, but this email follows a guide, and nobody registered for an event. Say what the reader asked for.',
    },
    'two greetings': {
      changes: inStep('Hello {name}, here it is.', {
        'campaigns.0.steps.0.message.heading': 'Hello {name}',
      }),
      rule: 'said-twice',
      at: atStep,
      says: '"Hello {name}" stands here, but the heading above it greets, too. Greet once.',
    },
    'what the first email brought': {
      changes: inStep('Here it is.', {
        'campaigns.0.steps.1': {
          ...another,
          message: { ...another.message, heading: 'Here is your guide' },
        },
      }),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[1].message.heading',
      says: '"Here is your guide" stands here, but this is not the first email. Say what this email brings.',
    },
    'a text to a telephone that nobody gave': {
      guide: { 'success.toast.description': 'We will send you a text the night before.' },
      rule: 'promised-contact',
      at: 'guide.ts, success.toast.description',
      says: '"We will send you a text" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'no email before several': {
      changes: { 'guide.ts': { 'form.privacy': 'The guide, and not a single email after it.' } },
      rule: 'email-count',
      at: 'guide.ts, form.privacy',
      says: '"not a single email" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'a number that no form asks for, on the page': {
      changes: { 'guide.ts': { [lead]: 'Name, email, phone: that is all.' } },
      rule: 'nothing-there',
      at,
      says: '"Name, email, phone: that is all." names a telephone number, but the form has no field for it. Name what is asked for, or add the field.',
    },
  });
  itNames([
    ...inText('offer-kind', 'subject', [
      [
        'a seat at a guide',
        'Your seat at The Willow Guide',
        '"Your seat at" stands here, but the form offers a guide, for which nobody registers. Say what the email brings.',
      ],
    ]),
    ...inText('offer-kind', 'heading', [
      [
        'a meeting that nobody arranged',
        'We look forward to seeing you, {name}',
        '"We look forward to seeing you" stands here, but the form offers a guide, for which nobody registers. Say what the email brings.',
      ],
    ]),
  ]);
  itAccepts([
    ...[
      'Yesterday a friend told us about rest.',
      'This is our last field of wheat. Note it.',
      'Shops close on Friday. The door closes softly.',
      'A webinar is next to nothing. Send yourself a text the night before.',
    ].map((text) => ({ did: text, changes: inStep(text) })),
    {
      did: 'a promise of short emails',
      changes: { 'guide.ts': { 'form.privacy': 'Not one email that is long.' } },
    },
    {
      did: 'what others have',
      changes: { 'guide.ts': { [lead]: 'One email address, one phone number, one person.' } },
    },
    { did: 'no number', changes: { 'guide.ts': { [lead]: 'Name, email, no phone number.' } } },
  ]);
});

describe('answers and prices with words around them', () => {
  const sizes = (...labels: readonly string[]) => ({
    'guide.ts': {
      'form.fields.size': {
        kind: 'select',
        label: 'Size',
        required: false,
        prompt: 'Please choose',
        options: labels.map((label, at) => ({ value: `size-${'abc'[at]}`, label })),
      },
      'submission.metadata': { size: '{size}' },
    },
  });
  itNames({
    'sizes that overlap behind their names': {
      changes: sizes('Small (1-50)', 'Medium (51-250)', 'Large (200+)'),
      rule: 'options-overlap',
      at: 'guide.ts, form.fields.size.options[2].label',
      says: '"Medium (51-250)" and "Large (200+)" overlap: 200 to 250 is in both, so answers could not be compared. Let each option begin where the one before ends.',
    },
    'a price with what it includes': {
      changes: onEvent({
        'page.title': 'The Willow Evening, free',
        'page.sections.1': {
          kind: 'event',
          title: 'The morning',
          facts: [{ label: 'Price', value: '$27, bonus included' }],
        },
      }),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[1].facts[0].value',
      says: '"$27, bonus included" stands here, but the page is called free: "The Willow Evening, free". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });
  itAccepts({ sizes: { changes: sizes('Small (1-50)', 'Medium (51-200)', 'Large (200+)') } });
});

const room = 'functions.send-guide.message.button';
const addressed = (to: string) => ({ 'coach.ts': { [room]: { label: 'Rest', to } } });
const inAddress = (did: string, to: string, says: string) => ({
  did,
  changes: addressed(to),
  rule: 'wrong-address',
  at: "coach.ts, functions['send-guide'].message.button.to",
  says: `"${to}" ${says}`,
});

describe('addresses that were copied as they stood', () => {
  itNames([
    inAddress(
      'a meeting of nobody',
      'https://zoom.us/j/your-meeting-id',
      'still holds the words of an example. Write the real address.',
    ),
    inAddress(
      "somebody's mailbox in it",
      'https://rooms.willow.example/rest?email=rosa@gmail.com',
      'carries "email=rosa@gmail.com", which belongs to whoever copied it. Write the address without it.',
    ),
    inAddress(
      "somebody's click in it",
      'https://rooms.willow.example/rest?fbclid=IwAR0x',
      'carries "fbclid=", which belongs to whoever copied it. Write the address without it.',
    ),
    inAddress(
      'a drive of their own',
      'https://drive.google.com/drive/my-drive',
      'leads to where you edit the page, which opens for nobody else. Write the address that guests get.',
    ),
    {
      did: 'a slip in the first of two, which is a word in the other',
      coach: {
        tagline: 'A breakthrough that pays.',
        [room]: { label: 'Rest', to: 'https://rooms.willow.example/breaktrough' },
        'campaigns.0.steps.0.message.button': {
          label: 'Rest',
          to: 'https://rooms.willow.example/breakthrough',
        },
      },
      rule: 'nearly-own-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://rooms.willow.example/breaktrough" is one slip away from "https://rooms.willow.example/breakthrough", which stands here, too. Write "https://rooms.willow.example/breakthrough", or allow it here if both are right.',
    },
    {
      did: 'a slip that is told once, and by the right one of two',
      coach: {
        [room]: { label: 'Rest', to: 'https://rooms.willow.example/re st' },
        'campaigns.0.steps.0.message.button': {
          label: 'Rest',
          to: 'https://rooms.willow.example/rest',
        },
      },
      rule: 'wrong-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://rooms.willow.example/re st" holds a space, which no address has. Remove it.',
    },
  ]);
  itAccepts(
    [
      'https://rooms.willow.example/rest?utm_source=email&utm_medium=guide',
      'https://rooms.willow.example/your-first-rest',
    ].map((to) => ({ did: to, changes: addressed(to) })),
  );
});

/** Another coach with a page, and this one's with changes. */
const beside = (oak: Changes, own: Changes) => ({
  'oak/coach.ts': { campaigns: [], brand: 'Oak Kitchen' },
  'oak/nap.ts': { coach: 'oak', ...oak },
  'guide.ts': own,
});
const select = (label: string, prompt: string) => ({
  kind: 'select',
  label,
  required: false,
  prompt,
  options: [
    { value: 'one', label: `One ${label}` },
    { value: 'two', label: `Two ${label}` },
  ],
});
const asking = (prompt: string, first = 'Choose a size') => ({
  'guide.ts': {
    'form.fields.size': select('size', first),
    'form.fields.trouble': select('trouble', prompt),
    'submission.metadata': { size: '{size}', trouble: '{trouble}' },
  },
});

describe('what was copied and half replaced', () => {
  itNames({
    "another's offer by its kind": {
      changes: beside(
        { id: 'speaking-guide', path: '/speaking-guide' },
        { 'success.toast.description': 'Check your email for your free speaking guide!' },
      ),
      rule: 'foreign-offer',
      at: 'funnels/willow/guide.ts, success.toast.description',
      says: '"speaking guide" stands here, which is an offer of Oak Kitchen (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'two short sentences in a row': {
      changes: beside(
        { [lead]: 'It is a mirror with lines. It cannot diagnose anything today. Try it.' },
        { [lead]: 'It is a mirror with lines. It cannot diagnose anything today.' },
      ),
      rule: 'foreign-words',
      at: 'funnels/willow/guide.ts, page.sections[0].lead',
      says: '"It is a mirror with lines." stands word for word with another coach, in funnels/oak/nap.ts (1st section, lead). Say it in this coach\'s own words.',
    },
    'the prompt of another question': {
      changes: asking('Choose a size'),
      rule: 'same-hint',
      at: 'guide.ts, form.fields.trouble.prompt',
      says: 'The prompt "Choose a size" also stands in another field of the form, as if both asked the same. Write one that fits this field alone, or remove the line.',
    },
  });
  itAccepts([
    { did: 'a prompt of its own', changes: asking('Choose a trouble') },
    ...['Please choose', 'Elige una opción', 'Choose one'].map((prompt) => ({
      did: prompt,
      changes: asking(prompt, prompt),
    })),
    {
      did: 'a guide of any kind',
      changes: beside(
        { id: 'free-guide', path: '/free-guide' },
        { 'success.toast.description': 'Check your email for your free guide!' },
      ),
    },
    {
      did: 'what every page says',
      changes: beside(
        { 'form.privacy': 'Check your inbox, please. Look in your spam folder.' },
        { 'form.privacy': 'Check your inbox, please. Look in your spam folder.' },
      ),
    },
  ]);
});
