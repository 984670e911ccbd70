import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

const onPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event, [place]: text },
});
const onCallPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'call.ts': { [place]: text },
});

describe('what an email about an event is', () => {
  const moved = { template: 'moved', body: ['email', 'name'] };
  const words = {
    preview: 'What you need.',
    heading: 'Hello {name}',
    paragraphs: ['{event.name}: {event.date} at {event.time}.'],
  };
  itNames('email-timing', {
    'a moved date that is called a reminder': {
      guide: { event: { ...event, moved: { function: 'send-moved' } } },
      coach: {
        'functions.send-moved': {
          ...moved,
          message: { ...words, subject: 'Reminder: {event.name}' },
        },
      },
      at: "coach.ts, functions['send-moved'].message.subject",
      says: '"Reminder" stands here, but this email is no reminder of the event. Say what this email tells, or name the function in event.reminder.',
    },
    'a reminder that tells a new date': {
      guide: { event: { ...event, reminder } },
      coach: {
        'functions.send-reminder': {
          ...reminderFunction,
          message: { ...words, subject: 'A new date for {event.name}' },
        },
      },
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"A new date" stands here, but this email goes out although the date stays as it is. Say what this email tells, or name the function in event.moved.',
    },
  });
  itAccepts({
    'both as they are': {
      guide: { event: { ...event, reminder, moved: { function: 'send-moved' } } },
      coach: {
        'functions.send-moved': {
          ...moved,
          message: { ...words, subject: 'A new date: {event.name}' },
        },
        'functions.send-reminder': {
          ...reminderFunction,
          message: { ...words, subject: 'Reminder: {event.name}', preview: 'Soon.' },
        },
      },
    },
  });
});

describe('in which room people meet', () => {
  const linked = (text: string, to = 'https://us02web.zoom.us/j/81234567890'): Files => ({
    'guide.ts': { event, 'page.sections.0.lead': text },
    'coach.ts': {
      'functions.send-guide.message.button': { label: 'Join the masterclass', to },
      'functions.send-guide.template': 'confirmation',
    },
  });
  itNames({
    'another service than that of the link': {
      changes: linked('Come to our room on Google Meet.'),
      rule: 'event-place',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Google Meet" stands here, but the button of the event\'s email leads to Zoom (https://us02web.zoom.us/j/81234567890). Write Zoom, or correct the link.',
    },
  });
  itAccepts({
    'the service itself': { changes: linked('Come to our room on Zoom.') },
    'a room of the coach’s own': {
      changes: linked('We meet by Zoom.', 'https://meet.willow.example/evening'),
    },
    'two services': { changes: linked('On Zoom, as Google Meet has too few chairs.') },
    'teams of people': { changes: linked('For teams, and Teams is not what we mean.') },
  });
});

