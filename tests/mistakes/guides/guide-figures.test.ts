import { describe } from 'vitest';
import { type Control, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message, writtenGuide } from '#tests/support/site/declarations.ts';

const button = { label: 'Download the guide', to: 'download' };
const [chapter] = writtenGuide.chapters;

/** A guide of some chapters, offered with a summary. */
const writing = (
  chapters: readonly object[],
  summary = 'Four rests and a chair.',
): Control['changes'] => ({
  'coach.ts': { 'functions.send-guide.message': { ...message, button } },
  'guide.ts': { 'offer.file': 'rest.guide.ts', 'offer.summary': summary },
  'rest.guide.ts': { chapters },
});

/** A chapter with a table of hours and what they cost. */
const tabled = (...rows: readonly (readonly string[])[]) =>
  writing([
    {
      title: 'The sums',
      blocks: [{ kind: 'table', caption: 'A week', columns: ['Task', 'Hours', 'Rate'], rows }],
    },
  ]);

/** Chapters that are numbered, behind one that says something. */
const counting = (text: string) =>
  writing([
    { title: 'Before you begin', blocks: [{ kind: 'paragraph', text }] },
    ...[1, 2, 3, 4].map((number) => ({ ...chapter, title: `Rest ${number}. Sit down` })),
  ]);

const figure = { kind: 'figure', scene: 'stage', alt: 'A chair in the light' };

/** A chapter whose first words are followed by a figure and the table of the guide. */
const pointing = (text: string) =>
  writing([
    { ...chapter, blocks: [{ kind: 'paragraph', text }, figure, ...(chapter?.blocks ?? [])] },
  ]);

describe('what the tables of a guide add up to', () => {
  itNames('count-of-points', {
    'a sum with another digit': {
      changes: tabled(['Calls', '3.0', '20'], ['Letters', '2.5', '30'], ['Sum', '6.5', '25']),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[2][1]',
      says: '"6.5" stands in the row "Sum", but the rows above it add up to 5.5. Count again and correct one of the numbers.',
    },
    'two digits exchanged': {
      changes: tabled(
        ['Calls', '1,800', ''],
        ['Letters', '710', ''],
        ['', '', ''],
        ['Together', '2,150', ''],
      ),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[3][1]',
      says: '"2,150" stands in the row "Together", but the rows above it add up to 2510. Count again and correct one of the numbers.',
    },
    'what is left of a sum': {
      changes: tabled(
        ['Calls', '8', ''],
        ['Letters', '3', ''],
        ['Sum', '11', ''],
        ['Less: controls', '(1)', ''],
        ['Net', '11', ''],
      ),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[4][1]',
      says: '"11" stands in the row "Net", but the rows above it add up to 10. Count again and correct one of the numbers.',
    },
  });
  itAccepts({
    'a sum': {
      changes: tabled(['Calls', '3.0', '20'], ['Letters', '2.5', '30'], ['Sum', '5.5', '']),
    },
    'a rate, which is no sum': {
      changes: tabled(['Calls', '3', '20'], ['Letters', '2', '30'], ['Total', '5', '48']),
    },
    'sums that the reader fills in': {
      changes: tabled(['Calls', '', ''], ['Letters', '', ''], ['Total', '', '']),
    },
    'words among the numbers': {
      changes: tabled(['Calls', '3', ''], ['Letters', 'half a day', ''], ['Total', '8', '']),
    },
  });
});

/** A chapter with a table of so many rests, behind a paragraph. */
const listing = (count: number, caption: string, text = 'Find a chair.', first = 'Where') =>
  writing([
    {
      title: 'The rests',
      blocks: [
        { kind: 'paragraph', text },
        {
          kind: 'table',
          caption,
          columns: [first, 'How'],
          rows: ['Chair', 'Bench', 'Grass', 'Bed', 'Boat', 'Sum']
            .slice(0, count)
            .map((one) => [one, '']),
        },
      ],
    },
  ]);

/** A chapter with a table of minutes, before a paragraph. */
const timed = (text: string, ...minutes: readonly number[]) =>
  writing([
    {
      title: 'The rests',
      blocks: [
        {
          kind: 'table',
          caption: 'How long each takes',
          columns: ['Rest', 'About'],
          rows: minutes.map((one, index) => [`Rest of ${'abcdef'[index]}`, `${one} minutes`]),
        },
        { kind: 'paragraph', text },
      ],
    },
  ]);

