import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  guide,
  guideMessage,
  message,
  publish,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

/** The event on several dates. */
function severalOn(...starts: readonly string[]): object {
  const { startsAt: _, ...shared } = event;
  return { ...shared, dates: starts.map((startsAt, index) => ({ id: `n${index}`, startsAt })) };
}

const cover = {
  kind: 'cover',
  title: 'Rest Well',
  subtitle: 'A night in four steps',
  author: 'Willow Works',
  alt: 'A cushion beside a kettle',
};

/** Another coach, whose folder comes before this one's. */
const withOak = (changes: Files, oak: Changes = {}): Files => ({ 'oak/coach.ts': oak, ...changes });
const coach = (changes: Changes, oak: Changes = {}): Files => withOak({ 'coach.ts': changes }, oak);
const ofOak = { 'oak/coach.ts': { campaigns: [] }, 'oak/nap.ts': { coach: 'oak' } };

describe('what belongs to one coach', () => {
  itNames('coach-twice', {
    'the brand of another coach': {
      changes: coach({ brand: 'Oak Works' }),
      says: `The brand "Oak Works" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own brand.`,
    },
    'the sender of another coach': {
      changes: coach({ 'sender.email': 'oak@oak.example' }),
      says: `The sender "oak@oak.example" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own sender.`,
    },
    "the sender's name of another coach": {
      changes: coach({ 'sender.name': 'Oak' }),
      says: `The sender's name "Oak" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own sender's name.`,
    },
    'the whole sender of another coach': {
      changes: coach({ sender: { name: 'Oak', email: 'oak@oak.example' } }),
      at: 'coach.ts, sender.email',
      says: `The sender "oak@oak.example" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own sender.`,
    },
    'the scheduling page of another coach': {
      changes: coach({ schedulingUrl: 'https://calendar.oak.example/call' }),
      says: `The scheduling page "https://calendar.oak.example/call" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own scheduling page.`,
    },
    'the scheduling page of a coach whose folder comes later': {
      changes: withOak({}, { schedulingUrl: 'https://calendar.willow.example/call' }),
      at: 'funnels/oak/coach.ts, schedulingUrl',
      says: `The scheduling page "https://calendar.willow.example/call" is also that of willow (funnels/willow/coach.ts), so people would take one coach for the other. Write this coach's own scheduling page.`,
    },
    'the postal address of another coach': {
      changes: coach({ postalAddress: '1 Oak Way, Springfield' }),
      says: `The postal address "1 Oak Way, Springfield" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own postal address.`,
    },
    'the contact address of another coach': {
      changes: coach({ contactEmail: 'oak@oak.org' }, { contactEmail: 'oak@oak.org' }),
      says: `The contact address "oak@oak.org" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own contact address.`,
    },
    'the tagline of another coach': {
      changes: coach({ tagline: 'The calm of Oak.' }),
      says: `The tagline "The calm of Oak." is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own tagline.`,
    },
    'the audience of another coach': {
      changes: coach(
        { audience: 'People who rest at night' },
        { audience: 'People who rest at night' },
      ),
      says: `The audience "People who rest at night" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own audience.`,
    },
    'the motif of another coach': {
      changes: coach({ 'theme.motif': 'citrus' }, { 'theme.motif': 'citrus' }),
      rule: 'same-look',
      at: 'coach.ts, theme.motif',
      says: 'The motif "citrus" is that of oak (funnels/oak/coach.ts), so their emblems and scenes are alike. Choose "ridgelines", "speech", "pulse", "feathers", "ledger", "skyline", "sunrise", "contours", "spotlight", "ribbons", or "embers", which nobody has.',
    },
    'the colours of another coach': {
      changes: coach({ 'theme.strong': '#1D4E88' }),
      rule: 'same-look',
      at: 'coach.ts, theme',
      says: 'The colours are those of oak (funnels/oak/coach.ts), so their pages look alike. Choose colours of its own.',
    },
    'the biography of another coach': {
      changes: coach(
        { 'biography.paragraphs': ['We began in a bakery that was full and poor.'] },
        { 'biography.paragraphs': ['We began in a bakery that was full and poor.'] },
      ),
      rule: 'same-biography',
      says: "The biography tells the life of oak (funnels/oak/coach.ts). Write this coach's own.",
    },
    'the offer of another coach': {
      changes: {
        ...ofOak,
        'oak/nap.ts': { coach: 'oak', 'offer.name': 'Better Ways to Sleep' },
        'guide.ts': { 'page.sections.0.lead': 'Get Better Ways to Sleep today.' },
      },
      rule: 'foreign-offer',
      says: '"Better Ways to Sleep" stands here, which is an offer of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
  });

  itNames('foreign-name', {
    'a biography that names another coach': {
      changes: coach({ 'biography.paragraphs': ['Oak Works began in a bakery.'] }),
      at: 'coach.ts, biography.paragraphs[0]',
      says: '"Oak Works" stands here, which is the brand of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'a page that names another coach': {
      changes: withOak({ 'guide.ts': { 'page.sections.0.lead': 'A guide by Oak Works.' } }),
      says: '"Oak Works" stands here, which is the brand of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'the first word of another brand before the rest of this one': {
      changes: coach({ tagline: 'Made by Ashgrove Works, quietly.' }, { brand: 'Ashgrove Walks' }),
      says: '"Ashgrove Works" stands here, which is the short name of Ashgrove Walks (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'a title that ends with another coach': {
      changes: withOak(
        { 'guide.ts': { 'page.title': 'The Willow Guide | Ashgrove' } },
        { brand: 'Ashgrove Works' },
      ),
      says: '"| Ashgrove" stands here, which is the signature of Ashgrove Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'the signature of another coach in an email': {
      changes: coach(
        { 'functions.send-guide.message.signOff': 'Fair winds, the Ashgrove team' },
        { brand: 'Ashgrove Works' },
      ),
      says: '"Fair winds, the Ashgrove team" stands here, which is the signature of Ashgrove Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'the signature of another coach on a screen': {
      changes: withOak(
        {
          'guide.ts': {
            success: {
              after: 'screen',
              screen: {
                title: 'Thank you',
                text: 'On its way.',
                signOff: 'Warmly, all of us at Ashgrove',
              },
            },
          },
        },
        { brand: 'Ashgrove Works' },
      ),
      at: 'guide.ts, success.screen.signOff',
      says: '"Warmly, all of us at Ashgrove" stands here, which is the signature of Ashgrove Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
  });

  itNames('foreign-address', {
    'the room of another coach in an email': {
      changes: coach(
        {
          'functions.send-guide.message.button': {
            label: 'Join',
            to: 'https://meet.oak-works.org/room',
          },
        },
        { 'sender.email': 'hello@oak-works.org' },
      ),
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://meet.oak-works.org/room" stands here, which is a page or an address of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'the room of another coach as the place': {
      changes: withOak(
        { 'guide.ts': { event: { ...event, place: 'meet.oak-works.org/room' } } },
        { 'sender.email': 'hello@oak-works.org' },
      ),
      at: 'guide.ts, event.place',
      says: '"meet.oak-works.org/room" stands here, which is a page or an address of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'the address of another coach in a text': {
      changes: withOak(
        { 'guide.ts': { 'form.privacy': 'Write to hello@oak-works.org.' } },
        { contactEmail: 'hello@oak-works.org' },
      ),
      says: '"hello@oak-works.org" stands here, which is an address of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'a link in an email to the page of another coach': {
      changes: {
        ...ofOak,
        'coach.ts': {
          'functions.send-guide.message.paragraphs': ['Here it is, [with a nap](/nap).'],
        },
      },
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: 'The link leads to "/nap", which is a page of Oak Works (funnels/oak/nap.ts). Lead to a page of this coach, or allow it here, if the two work together.',
    },
    'a link in a guide to the page of another coach': {
      changes: {
        ...ofOak,
        'coach.ts': {
          'functions.send-guide.message.button': { label: 'Download', to: 'download' },
        },
        'guide.ts': { 'offer.file': 'rest.guide.ts' },
        'rest.guide.ts': {
          'chapters.0.blocks.0.text': 'Find a chair, or [have a nap](/nap).',
        },
      },
      at: 'rest.guide.ts, chapters[0].blocks[0].text',
      says: 'The link leads to "/nap", which is a page of Oak Works (funnels/oak/nap.ts). Lead to a page of this coach, or allow it here, if the two work together.',
    },
    'a link to the page of another coach before a sentence on colleagues': {
      changes: {
        ...ofOak,
        'coach.ts': {
          'functions.send-guide.message.paragraphs': [
            'Here it is, [with a nap](/nap). Show it to your colleagues.',
          ],
        },
      },
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: 'The link leads to "/nap", which is a page of Oak Works (funnels/oak/nap.ts). Lead to a page of this coach, or allow it here, if the two work together.',
    },
    'the scheduling page of another coach in an email': {
      changes: coach({
        'functions.send-guide.message.button': {
          label: 'Book',
          to: 'https://calendar.oak.example/call',
        },
      }),
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://calendar.oak.example/call" stands here, which is an address of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
  });
  itAccepts({
    'two coaches': { changes: ofOak },
    'a link in an email to a page that is said to be of others': {
      changes: {
        ...ofOak,
        'coach.ts': {
          'functions.send-guide.message.paragraphs': ['Our neighbours hold [naps](/nap), too.'],
        },
      },
    },
    'a link to a page that is said to be of others a sentence before': {
      changes: {
        ...ofOak,
        'coach.ts': {
          'functions.send-guide.message.paragraphs': [
            'Our neighbours rest a lot. See [their naps](/nap), and sleep.',
          ],
        },
      },
    },
    'an ordinary word that is a brand': {
      changes: withOak({
        'guide.ts': { 'page.sections.0.lead': 'Sit under an oak. Oak is hard.' },
      }),
    },
    'two coaches at one house': {
      changes: coach(
        { 'sender.email': 'anna@house.org', contactEmail: 'anna@house.org' },
        { 'sender.email': 'bert@house.org' },
      ),
    },
    'two coaches with a common host': {
      changes: coach(
        { schedulingUrl: 'https://calendly.com/willow' },
        { schedulingUrl: 'https://calendly.com/oak' },
      ),
    },
    'a signature of their own': {
      changes: coach({ 'functions.send-guide.message.signOff': 'Warmly, the Willow team' }),
    },
    'a signature with a word that is a brand': {
      changes: coach(
        { 'functions.send-guide.message.signOff': 'Bright days ahead, Willow' },
        { brand: 'Bright Works' },
      ),
    },
  });
});

const words = [
  'Nobody in the house slept well that winter, and the reason was a lamp that somebody had bought cheaply in spring.',
  'It hummed. You could hear it through two doors and a pillow, and still it took the family until March to find it.',
  'What hums in your week? Make a list of seven things, switch one of them off every evening, and listen to what is left.',
];
const sections = (paragraphs: readonly string[], headline: string) => [
  { kind: 'hero', headline, lead: 'Then work.' },
  { kind: 'story', title: 'The lamp', paragraphs },
];
const longGuide = { 'page.sections': sections(words, 'Rest') };
const edited = words.map((text) => text.replace('winter', 'summer').replace('cheaply', 'gladly'));
const testimonials = (quote: string, name: string, role?: string) => ({
  'page.sections.1': {
    kind: 'testimonials',
    title: 'What people say',
    items: [{ quote, name, ...(role === undefined ? {} : { role }) }],
  },
});
const praise = 'The twenty calls were terrifying for about two of them.';
const oakGuide = (changes: Changes): Files => ({
  ...ofOak,
  'oak/nap.ts': { coach: 'oak', ...changes },
});

describe('pages', () => {
  itNames('copied-name', {
    'a file copied with three words changed': {
      changes: {
        'guide.ts': longGuide,
        'sleep.ts': { 'page.sections': sections(edited, 'Sleep') },
      },
      rule: 'copied-page',
      at: 'sleep.ts, page',
      says: 'About 70% of this page stands word for word in funnels/willow/guide.ts, so search engines show one of the two and visitors of both see a copy. Write this page anew, or keep one of the two files.',
    },
    "another coach's file with a few words changed": {
      changes: {
        ...oakGuide({ 'page.sections': sections(words, 'Sleep') }),
        'guide.ts': { 'page.sections': sections(edited, 'Rest') },
      },
      rule: 'copied-page',
      at: 'guide.ts, page',
      says: 'About 67% of this page stands word for word in funnels/oak/nap.ts, so search engines show one of the two and visitors of both see a copy. Write this page anew, or keep one of the two files.',
    },
    'an event in two funnels': {
      changes: { 'guide.ts': { event }, 'sleep.ts': { event } },
      rule: 'same-event',
      says: `The event "The Willow Evening" at 2027-03-16T10:00 is also declared in funnels/willow/guide.ts, so its seats and guests would be counted twice. Declare this funnel's own event, or let its paths be aliases of the other page.`,
    },
    'one date of an event in two funnels': {
      changes: {
        'guide.ts': { event: severalOn('2027-03-16T10:00', '2027-05-04T10:00') },
        'sleep.ts': { event: severalOn('2027-05-04T10:00', '2027-06-01T10:00') },
      },
      rule: 'same-event',
      says: `The event "The Willow Evening" at 2027-05-04T10:00 is also declared in funnels/willow/guide.ts, so its seats and guests would be counted twice. Declare this funnel's own event, or let its paths be aliases of the other page.`,
    },
    'a title that names another offer': {
      changes: {
        'guide.ts': { 'offer.name': 'Better Ways to Rest' },
        'sleep.ts': { 'page.title': 'Get Better Ways to Rest' },
      },
      rule: 'foreign-offer',
      says: '"Better Ways to Rest" stands here, which is what funnels/willow/guide.ts offers; this page offers "The Guide to sleep". Write {leadMagnet}, which is always the name of this offer.',
    },
    'a toast that names another offer': {
      changes: {
        'guide.ts': { 'offer.name': 'Better Ways to Rest' },
        'sleep.ts': { 'success.toast.title': 'Better Ways to Rest is on its way.' },
      },
      rule: 'foreign-offer',
      says: '"Better Ways to Rest" stands here, which is what funnels/willow/guide.ts offers; this page offers "The Guide to sleep". Write {leadMagnet}, which is always the name of this offer.',
    },
    'a consent that names another offer': {
      changes: {
        'guide.ts': { 'offer.name': 'Better Ways to Rest' },
        'sleep.ts': {
          'form.consent.text': 'You agree to get Better Ways to Rest and a few emails.',
        },
      },
      rule: 'foreign-offer',
      at: 'sleep.ts, form.consent',
      says: '"Better Ways to Rest" stands here, which is what funnels/willow/guide.ts offers; this page offers "The Guide to sleep". Write {leadMagnet}, which is always the name of this offer.',
    },
    'an id with "-copy"': {
      changes: { 'sleep.ts': { id: 'sleep-copy' } },
      says: '"sleep-copy" is what a copied file is called, and people see it in the address or in lists. Name it after what this funnel offers.',
    },
    'a path with "-2"': {
      changes: { 'sleep.ts': { path: '/willow-guide-2' } },
      says: '"/willow-guide-2" is "willow-guide" of funnels/willow/guide.ts with an ending, as a copied file has it, and people see it in the address or in lists. Name it after what this funnel offers.',
    },
    'a source with "-copy"': {
      changes: { 'sleep.ts': { 'submission.source': 'willow-guide-copy' } },
      says: '"willow-guide-copy" is what a copied file is called, and people see it in the address or in lists. Name it after what this funnel offers.',
    },
    'a copied id, path and source': {
      changes: {
        'sleep.ts': { id: 'sleep-copy', path: '/sleep-copy', 'submission.source': 'sleep-copy' },
      },
      at: 'sleep.ts, id',
      says: '"sleep-copy" is what a copied file is called, and people see it in the address or in lists. Name it after what this funnel offers.',
    },
    'a source that is the id of another funnel': {
      changes: {
        'guide.ts': { 'submission.source': 'The guide' },
        'sleep.ts': { 'submission.source': 'willow-guide' },
      },
      says: `The source "willow-guide" is the name of funnels/willow/guide.ts, so this funnel's leads would be filed under another funnel. Write source: 'sleep'.`,
    },
    'metadata that names another offer': {
      changes: { 'sleep.ts': { 'submission.metadata': { lead_magnet: 'The Willow Guide' } } },
      at: 'sleep.ts, submission.metadata.lead_magnet',
      says: 'The metadata says "The Willow Guide", which names funnels/willow/guide.ts. Write {leadMagnet} or {event.name}, which are always this funnel’s own.',
    },
  });

  itNames('same-words', {
    'a title twice': {
      changes: { 'sleep.ts': { 'page.title': 'The Willow Guide' } },
      says: 'The title "The Willow Guide" is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a title of its own.',
    },
    'a description twice': {
      changes: { 'sleep.ts': { 'page.description': guide.page.description } },
      says: 'The description "A guide for those who test websites." is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a description of its own.',
    },
    'a summary twice': {
      changes: { 'sleep.ts': { 'offer.summary': 'A guide.' } },
      says: 'The summary "A guide." is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a summary of its own.',
    },
    'a lead twice': {
      changes: { 'sleep.ts': { 'page.sections.0.lead': 'Then work.' } },
      says: 'The lead "Then work." is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a lead of its own.',
    },
    'a headline twice': {
      changes: { 'sleep.ts': { 'page.sections.0.headline': 'Rest' } },
      says: 'The headline "Rest" is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a headline of its own.',
    },
    'a cover twice': {
      changes: {
        'guide.ts': { 'page.sections.0.artwork': cover },
        'sleep.ts': { 'page.sections.0.artwork': { ...cover, alt: 'A pillow in the grass' } },
      },
      at: 'sleep.ts, page.sections[0].artwork.title',
      says: 'The title of the cover "Rest Well" is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a title of the cover of its own.',
    },
    'an offer twice': {
      changes: { 'sleep.ts': { 'offer.name': 'The Willow Guide' } },
      says: 'The name of the offer "The Willow Guide" is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a name of the offer of its own.',
    },
    'a title that only looks different': {
      changes: { 'sleep.ts': { 'page.title': 'the willow guide!' } },
      says: 'The title "the willow guide!" is also that of funnels/willow/guide.ts, so nobody could tell the two pages apart. Give this page a title of its own.',
    },
  });
  itAccepts({
    'two funnels have other dates of an event of the same name': {
      changes: {
        'guide.ts': { event: severalOn('2027-03-16T10:00', '2027-05-04T10:00') },
        'sleep.ts': { event: severalOn('2027-09-07T10:00', '2027-11-02T10:00') },
      },
    },
    'two pages with words of their own': { changes: { 'guide.ts': longGuide, 'sleep.ts': {} } },
    'one offer that leads to another': {
      changes: {
        'guide.ts': { 'offer.name': 'Better Ways to Rest' },
        'sleep.ts': {
          'page.sections.1': {
            kind: 'related',
            title: 'Read Better Ways to Rest',
            to: '/willow-guide',
            label: 'Better Ways to Rest',
          },
        },
      },
    },
    'an event on another date': {
      changes: {
        'guide.ts': { event },
        'sleep.ts': { event: { ...event, startsAt: '2027-06-15T10:00' } },
      },
    },
    'a name that ends with a number': {
      changes: { 'sleep.ts': { id: 'sleep-101', path: '/sleep-101' } },
    },
    'metadata of the page': {
      changes: {
        'sleep.ts': { 'submission.metadata': { lead_magnet: '{leadMagnet}', page: '{page}' } },
      },
    },
    'the words of the forms': {
      changes: {
        'sleep.ts': { 'form.privacy': 'Unsubscribe at any time.' },
        'guide.ts': { 'form.privacy': 'Unsubscribe at any time.' },
      },
    },
  });
});

const twice = (section: object): Files => ({
  'guide.ts': { 'page.sections.1': section, 'page.sections.2': section },
});
const benefits = (...texts: readonly string[]): Files => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'benefits',
      title: 'What you get',
      items: texts.map((text, index) => ({ title: ['Rest', 'Sleep', 'Wake'][index], text })),
    },
  },
});

