import { describe } from 'vitest';
import type { Beside } from '#engine/compile-read.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const pack = {
  name: 'The year',
  price: { amount: 480, currency: 'EUR' },
  includes: ['A call a month'],
  button: { label: 'Begin', to: 'form' },
};
const packages = (changes: object) => ({
  kind: 'packages',
  title: 'What it costs afterwards',
  items: [{ ...pack, ...changes }],
});
const video = {
  kind: 'video',
  title: 'Two minutes in the garden',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  length: '2:10',
  artwork: { kind: 'scene', scene: 'letter', alt: 'A letter on a desk by a window' },
};
const logos = (item: object) => ({
  kind: 'logos',
  title: 'As read in',
  items: [{ name: 'The Reed Review' }, { name: 'Marsh and Sons', ...item }],
});
const voice = (photo: object) => ({
  kind: 'testimonials',
  title: 'They say',
  items: [{ quote: 'I slept on the train home.', name: 'Ada Brook', photo }],
});
const sized = (width: number, format?: string): Beside => ({
  pictures: ['funnels/willow/team.jpg', 'funnels/willow/small.png'],
  sizes: new Map([['funnels/willow/small.png', { width, height: width, format }]]),
});

describe('logos, photos of people, videos and packages', () => {
  itNames('wrong-value', {
    'an address that is no video': {
      guide: { 'page.sections.1': { ...video, url: 'https://www.youtube.com/@willow' } },
      at: 'guide.ts, page.sections[1].url',
      says: '"https://www.youtube.com/@willow" is no video that a page can play. Write the address of a YouTube or Vimeo video, or of an .mp4 file, with https://.',
    },
    'a length in words': {
      guide: { 'page.sections.1': { ...video, length: '2 min' } },
      at: 'guide.ts, page.sections[1].length',
      says: '"2 min" is not a length. Write minutes and seconds, like 3:20.',
    },
    'a price as a number': {
      guide: { 'page.sections.1': packages({ price: 480 }) },
      at: 'guide.ts, page.sections[1].items[0].price',
      says: 'Found 480 instead of a text or a group of properties { amount, currency }. Write a text or a group of properties { amount, currency }.',
    },
    'two packages set apart': {
      guide: {
        'page.sections.1': {
          ...packages({}),
          items: [
            { ...pack, highlight: 'Most chosen' },
            { ...pack, name: 'One call', includes: ['An hour'], highlight: 'New' },
          ],
        },
      },
      at: 'guide.ts, page.sections[1].items',
      says: 'A list sets more than one package apart. Keep highlight at one of them.',
    },
    'a package that leads to a page that is not there': {
      guide: { 'page.sections.1': packages({ button: { label: 'Begin', to: '/willow-cal' } }) },
      rule: 'dead-link',
      at: 'guide.ts, page.sections[1].items[0].button.to',
      says: 'The button leads to "/willow-cal", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    'a package on a booking page that leads to a form': {
      changes: { 'call.ts': { 'page.sections.1': packages({}) } },
      rule: 'no-form-here',
      at: 'call.ts, page.sections[1].items[0].button.to',
      says: "The button leads to the form, and a booking page has none. Write 'scheduling', the path of another page, or an address.",
    },
    'a logo of sixty pixels': {
      guide: { 'page.sections.1': logos({ file: 'small.png' }) },
      beside: sized(60),
      rule: 'small-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: 'The picture "small.png" is 60 pixels wide and 60 high, which looks blurred on a page. Save a larger one, at least 200 pixels wide.',
    },
    'a photograph with more pixels than any screen': {
      guide: { 'page.sections.1': logos({ file: 'small.png' }) },
      beside: sized(9000),
      rule: 'large-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: 'The picture "small.png" is 9000 pixels wide and 9000 high, more than any screen shows. Save a smaller one; 2400 pixels are plenty.',
    },
    'a JPEG that is called PNG': {
      guide: { 'page.sections.1': logos({ file: 'small.png' }) },
      beside: sized(900, 'jpeg'),
      rule: 'misnamed-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: '"small.png" holds a picture of the kind JPEG, which its name does not say. Save it again as what its name says, or call it "small.jpg".',
    },
    'a GIF that is called PNG': {
      guide: { 'page.sections.1': logos({ file: 'small.png' }) },
      beside: sized(900, 'gif'),
      rule: 'misnamed-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: '"small.png" holds a picture of the kind GIF, which its name does not say. Save it as JPEG, PNG, WebP or AVIF.',
    },
    'a logo that is not there': {
      guide: { 'page.sections.1': logos({ file: 'tem.jpg' }) },
      rule: 'missing-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: 'There is no picture "tem.jpg" in funnels/willow/. The only picture there is "team.jpg". Write "team.jpg".',
    },
    'a logo named like its file': {
      guide: { 'page.sections.1': logos({ name: 'team.jpg', file: 'team.jpg' }) },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[1].items[1].name',
      says: '"team.jpg" is the name of a file and not what is to be seen. Write the name alone, as people say it.',
    },
    'a logo announced as one': {
      guide: { 'page.sections.1': logos({ name: 'Logo of Marsh and Sons', file: 'team.jpg' }) },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[1].items[1].name',
      says: '"Logo of Marsh and Sons" begins with what is said anyway: that it is a picture. Write the name alone, as people say it.',
    },
    'a photo of a person of sixty pixels': {
      guide: {
        'page.sections.1': voice({ file: 'small.png', alt: 'A woman with short grey hair' }),
      },
      beside: sized(60),
      rule: 'small-picture',
      at: 'guide.ts, page.sections[1].items[0].photo.file',
      says: 'The picture "small.png" is 60 pixels wide and 60 high, which looks blurred on a page. Save a larger one, at least 160 pixels wide.',
    },
    'a photo of a person called headshot': {
      guide: { 'page.sections.1': voice({ file: 'team.jpg', alt: 'Headshot' }) },
      rule: 'empty-alt',
      at: 'guide.ts, page.sections[1].items[0].photo.alt',
      says: '"Headshot" says that there is a picture and not what is to be seen. Say in a sentence what somebody would miss who cannot see it.',
    },
    'a photo of a person that cannot be read': {
      guide: {
        'page.sections.1': voice({ file: 'small.png', alt: 'A woman with short grey hair' }),
      },
      beside: {
        pictures: ['funnels/willow/small.png', 'funnels/willow/team.jpg'],
        sizes: new Map([['funnels/willow/small.png', 'unreadable' as const]]),
      },
      rule: 'broken-picture',
      at: 'guide.ts, page.sections[1].items[0].photo.file',
      says: 'The picture "small.png" cannot be read: the file is empty, cut off or of another kind than its name says. Save it again as JPEG, PNG, WebP or AVIF.',
    },
  });

  itAccepts({
    'a video with its words': {
      guide: { 'page.sections.1': { ...video, transcript: ['Good morning from the garden.'] } },
    },
    'packages with prices on a page whose guide is free': {
      guide: {
        'form.subtitle': 'The guide is free.',
        'page.sections.1': packages({ text: 'It costs €480, and the guide stays free.' }),
      },
    },
    'the price of a package further down': {
      guide: {
        'form.subtitle': 'The guide is free.',
        'page.sections.1': packages({}),
        'page.sections.2': {
          kind: 'closing',
          headline: 'Begin with the guide',
          text: 'The year costs €480. You decide afterwards.',
          button: 'Send it',
        },
      },
    },
    'a package that is paid elsewhere': {
      changes: {
        'call.ts': {
          'page.sections.1': packages({
            button: { label: 'Pay', to: 'https://pay.willow-garden.org' },
          }),
        },
      },
    },
    'a small logo and a small photo that are large enough': {
      guide: {
        'page.sections.1': logos({ file: 'small.png' }),
        'page.sections.2': voice({ file: 'small.png', alt: 'A woman with short grey hair' }),
      },
      beside: sized(240),
    },
  });
});
