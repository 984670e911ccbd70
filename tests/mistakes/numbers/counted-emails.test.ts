import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message, writtenGuide } from '#tests/support/site/declarations.ts';

const topics = ['rest', 'tea', 'work'];

/** A campaign of three emails; the text stands in the one of that number, or in the one that brings the guide. */
function inEmail(text: string, email: 0 | 1 | 2 | 3 = 0): Files {
  const steps = topics.map((topic, index) => ({
    id: topic,
    after: { days: 2 },
    message: {
      ...message,
      subject: `Think of ${topic}`,
      heading: `On ${topic}`,
      paragraphs: [index === email - 1 ? text : `Here is more about ${topic}.`],
    },
  }));
  return {
    'coach.ts': {
      'campaigns.0.steps': steps,
      ...(email === 0 ? { 'functions.send-guide.message.paragraphs.0': text } : {}),
    },
  };
}

/** The same campaign, and a text beside what follows success. */
function onSuccess(text: string): Files {
  return {
    ...inEmail('Here it is.'),
    'guide.ts': { 'success.toast.description': text },
  };
}

/** A guide of six letters, before the three emails. */
const guideOfLetters: Files = {
  'coach.ts': {
    ...inEmail('Here it is.')['coach.ts'],
    'functions.send-guide.message.button': { label: 'Open', to: 'download' },
  },
  'guide.ts': {
    'offer.summary': 'Six letters to a tired friend.',
    'offer.file': 'rest.guide.ts',
    'success.toast.description': 'All six letters are on their way.',
  },
  'rest.guide.ts': writtenGuide,
};

const atSuccess = 'guide.ts, success.toast.description';
const inStep = (step: number) => `coach.ts, campaigns[0].steps[${step - 1}].message.paragraphs[0]`;
const hasThree = (words: string) =>
  `"${words}" stands here, but "Willow Campaign" has 3 emails. Write 3, or “a few emails”, or change the campaign's steps.`;

describe('emails that are counted in a sentence', () => {
  itNames(
    (
      [
        [
          'one too many that follow',
          'The four letters that follow are short.',
          'four letters that follow',
        ],
        ['four more times', 'You hear from us four more times.', 'hear from us four more times'],
        ['both of three', 'Both emails that follow take a minute.', 'Both emails that follow'],
        [
          'a place among five',
          'The first of five field notes will follow on Monday.',
          'first of five field notes',
        ],
        [
          'a series of six',
          'This is our short series of six letters.',
          'our short series of six letters',
        ],
      ] as const
    ).map(([did, text, words]) => ({
      did,
      changes: onSuccess(text),
      rule: 'email-count',
      at: atSuccess,
      says: hasThree(words),
    })),
  );
  itNames('email-count', {
    'two more after the guide, where there are three': {
      changes: inEmail('Two more letters come in the next weeks.'),
      says: hasThree('Two more letters'),
    },
    'one a day, where two days lie between': {
      changes: onSuccess('The first email today, then one a day for a week.'),
      rule: 'email-timing',
      says: '"email today, then one a day" stands here, but the emails of "Willow Campaign" are 2 days, 2 days apart. Say what the calendar does, or change the steps\' waits; npm run calendar shows every time.',
    },
    'six from us': {
      changes: inEmail('You get six emails from us; here is the one about rest.', 1),
      at: inStep(1),
      says: hasThree('You get six emails from us'),
    },
    'two more after the second of three': {
      changes: inEmail('Two more letters will follow.', 2),
      at: inStep(2),
      says: '"Two more letters" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the number, or leave it out.',
    },
    'the last of four': {
      changes: inEmail('This was the last of our five letters.', 3),
      rule: 'email-order',
      at: inStep(3),
      says: '"This was the last of our five letters" stands here, but this is email 3 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'the third of three in the second, which does not count the guide': {
      changes: inEmail('Letter 3 of 3: tea.', 2),
      rule: 'email-order',
      at: inStep(2),
      says: '"Letter 3 of 3" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
  });
  itAccepts([
    ...[
      'The three letters that follow are short.',
      'The first of three letters will follow on Monday.',
      'This is our series of four letters, with the guide.',
      'You answered forty emails today.',
      'Two emails are enough for most of them.',
      'Write two letters to a friend.',
      'Two of the three letters that follow are short.',
      'Nine out of ten letters like that are never sent.',
    ].map((text) => ({ did: text, changes: onSuccess(text) })),
    { did: 'the letters that a guide consists of', changes: guideOfLetters },
    ...[
      'Three more letters come in the next weeks.',
      'The second of two letters from her bank was kind.',
      'Ten letters a day follow from busy people.',
      'Two more emails from clients, and the day is over.',
    ].map((text) => ({ did: text, changes: inEmail(text) })),
    ...[
      'Two more letters will follow.',
      'This is the first of three letters.',
      'This is the second of four letters.',
      'She wrote the first of two letters on a Sunday.',
      'The last two letters of her name were missing.',
      'We got two emails about this.',
      'Two letters follow the name of a knight.',
    ].map((text) => ({ did: `${text} (first)`, changes: inEmail(text, 1) })),
    {
      did: 'one each other day',
      changes: onSuccess('The first email today, then one every other day.'),
    },
    { did: 'the last of all', changes: inEmail('This was the last of our three letters.', 3) },
  ]);
});
