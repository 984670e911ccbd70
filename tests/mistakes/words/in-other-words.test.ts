import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const onGuide = (text: string, place = lead): Files => ({ 'guide.ts': { [place]: text } });

/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long. */
const onPage = (text: string): Files => ({ 'guide.ts': { event, [lead]: text } });

const sold = {
  'failure.full': { title: 'No seat is left.' },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
};
const seated = { ...event, seats: 50 };
const withSeats = (text: string): Files => ({
  'guide.ts': { event: seated, ...sold, [lead]: text },
});
const withEnding = (ending: object, own: object = event): Files => ({
  'guide.ts': { event: { ...own, ...ending }, ...sold },
});

/** The page of that event with a reminder so many hours before. */
const reminded = (text: string, ...hours: readonly number[]): Files => ({
  'guide.ts': {
    event: {
      ...event,
      reminders: hours.map((hoursBefore) => ({ hoursBefore, function: 'send-reminder' })),
    },
    [lead]: text,
  },
  'coach.ts': {
    'functions.send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        ...message,
        subject: 'Until then',
        heading: 'See you then, {name}',
        paragraphs: ['We begin on {event.date}.'],
      },
    },
  },
});

const withoutCampaign = (text: string): Files => ({
  'guide.ts': {
    'submission.journey': undefined,
    'form.consent': undefined,
    'form.privacy': text,
  },
  'coach.ts': { campaigns: [] },
});

/** Rosa, who is a teacher on one page, speaks on another one, too. */
const said = (role: string): Files => ({
  'guide.ts': voice('What people say', 'I slept, and then I worked.', 'Teacher'),
  'map.ts': voice('Other words', 'The map knew more than I did.', role),
});
const voice = (title: string, quote: string, role: string): Changes => ({
  'page.sections.1': {
    kind: 'testimonials',
    title,
    items: [{ quote, name: 'Rosa D.', role, stars: 5 }],
  },
});

describe('how many people an event takes, in other words', () => {
  itNames('event-seats', {
    'a group that is limited': {
      changes: withSeats('We limit the group to 20.'),
      says: '"limit the group to 20" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'a room that is kept small': {
      changes: withSeats('We keep the room to thirty, so that everybody is heard.'),
      says: '"keep the room to thirty" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'no limit beside seats': {
      changes: withSeats('There is no limit on places. Bring a friend.'),
      says: '"There is no limit on places" stands here, but the event has 50 seats (event.seats). Write {event.seats} seats, or take event.seats out.',
    },
    'room for everybody beside seats': {
      changes: withSeats('There is room for everybody.'),
      says: '"There is room for everybody" stands here, but the event has 50 seats (event.seats). Write {event.seats} seats, or take event.seats out.',
    },
    'all of other seats': {
      changes: withSeats('Yes, all 80 places, until the last one.'),
      says: '"all 80 places" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'another number once they are gone': {
      changes: withEnding(
        { whenFull: { title: 'No seat is left', text: 'All 30 of them are taken.' } },
        seated,
      ),
      at: 'guide.ts, event.whenFull.text',
      says: '"All 30" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'few seats from the beginning': {
      changes: withEnding(
        { seatsLeft: { from: 50, text: '{event.seatsLeft} seats are left.' } },
        seated,
      ),
      rule: 'unlikely-number',
      at: 'guide.ts, event.seatsLeft.from',
      says: 'The words about seats left stand on the page from 50 seats left on, but the event has 50, so they stand there before anybody has registered. Write how few seats are few, for instance a quarter of them.',
    },
  });
  itAccepts({
    'the declared number': { changes: withSeats('We limit the group to 50.') },
    'a length of something else': { changes: withSeats('We keep the session to 90 minutes.') },
    'room for everybody where there is no limit': {
      changes: onPage('There is room for everybody.'),
    },
    'no limit where there is none': {
      changes: onPage('There is no limit on places. Bring a friend.'),
    },
  });
});

