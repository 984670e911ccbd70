import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const lead = 'page.sections.0.lead';
const onGuide = (text: string, place = lead): Files => ({ 'guide.ts': { [place]: text } });

/** A coach with a figure, and a page with one about the same or something else. */
const figures = (value: string, label = 'owners coached'): Files => ({
  'coach.ts': { 'biography.credentials': ['500+ owners coached'] },
  'guide.ts': {
    'page.sections.1': {
      kind: 'statistics',
      items: [
        { value, label },
        { value: '9', label: 'chairs' },
      ],
    },
  },
});

const photos = (first: string, second: string): Files => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'testimonials',
      title: 'What people say',
      items: [
        {
          quote: 'I slept, and then I worked.',
          name: 'Rosa D.',
          role: 'Teacher',
          stars: 5,
          photo: { file: 'rosa.png', alt: first },
        },
        {
          quote: 'The chair was enough.',
          name: 'Ben K.',
          role: 'Painter',
          stars: 5,
          photo: { file: 'ben.png', alt: second },
        },
      ],
    },
  },
});
const beside = { pictures: ['funnels/willow/rosa.png', 'funnels/willow/ben.png'] };

const titles = ['Chairs', 'Kettles', 'Doors', 'Walks', 'Naps', 'Books', 'Gardens', 'Evenings'];
/** A guide of about 1,900 words, and what its page says of it. */
const withGuide = (text: string): Files => ({
  'guide.ts': { 'offer.file': 'guide.guide.ts', 'page.sections.0.note': text },
  'guide.guide.ts': {
    chapters: titles.map((title) => ({
      title,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sit down, drink tea, walk slowly, rest and look around. '.repeat(24).trim(),
        },
      ],
    })),
    allow: undefined,
  },
  'coach.ts': {
    'functions.send-guide.message.button': { label: 'Open the guide', to: 'download' },
  },
});

