import { describe } from 'vitest';
import { inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

/** An email with points of these titles. */
const sending = (titles: readonly string[]): Files => ({
  'coach.ts': {
    'functions.send-guide.message': {
      ...message,
      points: titles.map((title) => ({ title, text: 'Sit down for it.' })),
    },
  },
});
const inEmail = "coach.ts, functions['send-guide'].message";

/** A page whose lead says something, in English or in German. */
const onPage = (lead: string): Files => ({ 'guide.ts': { 'page.sections.0.lead': lead } });
const inGerman = (lead: string): Files => ({
  'coach.ts': inLanguage('de').emails,
  'guide.ts': { ...inLanguage('de').page, language: 'de', 'page.sections.0.lead': lead },
});
const lead = 'guide.ts, page.sections[0].lead';
const follow = 'Let each stretch begin where the one before it ends.';

describe('stretches that follow each other', () => {
  itNames('count-of-points', {
    'a day that none of three has': {
      changes: onPage('Days 1 to 14: rest. Days 16 to 45: walk. Days 46 to 90: work.'),
      at: lead,
      says: `"Days 16 to 45" does not follow "Days 1 to 14", while the others follow each other. ${follow}`,
    },
    'one of three in another unit': {
      changes: onPage('Days 1 to 14: rest. Weeks 15 to 45: walk. Days 46 to 90: work.'),
      at: lead,
      says: '"Weeks 15 to 45" stands among days: "Days 1 to 14". Measure all of them alike.',
    },
    'the same in German': {
      changes: inGerman('Tage 1 bis 14: Ruhe. Tage 15 bis 45: Wege. Tage 47 bis 90: Werke.'),
      at: lead,
      says: `"Tage 47 bis 90" does not follow "Tage 15 bis 45", while the others follow each other. ${follow}`,
    },
    'a score that means nothing': {
      changes: onPage('0 to 2: steady. 3 to 5: strained. 7 to 9: stop.'),
      at: lead,
      says: `"7 to 9" does not follow "3 to 5", while the others follow each other. ${follow}`,
    },
    'an end ten days before that of all': {
      guide: {
        'offer.summary': 'A rest of ninety days.',
        'page.sections.0.lead': 'Days 1 to 14: rest. Days 15 to 45: walk. Days 46 to 80: work.',
      },
      at: lead,
      says: '"Days 46 to 80" ends the last of several stretches, but the page tells of 90 days. Let the last one end where all of them end.',
    },
    'a score that is higher than the statements': {
      coach: {
        'functions.send-guide.message': {
          ...message,
          preview: 'Nine statements, one score.',
          points: 'abcdefghi'.split('').map((one) => ({ title: `Rest of ${one}`, text: 'Sit.' })),
          afterword: ['0 to 2: steady. 3 to 5: strained. 6 to 10: stop.'],
        },
      },
      at: `${inEmail}.afterword[0]`,
      says: '"6 to 10" ends the last of several stretches, but the email has 9 points. Let the last one end where all of them end.',
    },
    'days that go up and down': {
      changes: onPage('We write on days 3, 7 and 10, and call on day 9.'),
      at: lead,
      says: 'The numbers in "days 3, 7 and 10, and call on day 9" go up and down. Put them in order, or correct one of them.',
    },
    'a week that two points have': {
      changes: sending(['Weeks 1 and 2: sit', 'Weeks 3 to 5: walk', 'Weeks 5 to 7: work']),
      at: `${inEmail}.points[2].title`,
      says: `"Weeks 5 to 7" does not follow "Weeks 3 to 5", while the others follow each other. ${follow}`,
    },
  });
  itNames('out-of-order', {
    'a point copied with its number': {
      changes: sending(['Cue one: sit', 'Cue two: wait', 'Cue two: breathe']),
      at: `${inEmail}.points[2].title`,
      says: '"Cue two: breathe" follows "Cue two: wait". Write Cue 3, or put them in order.',
    },
    'a point left out': {
      changes: sending(['Step 1. Sit', 'Step 3. Wait', 'Step 4. Breathe']),
      at: `${inEmail}.points[1].title`,
      says: '"Step 3. Wait" follows "Step 1. Sit". Write Step 2, or put them in order.',
    },
  });
  itAccepts([
    ...[
      'Days 1 to 14: rest. Days 15 to 45: walk. Days 46 to 90: work.',
      'Minutes 0 to 10: tea. Minutes 10 to 30: cake. Minutes 30 to 45: more tea.',
      'Days 1 to 14: rest. Days 15 to 30: walk. Days 60 to 90: work.',
      'Days 1 to 14: rest. Weeks 3 to 5: walk. Days 46 to 90: work.',
      'Eleven complained, out of three hundred and forty.',
      'We write on days 3, 7 and 10, and call on day 12.',
      'We write on days 10, 3 and 1 before it.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
    ...[
      ['Weeks 1 and 2: sit', 'Weeks 3 and 4: walk', 'Weeks 5 to 7: work'],
      ['Cue one: sit', 'Cue two: wait', 'Cue three: breathe'],
      ['Week 1: sit', 'Week 3: wait', 'Week 6: breathe'],
      ['Rule 2: sit', 'Rule 4: wait', 'Rule 7: breathe'],
      ['Part 1: sit', 'Part 2: wait', 'And then breathe'],
    ].map((titles) => ({ did: titles.join(', '), changes: sending(titles) })),
  ]);
});
