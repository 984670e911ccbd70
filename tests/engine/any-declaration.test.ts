import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding, isError } from '#engine/read/findings.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { anyLeadFunnel } from '#tests/support/any/any-declaration.ts';
import { randomRuns } from '#tests/support/any/random-runs.ts';
import { declare } from '#tests/support/site/declarations.ts';

const pictures = ['funnels/willow/team.jpg'];

it('finds no mistake in any sound declaration', () => {
  fc.assert(
    fc.property(anyLeadFunnel, (funnel) => {
      const around = declare({ 'call.ts': {} }).filter(({ file }) => !file.endsWith('/guide.ts'));
      const files = [...around, { file: 'funnels/willow/guide.ts', exports: { funnel } }];
      const { findings } = compileSite(files, ['/', '/leadmagnet'], { pictures });
      expect(findings.filter(isError).map(formatFinding)).toEqual([]);
    }),
    { numRuns: randomRuns(80), seed: 12 },
  );
});

it('reads from its text what a declaration is, whichever it is', () => {
  fc.assert(
    fc.property(anyLeadFunnel, (funnel) => {
      const text = `export const funnel = ${JSON.stringify(funnel, null, 2)};\n`;
      const { exports, isData } = readSource('funnels/willow/guide.ts', text);
      expect({ exports, isData }).toEqual({ exports: { funnel }, isData: true });
    }),
    { numRuns: randomRuns(20), seed: 12 },
  );
});
