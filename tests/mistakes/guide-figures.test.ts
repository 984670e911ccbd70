import { describe } from 'vitest';
import { message, writtenGuide } from '#tests/support/declarations.ts';
import { type Control, itAccepts, itNames } from './mistake.ts';

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
      says: '"five rests" stands here, but there are 4. Write 4.',
    },
  });
  itAccepts({
    'its rests': { changes: counting('Four rests, each short enough.') },
    'the other ones': { changes: counting('Leave the other three rests for later.') },
    'an evening with one of them': { changes: counting('Two rests are enough for a week.') },
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
