import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

describe('how long ago something was', () => {
  /** The first email of a campaign, a day after the sign-up; nothing keeps it waiting. */
  const step = (text: string, part = 'paragraphs.0'): Files => ({
    'coach.ts': { [`campaigns.0.steps.0.message.${part}`]: text },
  });
  const atOnce = (text: string): Files => ({
    'coach.ts': { 'functions.send-guide.message.paragraphs.0': text },
  });
  itNames('email-timing', {
    'two days for one': {
      changes: step('Two days ago you asked for our guide.'),
      says: '"Two days ago you asked" stands here, but this email comes 1 day after the sign-up, depending on the hour and the weekday. Write “recently”, or what is true whenever it comes.',
    },
    'last week': {
      changes: step('You downloaded the guide last week.'),
      says: '"You downloaded the guide last week" stands here, but this email comes 1 day after the sign-up, depending on the hour and the weekday. Write “recently”, or what is true whenever it comes.',
    },
    'a day before it was asked for': {
      changes: atOnce('Yesterday you asked for this.'),
      says: '"Yesterday you asked" stands here, but this email comes at sign-up. Write “recently”, or what is true whenever it comes.',
    },
  });
  /** The third email of a campaign, two days after the one before it. */
  const third = (text: string): Files => ({
    'coach.ts': {
      'campaigns.0.steps': ['rest', 'work', 'sleep'].map((about, index) => ({
        id: about,
        after: { days: 2 },
        message: {
          ...message,
          subject: `About ${about}`,
          heading: `Think of ${about}`,
          paragraphs: [index === 2 ? text : `Here is more about ${about}.`],
        },
      })),
    },
  });
  const place = 'coach.ts, campaigns[0].steps[2].message.paragraphs[0]';
  itNames('email-timing', {
    'what we wrote three days ago': {
      changes: third('Three days ago we wrote to you about work.'),
      at: place,
      says: '"Three days ago we wrote to you" stands here, but the email before this one comes 2 days earlier, depending on the hour and the weekday. Write “recently”, or what is true whenever it comes.',
    },
    'the email of last week': {
      changes: third('In the email we sent you two weeks ago we spoke of work.'),
      at: place,
      says: '"email we sent you two weeks ago" stands here, but the email before this one comes 2 days earlier, depending on the hour and the weekday. Write “recently”, or what is true whenever it comes.',
    },
  });
  itAccepts({
    'what we wrote two days ago': { changes: third('Two days ago we wrote to you about work.') },
    'what we wrote four days ago': { changes: third('Four days ago we wrote to you about rest.') },
    'what was told to somebody else': { changes: third('A week ago we asked a roofer.') },
  });
  itAccepts({
    yesterday: { changes: step('Yesterday you asked for our guide.') },
    'a day ago': { changes: step('You asked for our guide a day ago.') },
    'somebody else’s week': { changes: step('Last week a client called.') },
    'this morning, at once': { changes: atOnce('You asked for this just now.') },
  });
});

describe('which email it is', () => {
  /** The first email of a campaign, a day after the sign-up; nothing keeps it waiting. */
  const step = (text: string, part = 'paragraphs.0'): Files => ({
    'coach.ts': { [`campaigns.0.steps.0.message.${part}`]: text },
  });
  const series = (subjects: string): Files => ({
    'coach.ts': {
      'campaigns.0.steps': subjects.split(', ').map((subject, index) => ({
        id: `step-${'abc'[index]}`,
        after: { days: 2 },
        message: {
          ...message,
          subject,
          heading: `Think of ${subject}`,
          paragraphs: [`Here is more about ${subject}.`],
        },
      })),
    },
  });
  itNames('email-order', {
    'two emails before the first': {
      changes: step('In my last email I told you about rest, and in the one before about work.'),
      says: '"the one before about" stands here, but only the email that answers the form comes before this one. Correct the words, or put the steps into the order that they speak of.',
    },
    'three emails before the first': {
      changes: step('My last three emails were about rest.'),
      says: '"My last three emails" stands here, but only the email that answers the form comes before this one. Correct the words, or put the steps into the order that they speak of.',
    },
    'the third day on the first': {
      changes: step('Day 3: rest', 'subject'),
      says: '"Day 3:" stands here, but this is email 1 of 1 and comes 1 day after the sign-up. Correct the number, or leave it out.',
    },
    'a day twice': {
      changes: series('Day 1: sit, Day 9: stand, Day 3: walk'),
      at: 'coach.ts, campaigns[0].steps[1].message.subject',
      says: '"Day 9:" stands here, but this is email 2 of 3 and comes 4 days after the sign-up. Correct the number, or leave it out.',
    },
    'another offer': {
      changes: step('You downloaded our Burnout Quiz.'),
      rule: 'foreign-offer',
      says: '"You downloaded our Burnout Quiz" stands here, but the form of willow-guide, which starts these emails, offers "The Willow Guide" (guide). Write {leadMagnet}, which is always the name of what they asked for.',
    },
    'an event that nobody registered for': {
      changes: step('You registered for our free webinar.'),
      rule: 'foreign-offer',
      says: '"You registered for our free webinar" stands here, but the form of willow-guide, which starts these emails, offers "The Willow Guide" (guide). Write {leadMagnet}, which is always the name of what they asked for.',
    },
    'a next lesson after the last': {
      changes: { ...step('Tomorrow I will send you the next lesson.'), 'guide.ts': { event } },
      rule: 'promised-email',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Tomorrow I will send" stands here, but this is the last email of "Willow Campaign", so nothing follows. Add a step that keeps the promise, or take the words out.',
    },
  });
  const placed = (words: string, subjects: string, at = 0) => ({
    changes: series(subjects),
    at: `coach.ts, campaigns[0].steps[${at}].message.subject`,
    says: `"${words}" stands here, but this is email ${at + 1} of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.`,
  });
  itNames('email-order', {
    'a part of too few': placed('Part 1/2', 'Part 1/2: sit, stand, walk'),
    'an email of too many': placed('Email #5 of 7', 'sit, stand, Email #5 of 7: walk', 2),
    'a day of too many': {
      changes: series('Day 1: sit, Day 2 of 5: stand, walk'),
      at: 'coach.ts, campaigns[0].steps[1].message.subject',
      says: '"Day 2 of 5:" stands here, but this is email 2 of 3 and comes 4 days after the sign-up. Correct the number, or leave it out.',
    },
    'a day in words': {
      changes: step('Welcome to day five of the challenge.'),
      says: '"Welcome to day five" stands here, but this is email 1 of 1 and comes 1 day after the sign-up. Correct the number, or leave it out.',
    },
    'a fourth that is the first': {
      changes: step('My fourth email to you: rest', 'heading'),
      says: '"My fourth email to you" stands here, but this is email 1 of 1 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
  });
  itAccepts({
    'the email before': { changes: step('In my last email I told you about rest.') },
    'days in order': { changes: series('Day 1: sit, Day 2: stand, Day 3: walk') },
    'what they asked for': { changes: step('You downloaded our guide.') },
    'a day of rest': { changes: step('A day for rest', 'subject') },
  });
});
