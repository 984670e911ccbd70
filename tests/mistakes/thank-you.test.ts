import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

const screen = { title: 'Thank you, {name}', text: 'The guide is on its way.' };
const thanks = (path: string) => ({ success: { after: 'screen', path, screen } });

describe('a thank-you page with its own address', () => {
  itNames([
    {
      did: 'the path of the page itself',
      changes: { 'guide.ts': thanks('/willow-guide') },
      rule: 'path-twice',
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-guide" is already in this funnel, as its path. Remove the thank-you path.',
    },
    {
      did: 'the path of another funnel',
      changes: { 'guide.ts': thanks('/willow-call'), 'call.ts': {} },
      rule: 'path-taken',
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/willow-call" already belongs to willow-call (funnels/willow/call.ts), as its path. Give the success screen a path of its own or remove its path.',
    },
    {
      did: 'one thank-you path for two funnels',
      changes: { 'guide.ts': thanks('/thanks'), 'autumn.ts': thanks('/thanks') },
      rule: 'path-taken',
      at: 'guide.ts, success.path',
      says: 'The thank-you path "/thanks" already belongs to autumn (funnels/willow/autumn.ts), as its thank-you path. Give the success screen a path of its own or remove its path.',
    },
    {
      did: 'a path that the site itself uses',
      changes: { 'guide.ts': thanks('/leadmagnet') },
      rule: 'path-reserved',
      at: 'guide.ts, success.path',
      says: 'The site itself uses "/leadmagnet", so the thank-you path would never be reached. Choose another thank-you path.',
    },
    {
      did: 'a path without its slash',
      changes: { 'guide.ts': thanks('willow-guide/thanks') },
      rule: 'wrong-value',
      at: 'guide.ts, success.path',
      says: '"willow-guide/thanks" is not a path. Write "/willow-guide/thanks".',
    },
    {
      did: 'a path beside a toast that leaves the form where it is',
      changes: {
        'guide.ts': { 'success.path': '/willow-guide/thanks' },
      },
      rule: 'unknown-property',
      at: 'guide.ts, success.path',
      says: 'There is no property path here. The properties here are after, toast, and delayed. Remove it or correct its spelling.',
    },
    {
      did: 'a link to the thank-you page of another funnel',
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
    {
      did: 'an old address that leads to the thank-you page',
      changes: {
        'guide.ts': { ...thanks('/willow-guide/thanks'), redirects: ['/willow-guide/thanks'] },
      },
      rule: 'redirect-loop',
      at: 'guide.ts, redirects[0]',
      says: 'The redirect "/willow-guide/thanks" is also this funnel\'s thank-you path, so it would lead in circles. Remove the redirect.',
    },
  ]);

  itAccepts([
    {
      did: 'a path below that of the page',
      changes: { 'guide.ts': thanks('/willow-guide/thanks') },
    },
    { did: 'a path of its own', changes: { 'guide.ts': thanks('/danke') } },
    { did: 'none', changes: { 'guide.ts': { success: { after: 'screen', screen } } } },
  ]);
});
