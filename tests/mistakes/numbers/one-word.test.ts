import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const eyebrow = 'page.sections.0.eyebrow';
const onGuide = (text: string, place = lead, more: Changes = {}): Files => ({
  'guide.ts': { ...more, [place]: text },
});
/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long, online. */
const onPage = (text: string, place = lead): Files => onGuide(text, place, { event });
const onCall = (text: string, place = 'page.sections.0.note', more: Changes = {}): Files => ({
  'call.ts': { ...more, [place]: text },
});
/** A call with a package that holds forty minutes. */
const packed = (price: string): Files => ({
  'call.ts': {
    'page.sections.1': {
      kind: 'packages',
      title: 'What it costs',
      items: [
        {
          name: 'One rest',
          price,
          includes: ['Forty minutes with us'],
          button: { label: 'Book it', to: 'scheduling' },
        },
      ],
    },
  },
});
const free = { 'offer.summary': 'A free guide.' };

describe('one word of another price, place or kind', () => {
  const gratis = 'but the page is called free: "A free guide.". Keep one of the two.';
  itNames('price-beside-free', {
    'a paid guide in short': {
      changes: onGuide('Paid guide for teams', eyebrow, free),
      says: `"Paid guide" stands here, ${gratis}`,
    },
    'a discounted plan in a button': {
      changes: onGuide('Send my discounted plan', 'form.button.idle', free),
      says: `"my discounted plan" stands here, ${gratis}`,
    },
    'paid of charge': {
      changes: onGuide('It is yours, paid of charge.', lead, free),
      says: `"paid of charge" stands here, ${gratis}`,
    },
  });
  const live =
    'but people register for an event, which is live. Write “live”, or offer the recording instead of an event.';
  itNames('promised-recording', {
    'a recorded workshop': {
      changes: onPage('A recorded workshop', eyebrow),
      says: `"A recorded workshop" stands here, ${live}`,
    },
    'recorded minutes': {
      changes: onPage('Ninety recorded minutes', 'offer.summary'),
      says: `"Ninety recorded minutes" stands here, ${live}`,
    },
  });
  itNames('event-length', {
    'hours for minutes': {
      changes: onPage('It takes {event.minutes} hours.'),
      says: '"{event.minutes} hours" stands here, but the placeholder is filled with a number of minutes. Write {event.minutes} minutes.',
    },
    'another length before something else': {
      changes: onPage('Sixty minutes, and then bed.', 'offer.summary'),
      says: '"Sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  });
  itNames('event-time', {
    'an evening with somebody': {
      changes: onPage('Your evening with Willow', 'form.title'),
      says: '"Your evening" stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time}, which is right on every day, or correct the event.',
    },
  });
  itNames('offer-kind', {
    'a webinar that is a call': {
      changes: onCall('Free 30-minute strategy webinar', eyebrow),
      says: '"Free 30-minute strategy webinar" stands here, but the offer is declared as a call: "A Call" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a training that is a guide': {
      changes: onGuide('Free training: rest more', 'page.title'),
      says: '"Free training" stands here, but the offer is declared as a guide: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
    'a course that comes by email': {
      changes: {
        'coach.ts': {
          'functions.send-guide.message.subject': 'Your course: rest',
        },
      },
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Your course" stands here, but the offer is declared as a guide: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
  });
  itNames('offer-kind', {
    'a newsletter that is an event': {
      changes: onGuide('Free live newsletter', eyebrow, { event, 'offer.kind': 'workshop' }),
      says: '"Free live newsletter" stands here, but the offer is declared as a workshop: "The Willow Guide" (offer.kind). Call it what it is, or correct offer.kind.',
    },
  });
  itNames('call-length', {
    'another length in the package that is free': {
      changes: packed('Free'),
      at: 'call.ts, page.sections[1].items[0].includes[0]',
      says: '"Forty minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
  });
  itAccepts({ 'the same in one that is paid for': { changes: packed('$480') } });
  itNames('promised-reminder', {
    'a reminder for a confirmation': {
      changes: onPage('Check your email for your reminder.', 'success.toast.description'),
      says: '"Check your email for your reminder" stands here, but what a form sends at once is no reminder. Write “confirmation”.',
    },
  });
  const presses = 'Write what happens when somebody presses it, or let it lead where it says.';
  itNames('button-words', {
    'a chair that is downloaded': {
      changes: onGuide('Download my chair', 'form.button.idle', {
        event,
        'offer.kind': 'workshop',
        'offer.name': 'A Quiet Hour',
      }),
      says: `The button says "Download my chair", but it registers people for an event. ${presses}`,
    },
    'a report that is booked': {
      changes: onGuide('Book my free report', 'form.button.idle'),
      says: `The button says "Book my free report", but it brings a file to read. ${presses}`,
    },
    'a guide that is watched': {
      changes: onGuide('Watch the guide', 'form.button.idle'),
      says: `The button says "Watch the guide", but it brings a file to read. ${presses}`,
    },
    'a call that is a webinar': {
      changes: onCall('Arrange my webinar', 'page.sections.0.button'),
      says: `The button says "Arrange my webinar", but it leads to a calendar for calls. ${presses}`,
    },
  });
  itAccepts({
    'paid traffic': { changes: onGuide('What paid traffic costs.', lead, free) },
    'what others pay for': { changes: onGuide('Your team is paid for minutes.', lead, free) },
    'a recorded message': { changes: onPage('Leave a recorded message.') },
    'the evening of the reader': { changes: onPage('Win back your evening.', 'form.title') },
    'minutes that are minutes': { changes: onPage('It takes {event.minutes} minutes.') },
    'a call called a workshop': {
      changes: onCall('Book my workshop', 'page.sections.0.button', {
        'offer.name': 'A Quiet Workshop',
      }),
    },
    'a seat that is booked': { changes: onPage('Book my seat', 'form.button.idle') },
    'a course of the reader': { changes: onGuide('Change your course.') },
  });
});
