import { describe, expect, it } from 'vitest';
import { formatFinding, formatFindings, pathInside, type Severity } from '#engine/read/findings.ts';

const finding = (file: string, path: string, severity: Severity = 'error') => ({
  rule: 'a-rule',
  severity,
  file,
  path,
  problem: 'This is wrong.',
  remedy: 'Do that.',
});

describe('findings', () => {
  it.each([
    [['page', 'sections', 2, 'items', 0], 'page.sections[2].items[0]'],
    [['functions', 'send-email', 'body'], "functions['send-email'].body"],
    [[], ''],
  ])('say where they are: %j', (keys, path) => {
    expect(pathInside(keys)).toBe(path);
  });

  it('fit into one line', () => {
    expect(formatFinding(finding('a.ts', 'form'))).toBe('a.ts, form: This is wrong. Do that.');
    expect(formatFinding(finding('a.ts', ''))).toBe('a.ts: This is wrong. Do that.');
  });

  it('name the line where it is known', () => {
    expect(formatFinding({ ...finding('a.ts', 'form'), line: 41 })).toBe(
      'a.ts:41, form: This is wrong. Do that.',
    );
  });

  it('are shown with place, line and remedy, and counted', () => {
    const placed = {
      ...finding('a.ts', 'page.sections[1].title'),
      place: '2nd section, host, title',
      line: 7,
      code: "title: 'About us',",
    };
    expect(formatFindings([placed, finding('b.ts', '')], { colour: false })).toBe(
      [
        'a.ts:7, page.sections[1].title (a-rule)',
        '  2nd section, host, title',
        "  7 | title: 'About us',",
        '  This is wrong.',
        '  Do that.',
        '',
        'b.ts (a-rule)',
        '  This is wrong.',
        '  Do that.',
        '',
        '2 mistakes in 2 files.',
      ].join('\n'),
    );
  });

  it('say how much each matters', () => {
    const findings = [
      finding('a.ts', 'x'),
      finding('a.ts', 'y', 'warning'),
      finding('b.ts', '', 'note'),
    ];
    const text = formatFindings(findings, { colour: false });
    expect(text).toContain('a.ts, y (warning: a-rule)');
    expect(text).toContain('1 mistake, 1 warning, and 1 note in 2 files.');
  });

  it('say how a file allows what only a person can judge', () => {
    const tell = (...rules: string[]) =>
      formatFindings(
        rules.map((rule) => ({ ...finding('a.ts', 'x'), rule })),
        { colour: false },
      );
    expect(tell('a-rule', 'scarcity', 'shouting')).toContain(
      "\n\nIf one of these is right as it stands, say so in its file, with your reason: allow: [{ rule: 'scarcity', because: '…' }]",
    );
    expect(tell('shouting')).toContain('If this is right as it stands, say so');
    expect(tell('a-rule', 'unused-allow')).not.toContain('allow:');
    const accepting = 'npm run check -- --accept also takes doubts about words';
    expect(tell('scarcity', 'not-recorded')).toContain(accepting);
    expect(tell('scarcity', 'shouting')).not.toContain(accepting);
  });

  it('are coloured only where colours are seen', () => {
    const findings = [finding('a.ts', 'x')];
    const control = String.fromCharCode(27);
    expect(formatFindings(findings, { colour: true })).toContain(`${control}[31mThis is wrong.`);
    expect(formatFindings(findings, { colour: false })).not.toContain(control);
  });

  it('neither steer the terminal nor turn its lines with what stands in a file', () => {
    const steering = '\u001b[2J\u202eHut';
    const one = { ...finding('a.ts', 'x'), line: 3, code: `'${steering}'`, place: steering };
    const text = formatFindings([{ ...one, problem: `${steering} is wrong.` }], { colour: false });
    expect(text).toContain("  →[2J→Hut\n  3 | '→[2J→Hut'\n  →[2J→Hut is wrong.");
  });
});