describe('what is said twice', () => {
  const rest =
    'Put the phone next door, sit where you see a tree, and count to sixty before you think of work.';
  const own = [
    'Birds are about at six, and most of them sing for nobody. Leave the bread at home and listen.',
    'It may creak. Wood that nobody sat on since the autumn does so, and stops on the third evening.',
    'The air is mild by noon, so open both wings and let the dust of the year out over the hedge.',
  ];
  const saying = (...texts: readonly string[]) => ({
    'campaigns.0.steps': texts.map((text, index) => ({
      id: `letter-${index}`,
      after: { days: 2 },
      message: {
        ...message,
        subject: ['A tree', 'A chair', 'A window'][index],
        preview: ['Green.', 'Wooden.', 'Open.'][index],
        heading: ['Look up', 'Sit down', 'Lean out'][index],
        paragraphs: [own[index], text],
      },
    })),
  });
  const long = 'Put the phone next door and sit where you can see a tree.';
  itNames('said-twice', {
    'a paragraph in two emails of a campaign': {
      coach: saying(rest, rest),
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[1]',
      says: 'The paragraph "Put the phone next door, sit where you see a tree, and count…" is already in "A tree", which comes before. Remove it, or write what was meant to be here.',
    },
    'a long sentence in two places of a page': {
      guide: {
        'page.sections.0.lead': `Rest first. ${long}`,
        'page.sections.1': { kind: 'story', title: 'Why', paragraphs: [`We were tired. ${long}`] },
      },
      at: 'guide.ts, page.sections[1].paragraphs[0]',
      says: `The sentence "Put the phone next door and sit where you can see a tree." stands here already (1st section, hero, lead). Remove it here or there.`,
    },
    'a long sentence in two paragraphs of an email': {
      coach: {
        'functions.send-guide.message.paragraphs': [
          `Rest first. ${long}`,
          `${long} Then work until the kettle boils, and not a minute longer than that.`,
        ],
      },
      at: "coach.ts, functions['send-guide'].message.paragraphs[1]",
      says: `The sentence "Put the phone next door and sit where you can see a tree." stands here already (email send-guide, message, 1st paragraph). Remove it here or there.`,
    },
    'a section twice': {
      changes: twice({
        kind: 'list',
        title: 'For you if',
        items: ['you are tired', 'you work at night'],
      }),
      says: 'The section "For you if" stands here already (2nd section). Remove it, or write what was meant to be here.',
    },
    'a short title twice in a list': {
      guide: {
        'page.sections.1': {
          kind: 'benefits',
          title: 'How to rest',
          items: [
            { title: 'The lever', text: 'While the kettle boils.' },
            { title: 'The lever', text: 'Before the cup is cold.' },
            { title: 'The pillow', text: 'After the walk.' },
          ],
        },
      },
      at: 'guide.ts, page.sections[1].items[1].title',
      says: 'The title "The lever" stands here already (2nd section, 1st entry of items, title). Remove it, or write what was meant to be here.',
    },
    'a benefit twice, with a word changed': {
      changes: benefits(
        'You sleep through the whole night and wake up rested and warm.',
        'You walk to work.',
        'You sleep through the whole night and wake up rested and calm.',
      ),
      at: 'guide.ts, page.sections[1].items[2]',
      says: 'The entry "You sleep through the whole night and wake up rested and cal…" stands here already (2nd section, 1st entry of items). Remove it, or write what was meant to be here.',
    },
    'a benefit twice': {
      changes: benefits(
        'You sleep through the night.',
        'You wake up rested and warm.',
        'You sleep through the night.',
      ),
      at: 'guide.ts, page.sections[1].items[2]',
      says: 'The entry "You sleep through the night." stands here already (2nd section, 1st entry of items). Remove it, or write what was meant to be here.',
    },
    'a testimonial twice': {
      guide: {
        'page.sections.1': {
          kind: 'testimonials',
          title: 'What people say',
          items: [
            { quote: praise, name: 'Ilse V.' },
            { quote: praise, name: 'Ilse V.' },
          ],
        },
      },
      at: 'guide.ts, page.sections[1].items[1]',
      says: 'The testimonial "The twenty calls were terrifying for about two of them." stands here already (2nd section, 1st entry of items). Remove it, or write what was meant to be here.',
    },
    'a question twice': {
      guide: {
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [
            { question: 'Is it long?', answer: 'Nine pages with pictures in them.' },
            { question: 'Is it very long?', answer: 'Nine pages with pictures in them.' },
          ],
        },
      },
      at: 'guide.ts, page.sections[1].items[1]',
      says: 'The entry "Nine pages with pictures in them." stands here already (2nd section, 1st entry of items). Remove it, or write what was meant to be here.',
    },
    'a result of a coach twice': {
      coach: { 'biography.credentials': ['500 people slept again', '500 people slept again'] },
      at: 'coach.ts, biography.credentials[1]',
      says: 'The entry "500 people slept again" stands here already (biography, 1st credential). Remove it, or write what was meant to be here.',
    },
    'a question twice, with two answers': {
      guide: {
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [
            { question: 'Is it long?', answer: 'Nine pages with pictures in them.' },
            { question: 'Is it long?', answer: 'You sleep through the first night of it.' },
          ],
        },
      },
      at: 'guide.ts, page.sections[1].items[1].question',
      says: 'The question "Is it long?" stands here already (2nd section, 1st entry of items, question). Remove it, or write what was meant to be here.',
    },
    'a paragraph twice': {
      guide: {
        'page.sections.1': {
          kind: 'story',
          title: 'The lamp',
          paragraphs: [words[0], words[1], words[0]],
        },
      },
      at: 'guide.ts, page.sections[1].paragraphs[2]',
      says: 'The entry "Nobody in the house slept well that winter, and the reason w…" stands here already (2nd section, 1st paragraph). Remove it, or write what was meant to be here.',
    },
    'a paragraph of an email twice': {
      coach: { 'functions.send-guide.message.paragraphs': [words[0], words[0]] },
      at: "coach.ts, functions['send-guide'].message.paragraphs[1]",
      says: `The paragraph "Nobody in the house slept well that winter, and the reason w…" stands here already (email send-guide, message, 1st paragraph). Remove it, or write what was meant to be here.`,
    },
    'a point of an email twice': {
      coach: {
        'functions.send-guide.message.points': [
          { title: 'Rest', text: 'Lie down for ten minutes.' },
          { title: 'Sleep', text: 'Lie down for ten minutes.' },
        ],
      },
      at: "coach.ts, functions['send-guide'].message.points[1]",
      says: `The point "Lie down for ten minutes." stands here already (email send-guide, message, 1st point). Remove it, or write what was meant to be here.`,
    },
  });

  itNames('same-testimonial', {
    'one testimonial by two people': {
      changes: {
        'guide.ts': testimonials(praise, 'Ilse V.'),
        'sleep.ts': testimonials(praise, 'Dana R.'),
      },
      at: 'sleep.ts, page.sections[1].items[0]',
      says: 'The testimonial "The twenty calls were terrifying for about two of them." also stands in funnels/willow/guide.ts (2nd section, 1st entry of items), by somebody else. Show what somebody said of this coach, with their own name.',
    },
    'one testimonial of two coaches': {
      changes: {
        ...oakGuide(testimonials(praise, 'Ilse V.')),
        'guide.ts': testimonials(praise, 'Ilse V.'),
      },
      at: 'guide.ts, page.sections[1].items[0]',
      says: 'The testimonial "The twenty calls were terrifying for about two of them." also stands in funnels/oak/nap.ts (2nd section, 1st entry of items), where it speaks of another coach. Show what somebody said of this coach, with their own name.',
    },
    'one testimonial of two coaches with a word less': {
      changes: {
        ...oakGuide(testimonials(praise, 'Ilse V.')),
        'guide.ts': testimonials(praise.replace('terrifying ', 'hard '), 'Ilse V.'),
      },
      at: 'guide.ts, page.sections[1].items[0]',
      says: 'The testimonial "The twenty calls were hard for about two of them." also stands in funnels/oak/nap.ts (2nd section, 1st entry of items), where it speaks of another coach. Show what somebody said of this coach, with their own name.',
    },
    'one person who speaks of two coaches': {
      changes: {
        ...oakGuide(testimonials(praise, 'Ilse V.', 'Physiotherapy practice')),
        'guide.ts': testimonials(
          'No hype, six pages, six jobs.',
          'Ilse V.',
          'Physiotherapy practice',
        ),
      },
      at: 'guide.ts, page.sections[1].items[0]',
      says: 'The person who says "No hype, six pages, six jobs." also speaks of another coach in funnels/oak/nap.ts (2nd section, 1st entry of items), under the same name and role. Show what somebody said of this coach, with their own name.',
    },
  });
  itAccepts({
    'a paragraph that every email of a campaign has': { coach: saying(rest, rest, rest) },
    'one testimonial on two pages of a coach': {
      changes: {
        'guide.ts': testimonials(praise, 'Ilse V.'),
        'sleep.ts': testimonials(praise, 'Ilse V.'),
      },
    },
    'one first name of two coaches': {
      changes: {
        ...oakGuide(testimonials(praise, 'Dana R.')),
        'guide.ts': testimonials('No hype, six pages, six jobs.', 'Dana R.'),
      },
    },
    'a list of what the lessons explain': {
      guide: {
        'page.sections.1': {
          kind: 'lessons',
          title: 'What you learn',
          items: [{ title: 'Rest', text: 'Lie down for ten minutes.' }],
        },
        'page.sections.2': { kind: 'list', title: 'In short', items: ['Rest'] },
      },
    },
    'two closings': {
      guide: {
        'page.sections.1': { kind: 'closing', headline: 'Rest', button: 'Send' },
        'page.sections.2': { kind: 'closing', headline: 'Sleep', button: 'Send' },
      },
    },
  });
});

