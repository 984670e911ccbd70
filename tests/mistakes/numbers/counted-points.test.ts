import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, message, writtenGuide } from '#tests/support/site/declarations.ts';

const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' };
const points = ['Sit', 'Breathe', 'Stand', 'Walk', 'Sing'].map((title) => ({
  title,
  text: 'For a while.',
}));
const summary = 'Five quiet rituals for people who test.';
const makeUp = 'Correct the number, or add or remove what makes the difference.';
const both = 'Count again and write one number in both places.';

/** A guide of five rituals, with something more on its page. */
const onPage = (more: object, sections: readonly object[] = [], changes: Changes = {}): Files => ({
  'guide.ts': {
    'offer.summary': summary,
    'page.sections': [{ ...hero, ...more }, ...sections],
    ...changes,
  },
  'coach.ts': { 'functions.send-guide.message': { ...message, points } },
});
const inEmail = (change: object): Files => ({
  'guide.ts': { 'offer.summary': summary },
  'coach.ts': { 'functions.send-guide.message': { ...message, points, ...change } },
});
const emailPlace = "coach.ts, functions['send-guide'].message";

const testimonials = (title: string) => ({
  kind: 'testimonials',
  title,
  items: [
    { quote: 'I sleep again.', name: 'Ann B.' },
    { quote: 'I sat down. It held.', name: 'Cy D.' },
    { quote: 'The tea helped.', name: 'Eve F.' },
  ],
});
const packages = (intro: string) => ({
  kind: 'packages',
  title: 'What it costs',
  intro,
  items: ['An hour', 'A day', 'A year'].map((name, index) => ({
    name,
    price: { amount: 100 * (index + 1), currency: 'USD' },
    text: `For ${name.toLowerCase()} of rest.`,
    includes: [`A chair for ${name.toLowerCase()}`],
    button: { label: `Take ${name.toLowerCase()}`, to: 'scheduling' },
  })),
});
const story = (text: string) => ({ kind: 'story', title: 'The chair', paragraphs: [text] });
const list = (title: string) => ({
  kind: 'list',
  title,
  marker: 'tick',
  items: ['You sat in the car.', 'You counted the days.', 'You felt little.'],
});

/** A guide in as many chapters, whose page says something. */
const inChapters = (lead: string, length: number): Files => ({
  'coach.ts': {
    'functions.send-guide.message': { ...message, button: { label: 'Open', to: 'download' } },
  },
  'guide.ts': { 'offer.file': 'rest.guide.ts', 'page.sections.0.lead': lead },
  'rest.guide.ts': {
    chapters: ['Sit', 'Breathe', 'Stand', 'Walk', 'Sing', 'Sleep']
      .slice(0, length)
      .map((title) => ({ ...writtenGuide.chapters[0], title })),
  },
});

