import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerKinds } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import { templateWords } from '#engine/text/template-words.ts';
import { makeDeclarations, runScript } from '#tests/support/run/run-script.ts';

let folder = '';

beforeEach(() => {
  folder = makeDeclarations();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const make = (...flags: readonly string[]) => runScript('new-funnel', '--dir', folder, ...flags);
const willow = (kind: string, name: string) =>
  make('--coach', 'willow', '--new-coach', '--kind', kind, '--name', name);

describe('npm run new-funnel', () => {
  it('makes a coach and a funnel of every kind, and the check passes', () => {
    for (const kind of offerKinds) expect(willow(kind, `A new ${kind}`).status).toBe(0);
    const check = runScript('check-funnels', '--dir', folder);
    expect(check.stdout).toContain(
      `1 coach, ${offerKinds.length} funnels, ${offerKinds.length} paths: no mistakes.`,
    );
    expect(check.status).toBe(0);
  });

  it('writes words to be replaced, which the check names one by one and nothing else', () => {
    willow('guide', 'A guide');
    willow('call', 'A call');
    const { stdout } = runScript('check-funnels', '--dir', folder, '--json');
    const findings: readonly Finding[] = JSON.parse(stdout);
    const left = ['template-words', 'guide-without-content', 'no-ledger'];
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(left));
    const said = findings.map(({ problem }) => problem).join();
    for (const words of Object.values(templateWords)) {
      expect(said).toContain(words.slice(0, 60));
    }
  });

  it('promises what is sent: the offer where it is something to read, else the confirmation', () => {
    const said = (kind: string) => {
      willow(kind, `A new ${kind}`);
      return readFileSync(`${folder}/willow/a-new-${kind}.ts`, 'utf8');
    };
    expect(said('guide')).toContain("text: '{leadMagnet} is on its way to {email}.'");
    expect(said('webinar')).toContain("text: 'The confirmation is on its way to {email}.'");
  });

  it('writes drafts, which a built site does not show', () => {
    for (const kind of ['guide', 'call']) {
      willow(kind, `A new ${kind}`);
      const file = `${folder}/willow/a-new-${kind}.ts`;
      expect(readFileSync(file, 'utf8')).toContain('\n  draft: true,\n');
    }
  });

  it('names every kind of offer when asked for help', () => {
    const { stdout } = runScript('new-funnel', '--help');
    for (const kind of offerKinds) expect(stdout).toContain(kind);
  });

  it('takes a brand as it is written, and makes addresses of its letters', () => {
    make('--coach', 'Straße & Söhne', '--new-coach', '--kind', 'guide', '--name', 'Œuvre à Łódź');
    const coach = readFileSync(`${folder}/strasse-sohne/coach.ts`, 'utf8');
    expect(coach).toContain("slug: 'strasse-sohne',\n  brand: 'Straße & Söhne',");
    expect(readdirSync(`${folder}/strasse-sohne`)).toContain('oeuvre-a-lodz.ts');
    expect(runScript('check-funnels', '--dir', folder).stdout).toContain('no mistakes');
  });

  it('says so where nothing may be written', () => {
    const { status, stderr } = runScript(
      ...['new-funnel', '--dir', '/sys/kernel', '--coach', 'oak', '--new-coach'],
      ...['--kind', 'guide', '--name', 'A guide'],
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\/sys\S* cannot be written: (this user|the file system) .*\.\n?$/);
  });

  it('says where to look', () => {
    const lines = willow('guide', "Ada's “first” guide").stdout.split('\n');
    expect(lines).toEqual([
      `Wrote ${folder}/willow/adas-first-guide.ts. Replace its copy with your own words.`,
      `Its email is in ${folder}/willow/coach.ts, under functions, as send-adas-first-guide-email.`,
      'To see it, run npm run dev and open /adas-first-guide. To list the words still to be replaced, run npm run check.',
      'It is a draft: a built site shows it once the line draft: true is removed.',
    ]);
  });

  it('never overwrites: run again it refuses, and another coach’s offer of a name gets another id', () => {
    willow('call', 'A call');
    const first = readFileSync(join(folder, 'willow/a-call.ts'), 'utf8');
    const coach = readFileSync(join(folder, 'willow/coach.ts'), 'utf8');
    expect(willow('guide', 'A call')).toMatchObject({
      status: 1,
      stderr: `${folder}/willow/a-call.ts exists already. Edit it, or choose another name.`,
    });
    expect(readFileSync(join(folder, 'willow/a-call.ts'), 'utf8')).toBe(first);
    expect(readFileSync(join(folder, 'willow/coach.ts'), 'utf8')).toBe(coach);
    const oak = () => make('--coach', 'oak', '--new-coach', '--kind', 'call', '--name', 'A call');
    expect(oak().stdout).toContain('oak/oak-a-call.ts. Replace');
    expect(oak()).toMatchObject({
      status: 1,
      stderr: 'There is already a funnel oak-a-call. Choose another name.',
    });
  });

  it('says which coach was probably meant', () => {
    willow('call', 'A call');
    expect(make('--coach', 'wilow', '--kind', 'guide', '--name', 'B').stderr).toBe(
      'There is no coach wilow. Write "willow". To create one, add --new-coach.',
    );
  });

  it('takes no path of the site itself', () => {
    expect(willow('guide', 'Diagnostics').stdout).toContain('open /willow-diagnostics.');
  });

  it.each([
    [
      ['--coach', 'oak', '--kind', 'guide', '--name', 'A'],
      /^There is no coach oak\. To create one, add --new-coach\.$/,
    ],
    [
      ['--coach', 'oak', '--new-coach', '--kind', 'gide', '--name', 'A'],
      /^There is no kind "gide"\. Write "guide"\.$/,
    ],
    [
      ['--coach', 'oak', '--new-coach', '--kind', 'podcast', '--name', 'A'],
      /^There is no kind "podcast"\. Choose guide, report/,
    ],
    [['--kind', 'guide', '--name', 'A'], /^Which coach\? .*Answer with --coach\.$/],
  ])('explains what is wrong with %j and writes nothing', (flags, sentence) => {
    const { status, stderr } = make(...flags);
    expect(status).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(readdirSync(folder)).toEqual([]);
  });
});
