import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAgainst, readAgainst } from '#scripts/check-funnels/against.ts';
import { writeDeclared } from '#tests/support/run/run-script.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'against-'));
  for (const [name, text] of Object.entries(writeDeclared({ 'old.ts': {} }))) {
    mkdirSync(dirname(join(root, 'funnels', name)), { recursive: true });
    writeFileSync(join(root, 'funnels', name), text);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'The first');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const against = (changes: Readonly<Record<string, Changes>>, ref = 'HEAD') =>
  readAgainst(root, 'funnels', ref, declare(changes));

describe('what visitors see, against a commit', () => {
  it('is the same where only emails changed', () => {
    const read = against({
      'old.ts': {},
      'guide.ts': { 'submission.source': 'another' },
    });
    expect(read).toEqual({ value: [] });
    expect(formatAgainst('HEAD', [])).toBe('Visitors of every funnel see what they saw at HEAD.');
  });

  it('is told for each funnel that changed, came, went or was renamed', () => {
    const read = against({
      'guide.ts': {
        id: 'willow-rest',
        formerIds: ['willow-guide'],
        'page.sections.0.headline': 'Sit down',
      },
      'new.ts': {},
    });
    if ('wrong' in read) throw new Error(read.wrong);
    const text = formatAgainst('HEAD', read.value).replaceAll(/\b[0-9a-f]{8}\b/g, '…');
    expect(text.split('\n')).toEqual([
      '3 funnels changed for visitors since HEAD:',
      '',
      'funnels/willow/guide.ts, willow-rest: version … instead of …',
      '  page.sections[0].headline',
      '    - Rest',
      '    + Sit down',
      '',
      'funnels/willow/new.ts, new: new, version …',
      '',
      'funnels/willow/old.ts, old: removed, its last version was …',
    ]);
  });

  it('asks for a commit that git knows', () => {
    expect(against({}, 'nowhere')).toEqual({
      wrong:
        '--against takes a commit, branch or tag of this project; git knows none called "nowhere".',
    });
  });
});
