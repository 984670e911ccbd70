import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { declare, publish } from '#tests/support/declarations.ts';

const source = 'willow-guide';
const copied = { path: '/a', id: 'a', 'submission.source': source };

/** The file that is blamed for a source that two files have. */
function blamed(beside: Parameters<typeof compileSite>[2]): string | undefined {
  const { findings } = compileSite(declare({ 'a.ts': copied }), ['/'], beside);
  return findings.find(({ rule }) => rule === 'source-taken')?.file;
}

const ages = (guide: number, copy: number) => () =>
  new Map([
    ['funnels/willow/guide.ts', guide],
    ['funnels/willow/a.ts', copy],
  ]);

describe('of two files that claim the same', () => {
  it('the later by name is blamed where nothing else is known', () => {
    expect(blamed({})).toBe('funnels/willow/guide.ts');
  });

  it('the younger is blamed where ages are known', () => {
    expect(blamed({ ages: ages(1, 2) })).toBe('funnels/willow/a.ts');
    expect(blamed({ ages: ages(2, 1) })).toBe('funnels/willow/guide.ts');
  });

  it('the one that was not published is blamed, whatever their ages', () => {
    const published = publish();
    expect(blamed({ published })).toBe('funnels/willow/a.ts');
    expect(blamed({ published, ages: ages(2, 1) })).toBe('funnels/willow/a.ts');
  });

  it('the one that was published without it is blamed where both were published', () => {
    const published = publish({ 'a.ts': { path: '/a', id: 'a' } });
    expect(blamed({ published })).toBe('funnels/willow/a.ts');
  });
});
