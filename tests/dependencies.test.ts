import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('every package that ships is named in DECISIONS.md with its reason, and no other', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const [, rest = ''] = read('DECISIONS.md').split(/^## \d+\. Every package that ships.*$/m);
  const [entry = ''] = rest.split(/^## /m);
  const rows = [...entry.matchAll(/^\| (`.+`) \| (\S.{10,}) \|$/gm)];
  const named = rows.flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const shipped = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(named.toSorted()).toEqual(shipped.toSorted());
});
