import { describe } from 'vitest';
import { event, publish } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

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
