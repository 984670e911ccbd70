import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  message,
  reminder,
  reminderFunction,
  whenOver,
} from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const headline = 'page.sections.0.headline';
const failure = {
  any: { title: 'Something went wrong.' },
  alreadyRegistered: { title: 'You have a seat.' },
  full: { title: 'All seats are taken.' },
};
const seated = { ...event, whenOver, seats: 70 };
/** A page about an event of 90 minutes on a Tuesday. */
const onPage = (text: string, place = lead) => ({
  did: text,
  changes: { 'guide.ts': { failure, event: seated, [place]: text } },
});
const onFreePage = (text: string) => ({
  did: text,
  changes: {
    'guide.ts': { failure, event: seated, 'page.title': 'A free evening', [lead]: text },
  },
});
const reminded = (text: string, change: Changes = {}) => ({
  did: text,
  changes: {
    'guide.ts': { failure, event: { ...seated, reminder }, ...change },
    'coach.ts': {
      'functions.send-reminder': {
        ...reminderFunction,
        message: { ...message, subject: 'Soon', paragraphs: [text] },
      },
    },
  },
});

describe('what is told of somebody else', () => {
  itAccepts([
    onPage('She starts on Monday, too.', headline),
    onPage('For people whose weekend ends at four on Sunday afternoon.', 'page.description'),
    onPage('You know those who begin on Monday night and stop by noon.', headline),
    onPage('Sunday night is yours again.', headline),
    onPage('One in five of us lies awake on Sunday night.', headline),
    onPage('There is a train at 5:52.', headline),
    onPage('My neighbor paints one fence post a day, at noon, in a hat.', headline),
    onPage('The phone rang at nine on Sunday. It was the boiler.', headline),
    onPage('Why the dread starts on Sunday afternoon.', 'page.description'),
    onPage('There were only four places left on the boat, so I swam.', headline),
    onPage('The dining room has ten seats, eight of them good.', headline),
    onPage('Take the last chair on the left.', headline),
    onFreePage('Your last coach asked for a year in advance, in three instalments.'),
    onPage('Most gyms open on Monday at 6:00 am.', headline),
    onFreePage('A board fixes that. It costs 60 dollars and one argument.'),
    onPage('She starts on Monday. You have not slept since.', headline),
    onPage('He begins at 7 am, on his own.', headline),
    onPage('See you next week, the baker says to everybody, and mostly he is right.'),
    onPage('We started on a Monday with thirty seats, in 2014.'),
    {
      did: 'a day after which readers begin again',
      changes: {
        'guide.ts': {
          failure,
          event: { ...seated, reminder },
          [lead]: 'Begin again on the day after.',
        },
        'coach.ts': { 'functions.send-reminder': reminderFunction },
      },
    },
    {
      did: 'a Monday that begins on Sunday',
      coach: { 'campaigns.0.steps.0.message.heading': 'Sunday at four, and then it is Monday' },
    },
    reminded('I answered the last email of the day at 11:40 pm, every day, for two years.'),
    {
      did: 'a day that has come, under a condition',
      coach: { 'campaigns.0.steps.0.message.heading': 'If it is Tuesday, it must be Belgium' },
    },
    reminded('Only six seats were taken at the last council meeting.'),
    reminded('Last year I paid for a workshop in Lisbon and learned how to breathe.'),
    onPage('Parking is four dollars behind the church, and the church is shut.'),
    reminded('Most newsletters arrive on Monday at ten.'),
    reminded('A shop in town fits another one in an hour. It is only a chain.'),
    onPage('She once led a workshop in Lisbon for eleven bankers.'),
    onFreePage('The university offers an evening class in ten sessions for 400 dollars.'),
    onFreePage('They offered a money-back guarantee and then moved to Panama.'),
    onFreePage('A free trial that asks for a card is not free.'),
    onPage('What you put off until tomorrow is rarely about time.'),
    onPage('Every Tuesday at ten past nine a man feeds the pigeons.', 'page.description'),
    onPage('Every Tuesday at ten past nine a man feeds the pigeons under our window.', headline),
    reminded('It lasts half an hour, this feeling, and then somebody needs you.'),
    reminded('Sunday at five is when it begins, that small grey feeling.'),
    onPage('A woman in Leeds opens her post on Fridays at six, with gloves.', headline),
  ]);

  itNames('price-beside-free', {
    'a price of what is offered, behind another sentence': {
      ...onFreePage('A workshop helps. It costs 60 dollars.'),
      says: '"It costs 60 dollars" stands here, but the page is called free: "A free evening". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });

  itNames('event-date', {
    'people who come on another day': {
      ...onPage('For people who join us on Monday night.', headline),
      says: '"on Monday night" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'the event, whoever else is told of': {
      ...onPage('She is a plumber. We start on Monday.', headline),
      says: '"We start on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what we do now, whatever we did once': {
      ...onPage('In 2014 we had a cellar. Now we start on Monday.', headline),
      says: '"we start on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what I need, which is no past': {
      ...onPage('It starts on Monday, and I need a pen.', headline),
      says: '"starts on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what somebody does for those who come': {
      ...onPage('We start on Monday, and a neighbour plays.', headline),
      says: '"We start on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a day named behind': {
      ...onPage('It starts at ten on Monday, that is all.', headline),
      says: '"at ten on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'what she does with you': {
      ...onPage('She starts with you on Monday, live on Monday.', headline),
      says: '"live on Monday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });

  itNames('event-length', {
    'the class itself, named behind': {
      ...reminded('It lasts half an hour, this class.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"half an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  });

  itNames('event-seats', {
    'the seats of this evening': {
      ...reminded('She had a hall to herself. We have room for 30 people.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"room for 30 people" stands here, but the event has 70 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
  });
});