describe('a brand and its figures', () => {
  itNames('misspelling', {
    'the brand itself with two letters swapped': {
      coach: {
        'sender.name': 'Willow Works',
        postalAddress: 'Willow Works, 1 Willow Way, Springfield',
        brand: 'Willow Wokrs',
      },
      says: 'The brand is "Willow Wokrs", but the sender and the postal address say "Willow Works". Write "Willow Works", or correct those two.',
    },
    'a brand with two letters swapped': {
      changes: onGuide('Welcome to Wilolw Works.'),
      says: '"Wilolw" is misspelt: the brand is "Willow Works". Write "Willow".',
    },
    'a brand with another letter': {
      changes: onGuide('Welcome to Wollow Works.'),
      says: '"Wollow" is misspelt: the brand is "Willow Works". Write "Willow".',
    },
    'another brand at the end of a title': {
      changes: onGuide('The Willow Guide | Willow Way', 'page.title'),
      says: 'The title ends with "Willow Way", but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'a longer brand at the end of a title': {
      changes: onGuide('The Willow Guide | Willow Workshops', 'page.title'),
      says: 'The title ends with "Willow Workshops", but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'the first word of another brand at the end of a title': {
      changes: onGuide('The Willow Guide | Harbor Works', 'page.title'),
      says: 'The title ends with "Harbor Works", but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'the brand in small letters': {
      coach: { 'sender.name': 'willow works' },
      says: '"willow works" stands here, but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'a sender with the first word of another brand': {
      coach: { 'sender.name': 'Harbor Works' },
      says: '"Harbor Works" stands here, but the brand is "Willow Works". Write "Willow Works" or "Willow".',
    },
    'the same in the brand itself': {
      coach: {
        'sender.name': 'Willow Works',
        postalAddress: 'Willow Works, 1 Willow Way, Springfield',
        brand: 'Harbor Works',
      },
      says: 'The brand is "Harbor Works", but the sender and the postal address say "Willow Works". Write "Willow Works", or correct those two.',
    },
    'the emblem described by a word': {
      coach: { emblemAlt: 'logo' },
      rule: 'empty-alt',
      says: '"logo" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'one description of two photos': {
      changes: photos('A smiling woman in green', 'A smiling woman in green'),
      beside,
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[1].items[1].photo.alt',
      says: '"A smiling woman in green" stands for another picture of this page, too. Say in a sentence what somebody would miss who cannot see it.',
    },
    'another coach’s team': {
      changes: { ...onGuide('Ask a Harbor coach.'), 'harbor/coach.ts': { brand: 'Harbor Works' } },
      rule: 'foreign-name',
      at: 'guide.ts, page.sections[0].lead',
      says: '"a Harbor coach" stands here, which is the signature of Harbor Works (funnels/harbor/coach.ts). Write that of Willow Works.',
    },
    'a short title in German': {
      changes: onGuide('Die nächsten neunzig Tage', 'form.title'),
      rule: 'other-language',
      says: '"Die nächsten neunzig Tage" is German, among words that are English. Write it in English, or declare the language of the funnel.',
    },
  });

  itNames('count-of-points', {
    'a figure that is another one elsewhere': {
      changes: figures('5,000+'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"5,000+ owners coached" stands here, but "500+ owners coached" in funnels/willow/coach.ts (biography, 1st credential). Write the figure that is right in both places.',
    },
    'a figure of the same people by another word': {
      changes: figures('700+', 'owners trained, and counting'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"700+ owners trained, and counting" stands here, but "500+ owners coached" in funnels/willow/coach.ts (biography, 1st credential). Write the figure that is right in both places.',
    },
    'owners since a day of which everybody knows': {
      changes: figures('700+', 'owners coached since the first chair'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"700+ owners coached since the first chair" stands here, but "500+ owners coached" in funnels/willow/coach.ts (biography, 1st credential). Write the figure that is right in both places.',
    },
    'the odd one of three': {
      changes: {
        ...figures('500+'),
        'coach.ts': { 'biography.credentials': ['500+ happy owners'] },
        'evening.ts': { 'page.sections.1': figures('700+')['guide.ts']?.['page.sections.1'] },
      },
      at: 'evening.ts, page.sections[1].items[0].value',
      says: '"700+ owners coached" stands here, but "500+ owners coached" in funnels/willow/guide.ts (2nd section, 1st entry of items, value). Write the figure that is right in both places.',
    },
    'a figure that a sentence of the page doubles': {
      changes: {
        'coach.ts': { 'biography.credentials': ['500+ owners coached'] },
        ...onGuide('More than 900 owners rest with it.'),
      },
      at: 'guide.ts, page.sections[0].lead',
      says: '"More than 900 owners" stands here, but the credentials say "500+ owners coached" (biography.credentials). Write the figure that is right in both places.',
    },
    'another number of years above the coach': {
      coach: { 'biography.headline': 'Twelve years in quiet rooms' },
      guide: { 'page.sections.1': { kind: 'host', title: 'Ten years beside the chair' } },
      at: 'guide.ts, page.sections[1].title',
      says: '"Ten years" stands here, but the biography says "Twelve years". Write the number that is right in both places.',
    },
  });
  itAccepts({
    'fewer since last year': { changes: figures('200+', 'owners coached since last spring') },
    'the hosts beside the many whom they have helped': {
      coach: { 'biography.paragraphs': ['More than 10,000 people have rested with us.'] },
      guide: { 'page.sections.1': { kind: 'host', title: 'Two people who rested' } },
    },
    'one and two, who are three': {
      coach: { 'biography.credentials': ['Three founders, one chair'] },
      guide: {
        'page.sections.1': { kind: 'host', title: 'The one with the chair, and two friends' },
      },
    },
    'the brand in short': { changes: onGuide('The Willow Guide | Willow', 'page.title') },
    'the same figure': { changes: figures('500+') },
    'another figure of something else': { changes: figures('5,000+', 'letters read') },
  });
});

describe('how long a guide is', () => {
  itNames('count-of-points', {
    'minutes for a book': {
      changes: withGuide('Three minutes to read.'),
      at: 'guide.ts, page.sections[0].note',
      says: '"Three minutes to read" stands here, but funnels/willow/guide.guide.ts has about 1900 words, 10 minutes for most people. Write how long it is, or leave the number out.',
    },
    'pages of a book': {
      changes: withGuide('A 90-page report.'),
      at: 'guide.ts, page.sections[0].note',
      says: '"A 90-page report" stands here, but funnels/willow/guide.guide.ts has about 12 pages. Write how long it is, or leave the number out.',
    },
  });
  itAccepts({
    'about as many minutes': { changes: withGuide('Ten minutes to read.') },
    'a report that readers learn to write': {
      changes: {
        ...withGuide('A guide.'),
        'guide.ts': {
          ...withGuide('A guide.')['guide.ts'],
          'page.sections.1': {
            kind: 'benefits',
            title: 'What is in it',
            items: [
              { title: 'The one-page report', text: 'Cash, margin, one question.' },
              { title: 'The plan', text: 'You write a three-page plan on a Sunday.' },
              { title: 'The walk', text: 'Twice around the pond.' },
            ],
          },
        },
      },
    },
    'about as many pages': { changes: withGuide('A 12-page report.') },
  });
});

describe('figures that cannot be', () => {
  itNames('unlikely-number', {
    'more than all': {
      changes: figures('192%', 'sleep through the night'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"192% sleep through the night" is more than 100%, which is the most there can be. Correct the figure.',
    },
    'better than the best': {
      changes: figures('9.4/5', 'average rating'),
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"9.4/5 average rating" is more than 5, which is the most there can be. Correct the figure.',
    },
    'more than all among the credentials': {
      coach: { 'biography.credentials': ['980% would come again'] },
      at: 'coach.ts, biography.credentials[0]',
      says: '"980% would come again" is more than 100%, which is the most there can be. Correct the figure.',
    },
  });
  itAccepts({
    'what grows': { changes: figures('120%', 'more revenue in a year') },
    'all of them': { changes: figures('100%', 'would come again') },
    'a rating': { changes: figures('4.9/5', 'average rating') },
  });
});
