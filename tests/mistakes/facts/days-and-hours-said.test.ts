import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { event, guideMessage, message } from '#tests/support/site/declarations.ts';

type Language = Parameters<typeof eventIn>[0];

const lead = 'page.sections.0.lead';
const onLead = 'guide.ts, page.sections[0].lead';

/** The page of an event on Tuesday, March 16, 2027 from 10:00 to 11:30 in Los Angeles. */
const onPage = (text: string): Files => ({ 'guide.ts': { event, [lead]: text } });

const named = (text: string, rule: string, says: string): Mistake => ({
  did: text,
  changes: onPage(text),
  rule,
  at: onLead,
  says,
});

const begins =
  'stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time} for the time with its zone, or correct the event.';
const ends =
  'stands here, but the event ends at 11:30 AM (event.minutes after event.startsAt). Correct the time, or event.minutes.';

const other =
  'stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.';
const besides =
  'stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Take the weekday out, which {event.date} says, or correct event.startsAt.';

/** The reminder a day before that event. */
const reminder = (subject: string): Files => ({
  'guide.ts': { event: { ...event, reminder: { hoursBefore: 24, function: 'send-reminder' } } },
  'coach.ts': {
    'functions.send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: { ...message, subject, heading: 'Until then, {name}', paragraphs: ['Bring a pen.'] },
    },
  },
});

/** The section that says when and where. */
const facts = (fact: { label: string; value: string }) => ({
  kind: 'event',
  title: 'By video',
  facts: [{ label: 'Fee', value: 'None' }, fact],
});

/** Thanks that say what to do until the event. */
const untilThen = (item: string) => ({
  after: 'screen',
  screen: {
    title: 'You are in, {name}',
    text: 'Everything else is on its way.',
    next: { title: 'Until then', items: [item, 'Bring a pen.'] },
  },
});

const recorded = (language: Language, text: string): Mistake => ({
  did: text,
  changes: eventIn(language, { [lead]: text }),
  rule: 'promised-recording',
  at: onLead,
  says: `"${text}" stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.`,
});

