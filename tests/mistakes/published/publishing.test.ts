import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

const related = (to: string) => ({
  'page.sections': [
    { kind: 'hero', headline: 'Rest', lead: 'Then work.' },
    { kind: 'related', title: 'More', to, label: 'Read the other guide' },
  ],
});

const ends = (to: unknown) => ({ expires: { at: '2027-03-31T23:59', to } });

describe('when a page comes and ends', () => {
  itNames('link-to-draft', {
    'a page that is retired': {
      changes: {
        'coach.ts': { retired: [{ id: 'old', paths: ['/old'], to: '/willow-guide' }] },
        'guide.ts': related('/old'),
      },
      rule: 'link-to-ended-page',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/old", but old is retired, and visitors land at "/willow-guide". Lead to "/willow-guide" at once, or to another page that fits the words.',
    },
    'a draft where an event ends': {
      changes: {
        'guide.ts': {
          event: {
            ...event,
            whenOver: {
              title: 'It is over',
              text: 'Read the guide.',
              button: { label: 'See the other guide', to: '/other' },
            },
          },
        },
        'other.ts': { draft: true },
      },
      at: 'guide.ts, event.whenOver.button.to',
      says: 'The button leads to "/other", but other is a draft, so nobody finds a page there. Remove draft from other, or lead to a page that is published.',
    },
    'a date that the calendar does not have': {
      guide: { publishFrom: '2027-02-30T09:00' },
      rule: 'no-such-date',
      says: '"2027-02-30T09:00" is not a date and time that exists. Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
    },
    'midnight written as 24:00': {
      changes: {
        'guide.ts': { expires: { at: '2027-03-31T24:00', to: '/willow-call' } },
        'call.ts': {},
      },
      rule: 'no-such-date',
      at: 'guide.ts, expires.at',
      says: '"2027-03-31T24:00" is not a date and time that exists. Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
    },
    'a date without a time': {
      guide: { publishFrom: '2027-01-10' },
      rule: 'wrong-value',
      says: '"2027-01-10" is not a date and time. Write it like 2027-03-16T10:00.',
    },
    'a page that ends before it comes': {
      changes: {
        'guide.ts': {
          publishFrom: '2027-04-01T09:00',
          expires: { at: '2027-03-31T23:59', to: '/willow-call' },
        },
        'call.ts': {},
      },
      rule: 'never-published',
      at: 'guide.ts, publishFrom',
      says: 'The page would appear at "2027-04-01T09:00", but its offer ends at "2027-03-31T23:59", so nobody would ever see it. Let it appear before it ends.',
    },
    'a registration that opens when the event has begun': {
      guide: { event, publishFrom: '2027-03-16T10:00' },
      rule: 'published-after-event',
      says: 'The page would appear at "2027-03-16T10:00", but its event begins at "2027-03-16T10:00", so nobody could register in time. Let the page appear before the event begins.',
    },
    'a date although the page is still a draft': {
      guide: { draft: true, publishFrom: '2027-01-10T09:00' },
      rule: 'draft-with-date',
      at: 'guide.ts, draft',
      says: 'The page is a draft, so it does not appear at "2027-01-10T09:00" either. Remove draft to let the page appear by itself, or remove publishFrom.',
    },
    'an end that leads to a page that does not exist': {
      guide: ends('/sold-out'),
      rule: 'dead-end',
      at: 'guide.ts, expires.to',
      says: 'The ended page leads to "/sold-out", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    'an end that leads to the page itself': {
      guide: ends('/willow-guide'),
      rule: 'ending-in-circles',
      at: 'guide.ts, expires.to',
      says: 'The ended page leads to "/willow-guide", which is the page itself. Name another page of this site, or write the words that stand there from then on.',
    },
    'an end that leads to an alias of the page itself': {
      guide: { ...ends('/calm'), aliases: ['/calm'] },
      rule: 'ending-in-circles',
      at: 'guide.ts, expires.to',
      says: 'The ended page leads to "/calm", which is the page itself. Name another page of this site, or write the words that stand there from then on.',
    },
    'an end that leads to a page that has ended by then': {
      changes: {
        'guide.ts': ends('/autumn'),
        'autumn.ts': { expires: { at: '2027-02-28T23:59', to: '/leadmagnet' } },
      },
      rule: 'ending-at-ended-page',
      at: 'guide.ts, expires.to',
      says: 'The ended page leads to "/autumn", but autumn ends at "2027-02-28T23:59" itself. Name a page that stays, or write the words that stand there from then on.',
    },
    'an end that leads to a draft': {
      changes: { 'guide.ts': ends('/autumn'), 'autumn.ts': { draft: true } },
      at: 'guide.ts, expires.to',
      says: 'The ended page leads to "/autumn", but autumn is a draft, so nobody finds a page there. Remove draft from autumn, or lead to a page that is published.',
    },
    'words about a late form on a page without one': {
      changes: {
        'call.ts': {
          expires: {
            at: '2027-03-31T23:59',
            to: '/willow-guide',
            closed: { title: 'Too late' },
          },
        },
      },
      rule: 'closed-without-form',
      at: 'call.ts, expires.closed',
      says: 'The words for a form that is sent too late are never shown, because the page has no form. Remove expires.closed.',
    },
    'a link from a page to a draft': {
      changes: { 'guide.ts': related('/autumn'), 'autumn.ts': { draft: true } },
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/autumn", but autumn is a draft, so nobody finds a page there. Remove draft from autumn, or lead to a page that is published.',
    },
    'a link in a text to a draft': {
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'Then read [the autumn guide](/autumn).' },
        'autumn.ts': { draft: true },
      },
      at: 'guide.ts, page.sections[0].lead',
      says: 'The link leads to "/autumn", but autumn is a draft, so nobody finds a page there. Remove draft from autumn, or lead to a page that is published.',
    },
    'a button of an email to a draft': {
      changes: {
        'coach.ts': {
          'functions.send-guide.message': {
            ...message,
            button: { label: 'Read the autumn guide', to: '/autumn' },
          },
        },
        'autumn.ts': { draft: true },
      },
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/autumn", but autumn is a draft, so nobody finds a page there. Remove draft from autumn, or lead to a page that is published.',
    },
    'draft written as a word': {
      guide: { draft: 'yes' },
      rule: 'wrong-value',
      says: 'Found "yes" instead of true or false. Write true.',
    },
    'a placeholder of the form in the words of an end': {
      guide: ends({ title: 'It is over, {name}', text: 'See you next year.' }),
      rule: 'unknown-placeholder',
      at: 'guide.ts, expires.to.title',
      says: '{name} in "It is over, {name}" has no value here. Use one of {leadMagnet} and {coach}, or write the words out.',
    },
  });

  itAccepts({
    'a draft': { guide: { draft: true } },
    'a page that comes by itself': { guide: { publishFrom: '2027-01-10T09:00' } },
    'a page that comes, ends and leads to another': {
      changes: {
        'guide.ts': {
          publishFrom: '2027-01-10T09:00',
          expires: { at: '2027-03-31T23:59', to: '/willow-call' },
        },
        'call.ts': {},
      },
    },
    'a page that leads to the library when it ends': { guide: ends('/leadmagnet') },
    'words instead of a page that has ended': {
      guide: ends({ title: '{leadMagnet} is over', text: 'It comes back in autumn.' }),
    },
    'words for a form that is sent too late': {
      guide: {
        expires: {
          at: '2027-03-31T23:59',
          to: '/leadmagnet',
          closed: { title: 'Too late', description: 'The guide was for this spring.' },
        },
      },
    },
    'a page outside of search engines': { guide: { noindex: true } },
    'a page that leads to one that ends later': {
      changes: {
        'guide.ts': ends('/autumn'),
        'autumn.ts': { expires: { at: '2027-11-30T23:59', to: '/leadmagnet' } },
      },
    },
    'a draft that leads to another draft': {
      changes: {
        'guide.ts': { ...related('/autumn'), draft: true },
        'autumn.ts': { draft: true },
      },
    },
    'a registration that ends when the event begins': {
      guide: {
        event,
        publishFrom: '2027-03-16T09:59',
        expires: { at: '2027-03-16T10:00', to: '/leadmagnet' },
      },
    },
  });
});
