import { describe, expect, test } from 'vitest';
import { ownRows } from '#server/operator/scope/own-rows.ts';
import { scopeStatement } from '#server/operator/scope/scope-statement.ts';

const scope = { coaches: ['willow'], funnels: ['willow-guide'], sources: ['willow-source'] };
const scoped = (text: string, values: readonly unknown[] = []) =>
  scopeStatement({ text, values }, scope);

describe('a statement for some coaches', () => {
  test('reads the own rows of each table that it names, and of those that these need', () => {
    const { text, values } = scoped('select detail from delivery_attempts where attempt = $1', [1]);
    expect(text).toMatch(
      /^with delivery_logs as not materialized \(.*\$2::text\[\].*\), delivery_attempts/s,
    );
    expect(values).toEqual([1, ['willow']]);
  });

  test('keeps its own queries behind those, and gives up its name', () => {
    const { text } = scoped('/* find-lead */ with l as (select * from leads) select * from l');
    expect(text).toMatch(/^with leads as not materialized \(.*\), +l as \(select/s);
    expect(text).not.toContain('find-lead');
    expect(scoped('select 1').text).toBe('select 1');
    expect(scoped('start transaction').text).toBe('start transaction');
  });

  test.each([
    'insert into leads select * from leads',
    'update "leads" set name = $1',
    'with gone as (delete from leads returning id) select * from gone',
    'with moved as (update delivery_logs as d set attempts = 0 returning id) select * from moved',
    'select * from leads for update',
    'with recursive l as (select * from leads) select * from l',
    'select * from public.leads',
    'select * from "public"."leads"',
    'truncate leads',
    'table leads',
  ])('is refused where that would not hold: %s', (text) => {
    expect(() => scoped(text)).toThrow('A statement for some coaches only may read');
  });

  test('finds for each table the tables that its query reads before it', () => {
    const tables = Object.keys(ownRows);
    for (const [index, table] of tables.entries()) {
      const { text } = scoped(`select * from ${table}`);
      const later = tables
        .slice(index + 1)
        .filter((one) => new RegExp(`\\b${one} as not materialized`).test(text));
      expect([table, later]).toEqual([table, []]);
    }
  });
});
