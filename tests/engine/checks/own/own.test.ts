import { describe, expect, it } from 'vitest';
import {
  type FindingsKeeper,
  type FoundInOwn,
  judgeLasting,
  judgeOwn,
} from '#engine/checks/judge-lasting.ts';
import { ownOf, rememberOwn } from '#engine/checks/rule/own/own.ts';
import { viewFrom, watch, watchOwn } from '#engine/checks/rule/own/watched.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { coachOf, findDeadLink, type Surroundings } from '#engine/checks/rule/rule.ts';
import { compileSite } from '#engine/compile.ts';
import { type Beside, readSite } from '#engine/compile-read.ts';
import { keepByValue } from '#tests/support/run/keep-by-value.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

const two = { 'coach.ts': {}, 'call.ts': {}, 'birch/coach.ts': {}, 'birch/page.ts': {} };
const { around } = readSite(declare(two), [], {});
const view = viewFrom(around, 'willow');
const looks = (find: () => unknown) => watch(find).looked;

describe('a view of what belongs to a coach', () => {
  it.each(Object.keys(around) as (keyof Surroundings)[])('tells who reads %s', (key) => {
    expect(watch(() => view[key])).toEqual({ found: around[key], looked: true });
  });

  it('lets everybody ask for what belongs to the coach', () => {
    const { found, looked } = watch(() => ownOf(view, 'willow'));
    expect(looked).toBe(false);
    expect(found.coach?.file).toBe('funnels/willow/coach.ts');
    expect(found.funnels.map(({ file }) => file)).toEqual([
      'funnels/willow/guide.ts',
      'funnels/willow/call.ts',
    ]);
  });

  it('tells who asks for what belongs to another, however often', () => {
    const [funnel] = ownOf(around, 'birch').funnels;
    const others = rememberOwn(({ funnels }) => funnels.length);
    for (const _ of [1, 2]) {
      expect(looks(() => ownOf(view, 'birch'))).toBe(true);
      expect(looks(() => funnel && coachOf(funnel, view))).toBe(true);
      expect(looks(() => others(view, 'birch'))).toBe(true);
      expect(looks(() => others(view, 'willow'))).toBe(false);
    }
  });

  it('tells who asks for what is remembered of everything, however often', () => {
    const countAll = remember(({ funnels }: Surroundings) => funnels.length);
    for (const _ of [1, 2]) expect(watch(() => countAll(view))).toEqual({ found: 3, looked: true });
  });

  it('tells who copies it', () => {
    expect(looks(() => ({ ...view }))).toBe(true);
  });

  it('stops whoever looks further where nobody wants to know, and nobody else', () => {
    let reached = 0;
    const further = watchOwn(() => {
      const { funnels } = view;
      reached += 1;
      return funnels;
    });
    expect(further).toEqual({ found: undefined, looked: true });
    expect(reached).toBe(0);
    const own = watchOwn(() => ownOf(view, 'willow').guides);
    expect(own).toEqual({ found: [], looked: false });
    expect(looks(() => view.funnels)).toBe(true);
    expect(() =>
      watchOwn(() => {
        throw new RangeError('of the rule');
      }),
    ).toThrow('of the rule');
  });

  it('need not be left to tell that a link leads to a page of the coach', () => {
    const entry = { file: 'funnels/willow/coach.ts' };
    const dead = (to: string) => () => findDeadLink(entry, 'dead-link', [], 'The link', to, view);
    const [own, other] = [...ownOf(view, 'willow').funnels, ...ownOf(around, 'birch').funnels]
      .map(({ value }) => value.path)
      .filter((_, index) => index !== 1);
    expect(watch(dead(`${own}?from=email#form`))).toEqual({ found: [], looked: false });
    expect(watch(dead(`${other}`))).toEqual({ found: [], looked: true });
    expect(watch(dead('/nowhere')).found.map(({ rule }) => rule)).toEqual(['dead-link']);
  });
});

describe('findings that are remembered', () => {
  /** The findings in a site with what is known of others, and how many declarations were judged anew. */
  function judge(changes: Readonly<Record<string, Changes>>, beside: Beside = {}) {
    const files = declare({ ...two, ...changes });
    const asked: [string, FoundInOwn | undefined][] = [];
    const watched = {
      ...keeper,
      recall: (...judged: Parameters<typeof keeper.recall>) => {
        const found = keeper.recall(...judged);
        asked.push([judged[0].file, found]);
        return found;
      },
    };
    const { findings } = compileSite(files, [], {
      ...beside,
      known: ({ around }) => judgeLasting(around, { keeper: watched }),
    });
    expect(findings).toEqual(compileSite(files, [], beside).findings);
    const anew = asked.flatMap(([file, found]) => (found ? [] : [file.replace('funnels/', '')]));
    return { findings, anew };
  }
  const keeper = keepByValue();
  const ofWillow = ['willow/coach.ts', 'willow/guide.ts', 'willow/call.ts'];
  const ofBirch = ['birch/coach.ts', 'birch/page.ts'];

  it('are those of declarations whose coach’s files are the same', () => {
    expect(judge({}).anew.toSorted()).toEqual([...ofWillow, ...ofBirch].toSorted());
    expect(judge({}).anew).toEqual([]);
    const { findings, anew } = judge({ 'birch/page.ts': { 'page.title': 'The the page' } });
    expect(anew).toEqual(ofBirch);
    expect(findings.map(({ rule }) => rule)).toContain('typing-slip');
    expect(judge({ 'coach.ts': { language: 'de' } }).anew.toSorted()).toEqual(ofWillow.toSorted());
  });

  it('are the same whether what looks further is stopped or heard out', () => {
    const slip = { 'page.title': 'The the page' };
    const { around: read } = readSite(declare({ ...two, 'birch/page.ts': slip }), [], {});
    const kept = (fill: (keeper: FindingsKeeper) => unknown) => {
      const all: unknown[] = [];
      fill({ recall: () => undefined, keep: ({ file }, _, found) => all.push({ file, found }) });
      return all;
    };
    const stopped = kept((one) => judgeOwn(read, one));
    expect(stopped).toEqual(kept((one) => judgeLasting(read, { keeper: one })));
    expect(JSON.stringify(stopped)).toContain('typing-slip');
  });

  it('are told again', () => {
    const slip = { 'birch/page.ts': { 'page.title': 'The the page' } };
    expect(judge(slip).anew).toEqual([]);
    expect(judge(slip).findings.map(({ rule }) => rule)).toContain('typing-slip');
  });

  it('hide nothing that other files do to a declaration', () => {
    const twice = { 'birch/page.ts': { path: '/willow-guide' } };
    const { findings, anew } = judge(twice);
    expect(anew).toEqual(ofBirch);
    expect(findings.map(({ file, rule }) => `${rule} ${file}`)).toContain(
      'path-taken funnels/willow/guide.ts',
    );
  });

  it('hide nothing that lies beside declarations', () => {
    const photo = { kind: 'photo', file: 'team.jpg', alt: 'Two people at a long table' };
    const changes = { 'guide.ts': { 'page.sections.0.artwork': photo } };
    const rulesWith = (pictures: string[]) =>
      judge(changes, { pictures }).findings.map(({ rule }) => rule);
    expect(rulesWith(['funnels/willow/team.jpg'])).not.toContain('missing-picture');
    expect(judge(changes, { pictures: [] }).anew).toEqual([]);
    expect(rulesWith([])).toContain('missing-picture');
  });
});
