import { describe, expect, it } from 'vitest';
import { judgeRow, type RowRules } from '#engine/import/judge-row.ts';
import { readMoment } from '#engine/import/read-moment.ts';

const rules: RowRules = {
  titles: ['Mail', 'Vorname', 'Name', 'Datum', 'Stadt'],
  columns: ['email', 'first-name', 'last-name', 'agreed-at', 'keep'],
  needsName: false,
  agreedAt: new Date('2026-05-01T00:00:00Z'),
  now: new Date('2026-11-23T00:00:00Z'),
};

describe('a row', () => {
  it('says who it is, when they agreed, and what is kept of them', () => {
    expect(
      judgeRow([' Ada@Example.COM', 'Ada', 'King', '31.5.2026', 'Graz', 'more'], rules),
    ).toEqual({
      verdict: 'new',
      key: 'ada@example.com',
      draft: { name: 'Ada King', agreedAt: '2026-05-31T00:00:00.000Z', fields: { Stadt: 'Graz' } },
    });
    expect(judgeRow(['ada@example.com'], rules)).toMatchObject({
      draft: { name: null, agreedAt: '2026-05-01T00:00:00.000Z', fields: {} },
    });
  });

  it.each([
    [[], 'no-address'],
    [['ada@'], 'invalid-address'],
    [['ada@example.com'], 'no-name'],
    [['ada@example.com', 'Ada', '', '3/4/2026'], 'no-consent'],
    [['ada@example.com', 'Ada', '', '2027-01-01'], 'no-consent'],
  ])('%j is refused: %s', (cells, verdict) => {
    expect(judgeRow(cells, { ...rules, needsName: true }).verdict).toBe(verdict);
  });

  it('is refused without a day where none holds for all', () => {
    expect(judgeRow(['ada@example.com'], { ...rules, agreedAt: null }).verdict).toBe('no-consent');
  });

  it('loses the quote that an export put before a formula', () => {
    expect(judgeRow(["'=ada@example.com", "'+Ada", "'tis", '', "'-5"], rules)).toMatchObject({
      key: '=ada@example.com',
      draft: { name: "+Ada 'tis", fields: { Stadt: '-5' } },
    });
  });
});

describe('a moment', () => {
  it.each([
    ['2026-05-31', '2026-05-31T00:00:00.000Z'],
    ['2026-05-31 14:05:09', '2026-05-31T14:05:09.000Z'],
    ['2026-05-31T14:05:09.123Z', '2026-05-31T14:05:09.000Z'],
    ['2026-05-31T14:05+02:00', '2026-05-31T12:05:00.000Z'],
    ['2026-05-31 14:05 UTC', '2026-05-31T14:05:00.000Z'],
    ['31.05.2026 14:05', '2026-05-31T14:05:00.000Z'],
    ['31/5/2026', '2026-05-31T00:00:00.000Z'],
    ['5/31/2026', '2026-05-31T00:00:00.000Z'],
    ['5/5/2026', '2026-05-05T00:00:00.000Z'],
  ])('%s is read', (written, moment) => {
    expect(readMoment(written)?.toISOString()).toBe(moment);
  });

  it.each([
    '3/4/2026',
    '2026-02-30',
    '2026-13-01',
    '31.4.2026',
    '31.12.26',
    'May 5',
    '',
    '0001-01-01',
  ])('%j is none that can be relied on', (written) => {
    expect(readMoment(written)).toBeUndefined();
  });
});
