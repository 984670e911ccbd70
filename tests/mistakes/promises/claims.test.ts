import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

const event = {
  'offer.kind': 'masterclass',
  'failure.full': { title: 'Every seat is taken' },
  'failure.alreadyRegistered': { title: 'You have a seat already' },
  event: {
    name: 'Quiet Mornings',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 60,
    place: 'Live online, by video meeting',
    seats: 40,
  },
};

const ofEvents = (rows: readonly (readonly [string, string, string, string])[]): Mistake[] =>
  rows.map(([did, rule, text, says]) => ({
    did,
    changes: { 'guide.ts': { ...event, 'page.sections.0.lead': text } },
    rule,
    at: 'guide.ts, page.sections[0].lead',
    says,
  }));

describe('what words say about an event', () => {
  itNames(
    ofEvents([
      [
        'a near week',
        'relative-day',
        'Join us next week.',
        '"Join us next week" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.',
      ],
      [
        'a countdown',
        'relative-day',
        'It starts in 3 days.',
        '"starts in 3 days" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.',
      ],
      [
        'an event of days',
        'event-length',
        'The 5-day challenge for tired people.',
        '"5-day challenge" stands here, but the event takes 60 minutes (event.minutes). Write {event.minutes} minutes, or correct event.minutes.',
      ],
      [
        'minutes after the end',
        'event-length',
        'Minutes 45 to 75: your questions.',
        '"Minutes 45 to 75" stands here, but the event is over after 60 minutes (event.minutes). Correct the minutes in the text, or event.minutes.',
      ],
      [
        'another number of people',
        'event-seats',
        'We take 25 participants.',
        '"We take 25 participants" stands here, but the event has 40 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
      ],
      [
        'a live event on demand',
        'promised-recording',
        'Watch the masterclass anytime.',
        '"Watch the masterclass anytime" stands here, but the event takes place once, live. Take the words out, or offer a guide instead of an event.',
      ],
      [
        'a room for a video meeting',
        'event-place',
        'We meet in person, over coffee.',
        '"meet in person" stands here, but the event is “Live online, by video meeting” (event.place). Write {event.place}, or correct event.place.',
      ],
      [
        'a room at the end of a sentence',
        'event-place',
        'Three of us, in person.',
        '"in person" stands here, but the event is “Live online, by video meeting” (event.place). Write {event.place}, or correct event.place.',
      ],
      [
        'a deadline after the event',
        'event-date',
        'Registration ends on 1 April 2027.',
        '"ends on 1 April 2027" stands here, but the event begins before that, on Tuesday, 2027-03-16 (event.startsAt). Write a day before the event, or correct event.startsAt.',
      ],
      [
        'the other part of the day',
        'event-time',
        'An evening masterclass for early birds.',
        '"evening masterclass" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
      ],
    ]),
  );
  itAccepts(
    [
      'In 3 weeks you will sleep better.',
      'Next week you will know what to change.',
      'After a five-day week you have earned it.',
      'Minutes 30 to 60: your questions.',
      'We take 40 participants.',
      'There is no recording on demand.',
      'You need not come in person.',
      'Registration ends on 1 March 2027.',
      'A morning masterclass for early birds.',
      'People who live in Denver know it.',
    ].map((text) => ({
      did: text,
      changes: { 'guide.ts': { ...event, 'page.sections.0.lead': text } },
    })),
  );
});

describe('what nothing keeps', () => {
  itNames([
    ...inText('nothing-there', 'lead', [
      [
        'a film',
        'Watch the video below.',
        '"video below" stands here, but this page has no such thing. Take the words out, or link to where it is.',
      ],
    ]),
    ...inText('relative-day', 'lead', [
      [
        'a season',
        'Our Black Friday offer is on.',
        '"Black Friday offer" stands here, but this is read all the year round. Write words that are right on any day, or declare when the page ends (expires).',
      ],
    ]),
    ...inText('promised-contact', 'thanks', [
      [
        'a call',
        'We will call you.',
        '"We will call you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
      ],
    ]),
    ...inText('promised-email', 'thanks', [
      [
        'a link',
        'Here comes your Zoom link',
        '"Zoom link" stands here, but this funnel offers a guide and declares no event. Promise what the email brings, or declare event: { … }.',
      ],
    ]),
    ...inText('left-over', 'heading', [
      [
        'one name for all',
        'Dear Karen, here it is',
        '"Dear Karen, " stands here, but everybody who gets this email is greeted by that name. Write {name}, or greet nobody.',
      ],
      [
        'one name for all, at the end',
        'The guide is yours now, Anna',
        '", Anna" stands here, but everybody who gets this email is called so. Write {name}, or call nobody.',
      ],
    ]),
    ...inText('left-over', 'thanks', [
      [
        'one name for all who have sent the form',
        'Good to have you, Monica.',
        '", Monica" stands here, but everybody who sends the form is called so. Write {name}, or call nobody.',
      ],
    ]),
    ...inText('count-of-fields', 'formTitle', [
      [
        'too many fields',
        'Nine short fields',
        '"Nine short fields" stands here, but the form has 2 fields. Correct the number.',
      ],
    ]),
  ]);
  itAccepts([
    ...rightText('lead', ['No video below, only words.', 'Christmas comes once a year.']),
    ...rightText('heading', [
      'Dear reader, here it is',
      'Hello there, here it is',
      'Happy Monday is a feeling',
      'With Rosa, Tom and Mia',
    ]),
  ]);
});

describe('a name with a second choice', () => {
  itNames(
    inText('foreign-placeholder', 'heading', [
      [
        'brackets with a fallback',
        'Here it is, [FIRSTNAME,fallback=friend]',
        '"[FIRSTNAME,fallback=friend]" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
    ]),
  );
});

describe('what authors and assistants leave behind', () => {
  itNames(
    inText('left-over', 'headline', [
      [
        'a request to the author',
        'Insert headline',
        '"Insert headline" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an editor’s hint',
        'Click here to edit this text',
        '"Click here to edit this text" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a name of an entry',
        'Bullet point one',
        '"Bullet point one" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'brackets around nothing',
        '[Customer testimonial]',
        '"[Customer testimonial]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a trial',
        'TEST - Sleep at last',
        '"TEST - " looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'an apology of a machine',
        'As an AI language model, I cannot sleep',
        '"As an AI language model" is what an assistant says about its text. Keep the text and remove what was said around it.',
      ],
      [
        'an answer of a machine',
        'Sure! Here is a shorter headline',
        '"Sure! Here is" is what an assistant says about its text. Keep the text and remove what was said around it.',
      ],
      [
        'a source of a machine',
        'Sleep at last 【4†source】',
        '"【4†source】" is what an assistant says about its text. Keep the text and remove what was said around it.',
      ],
      [
        'a number to come',
        'Join XX people who sleep',
        '"XX" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );
  itAccepts(
    rightText('headline', [
      'Sure, you can sleep',
      'Test: how well do you sleep?',
      'A bullet point is not a plan',
      'What AI cannot do for your sleep',
    ]),
  );
});
