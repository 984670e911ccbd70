import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDeclarations, runScript, writeDeclared } from '#tests/support/run/run-script.ts';
import { type Changes, coach, event, publish } from '#tests/support/site/declarations.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, Changes>>;

function declareIn(changes: Files = {}): string {
  const folder = makeDeclarations(writeDeclared(changes));
  folders.push(folder);
  return folder;
}

/** The same, recorded as published. */
function publishIn(changes: Files = {}): string {
  const folder = declareIn(changes);
  writeFileSync(`${folder}/published.json`, publish(changes).text);
  return folder;
}

/** Edits what is declared in a folder. */
function edit(folder: string, changes: Files): void {
  for (const [name, text] of Object.entries(writeDeclared(changes))) {
    writeFileSync(`${folder}/${name}`, text);
  }
}

const check = (folder: string, ...options: readonly string[]) =>
  runScript('check-funnels', '--dir', folder, ...options);

const ledgerOf = (folder: string) => readFileSync(`${folder}/published.json`, 'utf8');

const evening = { 'evening.ts': { event } };

describe('npm run check -- --accept', () => {
  it('records what is published, an entry a line and sorted', () => {
    const folder = declareIn({ ...evening, 'guide.ts': { redirects: ['/b', '/a'] } });
    const [{ message }] = coach.campaigns[0].steps;
    const { subject } = message;
    const [opening] = message.paragraphs;
    const { status, stdout } = check(folder, '--accept');
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: `${folder}/published.json records 1 coach and 2 funnels as published. Commit it together with the declarations.`,
    });
    expect(
      ledgerOf(folder)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '{',
      '"coaches": {',
      '"willow": {',
      '"campaigns": {',
      '"Willow Campaign": {',
      '"hello": {',
      `"opening": "${opening}",`,
      `"subject": "${subject}"`,
      '}',
      '}',
      '},',
      '"funnels": {',
      '"evening": {',
      '"consents": {',
      '"1": [',
      '"You agree to get the guide and a few emails."',
      ']',
      '},',
      '"event": {',
      '"startsAt": "2027-03-16T10:00",',
      '"timeZone": "America/Los_Angeles"',
      '},',
      '"fields": {',
      '"email": "Email",',
      '"name": "Name"',
      '},',
      '"file": "evening.ts",',
      '"paths": {',
      '"/evening": "path"',
      '},',
      '"source": "evening"',
      '},',
      '"willow-guide": {',
      '"consents": {',
      '"1": [',
      '"You agree to get the guide and a few emails."',
      ']',
      '},',
      '"fields": {',
      '"email": "Email",',
      '"name": "Name"',
      '},',
      '"file": "guide.ts",',
      '"paths": {',
      '"/a": "redirect",',
      '"/b": "redirect",',
      '"/willow-guide": "path"',
      '},',
      '"source": "willow-guide"',
      '}',
      '}',
      '}',
      '}',
      '}',
      '',
    ]);
    expect(check(folder).stdout).toBe('1 coach, 2 funnels, 2 paths: no mistakes.');
    expect(check(folder, '--accept').stdout).toBe(`${folder}/published.json is up to date.`);
  });

  it('takes what only people can settle and says what that was', () => {
    const folder = publishIn(evening);
    edit(folder, { 'evening.ts': { event: { ...event, startsAt: '2027-03-17T10:00' } } });
    expect(check(folder)).toMatchObject({ status: 1 });
    const { status, stdout } = check(folder, '--accept');
    expect(status).toBe(0);
    expect(stdout).toContain('Accepted: ');
    expect(stdout).toContain('The event was published for 2027-03-16 10:00');
    expect(ledgerOf(folder)).toContain('"startsAt": "2027-03-17T10:00"');
    expect(check(folder)).toMatchObject({ status: 0 });
  });

  it('records nothing while a declaration can mend it', () => {
    const folder = publishIn(evening);
    const before = ledgerOf(folder);
    edit(folder, {
      'evening.ts': { event: { ...event, startsAt: '2027-03-17T10:00' } },
      'guide.ts': { path: '/rest' },
    });
    const { status, stdout } = check(folder, '--accept');
    expect(status).toBe(1);
    expect(stdout).toContain("Add redirects: ['/willow-guide'].");
    expect(stdout).toContain(
      `Nothing was recorded in ${folder}/published.json: correct these mistakes first.`,
    );
    expect(ledgerOf(folder)).toBe(before);
  });

  it('takes doubts about the words of a new funnel and says which, until a text is another', () => {
    const folder = publishIn();
    const seed = (day: string) => ({
      'seed.ts': { event, 'page.sections.0.headline': `Join us live on ${day}` },
    });
    edit(folder, seed('Thursday'));
    const tried = check(folder);
    expect(tried.status).toBe(0);
    expect(tried.stdout).toContain('"Join us live on Thursday" stands here');
    const { stdout } = check(folder, '--accept');
    expect(stdout).toMatch(/^Accepted: .*seed\.ts:\d+, .*"Join us live on Thursday" stands here/);
    expect(JSON.parse(ledgerOf(folder)).coaches.willow.doubts).toEqual({
      'seed.ts': ['event-date: Join us live on Thursday'],
    });
    expect(check(folder).stdout).toMatch(/^1 coach, 2 funnels, \d+ paths: no mistakes\.$/);
    edit(folder, seed('Friday'));
    expect(check(folder)).toMatchObject({ status: 1 });
  });

  it('lets a new funnel be tried before it is recorded', () => {
    const folder = publishIn();
    edit(folder, { 'seed.ts': {} });
    const { status, stdout } = check(folder);
    expect(status).toBe(0);
    expect(stdout).toContain('The funnel "seed" is not recorded as published yet.');
    expect(stdout).toContain(
      '1 coach, 2 funnels, 2 paths: no mistakes. Not everything is recorded as published yet.',
    );
  });
});

describe('a copied file', () => {
  it('is blamed, and not what it was copied from, although its name comes first', () => {
    const folder = declareIn();
    writeFileSync(`${folder}/willow/a-guide.ts`, readFileSync(`${folder}/willow/guide.ts`));
    utimesSync(`${folder}/willow/guide.ts`, 1_700_000_000, 1_700_000_000);
    const found = JSON.parse(check(folder, '--json').stdout);
    // Nothing of this site was recorded yet, and that is said, too.
    expect(new Set(found.map(({ file }: { file: string }) => file))).toEqual(
      new Set([`${folder}/published.json`, `${folder}/willow/a-guide.ts`]),
    );
  });

  it('is blamed by the ledger, whatever the times of the files say', () => {
    const folder = publishIn();
    writeFileSync(`${folder}/willow/a-guide.ts`, readFileSync(`${folder}/willow/guide.ts`));
    utimesSync(`${folder}/willow/a-guide.ts`, 1_700_000_000, 1_700_000_000);
    const found = JSON.parse(check(folder, '--json').stdout);
    expect(new Set(found.map(({ file }: { file: string }) => file))).toEqual(
      new Set([`${folder}/willow/a-guide.ts`]),
    );
    expect(found.map(({ rule }: { rule: string }) => rule)).toEqual(
      expect.arrayContaining(['id-taken', 'source-taken', 'path-taken']),
    );
  });
});