describe('days and hours beside those of the event', () => {
  itNames([
    named(
      'Register before Monday, 10 February.',
      'event-date',
      '"Monday, 10 February" stands here, but February 10, 2027 is a Wednesday. Look at a calendar and correct the weekday or the day.',
    ),
    named(
      'October 2026. Bring a pen.',
      'event-date',
      '"October 2026" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct the event.',
    ),
    named(
      'It begins at half past eight.',
      'event-time',
      `"It begins at half past eight" ${begins}`,
    ),
    {
      did: 'the year before in the subject of the confirmation',
      changes: {
        'guide.ts': { event },
        'coach.ts': {
          'functions.send-guide.template': 'confirmation',
          'functions.send-guide.message.subject': 'Registered: The Willow Evening 2026',
        },
      },
      rule: 'event-date',
      says: '"2026" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    named(
      'See you on the 18th.',
      'event-date',
      '"See you on the 18th" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    ),
    named(
      'Tuesday, March 16 at 11:30 a.m.',
      'event-time',
      '"11:30 a.m." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    ),
    named('The Monday morning masterclass is for you.', 'event-date', `"Monday morning" ${other}`),
    named('We start at nine, with tea.', 'event-time', `"We start at nine" ${begins}`),
    named(
      'It is over at a quarter to twelve.',
      'event-time',
      `"It is over at a quarter to twelve" ${ends}`,
    ),
    {
      did: 'another hour above a reminder',
      changes: reminder('Tomorrow at 11 am: what we will do with the nights'),
      rule: 'event-time',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"11 am" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    named(
      'We light the candle at 9 am. You only need the link.',
      'event-time',
      '"9 am." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    ),
    {
      did: 'a lamp that is lit at another hour',
      changes: { 'guide.ts': { event, 'page.sections.0.headline': 'The lamp is lit at 11 am.' } },
      rule: 'event-time',
      at: 'guide.ts, page.sections[0].headline',
      says: `"The lamp is lit at 11 am" ${begins}`,
    },
    {
      did: 'the end of the event for its beginning, in German',
      changes: eventIn('de', { [lead]: 'Am {event.date} um 19:30 Uhr.' }),
      rule: 'event-time',
      at: onLead,
      says: '"19:30 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    named('Live on March 17: sixty minutes that count.', 'event-date', `"March 17" ${other}`),
    named('Friday, {event.date}, by video.', 'event-date', `"Friday, {event.date}" ${besides}`),
    named('We meet on Friday, {event.date}.', 'event-date', `"We meet on Friday" ${besides}`),
    named('See you in March 2026! Bring a pen.', 'event-date', `"See you in March 2026" ${other}`),
    {
      did: 'another season below the button',
      changes: { 'guide.ts': { event, 'page.sections.0.note': 'This autumn, free of charge.' } },
      rule: 'event-date',
      says: '"This autumn" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date}, which is right on every day, or correct the event.',
    },
    named('4/29 at 5. Bring a pen.', 'event-date', `"4/29" ${other}`),
    {
      did: 'another year among the steps of the thanks',
      changes: { 'guide.ts': { event, success: untilThen('See you in March 2026.') } },
      rule: 'event-date',
      at: 'guide.ts, success.screen.next.items[0]',
      says: `"See you in March 2026" ${other}`,
    },
    named('We keep a place for April 2027.', 'event-date', `"place for April 2027" ${other}`),
    {
      did: 'another day above a reminder, before a colon',
      changes: reminder('Tomorrow, March 17: The Willow Evening'),
      rule: 'event-date',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: `"March 17" ${other}`,
    },
    ...['March 17, free of charge; a good use of an hour', 'March 17'].map((note) => ({
      did: `below the button: ${note}`,
      changes: { 'guide.ts': { event, 'page.sections.0.note': note } },
      rule: 'event-date',
      says: `"March 17" ${other}`,
    })),
    {
      did: 'another weekday as a fact',
      guide: { event, 'page.sections.1': facts({ label: 'When', value: 'Friday at 10' }) },
      rule: 'event-date',
      at: 'guide.ts, page.sections[1].facts[1].value',
      says: `"Friday" ${other}`,
    },
    named(
      'Three mornings, one desk.',
      'event-date',
      '"Three mornings" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    ),
  ]);
  itAccepts(
    [
      'Register before Wednesday, 10 February.',
      'March 2027. Bring a pen.',
      'It begins at ten, with tea.',
      'It is over at half past eleven.',
      'Your day begins at half past six.',
      'Three mornings of the week are yours.',
      'On {event.date}, from 10 to 11:30 am, by video.',
      'We light the candle at 10 am. You only need the link.',
      'Live on March 16: ninety minutes that count.',
      'See you in March 2027! Bring a pen.',
      'March 17 is when the tax office writes to all of us who are late.',
      'Three dates, stuffed with almonds.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
  );
  itAccepts({
    'an evening that the reader keeps free': {
      guide: { event, success: untilThen('On Sunday evening, put the telephone away.') },
    },
  });
});

describe('a recording that nobody sends, in other languages', () => {
  itNames([
    recorded('de', 'Die Aufzeichnung schicken wir Ihnen am nächsten Tag.'),
    recorded('fr', 'Vous recevrez l’enregistrement le lendemain.'),
    recorded('es', 'Usted recibirá la grabación al día siguiente.'),
    recorded('pt-BR', 'Você recebe a gravação no dia seguinte.'),
  ]);
  itAccepts({
    none: { changes: eventIn('de', { [lead]: 'Eine Aufzeichnung schicken wir Ihnen nicht.' }) },
    'no recording': { changes: eventIn('es', { [lead]: 'No hay grabación, y usted lo verá.' }) },
  });
});

describe('what comes besides', () => {
  itNames({
    'a workbook that nobody has': {
      guide: { [lead]: 'The guide and the workbook will be in your inbox soon.' },
      rule: 'promised-email',
      says: '"The guide and the workbook will be in your inbox" stands here, but nothing else on this page, and no email that follows, names a workbook. Let an email bring it, or take the promise out.',
    },
    'a point with the title of another': {
      coach: {
        'functions.send-guide.message.points': [
          { title: 'You need not be rested', text: 'Come as you are.' },
          { title: 'You need not be rested', text: 'Nobody looks.' },
        ],
      },
      rule: 'said-twice',
      at: "coach.ts, functions['send-guide'].message.points[1].title",
      says: `The title "You need not be rested" stands here already (email send-guide, message, 1st point, title). Remove it, or write what was meant to be here.`,
    },
  });
  itAccepts({
    'a workbook that the email brings': {
      guide: { [lead]: 'The guide and the workbook will be in your inbox soon.' },
      coach: {
        'functions.send-guide.message': {
          ...(guideMessage ?? message),
          afterword: ['The workbook is in it.'],
        },
      },
    },
  });
});

describe('a near day or a season on a page that is read on any day', () => {
  const headline = 'page.sections.0.headline';
  const inTitle = (text: string, words: string): Mistake => ({
    did: text,
    changes: { 'guide.ts': { event, [headline]: text } },
    rule: 'relative-day',
    at: 'guide.ts, page.sections[0].headline',
    says: `"${words}" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.`,
  });
  itNames([
    inTitle('Tomorrow evening we light the fire', 'Tomorrow evening we light'),
    inTitle('Tonight we cook together', 'Tonight we cook'),
    inTitle('This Tuesday we raise a price', 'This Tuesday we raise'),
    inTitle('Tomorrow at ten: prices', 'Tomorrow at ten'),
    inTitle('Come tomorrow, and bring a pen', 'Come tomorrow'),
    inTitle('Register today, join tomorrow', 'join tomorrow'),
    inTitle('We open the doors tomorrow', 'We open the doors tomorrow'),
    inTitle('One day left until we meet', 'One day left until we meet'),
    inTitle('Only one night to go', 'Only one night to go'),
    {
      did: 'a near day in a campaign',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.0.message.paragraphs': [
            'We will see each other tomorrow by the fire.',
          ],
        },
        'guide.ts': { event },
      },
      rule: 'relative-day',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"We will see each other tomorrow" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.',
    },
    {
      did: 'a season in which the event is not',
      changes: { 'guide.ts': { event, [headline]: 'This autumn we raise a price' } },
      rule: 'event-date',
      at: 'guide.ts, page.sections[0].headline',
      says: '"This autumn" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date}, which is right on every day, or correct the event.',
    },
  ]);
  itAccepts(
    [
      'Tomorrow you will quote another price',
      'Tomorrow we forget what we read today',
      'Whatever may come tomorrow, you have a plan',
      'It will still be there tomorrow',
      'Tonight you could say something else',
      'This spring we raise a price',
    ].map((text) => ({ did: text, changes: { 'guide.ts': { event, [headline]: text } } })),
  );
  itAccepts(
    [
      'The Sunday Night feeling goes away for once.',
      'Raise it this autumn, and you keep it all winter.',
      'Come as you are; tomorrow can wait.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
  );
});