const email = (paragraphs: readonly string[], subject: string) => ({
  ...guideMessage,
  subject,
  paragraphs,
});
const letter = (id: string, paragraphs: readonly string[]) => ({
  id,
  after: { days: 1 },
  message: email(paragraphs, `About ${id}`),
});

describe('emails', () => {
  itNames('copied-email', {
    'one email under two ids': {
      coach: { 'campaigns.0.steps': [letter('one', words), letter('two', words)] },
      at: 'coach.ts, campaigns[0].steps[1].message',
      says: 'The email "About two" says what "About one" says already (1st campaign, Willow Campaign, 1st step, one), so people may get it twice. Write what was meant to be here, or remove it.',
    },
    'an email with two words changed': {
      coach: { 'campaigns.0.steps': [letter('one', words), letter('two', edited)] },
      at: 'coach.ts, campaigns[0].steps[1].message',
      says: 'The email "About two" says what "About one" says already (1st campaign, Willow Campaign, 1st step, one), so people may get it twice. Write what was meant to be here, or remove it.',
    },
    'a step that says what the guide said': {
      coach: {
        'functions.send-guide.message': email(words, 'The guide'),
        'campaigns.0.steps': [letter('one', words)],
      },
      at: 'coach.ts, campaigns[0].steps[0].message',
      says: `The email "About one" says what "The guide" says already (email send-guide), so people may get it twice. Write what was meant to be here, or remove it.`,
    },
    "another coach's email": {
      changes: coach(
        { 'functions.send-guide.message': email(words, 'Here') },
        { 'functions.send-guide.message': email(words, 'There') },
      ),
      says: `The email "Here" is a copy of another coach's, "There" in funnels/oak/coach.ts. Write it in this coach's own words.`,
    },
    "another coach's email in a campaign": {
      changes: coach(
        { 'campaigns.0.steps': [letter('one', words)] },
        { 'campaigns.0.steps': [letter('one', words)] },
      ),
      at: 'coach.ts, campaigns[0].steps[0].message',
      says: `The email "About one" is a copy of another coach's, "About one" in funnels/oak/coach.ts. Write it in this coach's own words.`,
    },
  });
  itAccepts({
    'emails with words of their own': {
      coach: {
        'campaigns.0.steps': [letter('one', words.slice(0, 1)), letter('two', words.slice(1, 2))],
      },
    },
    'the practical matters of two events': {
      changes: {
        'coach.ts': {
          'functions.send-reminder': {
            ...reminderFunction,
            message: email(words, 'In a day'),
            messages: { 'willow-guide': email(words, 'Tomorrow at ten') },
          },
        },
        'guide.ts': { event: { ...event, reminder } },
        'sleep.ts': { event: { ...event, name: 'The Willow Night', reminder } },
      },
    },
    'one short email in two coaches': { changes: coach({}) },
  });
});

