import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileSite } from '#engine/compile.ts';
import { type Beside, type ReadSite, readSite } from '#engine/compile-read.ts';
import { keepVerdict, keptVerdict } from '#renderer/kept/kept-verdict.ts';
import { type Changes, declare, publish } from '#tests/support/site/declarations.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'funnelfile-verdict-'));
  writeFileSync(join(folder, 'main-A1.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const twice = { 'page.title': 'The the guide' };
const read = (change: Changes = twice, sitePaths: string[] = [], beside: Beside = {}) =>
  readSite(declare({ 'guide.ts': change }), sitePaths, beside);

/** Keeps what is found in the sample site, and returns it. */
function keep() {
  const judged = judgeLasting(read().around);
  keepVerdict(folder, read(), judged);
  return judged;
}

describe('the verdict beside the built server', () => {
  it('is what the rules found, for the same declarations', () => {
    const judged = keep();
    expect([...judged.values()].flat().map(({ rule }) => rule)).toContain('typing-slip');
    expect(keptVerdict(folder, read())).toEqual(judged);
    expect(keptVerdict(folder, read(twice, ['/', '/leadmagnet']))).toEqual(judged);
  });

  it('is nobody’s where there is none, or it was cut off', () => {
    expect(keptVerdict(folder, read())).toBeUndefined();
    writeFileSync(join(folder, 'verdict.json'), '{"of":');
    expect(keptVerdict(folder, read())).toBeUndefined();
  });

  it.each<readonly [string, () => ReadSite]>([
    ['a declaration', () => read({ 'page.title': 'The guide' })],
    ['the pages of the site', () => read(twice, ['/library'])],
    ['the record of what was published', () => read(twice, [], { published: publish() })],
    [
      'a file beside them',
      () => read(twice, [], { folder: { path: 'funnels', files: ['a.jpg'] } }),
    ],
    ['an offered file', () => read(twice, [], { offered: [] })],
  ])('is not that of %s that changed', (_, changed) => {
    keep();
    expect(keptVerdict(folder, changed())).toBeUndefined();
  });

  it('is not that of rules that changed', () => {
    keep();
    rmSync(join(folder, 'main-A1.js'));
    writeFileSync(join(folder, 'main-B2.js'), '');
    expect(keptVerdict(folder, read())).toBeUndefined();
  });

  it('leaves to the start what time does', () => {
    const files = declare({
      'guide.ts': { ...twice, expires: { at: '2027-03-01T09:00', to: '/' } },
    });
    const before = { now: new Date('2027-02-01T09:00:00Z') };
    keepVerdict(
      folder,
      readSite(files, [], before),
      judgeLasting(readSite(files, [], before).around),
    );
    const after = { now: new Date('2027-04-01T09:00:00Z') };
    const known = (one: ReadSite) => {
      const verdict = keptVerdict(folder, one);
      expect(verdict).toBeDefined();
      return verdict;
    };
    const { findings } = compileSite(files, [], { ...after, known });
    expect(findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['ended-already', 'typing-slip']),
    );
    expect(findings).toEqual(compileSite(files, [], after).findings);
  });
});
