import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileSite } from '#engine/compile.ts';
import { readFolder, readTexts } from '#renderer/source/read-folder.ts';
import { KeptFindings } from '#scripts/check-funnels/kept-findings.ts';
import { hashRules } from '#scripts/check-funnels/rules-hash.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

const root = mkdtempSync(join(tmpdir(), 'funnelfile-kept-'));
closeAfterFile(async () => rmSync(root, { recursive: true, force: true }));
const cache = join(root, 'cache/findings.json');

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const two = { 'coach.ts': {}, 'birch/coach.ts': {}, 'birch/page.ts': {} };
const ofBirch = ['birch/coach.ts', 'birch/page.ts'];
const ofBoth = [...ofBirch, 'willow/coach.ts', 'willow/guide.ts'];

function writeSite(changes: Readonly<Record<string, Changes>> = {}): void {
  for (const { file, exports } of declare({ ...two, ...changes })) {
    const [[name = '', value] = []] = Object.entries(exports);
    write(file, `export const ${name} = ${JSON.stringify(value)};\n`);
  }
}

/** Checks the site as the command does; tells which files were judged anew. */
function check() {
  const keeper = new KeptFindings(cache);
  const { files: sources, ...beside } = readFolder(root, 'funnels');
  // What has to run says what the sound file says.
  const files = sources.map((file) =>
    file.isData ? file : { ...file, exports: declare(two)[0]?.exports ?? {} },
  );
  const news = readTexts(root, beside).filter((one) => keeper.isNew(one)).length;
  keeper.read(files);
  const { findings } = compileSite(files, [], {
    ...beside,
    known: ({ around }) => judgeLasting(around, { keeper }),
  });
  expect(findings).toEqual(compileSite(files, [], beside).findings);
  const anew = Object.keys(keeper.fresh).map((name) => name.split(' ')[0]?.slice(8));
  keeper.save();
  return { findings, news, anew: anew.toSorted() };
}

beforeEach(() => {
  rmSync(join(root, 'cache'), { recursive: true, force: true });
  rmSync(join(root, 'funnels'), { recursive: true, force: true });
  writeSite();
});

describe('what earlier checks found', () => {
  it('is used while nothing changes', () => {
    expect(check()).toMatchObject({ news: 4, anew: ofBoth });
    expect(check()).toMatchObject({ news: 0, anew: [] });
  });

  it('is found anew by the rules when a file of the coach changes', () => {
    check();
    writeSite({ 'birch/page.ts': { 'page.title': 'The the page' } });
    const { findings, news, anew } = check();
    expect({ news, anew }).toEqual({ news: 1, anew: ofBirch });
    const slips = findings.filter(({ rule }) => rule === 'typing-slip');
    expect(slips).toHaveLength(1);
    expect(check()).toMatchObject({ findings, anew: [] });
  });

  it('is found anew when a coach has a file more or less', () => {
    check();
    const page = readFileSync(join(root, 'funnels/birch/page.ts'), 'utf8');
    write('funnels/birch/other.ts', page.replaceAll('page', 'other'));
    expect(check().anew).toEqual(['birch/coach.ts', 'birch/other.ts', 'birch/page.ts']);
    rmSync(join(root, 'funnels/birch/other.ts'));
    expect(check().anew).toEqual(ofBirch);
  });

  it('is found anew when a file there cannot be read', () => {
    check();
    write('funnels/birch/page.ts', 'export const funnel = {');
    expect(check().anew).toEqual(['birch/coach.ts']);
  });

  it('is not kept of a coach with a file that has to run', () => {
    const coach = readFileSync(join(root, 'funnels/willow/coach.ts'), 'utf8');
    const made = coach.replace('"willow"', "String('willow')");
    expect(made).not.toBe(coach);
    write('funnels/willow/coach.ts', made);
    expect(check().anew).toEqual(ofBirch);
    expect(check()).toMatchObject({ news: 2, anew: [] });
  });

  it('is forgotten where it was cut off, or other rules found it', () => {
    check();
    const text = readFileSync(cache, 'utf8');
    writeFileSync(cache, text.slice(0, -20));
    expect(check().anew).toEqual(ofBoth);
    writeFileSync(cache, text.replace(hashRules(), 'others'));
    expect(check().anew).toEqual(ofBoth);
  });
});

describe('the hash of the rules', () => {
  const project = join(root, 'project');
  const files = {
    'package-lock.json': '{}',
    'engine/rule.ts': 'a',
    'engine/checks/word.ts': 'b',
    'renderer/source/read.ts': 'c',
    'scripts/check-funnels/keep.ts': 'e',
  };

  it.each([...Object.keys(files), 'engine/checks/new.ts'])('changes with %s', (changed) => {
    for (const [file, text] of Object.entries(files)) write(`project/${file}`, text);
    const before = hashRules(project);
    expect(hashRules(project)).toBe(before);
    write(`project/${changed}`, 'd');
    expect(hashRules(project)).not.toBe(before);
  });
});
