import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { nextChange, siteAt, stageAt } from '#engine/schedule/publishing.ts';
import { resolvePath } from '#engine/site/routes.ts';
import { type Changes, compileFunnel, declare } from '#tests/support/site/declarations.ts';

const spring = {
  publishFrom: '2027-01-10T09:00',
  expires: { at: '2027-03-31T23:59', to: '/leadmagnet' },
};

/** The coach's clock is eight hours behind UTC in winter, seven in summer. */
const before = new Date('2027-01-10T16:59:59.999Z');
const from = new Date('2027-01-10T17:00:00Z');
const until = new Date('2027-04-01T06:59:00Z');

function compile(change: Changes) {
  const { site } = compileSite(declare({ 'guide.ts': change, 'call.ts': {} }), [
    '/',
    '/leadmagnet',
  ]);
  if (!site) throw new Error('The declarations have mistakes.');
  return site;
}

describe('a page with a beginning and an end', () => {
  const funnel = compileFunnel({ ...spring, expires: { ...spring.expires, to: '/' } });

  it('comes and ends on the coach’s clock, to the moment', () => {
    expect(stageAt(funnel, before)).toBe('hidden');
    expect(stageAt(funnel, from)).toBe('shown');
    expect(stageAt(funnel, new Date(until.getTime() - 1))).toBe('shown');
    expect(stageAt(funnel, until)).toBe('over');
  });

  it('says what changes next', () => {
    expect(nextChange(funnel, before)).toEqual(from);
    expect(nextChange(funnel, from)).toEqual(until);
    expect(nextChange(funnel, until)).toBeUndefined();
  });

  it('has no path before, shows its page, and leads on afterwards', () => {
    const site = compile(spring);
    const at = (moment: Date) => {
      const { funnels, routes } = siteAt(site, moment);
      return [funnels.length, resolvePath(routes, '/willow-guide')] as const;
    };
    expect(at(before)).toEqual([1, { kind: 'not-found' }]);
    expect(at(from)[1].kind).toBe('page');
    expect(at(until)).toEqual([
      1,
      { kind: 'over', path: '/willow-guide', funnelId: 'willow-guide', to: '/leadmagnet' },
    ]);
  });

  it('keeps its path for the words that take its place', () => {
    const words = { title: 'It is over', text: 'Until next year.' };
    const site = compile({ ...spring, expires: { ...spring.expires, to: words } });
    expect(resolvePath(siteAt(site, until).routes, '/willow-guide').kind).toBe('page');
  });
});

describe('a draft', () => {
  const site = compile({ draft: true, aliases: ['/calm'], redirects: ['/old'] });

  it('has no path, no alias and no redirect, at any time', () => {
    const { routes, funnels } = siteAt(site, from);
    expect(funnels.map(({ id }) => id)).toEqual(['willow-call']);
    for (const path of ['/willow-guide', '/calm', '/old', '/WILLOW-GUIDE/']) {
      expect(resolvePath(routes, path)).toEqual({ kind: 'not-found' });
    }
  });

  it('has its paths while declarations are edited, yet is not listed', () => {
    const { routes, funnels } = siteAt(site, from, { showsHidden: true });
    expect(resolvePath(routes, '/willow-guide').kind).toBe('page');
    expect(funnels.map(({ id }) => id)).toEqual(['willow-call']);
  });
});

it('a success screen’s page has a path of its own, whatever its case', () => {
  const screen = { title: 'Thank you', text: 'It is on its way.' };
  const site = compile({ success: { after: 'screen', path: '/willow-guide/danke', screen } });
  expect(resolvePath(site.routes, '/willow-guide/danke')).toEqual({
    kind: 'thanks',
    path: '/willow-guide/danke',
    funnelId: 'willow-guide',
  });
  expect(resolvePath(site.routes, '/Willow-Guide/Danke/')).toEqual({
    kind: 'redirect',
    to: '/willow-guide/danke',
  });
});
