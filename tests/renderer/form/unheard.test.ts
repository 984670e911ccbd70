import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The island keeps every other event of a touch from React, so a component that listened would wait in vain.
it('the components of the form listen only to what their island lets through', () => {
  const heard = globSync('renderer/form/**/*.tsx').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\s(on[A-Z]\w+)=\{/g), ([, name]) => name),
  );
  expect([...new Set(heard)].sort()).toEqual(['onChange', 'onClick', 'onSubmit', 'onWheel']);
});
