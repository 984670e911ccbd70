import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

/** An email about an event. */
const ofEvent = (template: string, paragraph: string) => ({
  template,
  body: ['email', 'name'],
  message: {
    subject: 'The evening',
    preview: 'What you asked for.',
    heading: 'Hello {name}',
    paragraphs: [paragraph],
  },
});

/** A campaign whose second email comes after a wait. */
const secondStep = (after: object) => ({
  'campaigns.0.steps.1': {
    id: 'second',
    after,
    message: {
      subject: 'A second thought',
      preview: 'One more.',
      heading: 'One more',
      paragraphs: ['Rest again, then work.'],
    },
  },
});

describe('numbers, zones, lengths and colours', () => {
  itNames('unlikely-number', {
    ...Object.fromEntries(
      ['UTC', 'Etc/UTC'].map((timeZone) => [
        timeZone,
        {
          guide: { event: { ...event, timeZone } },
          rule: 'unlikely-start',
          at: 'guide.ts, event.timeZone',
          says: `The event starts by the clock of "${timeZone}", which no town keeps, and no text of the page speaks of it. Write timeZone: 'America/Los_Angeles', which is the coach's own, or that of the place where people meet.`,
        },
      ]),
    ),
    'an old name': {
      guide: { event: { ...event, timeZone: 'US/Eastern' } },
      rule: 'old-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"US/Eastern" is an old spelling of a time zone. Write America/New_York.',
    },
    'an old name of a country': {
      coach: { timeZone: 'Japan' },
      rule: 'old-time-zone',
      says: '"Japan" is an old spelling of a time zone. Write Asia/Tokyo.',
    },
    'small letters': {
      coach: { timeZone: 'america/new_york' },
      rule: 'old-time-zone',
      says: '"america/new_york" is an old spelling of a time zone. Write America/New_York.',
    },
    'an hour that does not exist': {
      guide: { event: { ...event, startsAt: '2027-03-14T02:30' } },
      rule: 'no-such-date',
      at: 'guide.ts, event.startsAt',
      says: 'The clocks of America/Los_Angeles are put forward over "2027-03-14T02:30", so that time does not exist. Write the time as the clocks will show it, an hour later or earlier.',
    },
    'one of several reminders too early': {
      guide: {
        event: { ...event, reminders: [{ minutesBefore: 30_000, function: 'send-reminder' }] },
      },
      coach: {
        'functions.send-reminder': {
          template: 'reminder',
          body: ['email'],
          message: { ...message, subject: 'In half an hour: the evening' },
        },
      },
      at: 'guide.ts, event.reminders[0].minutesBefore',
      says: '30000 minutes is more than two weeks ahead, so the reminder is forgotten again by the day. Correct the number; from 5 to 20160 minutes are usual.',
    },
    'minutes before the event that its reminder contradicts': {
      guide: {
        event: { ...event, reminders: [{ minutesBefore: 120, function: 'send-reminder' }] },
      },
      coach: {
        'functions.send-reminder': {
          template: 'reminder',
          body: ['email'],
          message: { ...message, subject: 'In half an hour: the evening' },
        },
      },
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"In half an hour" stands here, but this reminder goes out 2 hours before the event (event.reminders[0].minutesBefore of willow-guide), on the day of the event, which begins at 10:00 AM. Say when the event begins with {event.date} and {event.time}, or change minutesBefore.',
    },
    'seats left on an event without seats': {
      guide: { event, 'page.sections.0.lead': 'Only 20 spots left.' },
      rule: 'event-seats',
      says: '"Only 20 spots left" stands here, but words on a page do not count down as people register. Take the words out, or declare how many seats there are (event.seats) and write {event.seats}.',
    },
    'notes of another number': {
      guide: {
        'page.sections.1': {
          kind: 'questions',
          title: 'Four notes',
          items: [
            { question: 'May I sleep?', answer: 'Yes, and nobody will look.' },
            { question: 'Do I need a pen?', answer: 'A pencil does as well.' },
          ],
        },
      },
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[1].title',
      says: '"Four notes" stands here, but the section has 2 items. Correct the number, or add or remove what makes the difference.',
    },
    'five minutes': {
      guide: { event: { ...event, minutes: 5 } },
      at: 'guide.ts, event.minutes',
      says: '5 minutes is too short for an event. Correct the number; from 10 to 720 minutes are usual.',
    },
    'a thousand minutes': {
      guide: { event: { ...event, minutes: 1000 } },
      at: 'guide.ts, event.minutes',
      says: '1000 minutes is longer than a day with people. Correct the number; from 10 to 720 minutes are usual. What goes over several days is counted from its first minute to its last, and its page speaks of “a weekend” or “three days”.',
    },
    'one seat': {
      guide: {
        event: { ...event, seats: 1 },
        'failure.full': { title: 'Full.' },
        'failure.alreadyRegistered': { title: 'You are in.' },
      },
      at: 'guide.ts, event.seats',
      says: '1 seat makes the event full after the first guest. Correct the number; from 2 to 10000 seats are usual.',
    },
    'fifty thousand seats': {
      guide: {
        event: { ...event, seats: 50000 },
        'failure.full': { title: 'Full.' },
        'failure.alreadyRegistered': { title: 'You are in.' },
      },
      at: 'guide.ts, event.seats',
      says: '50000 seats is as good as no limit. Correct the number; from 2 to 10000 seats are usual.',
    },
    'an email two months after an event': {
      guide: { event: { ...event, after: { hours: 1440, function: 'send-after' } } },
      coach: { 'functions.send-after': ofEvent('after', 'It was good to see you.') },
      at: 'guide.ts, event.after.hours',
      says: '1440 hours is more than a month, when nobody remembers the event. Correct the number; from 0 to 720 hours are usual.',
    },
    'a reminder a hundred days ahead': {
      guide: {
        event: { ...event, reminder: { hoursBefore: 2400, function: 'send-reminder' } },
      },
      coach: { 'functions.send-reminder': ofEvent('reminder', 'It begins soon.') },
      at: 'guide.ts, event.reminder.hoursBefore',
      says: '2400 hours is more than two weeks ahead, so the reminder is forgotten again by the day. Correct the number; from 1 to 336 hours are usual.',
    },
    'a minute of waiting': {
      guide: { 'submission.email.timeoutSeconds': 60 },
      says: '60 seconds is longer than visitors wait in front of a button. Correct the number; from 1 to 30 seconds are usual.',
    },
    'a call of five minutes': {
      changes: {
        'call.ts': {
          minutes: 5,
          'offer.summary': 'A talk.',
          'page.sections.0.lead': 'For a while.',
        },
      },
      at: 'call.ts, minutes',
      says: '5 minutes is too short for a call. Correct the number; from 10 to 240 minutes are usual.',
    },
    'a call of ten hours': {
      changes: {
        'call.ts': {
          minutes: 600,
          'offer.summary': 'A talk.',
          'page.sections.0.lead': 'For a while.',
        },
      },
      at: 'call.ts, minutes',
      says: '600 minutes is longer than anybody talks on one call. Correct the number; from 10 to 240 minutes are usual.',
    },
    'a first email after two months': {
      guide: {
        'submission.journey': { campaign: 'Willow Campaign', firstEmail: { hours: 1440 } },
        'form.consent': { text: 'You agree to emails from {coach}.', version: '1' },
      },
      at: 'guide.ts, submission.journey.firstEmail.hours',
      says: '1440 hours is more than a month, when nobody remembers the form. Correct the number; from 1 to 720 hours are usual.',
    },
    'a wait of three hundred days': {
      coach: secondStep({ days: 300 }),
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: '300 days is more than two months, when nobody remembers why the emails come. Correct the number; from 0 to 60 days are usual.',
    },
    'a wait of three thousand hours': {
      coach: secondStep({ hours: 3000 }),
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: '3000 hours is more than two months, when nobody remembers why the emails come. Correct the number; from 0 to 1440 hours are usual.',
    },
    'no wait': {
      coach: secondStep({ hours: 0 }),
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: 'Without a wait the email goes out together with the one before it. Write how long to wait after the email before, like { days: 2 }.',
    },
    'a window of one hour': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 9, toHour: 10 } },
      rule: 'unlikely-window',
      says: 'The window is open for one hour, from 9 to 10; whatever falls due later waits for another day. Give it a few hours.',
    },
    'a window at night': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 1, toHour: 5 } },
      rule: 'unlikely-window',
      says: 'The window is open from 1 to 5 at night. Hours are counted from 0 to 24: 7 pm is 19.',
    },
    'a window at night where the event is': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 12, toHour: 20 } },
      guide: { event: { ...event, timeZone: 'Europe/Berlin' } },
      rule: 'unlikely-window',
      at: 'coach.ts, campaigns[0].window',
      says: "The window is open from 12 to 20 in America/Los_Angeles, which is from 21 to 5 at night in Europe/Berlin, where the event's time is told. Hours are counted by the coach's clock (timeZone): write those at which it is day there.",
    },
    'a weekday twice': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'mon'], fromHour: 8, toHour: 12 } },
      rule: 'unlikely-window',
      says: 'The window lists mon twice. Remove one, or write the day that was meant.',
    },
    'links in the colour of text': {
      coach: { 'theme.strong': '#111111' },
      rule: 'same-colour',
      says: 'strong and ink are the same colour, #111111, so links look like body text. Choose another strong.',
    },
    'an accent in the colour of paper': {
      coach: { 'theme.accent': '#ffffff' },
      rule: 'same-colour',
      says: 'accent and paper are the same colour, #ffffff, so decoration cannot be seen. Choose another accent.',
    },
    'an accent in the colour of buttons': {
      coach: { 'theme.accent': '#1D4E89' },
      rule: 'same-colour',
      says: 'accent and strong are the same colour, #1D4E89, so buttons do not stand out. Choose another accent.',
    },
  });

  itNames('ambiguous-time-zone', {
    'letters for a zone': {
      guide: { event: { ...event, timeZone: 'EST' } },
      at: 'guide.ts, event.timeZone',
      says: '"EST" stands for no place: such letters ignore summer time or mean another country. Write America/New_York.',
    },
    'letters that mean Bangladesh': {
      guide: { event: { ...event, timeZone: 'BST' } },
      at: 'guide.ts, event.timeZone',
      says: '"BST" stands for no place: such letters ignore summer time or mean another country. Write Europe/London.',
    },
    'letters of the Pacific': {
      coach: { timeZone: 'PST' },
      says: '"PST" stands for no place: such letters ignore summer time or mean another country. Write America/Los_Angeles.',
    },
    'an offset with the sign reversed': {
      guide: { event: { ...event, timeZone: 'Etc/GMT+8' } },
      at: 'guide.ts, event.timeZone',
      says: '"Etc/GMT+8" ignores summer time, and its sign is the reverse of what people expect. Write a name from the IANA list, like America/Los_Angeles.',
    },
  });

  itNames('unknown-time-zone', {
    'letters of summer': {
      coach: { timeZone: 'PDT' },
      says: 'There is no time zone "PDT". Write America/Los_Angeles.',
    },
    'an offset': {
      guide: { event: { ...event, timeZone: 'GMT+8' } },
      at: 'guide.ts, event.timeZone',
      says: 'There is no time zone "GMT+8". Write a name from the IANA list, like America/Los_Angeles.',
    },
    'a city alone': {
      coach: { timeZone: 'Los Angeles' },
      says: 'There is no time zone "Los Angeles". Write America/Los_Angeles.',
    },
    'a space for an underscore': {
      coach: { timeZone: 'America/Los Angeles' },
      says: 'There is no time zone "America/Los Angeles". Write America/Los_Angeles.',
    },
    'a city before its continent': {
      coach: { timeZone: 'Berlin/Europe' },
      says: 'There is no time zone "Berlin/Europe". Write Europe/Berlin.',
    },
    'a misspelt city': {
      coach: { timeZone: 'Europe/Berln' },
      says: 'There is no time zone "Europe/Berln". Write Europe/Berlin.',
    },
    'a large city without a zone of its own': {
      coach: { timeZone: 'America/San_Diego' },
      says: 'There is no time zone "America/San_Diego". Write America/Los_Angeles.',
    },
  });

  itNames('unlikely-start', {
    'an hour that exists twice': {
      guide: { event: { ...event, startsAt: '2027-11-07T01:30' } },
      at: 'guide.ts, event.startsAt',
      says: 'The clocks of America/Los_Angeles show "2027-11-07T01:30" twice, because they are put back in that hour. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    'three in the morning': {
      guide: { event: { ...event, startsAt: '2027-03-16T03:00' } },
      at: 'guide.ts, event.startsAt',
      says: 'The event starts at 03:00 at night in America/Los_Angeles. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    'noon written as midnight': {
      guide: { event: { ...event, startsAt: '2027-03-16T00:00' } },
      at: 'guide.ts, event.startsAt',
      says: 'The event starts at 00:00 at night in America/Los_Angeles. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    'a year with swapped digits': {
      guide: { event: { ...event, startsAt: '2072-03-16T10:00' } },
      at: 'guide.ts, event.startsAt',
      says: 'The event takes place in 2072, which looks like a slip. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    'a year of the last decade': {
      guide: { event: { ...event, startsAt: '2017-03-16T10:00' } },
      at: 'guide.ts, event.startsAt',
      says: 'The event takes place in 2017, which looks like a slip. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
  });

  itNames('text-length', {
    'a long title': {
      guide: {
        'page.title':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, now',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 90 characters; search results cut titles after about 60. Say it in 65 or fewer.',
    },
    'a title that its placeholder makes long': {
      guide: { 'page.title': 'How to rest well and still do more work: {leadMagnet} | {coach}' },
      says: '"How to rest well and still do more work: {leadMagnet} | {coa…" has 72 characters; search results cut titles after about 60. Say it in 65 or fewer.',
    },
    'a long description': {
      guide: {
        'page.description':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work agai',
      },
      also: ['misspelling', 'typing-slip'],
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 240 characters; search results cut descriptions after about 160. Say it in 165 or fewer.',
    },
    'a short description': {
      guide: { 'page.description': 'A guide.' },
      says: '"A guide." has 8 characters; search results have room for 160 and would show something else. Write one or two sentences: what it is and who it helps.',
    },
    'a description that says hardly more': {
      guide: { 'page.description': 'A guide for all who test.' },
      says: '"A guide for all who test." has 25 characters; search results have room for 160 and would show something else. Write one or two sentences: what it is and who it helps.',
    },
    'a title of one word': {
      guide: { 'page.title': 'Home' },
      says: '"Home" is one word; search results and tabs have room for 60 characters. Write what the page offers, and to whom.',
    },
    'a long headline': {
      guide: {
        'page.sections.0.headline':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then wor',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 180 characters; a headline is read in one breath. Say it in 110 or fewer.',
    },
    'a long button': {
      guide: {
        'form.button.idle':
          'Rest, and then work again. Rest, and then work again. Rest, and then w',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 70 characters; it breaks over several lines on a telephone. Say it in 45 or fewer.',
    },
    'a long label': {
      guide: {
        'form.fields.name.label':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Resty',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 140 characters; a label is read at a glance. Say it in 90 or fewer.',
    },
    'a long toast': {
      guide: {
        'failure.any.title':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 160 characters; a toast shows for a few seconds. Say it in 90 or fewer.',
    },
    'a long subject': {
      coach: {
        'functions.send-guide.message.subject':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and th',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 120 characters; inboxes cut subjects after about 70. Say it in 78 or fewer.',
    },
    'a long preview': {
      coach: {
        'functions.send-guide.message.preview':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 220 characters; inboxes show about 90 and cut the rest. Say it in 140 or fewer.',
    },
    'a long name of an offer': {
      guide: {
        'offer.name':
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work ag',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 130 characters; cards, titles and subjects repeat it. Say it in 90 or fewer.',
    },
    'a long line of a coach': {
      coach: {
        tagline:
          'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and t',
      },
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 200 characters; it is one line on home. Say it in 130 or fewer.',
    },
  });

  itAccepts({
    'coordinated universal time of which the page speaks': {
      guide: { event: { ...event, timeZone: 'UTC' }, 'form.subtitle': 'All times are UTC.' },
    },
    'coordinated universal time of a coach who keeps it': {
      coach: { timeZone: 'UTC' },
      guide: { event: { ...event, timeZone: 'UTC' } },
    },
    'a city of today': { coach: { timeZone: 'Asia/Kolkata' } },
    'a zone in three parts': { coach: { timeZone: 'America/Argentina/Buenos_Aires' } },
    'an early start': {
      guide: { event: { ...event, startsAt: '2027-03-16T06:00' } },
    },
    'the hour after the clocks change': {
      guide: { event: { ...event, startsAt: '2027-03-14T10:00' } },
    },
    'ten minutes': {
      guide: { event: { ...event, minutes: 15 } },
    },
    'a day': {
      guide: { event: { ...event, minutes: 480 } },
    },
    'a wait of a month': {
      coach: secondStep({ days: 30 }),
    },
    'a wait of some hours': {
      coach: secondStep({ hours: 20 }),
    },
    'a window at night that is by day where the event is': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 0, toHour: 6 } },
      guide: { event: { ...event, timeZone: 'Europe/Berlin' } },
    },
    'a window of two hours': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 9, toHour: 11 } },
    },
    'a window of the whole day': {
      coach: { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 0, toHour: 24 } },
    },
    'a title of sixty characters': {
      guide: { 'page.title': 'How to rest well and still do the work that matters most' },
    },
    'a description of two sentences': {
      guide: {
        'page.description':
          'Rest first, then work: a guide for people who test websites and want to go home on time. Free, and it takes ten minutes.',
      },
    },
  });
});
