import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' };
const cover = {
  kind: 'cover',
  title: 'The Willow Guide',
  author: 'Willow',
  alt: 'A willow on a green book',
};
/** A guide of four rituals whose page says something more. */
const onPage = (more: object, sections: readonly object[] = []): Files => ({
  'guide.ts': {
    'offer.summary': 'Four quiet rituals for people who test.',
    'page.description': 'A guide with four rituals for those who test websites.',
    'page.sections': [{ ...hero, ...more }, ...sections],
  },
});
const points = ['Sit', 'Breathe', 'Stand', 'Walk'].map((title) => ({
  title,
  text: 'For a while.',
}));
const inEmail = (change: object): Files => ({
  'guide.ts': { 'offer.summary': 'Four quiet rituals for people who test.' },
  'coach.ts': { 'functions.send-guide.message': { ...message, points, ...change } },
});
/** An event whose confirmation names three jobs, and whose reminder names some. */
const reminded = (text: string): Files => ({
  'guide.ts': { event: { ...event, reminder } },
  'coach.ts': {
    'functions.send-guide.template': 'confirmation',
    'functions.send-guide.message': {
      ...message,
      paragraphs: ['The evening begins with three small jobs.'],
    },
    'functions.send-reminder': {
      ...reminderFunction,
      message: { ...message, subject: 'Tomorrow', paragraphs: [text] },
    },
  },
});
const both = 'Count again and write one number in both places.';
const makeUp = 'Correct the number, or add or remove what makes the difference.';