describe('what two published coaches say alike', () => {
  const both = coach({}, { campaigns: [] });
  const edited = 'funnels/oak/coach.ts';
  itNames('coach-twice', {
    'the brand of another coach, in the file that is being edited': {
      changes: { ...both, 'oak/coach.ts': { campaigns: [], brand: 'Willow Works' } },
      beside: {
        published: publish(both),
        ages: () => new Map([edited, 'funnels/willow/coach.ts'].map((file, at) => [file, 2 - at])),
      },
      at: 'funnels/oak/coach.ts, brand',
      says: `The brand "Willow Works" is also that of willow (funnels/willow/coach.ts), so people would take one coach for the other. Write this coach's own brand.`,
    },
    'the street of another coach, far away': {
      changes: coach(
        { postalAddress: 'Willow Works, 12 Oak Street, Burlington, VT 05401' },
        {
          postalAddress: 'Oak Works, 12 Oak Street, Burlington, VT 05401',
          timeZone: 'America/New_York',
        },
      ),
      at: 'coach.ts, postalAddress',
      says: `The postal address "Willow Works, 12 Oak Street, Burlington, VT 05401" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own postal address.`,
    },
    'the street of another coach under a name of its own': {
      changes: coach(
        { postalAddress: 'Willow Works, 12 Oak Street, Salem, OR 97302' },
        { postalAddress: 'Oak Works, 12 Oak Street, Salem, OR 97302' },
      ),
      says: `The postal address "Willow Works, 12 Oak Street, Salem, OR 97302" is also that of oak (funnels/oak/coach.ts), so people would take one coach for the other. Write this coach's own postal address.`,
    },
  });
});
