import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, guideMessage, whenOver } from '#tests/support/site/declarations.ts';

const notice = {
  path: '/willow/privacy',
  title: 'What we keep',
  updated: '2027-03-16',
  sections: [{ heading: 'Entries', paragraphs: ['Your name and your address.'] }],
};

/** The lead of the page, beside an evening that the coach holds as well. */
const besideEvening = (lead: string) => ({
  'guide.ts': { 'page.sections.0.lead': lead },
  'evening.ts': {
    'offer.kind': 'masterclass',
    'offer.name': 'The Quiet Hour',
    event: { ...event, name: 'The Quiet Hour', whenOver },
  },
});

/** The lead of the page, beside a test. */
const besideTest = (lead: string) => ({
  'guide.ts': { 'page.sections.0.lead': lead },
  'test.ts': { 'offer.kind': 'test' },
});

const calendar = 'https://calendar.willow.example/call';

/** A button on the screen after the form. */
const thanked = (label: string, to: string, more: object = {}) => ({
  'coach.ts': { documents: [notice] },
  'guide.ts': {
    success: {
      after: 'screen',
      screen: { title: 'Thank you', text: 'It comes.', button: { label, to } },
    },
    ...more,
  },
  'other.ts': {},
});

const download = { label: 'Download the guide', to: 'download' };
const terms = 'What else holds stands in [our terms](/willow/privacy).';

const written = {
  'offer.file': 'guide.guide.ts',
};

const full = (text: string, more: object = {}) => ({
  'guide.ts': {
    'offer.kind': 'masterclass',
    event: { ...event, seats: 40, whenOver, whenFull: { title: 'No seat is left', text }, ...more },
    'failure.full': { title: 'Every seat is taken' },
    'failure.alreadyRegistered': { title: 'You have a seat already' },
  },
});

describe('the words of links', () => {
  itNames('link-words', {
    'an evening that is a guide': {
      changes: besideEvening(
        'Come to our [live masterclass](/call-me) too, or read [the report](/evening).',
      ),
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link says "the report", but "/evening" offers an event to attend: "The Quiet Hour". Correct the path, or the words of the link.',
      also: ['dead-link'],
    },
    'a masterclass that is a guide': {
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Come to our [live masterclass](/other).' },
        'other.ts': {},
      },
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link says "live masterclass", but "/other" offers something to read: "The Guide to other". Correct the path, or the words of the link.',
    },
    'a privacy notice that is a guide': {
      guide: { 'form.privacy': 'See [our privacy notice](/willow-guide).' },
      says: 'The link says "our privacy notice", but "/willow-guide" offers something to read: "The Willow Guide". Correct the path, or the words of the link.',
    },
    'terms that are the privacy notice': {
      coach: {
        legal: { privacy: '/willow/privacy' },
        documents: [{ ...notice, sections: [{ heading: 'Rules', paragraphs: [terms] }] }],
      },
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: 'The link says "our terms", but "/willow/privacy" is the privacy notice: "What we keep". Correct the path, or the words of the link.',
    },
    'a masterclass in a written guide that is a call': {
      changes: {
        'coach.ts': { 'functions.send-guide.message.button': download },
        'guide.ts': written,
        'call.ts': {},
        'guide.guide.ts': {
          'chapters.0.blocks.0.text': 'Find a chair, or our [live masterclass](/willow-call).',
        },
      },
      at: 'guide.guide.ts, chapters[0].blocks[0].text',
      says: 'The link says "live masterclass", but "/willow-call" offers a call: "A Call". Correct the path, or the words of the link.',
    },
    'a masterclass that is the calendar': {
      changes: besideEvening(`Come to our [live masterclass](${calendar}).`),
      at: 'guide.ts, page.sections[0].lead',
      says: `The link says "live masterclass", but "${calendar}" offers a call: "the scheduling page". Correct the path, or the words of the link.`,
    },
    'a call that is a test': {
      changes: besideTest('Then [book a discovery call](/test).'),
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link says "book a discovery call", but "/test" offers a test: "The Guide to test". Correct the path, or the words of the link.',
    },
    'a test that is a guide': {
      guide: { 'page.sections.0.lead': 'Then [take the energy test](/willow-guide).' },
      says: 'The link says "take the energy test", but "/willow-guide" offers something to read: "The Willow Guide". Correct the path, or the words of the link.',
    },
    'a talk that is a guide': {
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Or [talk it through with us](/other).' },
        'other.ts': {},
      },
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link says "talk it through with us", but "/other" offers something to read: "The Guide to other". Correct the path, or the words of the link.',
    },
  });
  itAccepts({
    'talks and live sessions at the calendar': {
      guide: {
        'page.sections.0.lead': `[Talk it through with us](${calendar}), or [have a live session](${calendar}).`,
      },
    },
    'a call about a masterclass': {
      changes: besideEvening(`[Ask what the masterclass left open](${calendar}).`),
    },
    'a workshop that has no page of its own': {
      guide: { 'page.sections.0.lead': `Ask for [a workshop of your team](${calendar}).` },
    },
    'a guide that is talked about': {
      guide: { 'page.sections.0.lead': `[Go through your guide with us](${calendar}).` },
    },
    'a talk at an evening': { changes: besideEvening('Come and [talk with one of us](/evening).') },
    'something put to the test': {
      guide: { 'page.sections.0.lead': 'See [evenings put to the test](/willow-guide).' },
    },
    'a test by its kind': { changes: besideTest('Then [take our test](/test).') },
    'an evening by its kind': {
      changes: besideEvening('Come to our [live masterclass](/evening).'),
    },
    'a privacy notice by its purpose': {
      coach: { legal: { privacy: '/willow/privacy' }, documents: [notice] },
      guide: { 'form.privacy': 'See [our privacy notice](/willow/privacy).' },
    },
    'an evening by its name': { changes: besideEvening('Come to [The Quiet Hour](/evening).') },
    'a guide to a workshop': {
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See [how we run a workshop](/other).' },
        'other.ts': { 'offer.summary': 'How to hold a workshop.' },
      },
    },
  });
});

