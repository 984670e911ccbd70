import { expect, it } from 'vitest';
import { renewTable } from '#scripts/faults/support/readme-table.ts';

const text = `before
<!-- faults: npm run faults writes this table -->
| part | what was broken and counted | found | asked | remark |
|---|---|---|---|---|
| kills | an old row | 1 | ≤ 0 | |
| seats | kept | 0 | ≤ 0 | |
<!-- end of faults -->
after`;

it('the rows of a part that ran are replaced and the others stay', () => {
  const target = { of: 'ours', bound: 'most', value: 0 } as const;
  const figures = [
    { part: 'kills', what: 'lost', ours: [0], target, note: '10 acknowledged' },
    { part: 'kills', what: 'partial', ours: [2], target },
    { part: 'kills', what: 'views', ours: [90], limit: [100], target: { ...target, of: 'ratio' } },
  ] as const;
  expect(
    renewTable(text, [{ part: 'kills', figures }])
      .split('\n')
      .slice(3, -2),
  ).toEqual([
    '|---|---|---|---|---|',
    '| seats | kept | 0 | ≤ 0 | |',
    '| kills | lost | 0 | ≤ 0 | 10 acknowledged |',
    '| kills | partial | 2 | ≤ 0 | **missed** |',
    '| kills | views | 0.900 of the limit | ≤ 0 | **missed** |',
  ]);
});

it('a part that did not run says why, in one line', () => {
  const results = [{ part: 'disk', figures: [], reason: 'It may not mount.\nMore | of it.' }];
  expect(renewTable(text, results)).toContain(
    '| disk | | did not run | | It may not mount. |\n<!-- end',
  );
});

it('a text without the marks is refused', () => {
  expect(() => renewTable('nothing', [])).toThrow('The README has no table between');
});
