import { describe } from 'vitest';
import { type Control, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message, writtenGuide } from '#tests/support/site/declarations.ts';

const button = { label: 'Download the guide', to: 'download' };

const writing = (chapters: readonly object[]): Control['changes'] => ({
  'coach.ts': { 'functions.send-guide.message': { ...message, button } },
  'guide.ts': { 'offer.file': 'rest.guide.ts' },
  'rest.guide.ts': { chapters },
});

const [chapter] = writtenGuide.chapters;
const titled = (...titles: readonly string[]) =>
  writing(titles.map((title) => ({ ...chapter, title })));

/** A chapter with these headings. */
const headed = (...headings: readonly string[]) =>
  writing([
    {
      title: 'The plan',
      blocks: headings.map((text) => ({ kind: 'heading', text })),
    },
  ]);

/** Headings with the numbers 1, 2, 4 and 5 around the title of a chapter. */
const between = (title: string) =>
  writing([
    {
      title: 'The plan',
      blocks: ['1. Sit', '2. Wait'].map((text) => ({ kind: 'heading', text })),
    },
    { ...chapter, title },
    {
      title: 'The end',
      blocks: ['4. Rise', '5. Walk'].map((text) => ({ kind: 'heading', text })),
    },
  ]);

/** A guide with a table whose second column holds these cells. */
const tabled = (...cells: readonly string[]) =>
  writing([
    {
      title: 'The plan',
      blocks: [
        {
          kind: 'table',
          caption: 'The moves and their days',
          columns: ['Move', 'Days'],
          rows: cells.map((cell, index) => [`Move of ${'abcdef'[index]}`, cell]),
        },
      ],
    },
  ]);

/** A guide with a table whose rows begin so. */
const rows = (...cells: readonly string[]) =>
  writing([
    {
      title: 'The plan',
      blocks: [
        {
          kind: 'table',
          caption: 'The moves',
          columns: ['Move', 'Done'],
          rows: cells.map((cell) => [cell, '']),
        },
      ],
    },
  ]);

/** A guide with a worksheet whose lines are called so. */
const lines = (...labels: readonly string[]) =>
  writing([
    {
      title: 'The plan',
      blocks: [
        {
          kind: 'worksheet',
          title: 'Mine',
          questions: labels.map((label) => ({ label, lines: 1 })),
        },
      ],
    },
  ]);

