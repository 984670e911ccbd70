import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

const screen = { title: 'Thank you, {name}', text: 'The guide is on its way.' };
const thanks = (path: string) => ({ success: { after: 'screen', path, screen } });

describe('a thank-you page with its own address', () => {
  itNames('path-taken', {
    'the path of the page itself': {
      guide: thanks('/willow-guide'),
      rule: 'path-twice',
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-guide" is already in this funnel, as its path. Remove the thank-you path.',
    },
    'the path of another funnel': {
      changes: { 'guide.ts': thanks('/willow-call'), 'call.ts': {} },
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-call" already belongs to willow-call (funnels/willow/call.ts), as its path. Give the success screen a path of its own or remove its path.',
    },
    'one thank-you path for two funnels': {
      changes: { 'guide.ts': thanks('/thanks'), 'autumn.ts': thanks('/thanks') },
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/thanks" already belongs to autumn (funnels/willow/autumn.ts), as its thank-you path. Give the success screen a path of its own or remove its path.',
    },
    'a path that the site itself uses': {
      guide: thanks('/leadmagnet'),
      rule: 'path-reserved',
      at: 'guide.ts, success.path',
      says: 'The site itself uses "/leadmagnet", so the thank-you path would never be reached. Choose another thank-you path.',
    },
    'a path without its slash': {
      guide: thanks('willow-guide/thanks'),
      rule: 'wrong-value',
      at: 'guide.ts, success.path',
      says: '"willow-guide/thanks" is not a path. Write "/willow-guide/thanks".',
    },
    'a path beside a toast that leaves the form where it is': {
      guide: { 'success.path': '/willow-guide/thanks' },
      rule: 'unknown-property',
      says: 'There is no property path where after is "clear". Remove it, or write after: "screen".',
    },
    'a link to the thank-you page of another funnel': {
      changes: {
        'guide.ts': {
          'page.sections': [
            { kind: 'hero', headline: 'Rest', lead: 'Then work.' },
            { kind: 'related', title: 'More', to: '/autumn/thanks', label: 'Read the other guide' },
          ],
        },
        'autumn.ts': thanks('/autumn/thanks'),
      },
      rule: 'unknown-related-path',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/autumn/thanks", which is shown only to people who have just sent the form of autumn. Lead to "/autumn", the page with the form.',
    },
    'an old address that leads to the thank-you page': {
      guide: { ...thanks('/willow-guide/thanks'), redirects: ['/willow-guide/thanks'] },
      rule: 'redirect-loop',
      at: 'guide.ts, redirects[0]',
      says: 'The redirect "/willow-guide/thanks" is also this funnel\'s thank-you path, so it would lead in circles. Remove the redirect.',
    },
  });

  itAccepts({
    'a path below that of the page': { guide: thanks('/willow-guide/thanks') },
    'a path of its own': { guide: thanks('/danke') },
    none: { guide: { success: { after: 'screen', screen } } },
  });
});
