import { describe } from 'vitest';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { type Changes, publish } from '#tests/support/site/declarations.ts';

/** A domain that somebody wrote. */
function wrote(did: string, domain: string, says: string): Mistake {
  return {
    did,
    changes: { 'coach.ts': { domain } },
    rule: 'wrong-domain',
    at: 'coach.ts, domain',
    says,
  };
}

const birch = (change: Changes = {}) => ({
  'birch/coach.ts': { campaigns: [], ...change },
  'birch/birch-guide.ts': {},
});
const at = (domain: string) => ({ 'coach.ts': { domain } });
const sharedAt = (publicUrl: string) => ({ pictures: ['funnels/willow/team.jpg'], publicUrl });
const published = publish({
  'coach.ts': { domain: 'willow.example', formerDomains: ['w.example'] },
});

describe('the domain of a coach', () => {
  itNames('domain-taken', [
    wrote(
      'an address',
      'https://willow.example/',
      '"https://willow.example/" holds a scheme; only the host is declared. Write "willow.example".',
    ),
    wrote(
      'a path',
      'willow.example/guides',
      '"willow.example/guides" is more than the name of a host. Write "willow.example".',
    ),
    wrote(
      'a bare path',
      '/willow',
      '"/willow" is more than the name of a host. Write a name like "summit.example".',
    ),
    wrote(
      'a port',
      'willow.example:8443',
      '"willow.example:8443" names a port; visitors come to the one of https. Write "willow.example".',
    ),
    wrote(
      'the address of a machine',
      '203.0.113.7',
      '"203.0.113.7" is the address of a machine, and browsers trust no certificate for it. Write the name that leads there, like "summit.example".',
    ),
    wrote(
      'an IPv6 address',
      '[2001:db8::1]',
      '"[2001:db8::1]" is the address of a machine, and browsers trust no certificate for it. Write the name that leads there, like "summit.example".',
    ),
    wrote(
      'umlauts',
      'köln.example',
      '"köln.example" has letters that requests carry in another spelling. Write "xn--kln-sna.example"; browsers show it as "köln.example".',
    ),
    wrote(
      'capital letters',
      'Willow.Example',
      '"Willow.Example" has capital letters; hosts are compared without. Write "willow.example".',
    ),
    wrote(
      'a dot at the end',
      'willow.example.',
      '"willow.example." ends with a dot. Write "willow.example".',
    ),
    wrote(
      'all hosts of a domain',
      '*.willow.example',
      '"*.willow.example" is not the name of one host. Write a name like "summit.example".',
    ),
    wrote(
      'one word',
      'willow',
      '"willow" is not the name of a host. Write a name like "summit.example".',
    ),
    wrote(
      'an underscore',
      'my_willow.example',
      '"my_willow.example" is not the name of a host. Write a name like "summit.example".',
    ),
    wrote(
      'a name of the own machine',
      'willow.localhost',
      '"willow.localhost" ends with ".localhost", where nobody outside finds it. Write a name like "summit.example".',
    ),
    {
      did: 'a former domain with a scheme',
      coach: { formerDomains: ['http://old.example'] },
      rule: 'wrong-domain',
      at: 'coach.ts, formerDomains[0]',
      says: '"http://old.example" holds a scheme; only the host is declared. Write "old.example".',
    },
    {
      did: 'the domain of another coach',
      changes: {
        ...at('willow.example'),
        ...birch({ domain: 'willow.example' }),
      },
      at: 'coach.ts, domain',
      says: 'The host "willow.example" belongs to funnels/birch/coach.ts already. Give this coach a domain of its own, or remove it there.',
    },
    {
      did: 'the same with www. in front',
      changes: {
        ...at('www.birch.example'),
        ...birch({ formerDomains: ['birch.example'] }),
      },
      at: 'coach.ts, domain',
      says: 'The host "www.birch.example" belongs to funnels/birch/coach.ts already. Give this coach a domain of its own, or remove it there.',
    },
    {
      did: 'the domain among the former ones, too',
      coach: { domain: 'willow.example', formerDomains: ['willow.example'] },
      rule: 'domain-twice',
      at: 'coach.ts, formerDomains[0]',
      says: 'The host "willow.example" stands in this file twice. Remove it here.',
    },
    {
      did: 'the domain with www. among the former ones',
      coach: { domain: 'willow.example', formerDomains: ['www.willow.example'] },
      rule: 'domain-twice',
      at: 'coach.ts, formerDomains[0]',
      says: 'The host "www.willow.example" is led on by itself: with and without www. is one domain. Remove it here.',
    },
    {
      did: 'the host of the shared site',
      changes: at('www.willow.example'),
      beside: sharedAt('https://willow.example'),
      rule: 'domain-of-shared-site',
      says: 'The host "www.willow.example" is that of the site that all coaches share (PUBLIC_URL is https://willow.example). Give this coach another domain, or the shared site another address.',
    },
    {
      did: 'what the shared site does, without a domain',
      coach: { onSharedSite: 'keep' },
      rule: 'needless-shared-site',
      says: "This coach has no domain, so that the shared site is where the pages are. Remove onSharedSite, or add domain: '…'.",
    },
    {
      did: 'an email of a coach with a domain that leads to another coach',
      changes: {
        'coach.ts': {
          domain: 'willow.example',
          'functions.send-guide.message.button': { label: 'Read on', to: '/birch-guide' },
        },
        ...birch(),
      },
      rule: 'unknown-button-path',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: 'The button leads to "/birch-guide", which does not answer at willow.example, where this coach\'s pages are. Lead to a page of this coach.',
    },
    {
      did: 'a domain that was published and is gone',
      coach: { formerDomains: ['w.example'] },
      beside: { published },
      rule: 'published-domain',
      at: 'coach.ts, domain',
      says: "The pages were published at \"willow.example\". Links there, in emails too, lead nowhere now. Add formerDomains: ['w.example', 'willow.example'], or write domain: 'willow.example' again.",
    },
    {
      did: 'a former domain that nobody leads on from any more',
      changes: at('willow.example'),
      beside: { published },
      rule: 'published-domain',
      says: 'The pages were published at "w.example". Links there, in emails too, lead nowhere now. Add formerDomains: [\'w.example\'].',
    },
    {
      did: 'a domain that another coach has now',
      changes: { ...at('new.example'), ...birch({ domain: 'www.willow.example' }) },
      beside: {
        published: publish({ 'coach.ts': { domain: 'willow.example' }, ...birch() }),
      },
      rule: 'published-domain',
      at: 'coach.ts, domain',
      says: 'The pages were published at "willow.example", which belongs to funnels/birch/coach.ts now. Links there, in emails too, lead to another coach or nowhere. Give that coach another domain, and write domain: \'willow.example\' again here.',
    },
    {
      did: 'a former domain that another coach has now',
      changes: { ...at('willow.example'), ...birch({ domain: 'w.example' }) },
      beside: {
        published: publish({
          'coach.ts': { domain: 'willow.example', formerDomains: ['w.example'] },
          ...birch(),
        }),
      },
      rule: 'published-domain',
      at: 'coach.ts, domain',
      says: 'The pages were published at "w.example", which belongs to funnels/birch/coach.ts now. Links there, in emails too, lead to another coach or nowhere. Give that coach another domain, and add formerDomains: [\'w.example\'] here.',
    },
    {
      did: 'a new domain that is not recorded',
      coach: { domain: 'new.example', formerDomains: ['w.example', 'willow.example'] },
      beside: { published },
      rule: 'not-recorded',
      at: 'coach.ts',
      says: '"willow.example" and "new.example" are not recorded as published yet. Run npm run check -- --accept before it goes live.',
    },
  ]);

  itAccepts({
    'a domain': { changes: at('willow.example') },
    'a domain of several words': { changes: at('guides.willow-works.co.uk') },
    'a domain in the spelling of requests': { changes: at('xn--kln-sna.example') },
    'a domain whose pages stay on the shared site': {
      coach: { domain: 'willow.example', onSharedSite: 'keep' },
    },
    'two coaches with domains of their own': {
      changes: { ...at('willow.example'), ...birch({ domain: 'birch.example' }) },
    },
    'a domain beside that of the shared site': {
      changes: at('willow.example'),
      beside: sharedAt('https://willow.example.org'),
    },
    'an email of a coach with a domain that leads to its own page, and to its home': {
      changes: {
        'coach.ts': {
          domain: 'willow.example',
          'functions.send-guide.message.button': { label: 'Ask us', to: '/willow-call' },
          'campaigns.0.steps.0.message.button': { label: 'See it all', to: '/' },
        },
        'call.ts': {},
      },
    },
    'what was published': {
      coach: { domain: 'willow.example', formerDomains: ['w.example'] },
      beside: { published },
    },
  });
});
