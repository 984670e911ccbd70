import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const onGuide = (text: string, place = lead, more: Changes = {}): Files => ({
  'guide.ts': { ...more, [place]: text },
});
/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long. */
const onPage = (text: string, place = lead): Files => onGuide(text, place, { event });
const inPerson = (text: string): Files =>
  onGuide(text, lead, { event: { ...event, place: 'In person, in Springfield' } });
const onCall = (text: string, place = 'page.sections.0.note', more: Changes = {}): Files => ({
  'call.ts': { ...more, [place]: text },
});
const inEmail = (text: string): Files => ({
  'coach.ts': { 'functions.send-guide.message.afterword': [text] },
});
/** A success screen whose button leads to the coach's calendar. */
const onScreen = (label: string): Files => ({
  'guide.ts': {
    success: {
      after: 'screen',
      screen: {
        title: 'Thank you',
        text: 'It is on its way.',
        button: { label, to: 'scheduling' },
      },
    },
  },
});

/** An event whose freed seats are kept for a day: what its page and the email that offers one say. */
const waiting = (text: string, offer = 'It is free.', holdMinutes = 1440): Files => ({
  'guide.ts': {
    event: {
      ...event,
      seats: 50,
      whenFull: {
        waitingList: {
          title: 'No seat is left',
          text,
          button: { idle: 'Wait', busy: 'Waiting...' },
          joined: { title: 'You are in line', text: 'We write as soon as one is free.' },
          function: 'offer-seat',
          holdMinutes,
        },
      },
    },
    'failure.full': { title: 'No seat is left.' },
    'failure.alreadyRegistered': { title: 'You are registered already.' },
  },
  'coach.ts': {
    'functions.offer-seat': {
      template: 'seat-offer',
      body: ['email', 'name'],
      message: {
        ...message,
        subject: 'A seat is free',
        heading: 'Take it, {name}',
        paragraphs: [offer],
        button: { label: 'Take my seat', to: 'seat' },
      },
    },
  },
});

describe('words of a page of another kind', () => {
  itNames('offer-kind', {
    'a registration that failed at a guide': {
      guide: { 'failure.any.title': 'There was an issue with your workshop registration.' },
      says: '"issue with your workshop registration" stands here, but this page offers a guide, for which nobody registers. Say what people get here.',
    },
    'a seat for a guide': {
      changes: onGuide('Reserve your seat in a minute.', 'form.subtitle'),
      says: '"Reserve your seat" stands here, but this page offers a guide, for which nobody registers. Say what people get here.',
    },
    'a registration for a guide': {
      changes: onGuide('Registration failed. Please try again.', 'failure.any.title'),
      says: '"Registration failed" stands here, but this page offers a guide, for which nobody registers. Say what people get here.',
    },
    'a guide for an event': {
      changes: onPage('We need an email to send your report.', 'form.fields.email.missing'),
      says: '"your report" stands here, but people register here for "The Willow Evening". Say what people get here.',
    },
    'a download for an event': {
      changes: onPage('Download failed. Please try again.', 'failure.any.title'),
      says: '"Download failed" stands here, but people register here for "The Willow Evening". Say what people get here.',
    },
    'a workshop that failed for a guide': {
      changes: onGuide('We could not send your workshop access.', 'failure.any.title'),
      says: '"your workshop" stands here, but this page offers a guide: "The Willow Guide". Say what people get here.',
    },
    'a playbook for a guide': {
      changes: onGuide('No address, no playbook.', 'form.fields.email.missing'),
      says: '"no playbook" stands here, but this page offers a guide: "The Willow Guide". Say what people get here.',
    },
    'a payment': {
      changes: onGuide('There was an error processing your payment.', 'failure.any.title'),
      says: '"processing your payment" stands here, but nothing is paid on this page. Say what did not work: the registration, or the email.',
    },
    'a paid workshop that is free': {
      changes: onGuide('A paid live masterclass for tired owners.', 'page.sections.0.note', {
        event,
        'page.sections.0.eyebrow': 'Free for owners',
      }),
      rule: 'price-beside-free',
      says: '"A paid live masterclass" stands here, but the page is called free: "Free for owners". Keep one of the two.',
    },
    'a field that nobody asks': {
      changes: onGuide('Your name, company and email.', 'form.subtitle'),
      rule: 'nothing-there',
      says: '"Your name, company" stands here, but the form asks for no company. Name what the form asks for.',
    },
    'one field of two': {
      changes: onGuide('One field, and it is yours.', 'form.subtitle'),
      rule: 'count-of-fields',
      says: '"One field" stands here, but the form has 2 fields. Correct the number.',
    },
    'a bonus that nobody sends': {
      changes: onGuide('Look for the email with the bonus checklist.', 'success.toast.description'),
      rule: 'promised-email',
      says: '"the bonus checklist" stands here, but nothing else on this page, and no email that follows, names a checklist. Let an email bring it, or take the promise out.',
    },
    'a group behind a calendar': {
      changes: onScreen('Join the Facebook group'),
      rule: 'button-words',
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Join the Facebook group", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a file behind a calendar': {
      changes: onScreen('Download the playbook'),
      rule: 'button-words',
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Download the playbook", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a file that is attached': {
      changes: inEmail('The whole report is attached.'),
      rule: 'nothing-there',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"report is attached" stands here, but no email of this site brings an attachment. Put the words into the email, or link to the file.',
    },
  });
  itAccepts({
    'a guide for those without a seat': {
      changes: onGuide('A chair.', lead, {
        event: {
          ...event,
          seats: 40,
          whenFull: { title: 'No seat is left', text: 'Read the guide meanwhile.' },
          whenOver: { title: 'It is over', text: 'Thank you.' },
        },
        failure: {
          any: { title: 'That did not work.' },
          alreadyRegistered: { title: 'You are registered already.' },
          full: { title: 'All chairs are taken. The guide is waiting.' },
        },
      }),
    },
    'what a guide is asked for': {
      changes: onGuide('Get your guide in a minute.', 'form.subtitle'),
    },
    'what an event is asked for': {
      changes: onPage('We need an email to send your link.', 'form.fields.email.missing'),
    },
    'a call behind a calendar': { changes: onScreen('Book a call') },
  });
});

