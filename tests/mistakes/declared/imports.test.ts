import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { findPlace } from '#engine/read/findings.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { itReads, itReadsAsSound, sound } from '#tests/mistakes/written.ts';

const line = "import { defineFunnel } from '#engine/define-funnel.ts';";

describe('what a declaration imports and exports', () => {
  itReads('foreign-import', {
    'an import without braces': {
      edit: [line, "import defineFunnel from '#engine/define-funnel.ts';"],
      at: '1',
      says: `defineFunnel is imported without braces, but the file "#engine/define-funnel.ts" has no default. Write: ${line}`,
    },
    'the function for coaches from the file of funnels': {
      edit: [line, "import { defineCoach } from '#engine/define-funnel.ts';"],
      at: '1',
      says: `The file "#engine/define-funnel.ts" has no defineCoach. Write: ${line}`,
    },
    'a type that nobody imports': {
      edit: ['export const funnel =', 'export const funnel: Funnel ='],
      rule: 'missing-import',
      at: '3',
      says: 'The type Funnel stands here, but nothing imports it. Remove “: Funnel”; the function that declares knows the type.',
    },
  });
  itReadsAsSound({
    'a type that is imported': {
      edit: [line, `${line}\nimport type { Funnel } from '#engine/declaration/funnel.ts';`],
    },
  });
  it.each([
    ['nothing is exported', 'export const funnel', 'const funnel', 3],
    ['a default is exported', 'export const funnel =', '\nexport default', 4],
  ])('names the line where %s', (_, from, to, at) => {
    const { findings } = compileSite(
      [readSource('funnels/willow/call.ts', sound.replace(from, to))],
      [],
    );
    const missing = findings.filter(({ rule }) => rule === 'missing-export');
    expect(missing.map(findPlace)).toEqual([`funnels/willow/call.ts:${at}`]);
  });
});