describe('the order of a guide', () => {
  itNames('out-of-order', {
    'a chapter copied with its number': {
      changes: titled('Key 1. Sit', 'Key 2. Wait', 'Key 2. Breathe'),
      at: 'rest.guide.ts, chapters[2].title',
      says: '"Key 2. Breathe" follows "Key 2. Wait": there are two of that number. Write 3, or put the chapters in order.',
    },
    'a chapter taken out': {
      changes: titled('Before you begin', 'Key 1. Sit', 'Key 2. Wait', 'Key 4. Breathe'),
      at: 'rest.guide.ts, chapters[3].title',
      says: '"Key 4. Breathe" follows "Key 2. Wait": 3 is missing between them. Write 3, or put the chapters in order.',
    },
    'a cue copied with its number in words': {
      changes: titled('Cue one: sit', 'Cue two: wait', 'Cue two: breathe'),
      at: 'rest.guide.ts, chapters[2].title',
      says: '"Cue two: breathe" follows "Cue two: wait": there are two of that number. Write 3, or put the chapters in order.',
    },
    'one of two weeks that is a week late': {
      changes: titled('Weeks 1 and 2: sit', 'Weeks 3 to 5: wait', 'Weeks 7 to 9: breathe'),
      at: 'rest.guide.ts, chapters[2].title',
      says: '"Weeks 7 to 9: breathe" follows "Weeks 3 to 5: wait": 6 is missing between them. Write 6, or put the chapters in order.',
    },
    'a number left out in one title': {
      changes: titled('Entry 1. Sit', 'Entries 2 and 4. Wait and breathe', 'Entry 5. Rise'),
      at: 'rest.guide.ts, chapters[1].title',
      says: '"Entries 2 and 4. Wait and breathe" follows "Entries 2": 3 is missing between them. Write 3, or put the chapters in order.',
    },
    'a number left out of two': {
      changes: titled('1. Sit, 2. Wait', '3. Breathe, 5. Rise'),
      at: 'rest.guide.ts, chapters[1].title',
      says: '"5. Rise" follows "3. Breathe": 4 is missing between them. Write 4, or put the chapters in order.',
    },
    'a heading copied with its number': {
      changes: headed('1. Sit', '2. Wait', '2. Breathe', '4. Rise'),
      at: 'rest.guide.ts, chapters[0].blocks[2].text',
      says: '"2. Breathe" follows "2. Wait": there are two of that number. Write 3, or put the headings in order.',
    },
    'days that meet where all others follow each other': {
      changes: tabled('1 to 7', '8 to 14', '14 to 25'),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[2][1]',
      says: '"14 to 25" begins before "8 to 14", in the row above, has ended. Let each stretch begin where the one before it ends.',
    },
    'a number twice in a table': {
      changes: writing([
        {
          title: 'The plan',
          blocks: [
            {
              kind: 'table',
              caption: 'The moves',
              columns: ['No.', 'Move'],
              rows: [
                ['1', 'Sit'],
                ['2', 'Wait'],
                ['2', 'Breathe'],
                ['4', 'Rise'],
                ['', 'Again'],
              ],
            },
          ],
        },
      ]),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[2][0]',
      says: '"2" stands here, in the place of 3. Write 3.',
    },
    'a chapter whose number was typed over': {
      changes: titled('Key 1. Sit', 'Key 2. Wait', 'Note. Breathe', 'Key 4. Rise'),
      at: 'rest.guide.ts, chapters[2].title',
      says: '"Note. Breathe" stands between "Key 2. Wait" and "Key 4. Rise" and has no number. Begin it with "Key 3", or number the chapters behind it anew.',
    },
    'a row taken out of several that are numbered': {
      changes: rows('1. Sit', '2. Wait', '4. Rise', '5. Rest'),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[2][0]',
      says: '"4. Rise" follows "2. Wait": 3 is missing between them. Write what is missing, or count up by one.',
    },
    'a line taken out of a worksheet': {
      changes: lines('First: where and when', 'Second', 'Fourth', 'What they share'),
      at: 'rest.guide.ts, chapters[0].blocks[0].questions[2].label',
      says: '"Fourth" follows "Second": 3 is missing between them. Write what is missing, or count up by one.',
    },
    'days that overlap in a table': {
      changes: tabled('1 to 9', '8 to 14', '15 to 25'),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[1][1]',
      says: '"8 to 14" begins before "1 to 9", in the row above, has ended. Let each stretch begin where the one before it ends.',
    },
  });
  itAccepts({
    'keys in order': { changes: titled('Key 1. Sit', 'Key 2. Wait', 'Key 3. Breathe', 'The end') },
    'two keys in a title, in small letters': {
      changes: titled('Key 1. Sit, key 2. Wait', 'Key 3. Breathe, key 4. Rise', 'Key 5. Walk'),
    },
    'headings that begin again': {
      changes: headed('1. Sit', '2. Wait', '1. Breathe', '2. Rise'),
    },
    'parts of different kinds': { changes: titled('Part 1. Sit', 'Key 2. Wait', 'Key 2. Breathe') },
    'chapters that are questions': {
      changes: titled('Question 1: who sits?', 'Question 2. Who waits?', 'Answer: nobody does'),
    },
    'a chapter between headings that has their next number': {
      changes: between('Question 3: who breathes?'),
    },
    'a chapter with the number of a heading': { changes: between('3. Breathe') },
    'a chapter with the number in words': { changes: between('The third question: who breathes?') },
    'rows and lines in order': { changes: rows('1. Sit', '2. Wait', '3. Rise', 'After that') },
    'lines in order': { changes: lines('First', 'Second', 'Third', 'The last') },
    'tasks for the first and the third week alone': {
      changes: lines('First week', 'Third week', 'Fifth week'),
    },
    'years of several things': { changes: rows('1. January', '1. April', '1. July') },
    'days in order': { changes: tabled('1 to 7', '8 to 14', '15 to 25') },
    'days that meet': { changes: tabled('1–7', '7–14', '14–25') },
    'ages that overlap on purpose, youngest last': {
      changes: tabled('40 to 60', '30 to 50', '20 to 40'),
    },
    'cells that are no stretches': { changes: tabled('1 to 9', 'a day', '8 to 14') },
  });
});
