import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, publish } from '#tests/support/site/declarations.ts';

const beside = { now: new Date('2026-11-22T12:00:00Z') };

const ends = (at: string, to: unknown = '/willow-call') => ({ expires: { at, to } });
const related = {
  'page.sections': [
    { kind: 'hero', headline: 'Rest', lead: 'Then work.' },
    { kind: 'related', title: 'More', to: '/autumn', label: 'Read the other guide' },
  ],
};
const privacy = (updated: string) => ({
  'coach.ts': {
    legal: { privacy: '/willow/privacy' },
    documents: [
      {
        path: '/willow/privacy',
        title: 'What we keep',
        updated,
        sections: [{ heading: 'All of it', paragraphs: ['Your address, until you ask.'] }],
      },
    ],
  },
});

describe('what the calendar says of a page', () => {
  itNames({
    'a page that visitors see, until later': {
      guide: { publishFrom: '2027-01-10T09:00' },
      beside: { ...beside, published: publish({ 'guide.ts': {} }) },
      rule: 'published-later',
      says: 'The funnel "willow-guide" was published and would be gone until "2027-01-10T09:00": links to "/willow-guide" would lead nowhere. Remove publishFrom; if nobody has seen the page yet, run npm run check -- --accept.',
    },
    'the words of another day': {
      guide: {
        expires: { at: '2027-03-31T23:59', to: { title: 'It is over', text: 'Until April 30.' } },
      },
      beside,
      rule: 'scarcity',
      at: 'guide.ts, expires.to.text',
      says: '"Until April 30" stands here, but the offer ends at "2027-03-31T23:59" (expires.at). Write the day on which it ends, or correct expires.at.',
    },
    'an end that has passed': {
      changes: { 'guide.ts': ends('2026-01-31T23:59'), 'call.ts': {} },
      beside,
      rule: 'ended-already',
      at: 'guide.ts, expires.at',
      says: 'The offer ended at "2026-01-31T23:59", so its form is closed and visitors are led away. Write a later moment, or remove expires; if the page has ended for good, retire it in the coach’s file.',
    },
    'an end with words that has passed': {
      changes: {
        'guide.ts': {
          expires: { at: '2026-01-31T23:59', to: { title: 'It is over', text: 'Thank you.' } },
        },
      },
      beside,
      rule: 'ended-already',
      at: 'guide.ts, expires.at',
      says: 'The offer ended at "2026-01-31T23:59", so its form is closed and other words stand there. Write a later moment, or remove expires; if the page has ended for good, retire it in the coach’s file.',
    },
    'an end months before the event': {
      changes: { 'guide.ts': { event, ...ends('2027-01-31T23:59') }, 'call.ts': {} },
      rule: 'ends-before-event',
      at: 'guide.ts, expires.at',
      says: 'The offer ends at "2027-01-31T23:59", 43 days before its event begins. Let registration end shortly before the event, or correct the date of one of the two.',
    },
    'a notice from the future': {
      changes: privacy('2031-11-22'),
      beside,
      rule: 'updated-later',
      at: 'coach.ts, documents[0].updated',
      says: 'The page says that it was changed on "2031-11-22", which is yet to come. Write the day of the last change.',
    },
    'a link to a page that is over': {
      changes: {
        'guide.ts': related,
        'autumn.ts': {
          expires: { at: '2026-01-31T23:59', to: { title: 'It is over', text: 'Come again.' } },
          allow: [{ rule: 'ended-already', because: 'Old links shall say so.' }],
        },
      },
      beside,
      rule: 'link-to-ended-page',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/autumn", but autumn ended at "2026-01-31T23:59", and its form is closed. Lead to a page that is open, or let autumn end later.',
    },
    'a link to a page that appears later': {
      changes: { 'guide.ts': related, 'autumn.ts': { publishFrom: '2027-02-01T09:00' } },
      beside,
      rule: 'link-to-later-page',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/autumn", but that page is not there before 2027-02-01 09:00. Let autumn appear earlier, or lead to a page that is there.',
    },
    'a second way to a draft': {
      changes: {
        'guide.ts': { 'page.sections.0.second': { label: 'Or this one', to: '/autumn' } },
        'autumn.ts': { draft: true },
      },
      rule: 'link-to-draft',
      at: 'guide.ts, page.sections[0].second.to',
      says: 'The link leads to "/autumn", but autumn is a draft, so nobody finds a page there. Remove draft from autumn, or lead to a page that is published.',
    },
  });

  itAccepts({
    'a page that was to come later, and comes later still': {
      guide: { publishFrom: '2027-02-10T09:00' },
      beside: {
        ...beside,
        published: publish({ 'guide.ts': { publishFrom: '2027-01-10T09:00' } }),
      },
    },
    'a page that came': {
      guide: { publishFrom: '2026-01-10T09:00' },
      beside: { ...beside, published: publish({ 'guide.ts': {} }) },
    },
    'the words of its last day, which ends at midnight': {
      guide: {
        expires: {
          at: '2027-04-01T00:00',
          to: { title: 'It is over', text: 'It was here until 31 March 2027.' },
        },
      },
      beside,
    },
    'an end to come': { changes: { 'guide.ts': ends('2027-01-31T23:59'), 'call.ts': {} }, beside },
    'registration that closes two days before': {
      changes: { 'guide.ts': { event, ...ends('2027-03-14T10:00') }, 'call.ts': {} },
      beside,
    },
    'a notice of today': { changes: privacy('2026-11-22'), beside },
    'two pages that appear together': {
      changes: {
        'guide.ts': { ...related, publishFrom: '2027-02-01T09:00' },
        'autumn.ts': { publishFrom: '2027-02-01T09:00' },
      },
      beside,
    },
    'a link to a page that has appeared': {
      changes: { 'guide.ts': related, 'autumn.ts': { publishFrom: '2026-02-01T09:00' } },
      beside,
    },
  });
});

