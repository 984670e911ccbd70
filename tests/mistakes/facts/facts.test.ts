import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long. */
const onPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event, [place]: text },
});
const seated = { ...event, seats: 50 };
const sold = {
  'failure.full': { title: 'No seat is left.' },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
};
const withSeats = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event: seated, ...sold, [place]: text },
});
const inEmail = (text: string, part = 'paragraphs.0'): Files => ({
  'guide.ts': { event },
  'coach.ts': { [`functions.send-guide.message.${part}`]: text },
});
const onCallPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'call.ts': { [place]: text },
});

describe('how long an event takes', () => {
  itNames('event-length', {
    'a page of 60 minutes': {
      changes: onPage('A free 60-minute masterclass for owners.'),
      says: '"60-minute masterclass" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length in words': {
      changes: onPage('A sixty-minute live workshop.'),
      says: '"sixty-minute live workshop" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'an hour of an event': {
      changes: onPage('Join our one-hour masterclass.'),
      says: '"one-hour masterclass" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'two hours': {
      changes: onPage('A live 2-hour training with your own numbers.'),
      says: '"2-hour training" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length above the headline': {
      changes: onPage('Free live masterclass · 45 minutes', 'page.sections.0.eyebrow'),
      says: '"masterclass · 45 minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length on the card': {
      changes: onPage('Sixty minutes for owners who want to rest.', 'offer.summary'),
      says: '"Sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length in a question': {
      changes: onPage('In 60 minutes you see where your evenings go.'),
      says: '"In 60 minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a session that lasts': {
      changes: onPage('The session lasts an hour.'),
      says: '"session lasts an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a confirmation of 60 minutes': {
      changes: inEmail('We meet for 60 minutes on {event.date}.'),
      says: '"60 minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length at the end of a sentence': {
      changes: inEmail('{event.name} starts on {event.date} and lasts two hours.'),
      says: '"two hours" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length between date and place': {
      changes: inEmail('{event.date}, {event.time}. 75 minutes. {event.place}.'),
      says: '"75 minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'one wrong length in two places': {
      guide: {
        event,
        'page.description': 'A 60-minute masterclass for tired people who would like to rest.',
        'page.sections.0.lead': 'The 60-minute masterclass.',
      },
      at: 'guide.ts, page.description',
      says: '"60-minute masterclass" stands here, but the event takes 90 minutes (event.minutes). The same is said here: 1st section, hero, lead. 2 texts agree: correct event.minutes if it is a slip, or all of them. Write {event.minutes} for the number, or correct event.minutes.',
    },
  });
  itAccepts({
    'the declared length': { changes: onPage('A free 90-minute masterclass for owners.') },
    'the declared length in words': {
      changes: onPage('Ninety minutes for owners.', 'offer.summary'),
    },
    'an hour and a half': { changes: onPage('An hour and a half of masterclass.') },
    'a placeholder': { changes: onPage('A {event.minutes}-minute masterclass.') },
    'a range that holds it': { changes: onPage('A 60 to 90 minute workshop.') },
    'parts that make it up': {
      changes: onPage('45 minutes of teaching and 45 minutes of questions.', 'page.description'),
    },
    'an exercise in it': { changes: onPage('We begin with nine minutes of breathing.') },
    'a twelve-minute method': { changes: onPage('A twelve-minute method settles one decision.') },
    'people who come early': { changes: inEmail('Join us 10 minutes early for the {event.date}.') },
    'a guide with a reading time': { guide: { 'page.sections.0.lead': '20 minutes to read.' } },
    'a testimonial': {
      guide: {
        event,
        'page.sections.1': {
          kind: 'testimonials',
          title: 'What guests say',
          items: [{ quote: 'Best 60-minute masterclass ever.', name: 'Dana R.' }],
        },
      },
    },
  });
});

describe('how long a call takes', () => {
  itNames('call-length', {
    'a call of 45 minutes': {
      changes: onCallPage('Book a free 45-minute call.'),
      says: '"45-minute call" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a quarter of an hour too much': {
      changes: onCallPage('Free strategy call · 45 minutes', 'page.sections.0.eyebrow'),
      says: '"call · 45 minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a call of an hour': {
      changes: onCallPage('An hour-long conversation about your numbers.'),
      says: '"An hour-long conversation" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'twenty minutes on the card': {
      changes: onCallPage('Twenty minutes about your work.', 'offer.summary'),
      says: '"Twenty minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'another length in an email': {
      changes: {
        'call.ts': {},
        'coach.ts': {
          'functions.send-guide.message.paragraphs.0': 'Or book a free 20-minute call with us.',
        },
      },
      says: '"20-minute call" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
    'an hour after the event': {
      changes: {
        'call.ts': {},
        'guide.ts': {
          event: {
            ...event,
            whenOver: {
              title: 'Over',
              text: 'There is a chair and an hour for you.',
              button: { label: 'Talk', to: '/willow-call' },
            },
          },
        },
      },
      at: 'guide.ts, event.whenOver.text',
      says: '"an hour" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
    'another length than the links to the calendar name': {
      coach: {
        'functions.send-guide.message.paragraphs.0':
          'Or book [a free half hour](https://calendar.willow.example/call) with us.',
        'campaigns.0.steps.0.message.paragraphs.0': 'Book a free 20-minute call with us.',
      },
      says: '"20-minute call" stands here, but the calls of Willow Works take 30 minutes. Write the length that the links to the scheduling page name, or correct it there.',
    },
    'another length on another page': {
      changes: {
        'call.ts': {},
        'guide.ts': {
          'page.sections.1': {
            kind: 'closing',
            headline: 'Or talk to us',
            text: 'Book a free one-hour strategy call.',
            button: 'Send',
          },
        },
      },
      at: 'guide.ts, page.sections[1].text',
      says: '"one-hour strategy call" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
  });
  itAccepts({
    'half an hour': { changes: onCallPage('Half an hour about your work.', 'offer.summary') },
    'thirty unhurried minutes': {
      changes: onCallPage('Thirty unhurried minutes.', 'offer.summary'),
    },
    'parts of the call': {
      changes: onCallPage('Ten minutes of questions, then twenty for the plan.'),
    },
    'a call with somebody else': {
      changes: {
        'call.ts': {},
        'coach.ts': {
          'functions.send-guide.message.paragraphs.0': 'Four calls take forty minutes.',
        },
      },
    },
    'two kinds of calls': {
      changes: {
        'call.ts': {},
        'long.ts': {
          kind: 'booking',
          minutes: 45,
          form: undefined,
          submission: undefined,
          success: undefined,
          failure: undefined,
          'offer.kind': 'call',
          'page.sections.0.button': 'Book',
        },
        'coach.ts': { 'functions.send-guide.message.paragraphs.0': 'Book a free 45-minute call.' },
      },
    },
  });
});

describe('how many seats there are', () => {
  itNames('event-seats', {
    'more seats than declared': {
      changes: withSeats('100 seats, first come, first served.'),
      says: '"100 seats" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'seats in words': {
      changes: withSeats('Thirty seats. One of them is yours.'),
      says: '"Thirty seats" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'a limit': {
      changes: withSeats('Limited to 40 HR professionals.'),
      says: '"Limited to 40 HR professionals" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'only 20 places': {
      changes: withSeats('There are only 20 places.'),
      says: '"only 20 places" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'only 20 places, and anybody can come': {
      changes: onPage('Only 20 places.'),
      says: '"Only 20 places" stands here, but the event declares no seats, so anybody can register. Add event.seats: 20, or take the number out.',
    },
    'a limit that nothing keeps': {
      changes: onPage('Limited to 12 participants.'),
      says: '"Limited to 12 participants" stands here, but the event declares no seats, so anybody can register. Add event.seats: 12, or take the number out.',
    },
    'seats that are left': {
      changes: withSeats('Only 7 seats left!'),
      says: '"Only 7 seats left" stands here, but words on a page do not count down as people register. Say how many seats there are in all, with {event.seats}.',
    },
    'few seats, and anybody can come': {
      changes: onPage('Seats are limited, so register now.'),
      rule: 'scarcity',
      says: '"Seats are limited" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'limited spots in the confirmation': {
      changes: inEmail('You have one of the limited spots.'),
      rule: 'scarcity',
      says: '"limited spots" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'an email of 30 seats': {
      changes: {
        'guide.ts': { event: seated, ...sold },
        'coach.ts': { 'functions.send-guide.message.paragraphs.0': 'You have one of 30 seats.' },
      },
      says: '"30 seats" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
  });
  itAccepts({
    'the declared seats': { changes: withSeats('Fifty seats, first come, first served.') },
    'a placeholder': { changes: withSeats('{event.seats} seats.') },
    'few seats that are declared': { changes: withSeats('Seats are limited.') },
    'seats of another evening': {
      changes: withSeats('There were 200 seats and eleven people.'),
    },
    'people in a meeting': {
      changes: withSeats('A meeting of an hour with eight people is a working day.'),
    },
    'seats of another kind': { changes: withSeats('Each company may bring two seats of its own.') },
    'places in a guide': { guide: { 'page.sections.0.lead': 'The 10 best places to rest.' } },
    'people whom the coach has helped': { changes: withSeats('More than 500 owners have come.') },
  });
});

describe('when an event is', () => {
  itNames('event-date', {
    'another date': {
      changes: onPage('We meet on March 18, live.'),
      says: '"March 18" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'people who come, on another day': {
      changes: onPage('On March 17 we sit with people who lost their sleep.'),
      says: '"March 17" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what everybody does on another day': {
      changes: onPage('Everybody rests in pairs on Monday, March 15, and nobody speaks.'),
      says: '"Monday, March 15" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'the length on another day': {
      changes: onPage('For ninety minutes on March 15 we lie on the floor.'),
      says: '"March 15" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what readers do on another day': {
      changes: onPage('You draft your evening on March 17.'),
      says: '"March 17" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date to set aside, in a long sentence': {
      changes: onPage('Set aside March 20 for a morning that will change how you rest.'),
      says: '"March 20" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date on which something is shown': {
      changes: onPage('On March 20 I will show you three ways to rest, and you need a pen.'),
      says: '"March 20" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date the other way round': {
      changes: onPage('Live on 16 April 2027.'),
      says: '"16 April 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a weekday that the date is not': {
      changes: onPage('Thursday, March 16, by video.'),
      says: '"Thursday, March 16" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'last year': {
      changes: onPage('March 16, 2026, by video.'),
      says: '"March 16, 2026" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another weekday': {
      changes: onPage('Join us on Thursday.'),
      says: '"Join us on Thursday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a weekday with a time': {
      changes: onPage('Wednesday at 10 am, by video.'),
      says: '"Wednesday at 10 am" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'this Friday': {
      changes: onPage('Come and rest this Friday.'),
      says: '"this Friday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'last year in the title': {
      changes: onPage('The Willow Evening 2026', 'page.title'),
      says: '"2026" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date in digits': {
      changes: onPage('Live on 3/17/2027.'),
      says: '"3/17/2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a weekday in a subject': {
      changes: inEmail('Thursday: The Willow Evening', 'subject'),
      says: '"Thursday:" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date that is not declared': {
      guide: {
        event: {
          name: 'The Willow Evening',
          timeZone: 'America/Los_Angeles',
          minutes: 90,
          place: 'Online',
        },
        'page.sections.0.lead': 'We meet on March 16.',
      },
      says: '"March 16" stands here, but the event declares no date, so its page says “Date to be announced”. Declare it as event.startsAt and write {event.date}.',
    },
    tonight: {
      changes: onPage('The masterclass is tonight.'),
      rule: 'relative-day',
      says: '"The masterclass is tonight" stands here, but a page is read on any day, and the event has one date. Write {event.date} and {event.time} instead, or say it in the reminder (event.reminder).',
    },
    'tomorrow in a confirmation': {
      changes: inEmail('We begin tomorrow, {name}', 'heading'),
      rule: 'relative-day',
      says: '"We begin tomorrow" stands here, but this email goes out at sign-up, on any day, and the event has one date. Write {event.date} and {event.time} instead, or say it in the reminder (event.reminder).',
    },
    'tomorrow in a subject': {
      changes: inEmail('Tomorrow: The Willow Evening', 'subject'),
      rule: 'relative-day',
      says: '"Tomorrow:" stands here, but this email goes out at sign-up, on any day, and the event has one date. Write {event.date} and {event.time} instead, or say it in the reminder (event.reminder).',
    },
  });

  itNames('event-time', {
    'an hour to keep free, in a long sentence': {
      changes: onPage('Keep 11 a.m. free, and tell everybody in the house about it.'),
      says: '"11 a.m." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    noon: {
      changes: onPage('Live at noon.'),
      says: '"noon" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'another hour': {
      changes: onPage('We begin at 11:00 AM.'),
      says: '"11:00 AM." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'the evening': {
      changes: onPage('Tuesday, 10 p.m., by video.'),
      says: '"10 p.m." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    "another zone's letters": {
      changes: onPage('Tuesday at 10 am EST.'),
      says: '"10 am EST" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'the hour in a wrong zone': {
      changes: onPage('That is 12 pm ET.'),
      says: '"12 pm ET" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a zone alone': {
      changes: onPage('All times are Central.'),
      says: '"times are Central" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'another hour in a confirmation': {
      changes: inEmail('We start at 9 on {event.date}.'),
      says: '"start at 9" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
  });
  itAccepts({
    'the declared date': { changes: onPage('Tuesday, March 16, 2027 at 10:00 AM PT.') },
    'the hour in two zones': { changes: onPage('10 am PT / 1 pm ET, by video.') },
    'from when to when': { changes: onPage('Tuesday, 10:00 to 11:30 am.') },
    'doors that open earlier': { changes: onPage('Doors open at 9:50 am.') },
    'a room that opens earlier': {
      changes: onPage('The studio opens at 9:50; we begin at {event.time}.'),
    },
    'an hour without a half of the day': {
      guide: {
        event: { ...event, startsAt: '2027-03-16T19:30' },
        'page.sections.0.lead': 'We begin at 7:30 sharp.',
      },
    },
    'how long the call takes to which the way on leads': {
      changes: {
        'call.ts': {},
        'guide.ts': {
          event: {
            ...event,
            whenOver: {
              title: 'This one is over',
              text: 'Thank you for coming.',
              button: { label: 'Book 30 minutes with us', to: '/willow-call' },
            },
          },
        },
      },
    },
    'what the first to come get': {
      changes: withSeats('The gate is open, and the first fifteen people get the good gloves.'),
    },
    'what to look at before': {
      changes: onPage('Look at your own garden at noon and at 5 p.m. and draw the shade.'),
    },
    'the hour of a thing': { changes: onPage('Forget the 3 a.m. alarm and the spreadsheet.') },
    'a bus': {
      changes: inEmail('If you come by bus, it is easy. The 17 stops outside at 9:12 and at 9:42.'),
    },
    'a Monday of somebody': {
      changes: onPage('One of our cases went wrong at 6 a.m. on a Monday in spring.'),
    },
    'what readers do on a day after it': {
      changes: onPage('On Friday at six you’ll be slicing your own bread.'),
    },
    'a day by which to register': { changes: onPage('Register by March 14.') },
    'weekdays of a story': {
      changes: onPage('On Thursday a customer would like to know when her order ships.'),
    },
    'what Mondays are like': {
      changes: onPage('You cannot say when you last looked forward to a Monday.'),
    },
    ...Object.fromEntries(
      [
        'The alarm goes at 5:30 and you are awake already.',
        'She wrote at 11:48 p.m. and apologised for the hour.',
        'My father closed the shop at noon for forty years.',
        'On April 15 half the country is cross.',
        'Let’s meet next Thursday, he said, and never came.',
        'See you tomorrow, says the baker, every day.',
        'I once gave a two-hour workshop to an empty room.',
      ].map((text) => [text, { changes: onPage(text) }]),
    ),
    'what a friend says of another day': {
      changes: onPage('A friend says “let’s do something next Thursday” and you nod.'),
    },
    'an hour of any Friday': {
      changes: onPage('Someone has asked you, on a Friday at 5 p.m., who pays.'),
    },
    'what was paid the day before': {
      changes: onPage('We paid the first of our bills on March 15.'),
    },
    'a deadline beside the event': { changes: onPage('You hand in your list on March 15.') },
    'what comes after the event': { changes: onPage('On March 17 we send everybody the notes.') },
    'the recording of the day after': {
      changes: onPage('On March 17 we put the recording on this page.'),
    },
    'a tax day': { changes: onPage('Everybody files on March 15, and hardly anybody rests.') },
    'a story about the day': { changes: onPage('On March 15 a woman walks into our kitchen.') },
    'a day of every year': { changes: onPage('We sing together every year on March 17.') },
    'a condition': { changes: onPage('On March 17 we begin again, if you wish.') },
    'the right day': { changes: onPage('On March 16 we sit with people who lost their sleep.') },
    'a day of readers, further off': { changes: onPage('On March 19 you sleep for nine hours.') },
    'what clients do on a day': { changes: onPage('Thirty clients call you on April 14. Why?') },
    'what somebody used to do on a day': {
      changes: onPage('Two of us used to answer the phone on April 14.'),
    },
    'what to do tonight': { changes: onPage('Tonight: phone in another room.') },
    'a year in which something began': { changes: onPage('Since 2019 we have met every spring.') },
    'a guide with a weekday': {
      guide: { 'page.sections.0.lead': 'Join us this Friday, in spirit.' },
    },
  });
});

/** A reminder so many hours before, with a text in one of its parts. */
const remind = (hoursBefore: number, text: string, part = 'paragraphs.0'): Files => ({
  'coach.ts': {
    'functions.send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        ...message,
        subject: 'See you there',
        ...(part === 'paragraphs.0' ? { paragraphs: [text] } : { [part]: text }),
      },
    },
  },
  'guide.ts': { event: { ...event, reminder: { hoursBefore, function: 'send-reminder' } } },
});
const withReminder = (text: string, place = 'page.sections.0.lead', hoursBefore = 24): Files => ({
  ...remind(hoursBefore, 'We meet on {event.date}.'),
  'guide.ts': {
    event: { ...event, reminder: { hoursBefore, function: 'send-reminder' } },
    [place]: text,
  },
});

describe('what a reminder says of the time', () => {
  itNames('reminder-time', {
    'tomorrow, two hours before': {
      changes: remind(2, 'Tomorrow: The Willow Evening', 'subject'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Tomorrow:" stands here, but this reminder goes out 2 hours before the event (event.reminder.hoursBefore of willow-guide), on the day of the event, which begins at 10:00 AM. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'a page that promises what the reminder says, and not its hours': {
      changes: {
        ...withReminder('We will remind you 24 hours before.', 'success.toast.description', 2),
        'coach.ts': remind(2, 'Tomorrow: The Willow Evening', 'subject')['coach.ts'] ?? {},
      },
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Tomorrow:" stands here, but this reminder goes out 2 hours before the event (event.reminder.hoursBefore of willow-guide), on the day of the event, which begins at 10:00 AM. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'tomorrow, four days before': {
      changes: remind(96, 'We begin tomorrow, {name}', 'heading'),
      at: "coach.ts, functions['send-reminder'].message.heading",
      says: '"We begin tomorrow" stands here, but this reminder goes out 96 hours before the event (event.reminder.hoursBefore of willow-guide), 4 days before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'today, a day before': {
      changes: remind(24, 'Today we meet. {event.name} is today.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"Today we meet" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'tomorrow evening for a morning': {
      changes: remind(24, 'Tomorrow evening: The Willow Evening', 'subject'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Tomorrow evening:" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'tonight, two hours before a morning': {
      changes: remind(2, 'We meet tonight.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"We meet tonight" stands here, but this reminder goes out 2 hours before the event (event.reminder.hoursBefore of willow-guide), on the day of the event, which begins at 10:00 AM. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'in an hour, a day before': {
      changes: remind(24, 'We start in an hour', 'subject'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"in an hour" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'in two hours, an hour before': {
      changes: remind(1, 'The evening starts in two hours.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"starts in two hours" stands here, but this reminder goes out 1 hour before the event (event.reminder.hoursBefore of willow-guide), on the day of the event, which begins at 10:00 AM. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'in three days, a day before': {
      changes: remind(24, '{event.name} begins in three days.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"begins in three days" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'next week, a day before': {
      changes: remind(24, 'Next week: The Willow Evening', 'subject'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Next week" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'starting now, a day before': {
      changes: remind(24, 'We are live now', 'heading'),
      at: "coach.ts, functions['send-reminder'].message.heading",
      says: '"We are live now" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
    'a page that promises an hour before': {
      changes: withReminder('You get a reminder one hour before.'),
      says: '"reminder one hour before" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a page that promises the day before': {
      changes: withReminder('We will remind you the day before.', 'page.sections.0.lead', 2),
      says: '"remind you the day before" stands here, but the reminder goes out 2 hours before the event (event.reminder.hoursBefore). Write only “2 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a second reminder, after one that is right': {
      changes: withReminder('We will remind you the day before and once more an hour before.'),
      says: '"once more an hour before" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a second one at the beginning': {
      changes: withReminder('We will remind you 24 hours before and again when we start.'),
      says: '"again when we start" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a success that promises 48 hours': {
      changes: withReminder('You get a reminder 48 hours before.', 'success.toast.title'),
      says: '"reminder 48 hours before" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
  });
  itAccepts({
    'tomorrow, a day before': { changes: remind(24, 'Tomorrow: The Willow Evening', 'subject') },
    'tomorrow morning, a day before': {
      changes: remind(24, 'Tomorrow morning: The Willow Evening', 'subject'),
    },
    'today, two hours before': { changes: remind(2, 'Today: The Willow Evening', 'subject') },
    'in an hour, an hour before': { changes: remind(1, 'We start in an hour', 'subject') },
    'in three days, three days before': {
      changes: remind(72, 'The evening begins in three days.'),
    },
    'the day after tomorrow, two days before': {
      changes: remind(48, 'The day after tomorrow, {name}', 'heading'),
    },
    'three hours, three hours before': {
      changes: remind(3, 'Three hours. Do nothing until then.', 'preview'),
    },
    'another week, a day before': {
      changes: remind(24, 'Next week is always less busy, isn’t it?'),
    },
    'what to do today, a day before': { changes: remind(24, 'Ask today for a closed door.') },
    '24 hours before': { changes: withReminder('You get a reminder 24 hours before.') },
    'the day before': { changes: withReminder('We will remind you the day before.') },
    'what to do on the day, after the day before': {
      changes: withReminder(
        'We remind you the day before, and on the day you only press the link.',
      ),
    },
  });
});