describe('what comes close to it', () => {
  const afterwards = (subject: string, hours = 2): Files => ({
    'guide.ts': { event: { ...event, after: { hours, function: 'send-after' } } },
    'coach.ts': {
      'functions.send-after': {
        template: 'after',
        body: ['email', 'name'],
        message: {
          subject,
          preview: 'What is left.',
          heading: 'Hello {name}',
          paragraphs: ['It was on {event.date}.'],
        },
      },
    },
  });
  itNames('call-length', {
    'a seat in an email that comes afterwards': {
      changes: afterwards('Your seat by the fire is saved'),
      rule: 'email-timing',
      at: "coach.ts, functions['send-after'].message.subject",
      says: '"Your seat by the fire is saved" stands here, but this email goes out when the event is over. Say what is left of it, or name the function in submission.email.',
    },
    'the morning after, two days later': {
      changes: afterwards('The morning after', 48),
      rule: 'email-timing',
      at: "coach.ts, functions['send-after'].message.subject",
      says: '"The morning after" stands here, but this email goes out 2 days after the event (event.after.hours). Say what is right on that day, or change event.after.',
    },
    'yesterday, on the same day': {
      changes: afterwards('What we did yesterday'),
      rule: 'email-timing',
      at: "coach.ts, functions['send-after'].message.subject",
      says: '"yesterday" stands here, but this email goes out on the day of the event (event.after.hours). Say what is right on that day, or change event.after.',
    },
    'a workbook for whoever books a call': {
      changes: { 'call.ts': { 'page.sections.0.note': 'Everybody who books gets our workbook.' } },
      rule: 'promised-email',
      at: 'call.ts, page.sections[0].note',
      says: '"gets our workbook" stands here, but nothing else on this page, and no email that follows, names a workbook. Let an email bring it, or take the promise out.',
    },
    'an office with a town in its name': {
      changes: onPage('A talk in our San Diego office', 'form.title'),
      rule: 'event-place',
      says: '"in our San Diego office" stands here, but the event is “Online” (event.place). Write {event.place}, or correct event.place.',
    },
    'when it ends': {
      guide: { event },
      coach: {
        'functions.send-guide.message.paragraphs': [
          'We begin on {event.date} and close after an hour.',
        ],
      },
      rule: 'event-length',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a good hour': {
      changes: onCallPage('A good hour of quiet', 'offer.summary'),
      says: '"A good hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a recording behind the calendar': {
      coach: {
        'campaigns.0.steps.0.message.button': { label: 'Watch the recording', to: 'scheduling' },
      },
      rule: 'button-words',
      at: 'coach.ts, campaigns[0].steps[0].message.button.label',
      says: 'The button says "Watch the recording", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'what a part of the day holds': {
      changes: onPage('What the evening holds', 'form.title'),
      rule: 'event-time',
      says: '"What the evening holds" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
    'tomorrow in the email that answers the form': {
      changes: {
        'guide.ts': { event },
        'coach.ts': { 'functions.send-guide.message.heading': 'Tomorrow morning, {name}' },
      },
      rule: 'relative-day',
      says: '"Tomorrow morning, {name}" stands here, but this email goes out at sign-up, on any day, and the event has one date. Write {event.date} and {event.time} instead, or say it in the reminder (event.reminder).',
    },
    'an hour above a page for half an hour': {
      changes: onCallPage('An hour above the clouds', 'page.sections.0.headline'),
      says: '"An hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'an hour that somebody has': {
      changes: onCallPage('We have an hour, and we listen.'),
      says: '"an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a free quarter of an hour': {
      changes: onCallPage('In a free quarter of an hour we plan it.'),
      says: '"free quarter of an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'the minutes of the call': {
      changes: onCallPage('In these fifteen minutes you may cry.'),
      says: '"fifteen minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'notes that come on another day': {
      changes: {
        'coach.ts': afterwards('One thing to keep')['coach.ts'] ?? {},
        'guide.ts': {
          event: { ...event, after: { hours: 26, function: 'send-after' } },
          'page.sections.0.lead': 'You get our notes the same day.',
        },
      },
      rule: 'email-timing',
      says: '"You get our notes the same day" stands here, but the email after the event goes out 26 hours after its end (event.after.hours). Say when it comes, or change event.after.hours.',
    },
    'a place to park': {
      changes: onPage('Parking is behind the theatre.'),
      rule: 'event-place',
      says: '"Parking is" stands here, but the event is “Online” (event.place). Write {event.place}, or correct event.place.',
    },
    'a room that is a calendar': {
      guide: { event },
      coach: {
        'functions.send-guide.message.button': {
          label: 'Join the masterclass',
          to: 'https://calendar.willow.example/evening',
        },
      },
      rule: 'button-words',
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Join the masterclass", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a town after a colon': {
      changes: onPage('So we say it together: live in Tucson, out loud.'),
      rule: 'event-place',
      says: '"live in Tucson" stands here, but the event is “Online” (event.place). Write {event.place}, or correct event.place.',
    },
  });
  itAccepts({
    'minutes of the reader’s own': {
      changes: onCallPage('Out of your ten minutes a day comes a plan.'),
    },
    'what the morning holds': { changes: onPage('What the morning holds', 'form.title') },
    'five minutes early': { changes: onPage('Be there at 9:55.') },
    'who lives somewhere': { changes: onPage('For people who live in Tucson.') },
    'the morning after': { changes: afterwards('The morning after', 20) },
    'a book that everybody gets who comes to a page with a form': {
      changes: { 'call.ts': { 'page.sections.0.note': 'The workbook is yours on the call.' } },
    },
    'a good half hour': { changes: onCallPage('A good half hour of quiet', 'offer.summary') },
    'what is left': { changes: afterwards('One thing to keep') },
  });
});