describe('what buttons lead to', () => {
  itNames('button-words', {
    'the calendar with two letters exchanged': {
      changes: thanked('Talk to us', 'shceduling'),
      rule: 'wrong-value',
      at: 'guide.ts, success.screen.button.to',
      says: '"shceduling" is not a path. Write "scheduling".',
    },
    'a session that is the privacy notice': {
      changes: thanked('See the session for your team', '/willow/privacy'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "See the session for your team", but "/willow/privacy" is a page of plain text, "What we keep". Let the button lead where it says, or say what is there.',
    },
    'a playbook that is a calendar': {
      changes: thanked('Open the playbook', 'scheduling'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Open the playbook", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a plan that is the home page': {
      changes: thanked('Open the whole plan', 'home'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Open the whole plan", but it leads to the home page. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'something to book that is the home page': {
      changes: thanked('Book a sound check', 'home'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Book a sound check", but it leads to the home page. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'the home page that is a calendar': {
      changes: thanked('Return to the homepage', 'scheduling'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Return to the homepage", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a session that is a call': {
      changes: {
        ...besideEvening('See what else there is.'),
        'guide.ts': thanked('Or come to a live session', '/willow-call')['guide.ts'],
        'call.ts': {},
        'evening.ts': {
          ...besideEvening('')['evening.ts'],
          'page.sections.0.lead': 'A session of an hour and a half, with the door closed.',
        },
      },
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Or come to a live session", but "/willow-call" is the page of "A Call", which nobody there calls a session. Correct the path ("/evening" is that of "The Quiet Hour"), or the words of the button.',
    },
    'a related masterclass that is another guide': {
      changes: {
        ...besideEvening('See what else there is.'),
        'guide.ts': {
          'page.sections.1': {
            kind: 'related',
            title: 'More',
            text: 'There is more.',
            to: '/other',
            label: 'See the masterclass',
          },
        },
        'other.ts': {},
      },
      at: 'guide.ts, page.sections[1].label',
      says: 'The button says "See the masterclass", but "/other" is the page of "The Guide to other", which nobody there calls a masterclass. Correct the path ("/evening" is that of "The Quiet Hour"), or the words of the button.',
    },
    'a chart that is a calendar': {
      changes: thanked('Open the chart now', 'scheduling'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Open the chart now", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a report that is another guide': {
      changes: {
        ...thanked('Get the report', '/other'),
        'other.ts': {},
        'third.ts': { 'offer.kind': 'report', 'offer.name': 'The Rest Report' },
      },
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Get the report", but "/other" is the page of "The Guide to other", which nobody there calls a report. Correct the path ("/third" is that of "The Rest Report"), or the words of the button.',
    },
    'the guide that is another page': {
      changes: {
        ...thanked('Open the guide now', '/other', written),
        'guide.guide.ts': {},
        'coach.ts': {
          documents: [notice],
          'functions.send-guide.message': {
            ...guideMessage,
            button: { label: 'Open the guide', to: 'download' },
          },
        },
      },
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Open the guide now", but "/other" is the page of "The Guide to other", whose form asks for the address again. Write to: \'download\', which gives the file of this funnel, or name the other offer on the button.',
      also: ['download-without-file'],
    },
  });
  itAccepts({
    'a session that is booked': {
      changes: {
        ...thanked('Book a session', '/willow-call'),
        'call.ts': {},
        'other.ts': { 'page.sections.0.lead': 'For the session after the next.' },
      },
    },
    'the home page': { changes: thanked('Back to the start', 'home') },
    'the notice by its name': { changes: thanked('Read what we keep', '/willow/privacy') },
    'the notice by its kind': { changes: thanked('How we treat your data', '/willow/privacy') },
    'another guide, said so': { changes: thanked('Read the other guide', '/other') },
  });
});

describe('promises without what they need', () => {
  itNames([
    {
      did: 'a waiting list that nobody keeps',
      changes: full('Put your name on the waiting list, and we write.'),
      rule: 'nothing-there',
      at: 'guide.ts, event.whenFull.text',
      says: '"Put your name on the waiting list" stands here, but the event declares no waiting list (event.whenFull). Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.',
    },
    ...inText('promised-contact', 'thanks', [
      [
        'a telephone to look at',
        'Check your phone for your guide.',
        '"Check your phone" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
      ],
    ]),
    ...inText('promised-contact', 'lead', [
      [
        'a text message on the page',
        'You get a text message the day before.',
        '"text message" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
      ],
    ]),
    ...inText('offer-kind', 'subject', [
      [
        'thanks for a registration that nobody made',
        'Thanks for registering for the guide',
        '"Thanks for registering" stands here, but the form offers a guide, for which nobody registers. Say what the email brings.',
      ],
    ]),
  ]);
  itAccepts([
    {
      did: 'no waiting list, said so',
      changes: full('We keep no waiting list. Join us next time.'),
    },
    ...rightText('lead', ['Write the text message that you have put off.']),
    {
      did: 'what a guide says of a text message',
      coach: {
        'functions.send-guide.message.points': [
          { title: 'The text message', text: 'Two lines, and no more.' },
        ],
      },
    },
  ]);
});

describe('links in emails', () => {
  const saying = (text: string) => ({
    'coach.ts': { 'functions.send-guide.message.paragraphs': [text] },
  });
  const paragraph = "coach.ts, functions['send-guide'].message.paragraphs[0]";

  itNames({
    'to a spot that no page has': {
      changes: saying('Have a [longer look](/willow-guide#prices).'),
      rule: 'dead-link',
      at: paragraph,
      says: 'The link "longer look" leads to "/willow-guide#prices", but no page here has a spot that is called "#prices". Write "/willow-guide", the page itself.',
    },
    'with the address before the words': {
      changes: saying('Have a (/willow-guide)[longer look].'),
      rule: 'broken-markup',
      at: paragraph,
      says: '"(/willow-guide)[longer look]" has its brackets the wrong way round, so it would be shown as it is. Write links as [words](/path) or [words](https://…).',
    },
  });
  itAccepts({
    'to the form of a page': { changes: saying('Have a [longer look](/willow-guide#form).') },
  });
});
