import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import { declare, findIn } from '#tests/support/site/declarations.ts';

describe('the identity of declarations', () => {
  it('finds nothing in a sound site', () => {
    expect(findIn({ 'second.ts': {}, 'call.ts': {} })).toEqual([]);
  });

  it.each([
    [
      'a coach that is not the folder',
      { 'guide.ts': { coach: 'oak' } },
      'funnels/willow/guide.ts, coach: The coach is "oak", but the file is in the folder of "willow". Write coach: \'willow\'.',
    ],
    [
      'the folder of another coach',
      { 'guide.ts': { coach: 'oak' }, 'oak/coach.ts': { campaigns: [] } },
      'funnels/willow/guide.ts, coach: The coach is "oak", but the file is in the folder of "willow". Write coach: \'willow\', or move the file into the folder oak.',
    ],
    [
      'a folder without a coach',
      { 'oak/second.ts': { coach: 'oak' } },
      'funnels/oak/second.ts, coach: There is no coach "oak": the folder has no coach.ts. The only coach is "willow". Add funnels/oak/coach.ts, or move this file into the folder of an existing coach.',
    ],
    [
      'a slug that is not the folder',
      { 'coach.ts': { slug: 'oak' } },
      'funnels/willow/coach.ts, slug: The slug is "oak", but the file is in the folder "willow". Write slug: \'willow\', or rename the folder.',
    ],
  ])('reports %s', (_, changes, expected) => {
    expect(findIn(changes)).toEqual([expected]);
  });

  it('does not blame the funnels of a coach whose file cannot be read', () => {
    const files = declare().map((one) =>
      one.file.endsWith('coach.ts')
        ? { ...one, exports: {}, failure: 'Expected `,` (line 3, column 1).' }
        : one,
    );
    expect(compileSite(files, []).findings.map(formatFinding)).toEqual([
      'funnels/willow/coach.ts: The file cannot be read: Expected `,` (line 3, column 1). Correct the code there; your editor underlines the place.',
    ]);
  });
});