const screen = { title: 'Thank you, {name}', text: 'The guide is on its way.' };
const thanks = (path?: string) => ({
  'guide.ts': { success: { after: 'screen', screen, ...(path && { path }) } },
});
const published = publish(thanks('/willow-guide/thanks'));

describe('a thank-you page that was published', () => {
  itNames('published-thanks', {
    'another path': {
      changes: thanks('/willow-guide/thank-you'),
      beside: { published },
      at: 'guide.ts, success.path',
      says: "The thank-you page was published at \"/willow-guide/thanks\": ad platforms count by that address and would count nobody any more. Write path: '/willow-guide/thanks' again; once they count by the new address, add redirects: ['/willow-guide/thanks'] beside the page's own path.",
    },
    'no path any more': {
      changes: thanks(),
      beside: { published },
      at: 'guide.ts, success.path',
      says: "The thank-you page was published at \"/willow-guide/thanks\": ad platforms count by that address and would count nobody any more. Write path: '/willow-guide/thanks' again; once they count by the new address, add redirects: ['/willow-guide/thanks'] beside the page's own path.",
    },
    'an empty ledger': {
      changes: {},
      beside: { published: { file: 'funnels/published.json', text: '\n' } },
      rule: 'unreadable-ledger',
      at: 'funnels/published.json',
      says: 'The record of what was published is empty. Take the file back from the last commit.',
    },
  });
  itAccepts({
    'the same path': { changes: thanks('/willow-guide/thanks'), beside: { published } },
  });
});

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
/** The first words of a campaign's email that goes out between two hours. */
const greeted = (text: string, fromHour: number, toHour: number) => ({
  coach: {
    'campaigns.0.window': { weekdays, fromHour, toHour },
    'campaigns.0.steps.0.message.paragraphs.0': text,
  },
});

describe('what emails say of when they are read', () => {
  itNames('email-timing', {
    'an evening in the morning': {
      ...greeted('Good evening. Here is what we forgot.', 8, 17),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Good evening" stands here, but the emails of this campaign go out from 8 to 17 (window). Say what is right at that hour, or change when the email goes out.',
    },
    'a morning in the evening': {
      ...greeted('Good morning. Here is what we forgot.', 16, 20),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Good morning" stands here, but the emails of this campaign go out from 16 to 20 (window). Say what is right at that hour, or change when the email goes out.',
    },
  });
  itAccepts({
    'a morning in a window of the day': greeted('Good morning. Here is what we forgot.', 8, 17),
    'an evening in the evening': greeted('Good evening. Here is what we forgot.', 17, 21),
  });
});

const button = (label: string) => ({
  coach: { 'functions.send-guide.message.button': { label, to: 'scheduling' } },
});
const link = (text: string) => ({
  coach: { 'functions.send-guide.message.paragraphs': [text] },
});

describe('ways on from an email', () => {
  itNames({
    'a button that says where to press': {
      ...button('Click here'),
      rule: 'vague-link',
      at: "coach.ts, functions['send-guide'].message.button.label",
      says: 'The button says "Click here", which tells nobody what comes when it is pressed. Say what it does, like “Choose a time”.',
    },
    'another page that is the same': {
      ...link('Then read [our other guide](/willow-guide).'),
      rule: 'leads-back',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: 'The link "our other guide" leads to "/willow-guide", the page of funnels/willow/guide.ts, whose form its readers have just sent. Write the path of what it names.',
    },
    'a calendar entry without an event': {
      ...link('The calendar entry is attached.'),
      rule: 'nothing-there',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"entry is attached" stands here, but this funnel declares no event. Put the words into the email, or link to the file.',
    },
    'the last of several too early': {
      changes: {
        'coach.ts': {
          'campaigns.0.steps': ['rest', 'work'].map((topic) => ({
            id: topic,
            after: { days: 2 },
            message: {
              ...message,
              subject: `About ${topic}`,
              heading: `More about ${topic}`,
              paragraphs: [
                topic === 'rest' ? 'This is the last of our field notes.' : `Now to ${topic}.`,
              ],
            },
          })),
        },
      },
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"This is the last of our field notes" stands here, but this is email 1 of 2 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
  });
  itAccepts({
    'a button that says what comes': button('Choose a time here'),
    'the page that brought the email': link('Show others [this guide](/willow-guide).'),
  });
});
