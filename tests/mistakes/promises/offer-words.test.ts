import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

describe('what an offer is called', () => {
  const said = (text: string, place = 'page.sections.0.eyebrow'): Files => ({
    'guide.ts': { [place]: text },
  });
  const evening = (text: string): Files => ({
    'guide.ts': { event, 'page.sections.0.eyebrow': text },
  });
  itNames('offer-kind', {
    'a video course for a guide': {
      changes: said('Free video course'),
      says: '"Free video course" stands here, but the offer is declared as a guide: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a workshop in the title of a form': {
      changes: said('Join our free workshop', 'form.title'),
      says: '"our free workshop" stands here, but the offer is declared as a guide: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a quiz for a guide': {
      changes: said('Your free quiz is on its way.', 'success.toast.title'),
      says: '"Your free quiz" stands here, but the offer is declared as a guide: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a webinar for a masterclass': {
      changes: evening('Free live webinar'),
      says: '"Free live webinar" stands here, but the offer is declared as a masterclass: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a webinar once it is registered': {
      changes: { 'guide.ts': { event, 'success.toast.title': 'Webinar Registered!' } },
      says: '"Webinar" stands here, but the offer is declared as a masterclass: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a book beside a masterclass': {
      changes: evening('Download the e-book'),
      says: '"Download the e-book" stands here, but the offer is declared as a masterclass: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
  });
  itAccepts({
    'a report for a guide': { changes: said('Free report') },
    'a masterclass': { changes: evening('Free live masterclass') },
    'something put to the test': { changes: said('We put your workshop to the test') },
    'their own workshop': { changes: said('Your workshop, sold out') },
    'another offer that is linked': { changes: said('Rest well') },
  });
});

describe('what buttons say', () => {
  const inEmail = (label: string, to: string): Files => ({
    'coach.ts': { 'functions.send-guide.message.button': { label, to } },
  });
  const inForm = (idle: string, more: Changes = {}): Files => ({
    'guide.ts': { 'form.button': { idle, busy: 'One moment...' }, ...more },
  });
  itNames('button-words', {
    'a place while it sends': {
      changes: { 'guide.ts': { 'form.button': { idle: 'Send', busy: 'Reserving Your Spot...' } } },
      at: 'guide.ts, form.button.busy',
      says: 'The button says "Reserving Your Spot...", but it brings a file to read. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a place before and while it sends': {
      changes: {
        'guide.ts': { 'form.button': { idle: 'Save my free place', busy: 'Registering...' } },
      },
      at: 'guide.ts, form.button.idle',
      says: 'The button says "Save my free place", but it brings a file to read. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a download that opens a room': {
      changes: inEmail('Download the guide', 'https://meet.willow.example/evening'),
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Download the guide", but it opens a meeting room. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a template in the calendar': {
      changes: inEmail('Get the template', 'scheduling'),
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Get the template", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a room in the calendar': {
      changes: inEmail('Join the masterclass', 'scheduling'),
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Join the masterclass", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a call in a room': {
      changes: inEmail('Book your free call', 'https://zoom.us/j/84512390751'),
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Book your free call", but it opens a meeting room. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a seat for a guide': {
      changes: inForm('Reserve My Free Seat'),
      at: 'guide.ts, form.button.idle',
      says: 'The button says "Reserve My Free Seat", but it brings a file to read. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a call for a guide': {
      changes: inForm('Book my call'),
      at: 'guide.ts, form.button.idle',
      says: 'The button says "Book my call", but it brings a file to read. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a guide for an event': {
      changes: inForm('Send me the guide', { event, 'offer.name': 'The Evening' }),
      at: 'guide.ts, form.button.idle',
      says: 'The button says "Send me the guide", but it registers people for an event. Write what happens when somebody presses it, or let it lead where it says.',
    },
  });
  itAccepts({
    'a call in the calendar': { changes: inEmail('Book your free call', 'scheduling') },
    'a room': { changes: inEmail('Open the room', 'https://meet.willow.example/evening') },
    'a seat for an event': { changes: inForm('Reserve My Free Seat', { event }) },
    'a guide for a guide': { changes: inForm('Send me the guide') },
  });
});

describe('what is said to be on the spot', () => {
  const screen = (text: string, more: object = {}): Files => ({
    'guide.ts': { success: { after: 'screen', screen: { title: 'Thank you', text, ...more } } },
  });
  const inEmail = (text: string, more: object = {}): Files => ({
    'coach.ts': {
      'functions.send-guide.message': { ...message, paragraphs: [text, 'Then rest.'], ...more },
    },
    'guide.ts': { event },
  });
  itNames('nothing-there', {
    'a button that opens another thing': {
      changes: screen('The button below opens your guide.', {
        button: { label: 'Book a call', to: 'scheduling' },
      }),
      at: 'guide.ts, success.screen.text',
      says: '"button below opens your guide" stands here, but this screen has nothing to download. Say what brings it, or let a button lead to it.',
    },
    'a download that is under way': {
      changes: screen('Your download has started.'),
      at: 'guide.ts, success.screen.text',
      says: '"Your download has started" stands here, but nothing is downloaded by itself. Say that an email brings it.',
    },
    'a download on a screen that has none': {
      changes: screen('Download it below, {name}.'),
      at: 'guide.ts, success.screen.text',
      says: '"Download it below" stands here, but this screen has nothing to download. Say what brings it, or let a button lead to it.',
    },
    'a call on a screen without a calendar': {
      changes: screen('Book your call below.'),
      at: 'guide.ts, success.screen.text',
      says: '"Book your call below" stands here, but there is no calendar on this page. Add a booking section or a button to \'scheduling\', or take the words out.',
    },
    'a guide that an email does not hold': {
      changes: inEmail('Get your guide below.'),
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Get your guide below" stands here, but this email has no such button. Say what brings it, or let a button lead to it.',
    },
    'a calendar that an email does not lead to': {
      changes: inEmail('Choose a time below.'),
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Choose a time below" stands here, but this email has no button that leads to a calendar. Add a booking section or a button to \'scheduling\', or take the words out.',
    },
  });
  itAccepts({
    'an email that brings it': { changes: screen('It is on its way to {email}.') },
    'a calendar behind the button': {
      changes: screen('Book your call below.', {
        button: { label: 'Book your call', to: 'scheduling' },
      }),
    },
    'a calendar behind the button of an email': {
      changes: inEmail('Choose a time below.', { button: { label: 'Choose', to: 'scheduling' } }),
    },
  });
});