describe('how many rows and minutes a table of a guide has', () => {
  itNames('count-of-points', {
    'a row less than its caption says': {
      changes: listing(4, 'The five at a glance'),
      at: 'rest.guide.ts, chapters[0].blocks[1].rows',
      says: '"The five at a glance" stands in the caption, but the table has 4 rows. Add what is missing, or count again.',
    },
    'the same without an article': {
      changes: listing(3, 'Four chairs, sorted'),
      at: 'rest.guide.ts, chapters[0].blocks[1].rows',
      says: '"Four chairs, sorted" stands in the caption, but the table has 3 rows. Add what is missing, or count again.',
    },
    'a row less than the words above it say': {
      changes: listing(4, 'The chart', 'Look around tonight: five places, ten minutes.', 'Place'),
      at: 'rest.guide.ts, chapters[0].blocks[1].rows',
      says: '"five places" stands above, but the table has 4 rows. Add what is missing, or count again.',
    },
    'minutes that are more than all of it takes': {
      changes: timed('An hour, then, if nothing stops you.', 20, 20, 50),
      at: 'rest.guide.ts, chapters[0].blocks[0].columns[1]',
      says: 'The minutes in this column add up to 90, but "An hour, then, if nothing stops you." stands beside the table. Count again and correct one of the numbers.',
    },
  });
  itAccepts({
    'places of somewhere else above the table': {
      changes: listing(4, 'The chart', 'Five places of one street are enough to begin.', 'Place'),
    },
    'as many rows': { changes: listing(5, 'The five at a glance') },
    'a row for the sum': { changes: listing(6, 'Five places, and what they cost') },
    'some of many': { changes: listing(3, 'Nine chairs, of which these are ours') },
    'three of them': { changes: listing(3, 'Four of ten: the comparison') },
    'a span of time': { changes: listing(3, 'Four quiet weeks in spring') },
    'things that have columns': { changes: listing(3, 'The two, side by side') },
    'as many as the words above it say': {
      changes: listing(
        4,
        'The chart',
        'Four places, ten minutes. Five chairs are too many.',
        'Place',
      ),
    },
    'those of others': {
      changes: listing(4, 'Theirs', 'You look at five places, they at four.', 'Place'),
    },
    'an hour that is rounded': { changes: timed('About an hour, then.', 20, 20, 25) },
    'the minutes of one alone': { changes: timed('Then sit for ten minutes more.', 20, 20, 50) },
  });
});

describe('how many a guide says that it has', () => {
  itNames('count-of-chapters', {
    'one rest less in its opening': {
      changes: counting('We have written it that way: three rests, each short.'),
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: '"three rests" stands here, but there are 4. Write 4.',
    },
    'a caption with another number than the offer': {
      changes: writing([
        {
          title: 'The plan',
          blocks: [
            { kind: 'table', caption: 'All of it: five rests', columns: ['Rest'], rows: [['Tea']] },
          ],
        },
      ]),
      at: 'rest.guide.ts, chapters[0].blocks[0].caption',
      says: '"five rests" stands here, but funnels/willow/guide.ts says "Four rests" (offer, summary). Count again and write one number in both places.',
    },
    'another number than the offer in the first words': {
      changes: writing([
        {
          title: 'The plan',
          blocks: [{ kind: 'paragraph', text: 'Five rests, each of them short. Begin with tea.' }],
        },
      ]),
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: '"Five rests" stands here, but funnels/willow/guide.ts says "Four rests" (offer, summary). Count again and write one number in both places.',
    },
    'an offer of more than its guide has': {
      changes: writing(
        [
          {
            title: 'The test: three rests',
            blocks: [{ kind: 'checklist', items: ['Tea.', 'A chair.', 'A walk.'] }],
          },
        ],
        'Four rests and a chair.',
      ),
      at: 'guide.ts, offer.summary',
      says: '"Four rests" stands here, but funnels/willow/rest.guide.ts says "three rests" and has as many (1st chapter, title). Count again and write one number in both places.',
    },
  });
  itAccepts({
    'its rests': { changes: counting('Four rests, each short enough.') },
    'the other ones': { changes: counting('Leave the other three rests for later.') },
    'an evening with one of them': { changes: counting('Two rests are enough for a week.') },
    'some of them in the first words': {
      changes: writing([
        {
          title: 'The plan',
          blocks: [
            { kind: 'paragraph', text: 'Three rests suit a Monday. Five people chose them.' },
          ],
        },
      ]),
    },
    'a span of time': {
      changes: writing([{ ...chapter, title: 'Five weeks of it' }], 'Four weeks of rest.'),
    },
  });
});

describe('what a guide points at', () => {
  itNames('nothing-there', {
    'a table that comes later': {
      changes: pointing('Begin with the table above.'),
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: '"the table above" stands here, but no table stands above it in this chapter. Say where it is, or take the words out.',
    },
    'a figure, which moves': {
      changes: pointing('The picture below shows a chair.'),
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: '"The picture below" stands here, but a figure moves to where its page has room. Write “the picture of this chapter”.',
    },
  });
  itAccepts({
    'a table that comes': { changes: pointing('Begin with the table below.') },
    'the picture of a chapter': { changes: pointing('The picture of this chapter shows a chair.') },
    'everything above': { changes: pointing('See everything above ten percent.') },
  });
});
