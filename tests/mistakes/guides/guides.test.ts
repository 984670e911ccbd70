import { describe } from 'vitest';
import { type Control, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { type Changes, message, writtenGuide } from '#tests/support/site/declarations.ts';

const button = { label: 'Download the guide', to: 'download' };

/** A guide that the funnel offers, changed by what somebody wrote. */
function writing(did: string, changes: Changes): Control {
  return {
    did,
    changes: {
      'coach.ts': { 'functions.send-guide.message': { ...message, button } },
      'guide.ts': { 'offer.file': 'rest.guide.ts' },
      'rest.guide.ts': changes,
    },
  };
}

const cover = {
  kind: 'cover',
  title: 'Rest',
  alt: 'The cover of the guide: a chair by a window',
};

/** A page that promises nine keys, and a guide with this many. */
function counting(keys: number): Control['changes'] {
  const [chapter] = writtenGuide.chapters;
  return {
    ...writing('', {}).changes,
    'guide.ts': {
      'offer.file': 'rest.guide.ts',
      'page.sections.0.lead': 'Nine calm keys, and a chair.',
    },
    'rest.guide.ts': {
      chapters: Array.from({ length: keys }, (_, index) => ({
        ...chapter,
        title: `Key ${index + 1}. Sit down`,
      })),
    },
  };
}

const firstText = 'chapters.0.blocks.0.text';

/** The same, with what is found. */
function slipping(
  did: string,
  place: string,
  text: unknown,
  rule: string,
  at: string,
  says: string,
): Mistake {
  return { ...writing(did, { [place]: text }), rule, at: `rest.guide.ts, ${at}`, says };
}

describe('a guide that is written here', () => {
  itNames([
    slipping(
      'a block of a kind that does not exist',
      'chapters.0.blocks.0',
      { kind: 'callout', text: 'Sit.' },
      'wrong-value',
      'chapters[0].blocks[0].kind',
      'Found "callout" instead of "paragraph", "heading", "note", "quote", "list", "checklist", "table", "worksheet", or "figure". Write "note".',
    ),
    slipping(
      'no heading above figures',
      'chapters.0.blocks.0',
      { kind: 'table', caption: 'A month', columns: ['', 'May', ''], rows: [['Rent', '5', '6']] },
      'wrong-value',
      'chapters[0].blocks[0].columns[2]',
      '"" is empty. Write the words people will read here.',
    ),
    slipping(
      'a placeholder, although a file is the same for everybody',
      firstText,
      'Sit down, {name}.',
      'unfilled-placeholder',
      'chapters[0].blocks[0].text',
      '{name} in "Sit down, {name}." would be shown as it is: placeholders are not filled in here. Write the words out.',
    ),
    slipping(
      'a chapter by the title of the one before',
      'chapters.1.title',
      writtenGuide.chapters[0]?.title,
      'said-twice',
      'chapters[1].title',
      `The title "${writtenGuide.chapters[0]?.title}" stands here already (1st chapter, title). Remove it, or write what was meant to be here.`,
    ),
    slipping(
      'a word that was to be replaced',
      firstText,
      'Lorem ipsum dolor sit amet.',
      'left-over',
      'chapters[0].blocks[0].text',
      '"Lorem ipsum" looks like words that hold the place of others. Write the words that people should read.',
    ),
    slipping(
      'a link to a page that is not there',
      firstText,
      'Take [the next step](/next).',
      'dead-link',
      'chapters[0].blocks[0].text',
      'The link "the next step" leads to "/next", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    ),
    slipping(
      'emphasis in the cell of a table',
      'chapters.0.blocks.2.rows.0.1',
      '*5*',
      'markup-not-here',
      'chapters[0].blocks[2].rows[0][1]',
      '"*5*" would be shown as it is: links and emphasis are drawn in body texts only, and this is none. Write the words alone, or move them into a paragraph.',
    ),
    {
      ...writing("another coach's name in a text", { [firstText]: 'Ask Larch Works.' }),
      changes: {
        ...writing('', { [firstText]: 'Ask Larch Works first.' }).changes,
        'larch/coach.ts': {},
      },
      rule: 'foreign-name',
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: '"Larch Works" stands here, which is the brand of Larch Works (funnels/larch/coach.ts). Write that of Willow Works.',
    },
    slipping(
      'an arrow, which no face of a guide has',
      firstText,
      'Chair → window → tea.',
      'undrawable-character',
      'chapters[0].blocks[0].text',
      'The faces of a guide have no "→" (U+2192), so the PDF would show an empty box instead. Write a word for it, or a sign of Western European languages.',
    ),
    slipping(
      'an emoji in the cell of a table',
      'chapters.0.blocks.2.rows.0.1',
      '5 👩🏽‍🍳',
      'undrawable-character',
      'chapters[0].blocks[2].rows[0][1]',
      'The faces of a guide have no "👩🏽‍🍳" (U+1F469), so the PDF would show an empty box instead. Write a word for it, or a sign of Western European languages.',
    ),
    slipping(
      'a fraction in a title, which some faces of headings lack',
      'chapters.0.title',
      'Sit for ½ an hour',
      'undrawable-character',
      'chapters[0].title',
      'The faces of headings have no "½" (U+00BD), so the PDF would show an empty box instead. Write a word for it, or a sign of Western European languages.',
    ),
    {
      did: 'a slip in the name of the guide',
      changes: {
        ...writing('', {}).changes,
        'guide.ts': { 'offer.file': 'rests.guide.ts' },
      },
      rule: 'missing-file',
      at: 'guide.ts, offer.file',
      says: 'There is no file "rests.guide.ts" in funnels/willow/. The only file there that can be offered is "rest.guide.ts". Write "rest.guide.ts".',
    },
  ]);

  itNames([
    {
      did: 'a guide that no funnel offers',
      changes: { 'rest.guide.ts': {} },
      rule: 'unused-guide',
      at: 'rest.guide.ts',
      says: 'No funnel offers this guide, so nobody gets it. Write file: "rest.guide.ts" in the offer of the funnel in funnels/willow/ whose visitors get it, or delete it.',
    },
    {
      did: 'a guide whose name is nearly that of another one',
      changes: { ...writing('', {}).changes, 'rest-2.guide.ts': {} },
      rule: 'unused-guide',
      at: 'rest-2.guide.ts',
      says: 'No funnel offers this guide, so nobody gets it. Write file: "rest-2.guide.ts" in the offer of the funnel in funnels/willow/ whose visitors get it, or delete it.',
    },
    slipping(
      'a row with a cell too few',
      'chapters.0.blocks.2.rows.1',
      ['A nap'],
      'table-cells',
      'chapters[0].blocks[2].rows[1]',
      "The row has 1 cell, and the table 2 columns. Add what is missing; '' is a cell to write in.",
    ),
    slipping(
      'a row with a cell too many',
      'chapters.0.blocks.2.rows.1',
      ['A nap', '20', 'good'],
      'table-cells',
      'chapters[0].blocks[2].rows[1]',
      'The row has 3 cells, and the table 2 columns. Remove a cell, or add a column.',
    ),
    slipping(
      'two thoughts, called a guide',
      'allow',
      undefined,
      'short-guide',
      'chapters',
      'With its cover and its contents the guide has fewer than five pages. Write what people need to do it by themselves: the steps, the words to say, an example, a page to fill in. Or keep it as points of the email.',
    ),
    {
      did: 'eight keys, where the page promises nine',
      changes: counting(8),
      rule: 'count-of-chapters',
      at: 'guide.ts, page.sections[0].lead',
      says: 'The page promises "Nine calm keys", and funnels/willow/rest.guide.ts has 8 chapters that are called key. Write what is missing in the guide, or 8 here.',
    },
  ]);

  itAccepts([
    { did: 'nine keys that are nine', changes: counting(9) },
    {
      did: 'a cover of what comes as an email',
      changes: {
        'guide.ts': { 'page.sections.0.note': 'Eleven pages', 'page.sections.0.artwork': cover },
      },
    },
    {
      did: 'the cover of a guide that is there',
      changes: {
        ...writing('', {}).changes,
        'guide.ts': { 'offer.file': 'rest.guide.ts', 'page.sections.0.artwork': cover },
      },
    },
    writing('every kind of block', {}),
    writing('a fraction, an accent and a euro in running text', {
      [firstText]: 'The café asks €4 for 1½ hours: “not much” – or is it?',
    }),
    writing('links and emphasis where they are drawn', {
      [firstText]: 'Read *this* and [then that](/willow-guide).',
    }),
    writing('a doubt that the file allows', {
      'chapters.0.title': 'SIT DOWN FIRST AND STAY THERE',
      allow: [...writtenGuide.allow, { rule: 'shouting', because: 'The sign on the door.' }],
      chapters: [{ ...writtenGuide.chapters[0], title: 'SIT DOWN FIRST AND STAY THERE' }],
    }),
  ]);
});