describe('numbers that stand for the whole offer', () => {
  itNames('count-of-points', {
    'all six of five': {
      changes: inEmail({ paragraphs: ['Read all six. Then sit down.'] }),
      at: `${emailPlace}.paragraphs[0]`,
      says: `"all six" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'each of the seven': {
      changes: inEmail({ afterword: ['Take your time with each of the seven.'] }),
      at: `${emailPlace}.afterword[0]`,
      says: `"each of the seven" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'a heading that counts what has no name elsewhere': {
      changes: inEmail({ heading: 'Six entries, {name}' }),
      at: `${emailPlace}.heading`,
      says: `"Six entries, {name}" stands here, but the email has 5 points. ${makeUp}`,
    },
    'the most common ones on the page': {
      changes: onPage({ lead: 'We take the six most common ones apart.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: `"the six most common ones" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'what is announced in a running text': {
      changes: onPage({ lead: 'Four rituals were missing, and here they are.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: `"Four rituals" stands here, but "Five quiet rituals" elsewhere in this file (offer, summary). ${both}`,
    },
    'one of four in a story': {
      changes: onPage({}, [story('What helped her was one of four rituals.')]),
      at: 'guide.ts, page.sections[1].paragraphs[0]',
      says: `"four rituals" stands here, but "Five quiet rituals" elsewhere in this file (offer, summary). ${both}`,
    },
    'six to do tonight': {
      changes: inEmail({ paragraphs: ['Do all six tonight.'] }),
      at: `${emailPlace}.paragraphs[0]`,
      says: `"all six" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'parts that are more than the whole': {
      changes: inEmail({ paragraphs: ['Do the first two today, the other four by Sunday.'] }),
      at: `${emailPlace}.paragraphs[0]`,
      says: `"the first two today, the other four" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'three parts that are more than the whole': {
      changes: inEmail({
        paragraphs: ['The first two are quiet, the next three loud, the last two both.'],
      }),
      at: `${emailPlace}.paragraphs[0]`,
      says: `"The first two are quiet, the next three loud, the last two" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'all of another number at the end of the email': {
      changes: inEmail({ afterword: ['The guide takes its time with all nine rituals.'] }),
      at: `${emailPlace}.afterword[0]`,
      says: `"nine rituals" stands here, but funnels/willow/guide.ts says "Five quiet rituals" (offer, summary). ${both}`,
    },
    'places that a guide shows': {
      changes: onPage({ lead: 'This guide shows you the seven corners of a quiet house.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: `"This guide shows you the seven corners" stands here, but the email that brings it has 5 points. ${makeUp}`,
    },
    'five chapters that are three': {
      changes: inChapters('A guide in five chapters.', 3),
      rule: 'count-of-chapters',
      at: 'guide.ts, page.sections[0].lead',
      says: '"in five chapters" stands here, and funnels/willow/rest.guide.ts has 3. Write what is missing in the guide, or 3 here.',
    },
  });
  itAccepts([
    ...[
      'Read all five. Then sit down.',
      'Read the first two. Keep the other three for Sunday.',
      'Three rituals a day, and you are through on Tuesday.',
      'Two rituals per week are enough.',
      'A pen, a card, a lamp, a cup, a chair, a door: have all six.',
      'Six friends came, and all six stayed.',
      'The first two are for the chair, the next two for the tea, the last is for you.',
      'Do the first two today, the other three by Sunday.',
      'All three helped: the chair, the tea and the door.',
    ].map((text) => ({ did: text, changes: inEmail({ paragraphs: [text] }) })),
    ...[
      'She had read the two rituals that I had sent.',
      'She did it in two rituals and a nap.',
      'All three rituals had been in her diary, in three different places.',
      'Of four rituals she forgot one.',
      'Five rituals, and one of four friends kept to them.',
    ].map((text) => ({ did: text, changes: onPage({}, [story(text)]) })),
    { did: 'three chapters with a foreword', changes: inChapters('In three chapters.', 4) },
    { did: 'what a writer writes', changes: inChapters('Write in five chapters.', 3) },
  ]);
});

describe('titles that count what stands below them', () => {
  itNames('count-of-points', {
    'four voices of three': {
      changes: onPage({}, [testimonials('Four women who sat down')]),
      at: 'guide.ts, page.sections[1].title',
      says: `"Four women" stands here, but the section has 3 items. ${makeUp}`,
    },
    'a choice between two of three': {
      changes: onPage({}, [packages('You choose between two.')]),
      at: 'guide.ts, page.sections[1].intro',
      says: `"choose between two" stands here, but the section has 3 items. ${makeUp}`,
    },
    'a title that counts at its end': {
      changes: onPage({}, [list('How it goes, in four steps')]),
      at: 'guide.ts, page.sections[1].title',
      says: `"in four steps" stands here, but the section has 3 items. ${makeUp}`,
    },
    'one and one more, of three': {
      changes: onPage(
        {},
        [list('Three cushions and a chair')].map((one) => ({ ...one, items: ['A', 'B'] })),
      ),
      at: 'guide.ts, page.sections[1].title',
      says: `"Three cushions" stands here, but the section has 2 items. ${makeUp}`,
    },
    'four that were true, of three': {
      changes: onPage({}, [list('How many of these four were true?')]),
      at: 'guide.ts, page.sections[1].title',
      says: `"of these four" stands here, but the section has 3 items. ${makeUp}`,
    },
  });
  itAccepts([
    ...[
      'Three women who sat down',
      'Two women and a man',
      'Two stages and a plane',
      'What ten clients said in spring',
      'Two of ten people who sat down',
      'Ten years of sitting down',
      'Four people in a hundred sit down',
    ].map((title) => ({ did: title, changes: onPage({}, [testimonials(title)]) })),
    { did: 'three of three', changes: onPage({}, [packages('Choose one of three.')]) },
    { did: 'two things', changes: onPage({}, [packages('Two things are the same in all.')]) },
    {
      did: 'as many as the offer is',
      guide: {
        'offer.summary': 'Four boxes for tired people, and a lid for each.',
        'page.sections.1': list('Four boxes, one cushion'),
      },
    },
    { did: 'two and one', changes: onPage({}, [list('Two cushions and a chair')]) },
    ...[
      'Eight sentences: three things to know about them',
      'Two things, and a walk in between',
    ].map((title) => ({ did: title, changes: onPage({}, [list(title)]) })),
    {
      did: 'what stands in the guide that the email brings',
      changes: {
        'coach.ts': {
          'functions.send-guide.message': {
            ...message,
            subject: 'The Rest Test: twelve statements, four minutes',
            points,
            button: { label: 'Open', to: 'download' },
          },
        },
        'guide.ts': { 'offer.file': 'rest.guide.ts' },
        'rest.guide.ts': { 'chapters.0.title': 'Page one: the twelve statements' },
      },
    },
    {
      did: 'some of them',
      changes: onPage({}, [list('Two of the five, to see if you like them')]),
    },
    { did: 'these three', changes: onPage({}, [list('How many of these three were true?')]) },
  ]);
});
