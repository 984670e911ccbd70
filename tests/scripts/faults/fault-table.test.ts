import { expect, it } from 'vitest';
import { renewTable } from '#scripts/faults/support/fault-table.ts';
import { atMost } from '#scripts/support/figures.ts';

const text = `# What was broken

| part | what was broken and counted | found | asked | remark | measured |
|---|---|---|---|---|---|
| kills | an old row | 1 | ≤ 0 | | before |
| seats | kept | 0 | ≤ 0 | | before |
`;

it('the rows of a part that ran are replaced and the others stay', () => {
  const figures = [
    { part: 'kills', what: 'lost', ours: [0], target: atMost(0), note: '10 acknowledged' },
    { part: 'kills', what: 'partial', ours: [2], target: atMost(0) },
    { part: 'kills', what: 'views', ours: [90], limit: [100], target: atMost(0, 'ratio') },
  ];
  expect(renewTable(text, [{ part: 'kills', figures }], 'today')).toBe(`# What was broken

| part | what was broken and counted | found | asked | remark | measured |
|---|---|---|---|---|---|
| seats | kept | 0 | ≤ 0 | | before |
| kills | lost | 0 | ≤ 0 | 10 acknowledged | today |
| kills | partial | 2 | ≤ 0 | **missed** | today |
| kills | views | 0.900 of the limit | ≤ 0 | **missed** | today |
`);
});

it('a table that a formatter has aligned stays one', () => {
  const aligned = text
    .replace('|---|---|---|---|---|---|', '| ----- | --- | ----- | ----- | ------ | --- |')
    .replace('| kills | an old row | 1 |', '| kills | an old row | 1  |');
  const figures = [{ part: 'kills', what: 'lost', ours: [0], target: atMost(0) }];
  const renewed = renewTable(aligned, [{ part: 'kills', figures }], 'today');
  expect(renewed).toContain(
    '| seats | kept | 0 | ≤ 0 | | before |\n| kills | lost | 0 | ≤ 0 |  | today |',
  );
  expect(renewed).not.toContain('an old row');
});

it('a part that did not run says why, in one line', () => {
  const results = [{ part: 'disk', figures: [], reason: 'It may not mount.\nMore | of it.' }];
  expect(renewTable(text, results, 'today')).toMatch(
    /\n\| disk \| \| did not run \| \| It may not mount\. \| today \|\n$/,
  );
});

it('a text without a table is refused', () => {
  expect(() => renewTable('nothing', [], 'today')).toThrow('tests/faults.md has no table.');
});
