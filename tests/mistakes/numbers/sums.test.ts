import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

const at = 'guide.ts, page.sections[0].lead';
/** A page whose lead says something, maybe with an event of 90 minutes and 50 seats. */
const onPage = (lead: string): Files => ({ 'guide.ts': { 'page.sections.0.lead': lead } });
const onEvent = (lead: string): Files => ({
  'guide.ts': {
    'page.sections.0.lead': lead,
    event: { ...event, seats: 50 },
    'failure.full': { title: 'No seat is left' },
    'failure.alreadyRegistered': { title: 'You are registered' },
  },
});
/** A package of 480 dollars that holds something. */
const inPackage = (text: string): Files => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'packages',
      title: 'And afterwards',
      items: [
        {
          name: 'An evening',
          price: 'Free',
          text: 'For a first look.',
          includes: ['One of us'],
          button: { label: 'Ask for one', to: 'scheduling' },
        },
        {
          name: 'Three evenings',
          price: { amount: 480, currency: 'USD' },
          text: 'For a longer rest.',
          includes: [text],
          button: { label: 'Ask for three', to: 'scheduling' },
        },
      ],
    },
  },
});
const inIncluded = 'guide.ts, page.sections[1].items[1].includes[0]';
const again = 'Count again and correct one of the numbers.';

describe('sums', () => {
  itNames('count-of-points', {
    'parts that are longer than the whole': {
      changes: onEvent('Live: an hour of cases and 45 minutes of questions.'),
      rule: 'event-length',
      at,
      says: '"an hour" and "45 minutes" stand here, which are 105 minutes, but the whole takes 90. Let the parts add up to the whole, or correct its length.',
    },
    'quarters that are no whole': {
      changes: onEvent('It goes like this: four quarters of twenty minutes.'),
      rule: 'event-length',
      at,
      says: '"four quarters of twenty minutes" stand here, which are 80 minutes, but the whole takes 90. Let the parts add up to the whole, or correct its length.',
    },
    'tables at which more sit than come': {
      changes: onEvent('We sit at ten tables of six.'),
      rule: 'event-seats',
      at,
      says: `"ten tables of six" stands here, which are 60 seats, but the event has 50 seats (event.seats). ${again}`,
    },
    'three of each of three': {
      changes: onPage('Three statements each for cash, people and rest, twelve in all.'),
      says: `"twelve in all" stands here, but what stands before it makes 9. Count again and correct one of the numbers.`,
    },
    'chairs of several evenings': {
      changes: onPage('There are 12 seats on each of 3 evenings, 40 chairs in all.'),
      says: `"40 chairs in all" stands here, but what stands before it makes 36. ${again}`,
    },
    'a share': {
      changes: onPage('Of our readers 45 of 50, or 80%, rest more.'),
      says: `"45 of 50, or 80%" stands here, but 45 of 50 are 90%. ${again}`,
    },
    'a reduction': {
      changes: inPackage('Now $480 instead of $600, 25% off.'),
      rule: 'price-beside-free',
      at: inIncluded,
      says: '"25% off" stands here, but from 600 to 480 are 20%. Correct the share, or one of the prices.',
    },
    'a rate': {
      changes: inPackage('Three evenings, $180 each.'),
      rule: 'price-beside-free',
      at: inIncluded,
      says: '"Three evenings, $180 each" stands here, which makes 540, but the package costs 480 (price.amount). Correct the price of one, or of all.',
    },
    'instalments that pay less than the price': {
      changes: inPackage('Or three payments of $150.'),
      rule: 'price-beside-free',
      at: inIncluded,
      says: '"three payments of $150" stands here, which makes 450, but the package costs 480 (price.amount). Correct the price of one, or of all.',
    },
  });
  itAccepts([
    ...[
      'Live: an hour of cases and half an hour of questions.',
      'After an hour of sleep and 45 minutes of email you are awake.',
      'We sit at ten tables of five.',
      'Three rounds of thirty minutes.',
      'You sat at two tables of your own.',
      'Thirty seats are filled by friends.',
    ].map((text) => ({ did: text, changes: onEvent(text) })),
    ...[
      'Three statements each for cash, people and rest, nine in all.',
      'Two walks, three naps and a tea: six in all.',
      'Three naps and two teas each evening, four evenings in all.',
      'In 2019 and 2021 we rested, 30 times in all.',
      'Seven gardens, 40 in all.',
      'Two of four chairs at each table, five chairs in all.',
      'Of our readers 45 of 50, or 90%, rest more.',
      'Two of five owners, 20% of revenue: that was rest.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
    ...[
      'Now $480 instead of $600, 20% off.',
      'Half price: $480 instead of $960.',
      'Half price, instead of $960.',
      'Save 20% on $50 cups and $30 spoons.',
      'Three evenings, $160 each.',
      'Or three payments of $165.',
      'Three evenings of tea',
    ].map((text) => ({ did: text, changes: inPackage(text) })),
  ]);
});

describe('a sum of what the points of an email say', () => {
  const summed = (text: string): Files => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...message,
        points: ['Tea (1.5 hours)', 'A nap (2 hours)', 'A walk (1 hour)'].map((title) => ({
          title,
          text: 'Rest.',
        })),
        afterword: [text],
      },
    },
  });
  itNames('count-of-points', {
    'a sum that is not theirs': {
      changes: summed('The sum of the three: 5 hours.'),
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"sum of the three: 5 hours" stands here, but the points add up to 4.5 hours. Count again and correct one of the numbers.',
    },
  });
  itAccepts({
    'the sum': { changes: summed('The sum of the three: 4.5 hours.') },
    'the sum of something else': { changes: summed('A sum of the two: 9 hours of sleep.') },
  });
});