describe('counts that contradict each other', () => {
  itNames('count-of-points', {
    'another number in the reminder than in the confirmation': {
      changes: reminded('Four small jobs, if they are still on your list.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: `"Four small jobs" stands here, but "three small jobs" elsewhere in this file (email send-guide, message, 1st paragraph). ${both}`,
    },
    'five of four in the points': {
      changes: onPage({ points: ['Five rituals', 'No gym'] }),
      at: 'guide.ts, page.sections[0].points[0]',
      says: `"Five rituals" stands here, but "Four quiet rituals" elsewhere in this file (offer, summary). ${both}`,
    },
    'a gain that most texts outvote': {
      guide: {
        'offer.summary': 'Rest 25% more with four rituals.',
        'page.description': 'Four rituals by which people who test rest 25% more in a month.',
        'page.sections.0.lead': 'Rest 35% more.',
      },
      says: '"35% more" stands here, but "25% more" elsewhere in this file (offer, summary). Write the figure that is right in both places.',
    },
    'a gain in another time': {
      guide: {
        'page.description': 'Four rituals by which people who test rest 25% more in 90 days.',
        'page.sections.0.lead': 'Rest that grows by a quarter in sixty days.',
      },
      says: '"by a quarter in sixty days" stands here, but "25% more in 90 days" elsewhere in this file (page, description). Write the figure that is right in both places.',
    },
    'another number of what a list is called': {
      guide: {
        'page.description': 'A guide with three deliverables for those who test websites.',
        'page.sections.1': {
          kind: 'benefits',
          eyebrow: 'Deliverables',
          title: 'In writing',
          items: points,
        },
      },
      at: 'guide.ts, page.description',
      says: '"three deliverables" stands here, but the section "Deliverables" has 4 items. Correct the number, or add or remove what makes the difference.',
    },
    'things that nobody has to do': {
      changes: inEmail({ preview: 'Your guide, and three things you may leave undone.' }),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: `"and three things" stands here, but the email has 4 points. ${makeUp}`,
    },
    'one of six': {
      changes: onPage({ lead: 'Choose one of six rituals.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: `"six rituals" stands here, but "Four quiet rituals" elsewhere in this file (offer, summary). ${both}`,
    },
    'the other five of four': {
      changes: onPage({ lead: 'Begin with one ritual. Leave the other five for later.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: `"one ritual. Leave the other five" stands here, but "Four quiet rituals" elsewhere in this file (offer, summary). ${both}`,
    },
    'another number on the cover, told by what is done with them': {
      guide: {
        'offer.summary': 'Seven chores to delegate at once.',
        'page.sections.0.artwork': { ...cover, subtitle: 'Eight to delegate' },
      },
      at: 'guide.ts, page.sections[0].artwork.subtitle',
      says: `"Eight to delegate" stands here, but "Seven chores" elsewhere in this file (offer, summary). ${both}`,
    },
    'another number of people': {
      changes: onPage({ lead: 'For up to nine people.', note: 'Bring up to twelve people.' }),
      at: 'guide.ts, page.sections[0].note',
      says: `"up to twelve people" stands here, but "up to nine people" elsewhere in this file (1st section, lead). ${both}`,
    },
    'another number in the email': {
      changes: inEmail({ preview: 'It has six rituals for a quiet evening.' }),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: `"six rituals" stands here, but funnels/willow/guide.ts says "Four quiet rituals" (offer, summary). ${both}`,
    },
    'fewer points than the preview announces': {
      changes: inEmail({ preview: 'A list, and the six habits worth keeping.' }),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: `"the six habits" stands here, but the email has 4 points. ${makeUp}`,
    },
    'a title without a noun': {
      changes: onPage({}, [
        { kind: 'list', title: 'The five, in short', marker: 'number', items: ['Sit', 'Stand'] },
      ]),
      at: 'guide.ts, page.sections[1].title',
      says: `"The five" stands here, but the section has 2 items. ${makeUp}`,
    },
    'a title with a noun of its own': {
      changes: onPage({}, [
        { kind: 'list', title: 'Three cushions for a start', marker: 'tick', items: ['A', 'B'] },
      ]),
      at: 'guide.ts, page.sections[1].title',
      says: `"Three cushions" stands here, but the section has 2 items. ${makeUp}`,
    },
  });
  itAccepts({
    'the same number in the reminder': {
      changes: reminded('Three small jobs, if they are still on your list.'),
    },
    'the same number in figures': { changes: onPage({ points: ['4 rituals', 'No gym'] }) },
    'some of them': { changes: onPage({ lead: 'Try two rituals tonight.' }) },
    'a number of something else before it': {
      changes: onPage({ lead: 'In two hours you’ll learn four rituals.' }),
    },
    'a share of ten': { changes: onPage({ lead: 'Nine rituals out of ten are too long.' }) },
    'the first of them': { changes: onPage({ lead: 'The first two rituals are short.' }) },
    'the other three': { changes: onPage({ lead: 'It has three other rituals, too.' }) },
    'a sum': {
      changes: onPage({}, [
        { kind: 'list', title: 'Two chairs and a rug', marker: 'tick', items: ['A', 'B', 'C'] },
      ]),
    },
    'a share': { changes: onPage({ lead: 'In two rituals out of three you breathe out.' }) },
    'three numbers': {
      changes: onPage({}, [
        { kind: 'list', title: 'Ten, ten and ten', marker: 'tick', items: ['A', 'B', 'C'] },
      ]),
    },
    'parts that make up the points': {
      changes: inEmail({ preview: 'Three steps, one page. And four things to say.' }),
    },
    'hours and people': { changes: onPage({ lead: 'Two hours, three people, one rug.' }) },
    'the points of the email': { changes: inEmail({ preview: 'And the four habits.' }) },
  });
});

describe('what something is worth', () => {
  const lead = { 'page.sections.0.lead': 'Free, a $497 value.' };
  itNames({
    'two values': {
      guide: { ...lead, 'page.sections.0.note': 'Valued at $297, yours free.' },
      rule: 'price-beside-free',
      says: '"Valued at $297" stands here, but "$497 value" elsewhere in this file (1st section, lead). Write one value in both places.',
    },
    'a price among facts of what is free': {
      guide: { 'page.title': 'The Willow Guide, free', 'page.sections.0.note': '30 minutes · $99' },
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"$99" stands here, but the page is called free: "The Willow Guide, free". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });
  itAccepts({
    'what readers need': {
      guide: { ...lead, 'page.sections.0.note': 'You need about $9 worth of groceries.' },
    },
    'one value': { guide: { ...lead, 'page.sections.0.note': 'Worth $497 elsewhere.' } },
  });
});

describe('lengths that nothing declares', () => {
  const workshop = (text: string): Files => ({
    'guide.ts': {
      'offer.kind': 'workshop',
      'offer.summary': 'Ninety minutes for tired teams.',
      'page.sections.0.lead': text,
      'success.toast.title': 'Thank you, {name}!',
      'page.sections': [
        { ...hero, eyebrow: text },
        { kind: 'booking', title: 'Choose a time', button: 'Choose' },
      ],
    },
  });
  const guide = (text: string): Files => ({
    'guide.ts': { 'page.sections.0.lead': text, 'page.sections.0.note': 'A ten-minute read.' },
  });
  itNames('event-length', {
    'two lengths of a workshop': {
      changes: workshop('Free workshop · 60 minutes · live'),
      at: 'guide.ts, page.sections[0].eyebrow',
      says: '"60 minutes" stands here, but "Ninety minutes" elsewhere in this file (offer, summary). Write one length in both places.',
    },
    'a reading time in hours': {
      changes: guide('Ten hours to read.'),
      says: '"ten-minute read" stands here, but "Ten hours to read" elsewhere in this file (1st section, lead). Write one length in both places.',
    },
    'two reading times': {
      changes: guide('Twenty minutes to read.'),
      says: '"ten-minute read" stands here, but "Twenty minutes to read" elsewhere in this file (1st section, lead). Write one length in both places.',
    },
  });
  itAccepts({
    'one length': { changes: workshop('Free workshop · 90 minutes · live') },
    'one reading time': { changes: guide('Ten minutes to read.') },
  });
});

describe('a number that stands in the same words elsewhere', () => {
  const figure = (label: string): Files => ({
    'coach.ts': { 'biography.credentials': ['87% still sleep well after six months'] },
    'guide.ts': {
      'page.sections.1': { kind: 'statistics', items: [{ value: '87%', label }] },
    },
  });
  const said = (lead: string): Files => ({
    'coach.ts': { audience: 'People who earn a quarter more in 30 to 90 days' },
    'guide.ts': {
      'offer.summary': 'Earn a quarter more in 30 to 90 days.',
      'page.sections.0.lead': lead,
    },
  });
  const step = (id: string, text: string) => ({
    id,
    after: { days: 2 },
    message: { ...message, subject: `About ${id}`, heading: 'Rest', paragraphs: [text] },
  });
  const series = (one: string, other: string): Files => ({
    'coach.ts': { 'campaigns.0.steps': [step('sleep', one), step('work', other)] },
  });
  const inGuide = (lead: string, text: string): Files => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...message,
        button: { label: 'Open the guide', to: 'download' },
      },
    },
    'guide.ts': { 'offer.file': 'rest.guide.ts', 'page.sections.0.lead': lead },
    'rest.guide.ts': { chapters: [{ title: 'Sit', blocks: [{ kind: 'paragraph', text }] }] },
  });
  const write = 'Write the same in both places, or say it in other words.';
  itNames('number-differs', {
    'a figure after another time': {
      changes: figure('still sleep well after eight months'),
      at: 'guide.ts, page.sections[1].items[0].label',
      says: `"sleep well after eight months" stands here, but funnels/willow/coach.ts says "sleep well after six months" (biography, 1st credential). ${write}`,
    },
    'a range that two texts outvote': {
      changes: said('You earn a quarter more in 30 to 60 days.'),
      says: `"quarter more in 30 to 60 days" stands here, but funnels/willow/coach.ts says "quarter more in 30 to 90 days" (audience). ${write}`,
    },
    'another unit of the same range': {
      changes: said('You earn a quarter more in 30 to 90 weeks.'),
      says: `"quarter more in 30 to 90 weeks" stands here, but funnels/willow/coach.ts says "quarter more in 30 to 90 days" (audience). ${write}`,
    },
    'a range with another end': {
      changes: {
        'coach.ts': { tagline: 'Rest saves 35-50% of it.', audience: 'Who saves 35-50% of a week' },
        'guide.ts': { 'page.sections.0.lead': 'Cut it by 40-50%.' },
      },
      says: `"40-50%" stands here, but funnels/willow/coach.ts says "35-50%" (tagline). ${write}`,
    },
    'another number than in the guide': {
      changes: inGuide(
        'The silence lasts about eight seconds.',
        'A silence lasts about nine seconds.',
      ),
      at: 'guide.ts, page.sections[0].lead',
      says: `"silence lasts about eight seconds" stands here, but funnels/willow/rest.guide.ts says "silence lasts about nine seconds" (1st chapter, 1st block, text). ${write}`,
    },
    'another day than in the guide': {
      changes: inGuide(
        'Circle the one that you finish by Friday.',
        'Now circle the one that you finish by Sunday.',
      ),
      at: 'guide.ts, page.sections[0].lead',
      says: `"Circle the one that you finish by Friday" stands here, but funnels/willow/rest.guide.ts says "circle the one that you finish by Sunday" (1st chapter, 1st block, text). ${write}`,
    },
  });
  itAccepts({
    'the same figure': { changes: figure('still sleep well after six months') },
    'the same as in the guide': {
      changes: inGuide(
        'Circle the one that you finish by Friday.',
        'Now circle the one that you finish by Friday.',
      ),
    },
    'a range that only two name': {
      changes: {
        'coach.ts': { tagline: 'Rest saves 35-50% of it.' },
        'guide.ts': { 'page.sections.0.lead': 'A nap saves 40-50%.' },
      },
    },
    'three hours and two days': {
      changes: inGuide('In three hours you make a stool.', 'In two days you make a stool.'),
    },
    'when tea is, and when people come': {
      changes: series('Tea is at half past nine.', 'Come at half past six.'),
    },
    'two cakes': {
      changes: inGuide('Bake for 20 minutes at most.', 'Now bake for 30 minutes at most.'),
    },
    'other words than in the guide': {
      changes: inGuide('Send it on a Monday.', 'Then call them on a Tuesday.'),
    },
    'the same range': { changes: said('You earn a quarter more in 30 to 90 days.') },
    'other words': { changes: said('Some need 60 days for it.') },
    'a part of the hours that all of it gives back': {
      changes: {
        ...series('She got three hours a week back.', 'He naps.'),
        'guide.ts': { 'page.sections.0.lead': 'Rest gives ten hours a week back.' },
      },
    },
    'two stories of one kind': {
      changes: inGuide(
        'He had been awake for thirty-one hours.',
        'Whoever has been awake for seventeen hours drives badly.',
      ),
    },
    'two examples of one series': {
      changes: series('The river was 40 feet wide there.', 'The creek was 9 feet wide there.'),
    },
  });
});