describe('when and where, in passing', () => {
  itNames('call-length', {
    'a video meeting in person': {
      changes: inPerson('One evening, one Zoom room.'),
      rule: 'event-place',
      says: '"Zoom" stands here, but the event is “In person, in Springfield” (event.place). Write {event.place}, or correct event.place.',
    },
    'several evenings of one': {
      changes: onPage('Over two evenings we rest.'),
      rule: 'event-date',
      says: '"Over two evenings" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    },
    'an end that announces': {
      changes: onGuide('This one is over', 'event.whenOver.title', {
        event: {
          ...event,
          whenOver: { title: 'This one is over', text: 'Registration opens soon.' },
        },
      }),
      rule: 'nothing-there',
      at: 'guide.ts, event.whenOver.text',
      says: '"opens soon" stands here, but it is shown when the event is over. Say what is still possible.',
    },
    'a heading of another length': {
      changes: onPage('In 45 minutes', 'page.sections.0.eyebrow'),
      rule: 'event-length',
      says: '"In 45 minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a call with clocks of elsewhere': {
      changes: onCall('All times are shown in CET.'),
      rule: 'event-time',
      says: `"times are shown in CET" stands here, but the coach's clocks show the time of America/Los_Angeles (timeZone of the coach). Write the zone that the calendar shows, or leave it to the calendar.`,
    },
    'calls that run out': {
      changes: onCall('Only 3 calls left this week!'),
      rule: 'scarcity',
      says: '"Only 3 calls left" stands here, but this is read on any day, however many the calendar has left. Take the words out; the calendar shows what is free.',
    },
    'a call after hours': {
      changes: onCall('Sixty minutes after hours, one question.', 'offer.summary'),
      says: '"Sixty minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a link to a call of another length': {
      changes: {
        ...inEmail('The first [sixty minutes](https://calendar.willow.example/call) are on us.'),
        'call.ts': {},
      },
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"sixty minutes" stands here, but what "sixty minutes" leads to takes 30 minutes. Write the length that is declared there, or correct it there.',
    },
    'a link to a call that is the first hour': {
      changes: {
        ...inEmail('Then [the first hour](https://calendar.willow.example/call) is on us.'),
        'call.ts': {},
      },
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"the first hour" stands here, but what "the first hour" leads to takes 30 minutes. Write the length that is declared there, or correct it there.',
    },
    'a call that is sold and free': {
      changes: onCall('Book a first call for $150', 'page.title', {
        'page.sections.0.note': 'Free.',
      }),
      rule: 'price-beside-free',
      says: '"Book a first call for $150" stands here, but the page is called free: "Free.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });
  itAccepts({
    'an hour before, for those who come early': { changes: onPage('Free. Early birds get tea.') },
    'a room in person': { changes: inPerson('One evening, one room.') },
    'an end that thanks': {
      changes: onGuide('This one is over', 'event.whenOver.title', {
        event: { ...event, whenOver: { title: 'This one is over', text: 'Thank you for coming.' } },
      }),
    },
    'the coach’s clocks': { changes: onCall('All times are shown in PST.') },
    'a call after the first hour': {
      changes: {
        ...inEmail(
          'After the first hour of work, [call us](https://calendar.willow.example/call).',
        ),
        'call.ts': {},
      },
    },
    'a link to a call': {
      changes: {
        ...inEmail('The first [thirty minutes](https://calendar.willow.example/call) are on us.'),
        'call.ts': {},
      },
    },
  });
});

describe('how long a seat is kept', () => {
  itNames('event-seats', {
    'three days of one': {
      changes: waiting('It stays yours for three days.'),
      at: 'guide.ts, event.whenFull.waitingList.text',
      says: '"stays yours for three days" stands here, but a seat is kept for 1 day (event.whenFull.waitingList.holdMinutes of willow-guide). Write 1 day, or change the number there.',
    },
    'until today': {
      changes: waiting('It is free.', 'We keep it until this time today.'),
      at: "coach.ts, functions['offer-seat'].message.paragraphs[0]",
      says: '"until this time today" stands here, but a seat is kept for 1 day (event.whenFull.waitingList.holdMinutes of willow-guide). Write 1 day, or change the number there.',
    },
    'two hours in the email': {
      changes: waiting('It is free.', 'It is yours for two hours.'),
      at: "coach.ts, functions['offer-seat'].message.paragraphs[0]",
      says: '"yours for two hours" stands here, but a seat is kept for 1 day (event.whenFull.waitingList.holdMinutes of willow-guide). Write 1 day, or change the number there.',
    },
  });
  itAccepts({
    'a day': {
      changes: waiting('It stays yours for a day.', 'We keep it until this time tomorrow.'),
    },
    'a day and a half': {
      changes: waiting('It is free.', 'It is kept for a day and a half.', 2160),
    },
  });
});
