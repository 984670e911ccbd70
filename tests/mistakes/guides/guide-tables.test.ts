import { describe } from 'vitest';
import { type Control, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

const button = { label: 'Download the guide', to: 'download' };

/** A guide with a table and what else its chapter holds. */
const tabled = (
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  more: readonly object[] = [],
): Control['changes'] => ({
  'coach.ts': { 'functions.send-guide.message': { ...message, button } },
  'guide.ts': { 'offer.file': 'rest.guide.ts' },
  'rest.guide.ts': {
    chapters: [{ title: 'The plan', blocks: [{ kind: 'table', caption, columns, rows }, ...more] }],
  },
});

const leak = (total: readonly string[]) =>
  tabled(
    'What a month costs',
    ['Line', 'Month', 'Year'],
    [['Gym', '39', '468'], ['Telephone', '44', '528'], ['Bicycle', '9', '1,108.50'], total],
  );
const quarter = (...minutes: readonly string[]) =>
  tabled(
    'Fifteen minutes, divided',
    ['Minutes', 'What for'],
    minutes.map((one, index) => [one, `Part ${'abcd'[index]}`]),
  );

const places = ['Alder', 'Birch', 'Cedar', 'Elder', 'Hazel', 'Maple'];
/** Six places with their minutes, and below a heading for each what the guide tells of it. */
const drive = (
  told: (place: string, minutes: number) => string,
  minutes = [10, 20, 30, 40, 50, 60],
) =>
  tabled(
    'The six at a glance',
    ['Place', 'To town'],
    places.map((place, index) => [place, `${minutes[index]} min`]),
    places.flatMap((place, index) => [
      { kind: 'heading', text: place },
      { kind: 'paragraph', text: told(place, 10 * (index + 1)) },
    ]),
  );

/** What a shop takes and keeps, today and at a higher price. */
const shop = (left: readonly string[], label = 'Profit') =>
  tabled(
    'A month',
    ['A month', 'Today', 'Then'],
    [
      ['Revenue', '12,000', '12,960'],
      ['Cost', '9,600', '9,600'],
      [label, ...left],
    ],
  );
/** A balance of some weeks. */
const balance = (...left: readonly string[]) =>
  tabled(
    'Five weeks, starting with 14,000',
    ['Week', 'Comes in', 'Goes out', 'Left'],
    [
      ['6,000', '8,500'],
      ['9,000', '7,500'],
      ['2,000', '8,500'],
      ['4,500', '9,500'],
      ['12,000', '7,500'],
    ].map((row, index) => [`${index + 1}`, ...row, left[index] ?? '']),
  );

describe('the figures of tables in guides', () => {
  itNames('count-of-points', {
    'a profit that is not what is left': {
      changes: shop(['2,400', '3,460']),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[2][2]',
      says: '"3,460" stands here, but the figures before it leave 3360. Count again and correct one of the numbers.',
    },
    'a balance that goes on with another figure': {
      changes: balance('11,500', '12,000', '6,500', '1,500', '6,000'),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[1][3]',
      says: '"12,000" stands here, but the figures before it leave 13000. Count again and correct one of the numbers.',
    },
    'a sum that is not one': {
      changes: leak(['Together', '102', '2,104.50']),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[3][1]',
      says: '"102" stands in the row "Together", but the rows above it add up to 92. Count again and correct one of the numbers.',
    },
    'a quarter of an hour with eighteen minutes': {
      changes: quarter('3', '8', '3', '4'),
      at: 'rest.guide.ts, chapters[0].blocks[0].columns[0]',
      says: 'The table is called "Fifteen minutes, divided", but its minutes add up to 18. Count again and correct one of the numbers.',
    },
    'one row that its chapter tells otherwise': {
      changes: drive((_, minutes) => `It takes ${minutes} minutes.`, [10, 25, 30, 40, 50, 60]),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[1][1]',
      says: '"25 min" stands in the row "Birch", but what the guide says under that heading has other numbers, while those of the other rows agree. Count again and correct one of the numbers.',
    },
  });
  itAccepts({
    'a profit': { changes: shop(['2,400', '3,360']) },
    'what is left of more than is shown': { changes: shop(['1,900', '2,700'], 'Left') },
    'another figure below': { changes: shop(['2,400', '3,460'], 'Buyers') },
    'a balance': { changes: balance('11,500', '13,000', '6,500', '1,500', '6,000') },
    'a balance that the reader writes': { changes: balance('11,500') },
    'a sum': { changes: leak(['Together', '92', '2,104.50']) },
    'a sum that is left to the reader': { changes: leak(['Together', '', '']) },
    'an average': { changes: leak(['On average', '31', '701.50']) },
    'a quarter of an hour': { changes: quarter('3', '5', '3', '4') },
    'minutes at which something happens': { changes: quarter('1', '5', '10', '15') },
    'rows that their chapters tell': { changes: drive((_, minutes) => `Count on ${minutes}.`) },
    'a row that its chapter tells in words': {
      changes: drive((place, minutes) =>
        place === 'Cedar' ? 'Half an hour.' : `Count on ${minutes}.`,
      ),
    },
    'rows that chapters tell in part': {
      changes: drive((place, minutes) =>
        place < 'D' ? `Count on ${minutes + 1}.` : `Count on ${minutes}.`,
      ),
    },
  });
});