describe('when doors open', () => {
  itNames('event-time', {
    'doors in the evening': {
      changes: onPage('Doors open at 18:00.'),
      says: '"Doors open at 18:00" stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'doors after the beginning': {
      changes: onPage('Doors open at 10:15 a.m.'),
      says: '"Doors open at 10:15 a.m." stands here, but the event begins at 10:00 AM in America/Los_Angeles (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
  });
  itAccepts({
    'doors a quarter of an hour before': { changes: onPage('Doors open at 9:45 a.m.') },
  });
});

describe('several reminders', () => {
  itNames('reminder-time', {
    'three, of which one is declared': {
      changes: reminded('Reminders come a week, a day and an hour before.', 24),
      at: 'guide.ts, page.sections[0].lead',
      says: '"Reminders come a week, a day and an hour before" stands here, but the reminder goes out 24 hours before the event (event.reminders). Write only “24 hours before”, or change event.reminders.',
    },
    'two, of which one is another': {
      changes: reminded('We remind you two days and an hour before.', 24, 1),
      at: 'guide.ts, page.sections[0].lead',
      says: '"remind you two days and an hour before" stands here, but the reminders go out 24 hours and 1 hour before the event (event.reminders). Write only “24 hours and 1 hour before”, or change event.reminders.',
    },
    'one that is none of two': {
      changes: reminded('We remind you 2 hours before.', 24, 1),
      at: 'guide.ts, page.sections[0].lead',
      says: '"remind you 2 hours before" stands here, but the reminders go out 24 hours and 1 hour before the event (event.reminders). Write only “24 hours and 1 hour before”, or change event.reminders.',
    },
    'a reminder by email that nobody sends': {
      changes: onPage('We email you a reminder the day before.'),
      rule: 'promised-reminder',
      says: '"email you a reminder" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
  });
  itAccepts({
    'both of them': { changes: reminded('We remind you a day and an hour before.', 24, 1) },
    'one of them': { changes: reminded('We remind you an hour before.', 24, 1) },
  });
});

describe('what nobody declared', () => {
  itNames('email-count', {
    'more emails than come': {
      changes: withoutCampaign('Three emails follow.'),
      at: 'guide.ts, form.privacy',
      says: '"Three emails" stands here, but this form starts no campaign, so one email is all that comes. Add submission.journey with a campaign that has them, or take the promise out.',
    },
    'an email every week': {
      changes: withoutCampaign('A short email every week.'),
      rule: 'promised-email',
      at: 'guide.ts, form.privacy',
      says: '"A short email every week" stands here, but this form starts no campaign, so nothing follows. Let the form start a campaign (submission.journey), or take the words out.',
    },
    'a day to meet without an event': {
      changes: onGuide('Thank you! See you on Thursday.', 'success.toast.title'),
      rule: 'event-date',
      says: '"See you on Thursday" stands here, but this page offers a guide and declares no event. Take the words out, or declare event: { … }.',
    },
    'never again beside a campaign': {
      changes: onGuide('We will never send you another email.', 'form.privacy'),
      says: '"We will never send you another email" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
  });
  itAccepts({
    'a day of the reader’s': { changes: onGuide('See what Thursday brings.') },
    'emails of the reader’s': { changes: onGuide('Write one email every week.') },
  });
});

describe('an hour of a call', () => {
  itNames('call-length', {
    'a button for an hour': {
      changes: { 'call.ts': { 'page.sections.0.button': 'Find an hour' } },
      says: '"an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'an hour with us in an email': {
      changes: {
        'call.ts': {},
        'coach.ts': {
          'campaigns.0.steps.0.message.paragraphs.0': 'An hour with one of us costs nothing.',
        },
      },
      says: '"An hour" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
  });
  itAccepts({
    'half of one': {
      changes: { 'call.ts': { 'page.sections.0.button': 'Find a half hour' } },
    },
  });
});

describe('what is said to be below', () => {
  itNames('nothing-there', {
    'a link in a message that goes': {
      changes: onGuide('Use the link below.', 'success.toast.description'),
      says: '"Use the link" stands here, but a message that comes and goes has no button. Add a button or a link there, or take the words out.',
    },
    'a button that an ending lacks': {
      changes: withEnding({
        whenOver: { title: 'This one is over', text: 'Use the button below for a call.' },
      }),
      at: 'guide.ts, event.whenOver.text',
      says: '"Use the button" stands here, but event.whenOver has no button. Add a button or a link there, or take the words out.',
    },
  });
  itAccepts({ 'the form’s button': { changes: onGuide('Press the button below.') } });
});

describe('signs and gaps', () => {
  itNames('shown-literally', {
    'a gap in small letters': {
      changes: onGuide('The date is tbd.'),
      rule: 'left-over',
      says: '"tbd" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a gap of two letters': {
      changes: onGuide('Join xx people who rest.'),
      rule: 'left-over',
      says: '"xx" looks like words that hold the place of others. Write the words that people should read.',
    },
    'the name of an emoji': {
      changes: onGuide('Rest well :smile:'),
      says: '":smile:" is the name of an emoji, and readers would see it as it is. Type the emoji itself, or leave it out.',
    },
    'a code from an address': {
      changes: onGuide('Rest,%20then work.'),
      says: '"%20" is a code from an address, and readers would see it as it is. Type the character itself.',
    },
    'a character of HTML': {
      changes: onGuide('Rest &ThinSpace; then work.'),
      says: '"&ThinSpace;" is HTML for a character, and readers would see it as it is. Type the character itself.',
    },
  });
  itAccepts({
    'a colon in a sentence': { changes: onGuide('One thing: rest. Another: work.') },
    'a ratio': { changes: onGuide('Mix it 3:2:1 and rest.') },
  });
});

describe('one person with two roles', () => {
  itNames({
    'a teacher who becomes a nurse': {
      changes: said('Nurse'),
      rule: 'same-testimonial',
      at: 'map.ts, page.sections[1].items[0]',
      says: 'Rosa D. is "Nurse" here and "Teacher" in funnels/willow/guide.ts (2nd section, 1st entry of items). Write one role in both places; where they are two people, give each enough of a name.',
    },
  });
  itAccepts({ 'a role said more fully': { changes: said('Teacher in Ohio') } });
});

describe('lengths that are more than somebody had', () => {
  const closing = (text: string): Files => ({
    'guide.ts': {
      event,
      'page.sections.1': { kind: 'closing', headline: 'Come as you are.', text, button: 'Come' },
    },
  });
  itNames({
    'another length in the closing': {
      changes: closing('Two hours with your own numbers.'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].text',
      says: '"Two hours" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  });
  itAccepts({
    'sleep that is won': { changes: closing('Two hours of sleep more would be a good result.') },
    'an hour that is won': { changes: closing('One hour more for yourself, every evening.') },
  });
});

describe('what an event is, in other words', () => {
  itNames('event-date', {
    'a day in words': {
      changes: onPage('We meet on the ninth of March.'),
      says: '"the ninth of March" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another season': {
      changes: onPage('Our summer workshop, live.'),
      says: '"summer workshop" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date}, which is right on every day, or correct the event.',
    },
    'a weekend': {
      changes: onPage('A weekend workshop for owners.'),
      says: '"weekend workshop" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date}, which is right on every day, or correct the event.',
    },
  });
  itNames('event-time', {
    'a breakfast in the afternoon': {
      guide: {
        event: { ...event, startsAt: '2027-03-16T15:00' },
        [lead]: 'A breakfast workshop for owners.',
      },
      at: 'guide.ts, page.sections[0].lead',
      says: '"breakfast workshop" stands here, but the event begins at 15:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
  });
  itNames('promised-reminder', {
    'more nudges than are declared': {
      changes: reminded('Expect three nudges from us.', 24),
      at: 'guide.ts, page.sections[0].lead',
      says: '"Expect three nudges" stands here, but the event has 1 reminder. Correct the number, or declare the others (event.reminders).',
    },
  });
  itNames('reminder-time', {
    'on the day itself': {
      changes: reminded('You hear from us again on the morning itself.', 24),
      at: 'guide.ts, page.sections[0].lead',
      says: '"again on the morning itself" stands here, but the reminder goes out 24 hours before the event (event.reminders). Write only “24 hours before”, or change event.reminders.',
    },
  });
  itAccepts({
    'the same day in words': { changes: onPage('We meet on the sixteenth of March.') },
    'its season': { changes: onPage('Our spring workshop, live.') },
    'a weekday': { changes: onPage('A weekday workshop for owners.') },
    'as many nudges': { changes: reminded('Expect two nudges from us.', 24, 1) },
  });
});

describe('what is promised in other words', () => {
  itNames('promised-email', {
    'a thing beside the guide': {
      changes: onGuide('You get the guide and twelve templates.', 'success.toast.title'),
      at: 'guide.ts, success.toast.title',
      says: '"get the guide and twelve templates" stands here, but nothing else on this page, and no email that follows, names a template. Let an email bring it, or take the promise out.',
    },
    'an email to nobody': {
      changes: withEnding({
        whenOver: { title: 'It is over', text: 'We email you the next date.' },
      }),
      at: 'guide.ts, event.whenOver.text',
      says: '"We email you" stands here, but whoever reads this has left no address here. Declare a waiting list (event.whenFull.waitingList), or say where to look.',
    },
  });
  itNames('offer-kind', {
    'a seat that cannot be saved': {
      changes: onGuide('We could not save your seat.', 'failure.any.title'),
      at: 'guide.ts, failure.any.title',
      says: '"save your seat" stands here, but this page offers a guide, for which nobody registers. Say what people get here.',
    },
  });
  itNames('nothing-there', {
    'a group without a link': {
      changes: onGuide('You join our private Facebook group.'),
      says: '"our private Facebook group" stands here, but no button and no link of the page or its emails leads to such a group. Link to the group in an email, or take the words out.',
    },
  });
  itNames('promised-contact', {
    'somebody who rings': {
      changes: { 'guide.ts': { 'success.toast.title': 'One of our nurses rings you on Friday.' } },
      says: '"One of our nurses rings you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
  });
});
