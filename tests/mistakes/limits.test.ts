import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

describe('numbers, zones, lengths and colours', () => {
  itNames([
    {
      did: 'letters for a zone',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'EST',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'ambiguous-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"EST" stands for no place: such letters ignore summer time or mean another country. Write America/New_York.',
    },
    {
      did: 'letters that mean Bangladesh',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'BST',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'ambiguous-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"BST" stands for no place: such letters ignore summer time or mean another country. Write Europe/London.',
    },
    {
      did: 'letters of the Pacific',
      changes: { 'coach.ts': { timeZone: 'PST' } },
      rule: 'ambiguous-time-zone',
      at: 'coach.ts, timeZone',
      says: '"PST" stands for no place: such letters ignore summer time or mean another country. Write America/Los_Angeles.',
    },
    {
      did: 'letters of summer',
      changes: { 'coach.ts': { timeZone: 'PDT' } },
      rule: 'unknown-time-zone',
      at: 'coach.ts, timeZone',
      says: 'There is no time zone "PDT". Write America/Los_Angeles.',
    },
    {
      did: 'an offset',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'GMT+8',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unknown-time-zone',
      at: 'guide.ts, event.timeZone',
      says: 'There is no time zone "GMT+8". Write a name from the IANA list, like America/Los_Angeles.',
    },
    {
      did: 'an offset with the sign reversed',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'Etc/GMT+8',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'ambiguous-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"Etc/GMT+8" ignores summer time, and its sign is the reverse of what people expect. Write a name from the IANA list, like America/Los_Angeles.',
    },
    {
      did: 'an old name',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'US/Eastern',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'old-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"US/Eastern" is an old spelling of a time zone. Write America/New_York.',
    },
    {
      did: 'an old name of a country',
      changes: { 'coach.ts': { timeZone: 'Japan' } },
      rule: 'old-time-zone',
      at: 'coach.ts, timeZone',
      says: '"Japan" is an old spelling of a time zone. Write Asia/Tokyo.',
    },
    {
      did: 'a city alone',
      changes: { 'coach.ts': { timeZone: 'Los Angeles' } },
      rule: 'unknown-time-zone',
      at: 'coach.ts, timeZone',
      says: 'There is no time zone "Los Angeles". Write America/Los_Angeles.',
    },
    {
      did: 'a space for an underscore',
      changes: { 'coach.ts': { timeZone: 'America/Los Angeles' } },
      rule: 'unknown-time-zone',
      at: 'coach.ts, timeZone',
      says: 'There is no time zone "America/Los Angeles". Write America/Los_Angeles.',
    },
    {
      did: 'a misspelt city',
      changes: { 'coach.ts': { timeZone: 'Europe/Berln' } },
      rule: 'unknown-time-zone',
      at: 'coach.ts, timeZone',
      says: 'There is no time zone "Europe/Berln". Write Europe/Berlin.',
    },
    {
      did: 'small letters',
      changes: { 'coach.ts': { timeZone: 'america/new_york' } },
      rule: 'old-time-zone',
      at: 'coach.ts, timeZone',
      says: '"america/new_york" is an old spelling of a time zone. Write America/New_York.',
    },
    {
      did: 'an hour that does not exist',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-14T02:30',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'no-such-date',
      at: 'guide.ts, event.startsAt',
      says: 'The clocks of America/Los_Angeles are put forward over "2027-03-14T02:30", so that time does not exist. Write the time as the clocks will show it, an hour later or earlier.',
    },
    {
      did: 'an hour that exists twice',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-11-07T01:30',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The clocks of America/Los_Angeles show "2027-11-07T01:30" twice, because they are put back in that hour. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    {
      did: 'three in the morning',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T03:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The event starts at 03:00 at night in America/Los_Angeles. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    {
      did: 'noon written as midnight',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T00:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The event starts at 00:00 at night in America/Los_Angeles. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    {
      did: 'a year with swapped digits',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2072-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The event takes place in 2072, which looks like a slip. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    {
      did: 'a year of the last decade',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2017-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The event takes place in 2017, which looks like a slip. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
    {
      did: 'five minutes',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 5,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.minutes',
      says: '5 minutes is too short for an event. Correct the number; from 10 to 720 minutes are usual.',
    },
    {
      did: 'a thousand minutes',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 1000,
            place: 'Online',
          },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.minutes',
      says: '1000 minutes is longer than a day with people. Correct the number; from 10 to 720 minutes are usual.',
    },
    {
      did: 'one seat',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
            seats: 1,
          },
          'failure.full': { title: 'Full.' },
          'failure.alreadyRegistered': { title: 'You are in.' },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.seats',
      says: '1 seat makes the event full after the first guest. Correct the number; from 2 to 10000 seats are usual.',
    },
    {
      did: 'fifty thousand seats',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
            seats: 50000,
          },
          'failure.full': { title: 'Full.' },
          'failure.alreadyRegistered': { title: 'You are in.' },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.seats',
      says: '50000 seats is as good as no limit. Correct the number; from 2 to 10000 seats are usual.',
    },
    {
      did: 'a reminder a hundred days ahead',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
            reminder: { hoursBefore: 2400, function: 'send-reminder' },
          },
        },
        'coach.ts': {
          'functions.send-reminder': {
            template: 'reminder',
            body: ['email', 'name'],
            message: {
              subject: 'Soon',
              preview: 'What you asked for.',
              heading: 'Hello {name}',
              paragraphs: ['It begins soon.'],
            },
          },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.reminder.hoursBefore',
      says: '2400 hours is more than two weeks ahead, so the reminder is forgotten again by the day. Correct the number; from 1 to 336 hours are usual.',
    },
    {
      did: 'a minute of waiting',
      changes: { 'guide.ts': { 'submission.email.timeoutSeconds': 60 } },
      rule: 'unlikely-number',
      at: 'guide.ts, submission.email.timeoutSeconds',
      says: '60 seconds is longer than visitors wait in front of a button. Correct the number; from 1 to 30 seconds are usual.',
    },
    {
      did: 'a call of five minutes',
      changes: {
        'call.ts': {
          minutes: 5,
          'offer.summary': 'A talk.',
          'page.sections.0.lead': 'For a while.',
        },
      },
      rule: 'unlikely-number',
      at: 'call.ts, minutes',
      says: '5 minutes is too short for a call. Correct the number; from 10 to 240 minutes are usual.',
    },
    {
      did: 'a call of ten hours',
      changes: {
        'call.ts': {
          minutes: 600,
          'offer.summary': 'A talk.',
          'page.sections.0.lead': 'For a while.',
        },
      },
      rule: 'unlikely-number',
      at: 'call.ts, minutes',
      says: '600 minutes is longer than anybody talks on one call. Correct the number; from 10 to 240 minutes are usual.',
    },
    {
      did: 'a first email after two months',
      changes: {
        'guide.ts': {
          'submission.journey': { campaign: 'Willow Campaign', firstEmail: { hours: 1440 } },
          'form.consent': { text: 'You agree to emails from {coach}.', version: '1' },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, submission.journey.firstEmail.hours',
      says: '1440 hours is more than a month, when nobody remembers the form. Correct the number; from 1 to 720 hours are usual.',
    },
    {
      did: 'a wait of three hundred days',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { days: 300 },
            message: {
              subject: 'A second thought',
              preview: 'One more.',
              heading: 'One more',
              paragraphs: ['Rest again, then work.'],
            },
          },
        },
      },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: '300 days is more than two months, when nobody remembers why the emails come. Correct the number; from 0 to 60 days are usual.',
    },
    {
      did: 'a wait of three thousand hours',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { hours: 3000 },
            message: {
              subject: 'A second thought',
              preview: 'One more.',
              heading: 'One more',
              paragraphs: ['Rest again, then work.'],
            },
          },
        },
      },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: '3000 hours is more than two months, when nobody remembers why the emails come. Correct the number; from 0 to 1440 hours are usual.',
    },
    {
      did: 'no wait',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { hours: 0 },
            message: {
              subject: 'A second thought',
              preview: 'One more.',
              heading: 'One more',
              paragraphs: ['Rest again, then work.'],
            },
          },
        },
      },
      rule: 'unlikely-number',
      at: 'coach.ts, campaigns[0].steps[1].after',
      says: 'Without a wait the email goes out together with the one before it. Write how long to wait after the email before, like { days: 2 }.',
    },
    {
      did: 'a window of one hour',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 9, toHour: 10 } },
      },
      rule: 'unlikely-window',
      at: 'coach.ts, campaigns[0].window',
      says: 'The window is open for one hour, from 9 to 10; whatever falls due later waits for another day. Give it a few hours.',
    },
    {
      did: 'a window at night',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 1, toHour: 5 } },
      },
      rule: 'unlikely-window',
      at: 'coach.ts, campaigns[0].window',
      says: 'The window is open from 1 to 5 at night. Hours are counted from 0 to 24: 7 pm is 19.',
    },
    {
      did: 'a weekday twice',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon', 'mon'], fromHour: 8, toHour: 12 } },
      },
      rule: 'unlikely-window',
      at: 'coach.ts, campaigns[0].window',
      says: 'The window lists mon twice. Remove one, or write the day that was meant.',
    },
    {
      did: 'a long title',
      changes: {
        'guide.ts': {
          'page.title':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, page.title',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 90 characters; search results cut titles after about 60. Say it in 65 or fewer.',
    },
    {
      did: 'a title that its placeholder makes long',
      changes: {
        'guide.ts': {
          'page.title': 'How to rest well and still do more work: {leadMagnet} | {coach}',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, page.title',
      says: '"How to rest well and still do more work: {leadMagnet} | {coa…" has 72 characters; search results cut titles after about 60. Say it in 65 or fewer.',
    },
    {
      did: 'a long description',
      changes: {
        'guide.ts': {
          'page.description':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work agai',
        },
      },
      rule: 'text-length',
      also: ['misspelling', 'typing-slip'],
      at: 'guide.ts, page.description',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 240 characters; search results cut descriptions after about 160. Say it in 165 or fewer.',
    },
    {
      did: 'a short description',
      changes: { 'guide.ts': { 'page.description': 'A guide.' } },
      rule: 'text-length',
      at: 'guide.ts, page.description',
      says: '"A guide." has 8 characters; search results have room for 160 and would show something else. Write one or two sentences: what it is and who it helps.',
    },
    {
      did: 'a long headline',
      changes: {
        'guide.ts': {
          'page.sections.0.headline':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then wor',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, page.sections[0].headline',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 180 characters; a headline is read in one breath. Say it in 110 or fewer.',
    },
    {
      did: 'a long button',
      changes: {
        'guide.ts': {
          'form.button.idle':
            'Rest, and then work again. Rest, and then work again. Rest, and then w',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, form.button.idle',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 70 characters; it breaks over several lines on a telephone. Say it in 45 or fewer.',
    },
    {
      did: 'a long label',
      changes: {
        'guide.ts': {
          'form.fields.name.label':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Resty',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, form.fields.name.label',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 140 characters; a label is read at a glance. Say it in 90 or fewer.',
    },
    {
      did: 'a long toast',
      changes: {
        'guide.ts': {
          'failure.any.title':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, failure.any.title',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 160 characters; a toast shows for a few seconds. Say it in 90 or fewer.',
    },
    {
      did: 'a long subject',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.subject':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and th',
        },
      },
      rule: 'text-length',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 120 characters; inboxes cut subjects after about 70. Say it in 78 or fewer.',
    },
    {
      did: 'a long preview',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.preview':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest',
        },
      },
      rule: 'text-length',
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 220 characters; inboxes show about 90 and cut the rest. Say it in 140 or fewer.',
    },
    {
      did: 'a long name of an offer',
      changes: {
        'guide.ts': {
          'offer.name':
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work ag',
        },
      },
      rule: 'text-length',
      at: 'guide.ts, offer.name',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 130 characters; cards, titles and subjects repeat it. Say it in 90 or fewer.',
    },
    {
      did: 'a long line of a coach',
      changes: {
        'coach.ts': {
          tagline:
            'Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and then work again. Rest, and t',
        },
      },
      rule: 'text-length',
      at: 'coach.ts, tagline',
      says: '"Rest, and then work again. Rest, and then work again. Rest, …" has 200 characters; it is one line on home. Say it in 130 or fewer.',
    },
    {
      did: 'links in the colour of text',
      changes: { 'coach.ts': { 'theme.strong': '#111111' } },
      rule: 'same-colour',
      at: 'coach.ts, theme.strong',
      says: 'strong and ink are the same colour, #111111, so links look like body text. Choose another strong.',
    },
    {
      did: 'an accent in the colour of paper',
      changes: { 'coach.ts': { 'theme.accent': '#ffffff' } },
      rule: 'same-colour',
      at: 'coach.ts, theme.accent',
      says: 'accent and paper are the same colour, #ffffff, so decoration cannot be seen. Choose another accent.',
    },
    {
      did: 'an accent in the colour of buttons',
      changes: { 'coach.ts': { 'theme.accent': '#1D4E89' } },
      rule: 'same-colour',
      at: 'coach.ts, theme.accent',
      says: 'accent and strong are the same colour, #1D4E89, so buttons do not stand out. Choose another accent.',
    },
  ]);

  itAccepts([
    {
      did: 'coordinated universal time',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'UTC',
            minutes: 90,
            place: 'Online',
          },
        },
      },
    },
    { did: 'a city of today', changes: { 'coach.ts': { timeZone: 'Asia/Kolkata' } } },
    {
      did: 'a zone in three parts',
      changes: { 'coach.ts': { timeZone: 'America/Argentina/Buenos_Aires' } },
    },
    {
      did: 'an early start',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T06:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
    },
    {
      did: 'the hour after the clocks change',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-14T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 90,
            place: 'Online',
          },
        },
      },
    },
    {
      did: 'ten minutes',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 15,
            place: 'Online',
          },
        },
      },
    },
    {
      did: 'a day',
      changes: {
        'guide.ts': {
          event: {
            name: 'The Willow Evening',
            startsAt: '2027-03-16T10:00',
            timeZone: 'America/Los_Angeles',
            minutes: 480,
            place: 'Online',
          },
        },
      },
    },
    {
      did: 'a wait of a month',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { days: 30 },
            message: {
              subject: 'A second thought',
              preview: 'One more.',
              heading: 'One more',
              paragraphs: ['Rest again, then work.'],
            },
          },
        },
      },
    },
    {
      did: 'a wait of some hours',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { hours: 20 },
            message: {
              subject: 'A second thought',
              preview: 'One more.',
              heading: 'One more',
              paragraphs: ['Rest again, then work.'],
            },
          },
        },
      },
    },
    {
      did: 'a window of two hours',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 9, toHour: 11 } },
      },
    },
    {
      did: 'a window of the whole day',
      changes: {
        'coach.ts': { 'campaigns.0.window': { weekdays: ['mon', 'tue'], fromHour: 0, toHour: 24 } },
      },
    },
    {
      did: 'a title of sixty characters',
      changes: {
        'guide.ts': { 'page.title': 'How to rest well and still do the work that matters most' },
      },
    },
    {
      did: 'a description of two sentences',
      changes: {
        'guide.ts': {
          'page.description':
            'Rest first, then work: a guide for people who test websites and want to go home on time. Free, and it takes ten minutes.',
        },
      },
    },
  ]);
});
