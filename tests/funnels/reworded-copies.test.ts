import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { reword } from '#tests/support/any/reword.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true });
const files: DeclarationFile[] = Object.entries(modules).map(([path, exports]) => ({
  file: path.replace('../../', ''),
  exports,
}));
const pages = files.filter(
  ({ exports }) => 'funnel' in exports && !('language' in Object(exports['funnel'])),
);

const findIn = (more: readonly DeclarationFile[]) =>
  compileSite([...files, ...more], ['/', '/leadmagnet'])
    .findings.filter(({ severity }) => severity !== 'note')
    .map(formatFinding);

it('finds nothing in what is published', () => {
  expect(findIn([])).toEqual([]);
});

it('raises no alarm about copies of twenty pages that were honestly reworded', () => {
  const chosen = pages.filter((_, index) => index % 3 !== 2).slice(0, 20);
  expect(chosen).toHaveLength(20);
  const copies = chosen.map(({ file, exports }, index) => ({
    file: file.replace(/\/([^/]+)\.ts$/, '/zz-$1.ts'),
    exports: { funnel: reword(exports['funnel'], index) },
  }));
  // An email of its own belongs to the id of a page, so what a copy's visitors get is truly another's.
  const ours = findIn(copies).filter(
    (finding) =>
      finding.includes('/zz-') &&
      !/downloads the file of an offer|so nobody would get it/.test(finding),
  );
  expect(ours).toEqual([]);
});

it('names each of them when nothing was reworded', () => {
  const copies = pages.slice(0, 5).map(({ file, exports }) => ({
    file: file.replace(/\/([^/]+)\.ts$/, '/zz-$1.ts'),
    exports,
  }));
  const findings = findIn(copies);
  for (const { file } of copies) {
    expect(
      findings.some(
        (finding) => finding.includes(file) && finding.includes('This file is a copy of'),
      ),
    ).toBe(true);
  }
});
