import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { declare, publish } from '#tests/support/site/declarations.ts';

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

  it('the one that is being edited is blamed for words that two published pages have', () => {
    const said = { 'page.description': 'How to rest in a house where somebody always hums.' };
    const changes = { 'a.ts': said, 'guide.ts': said };
    const published = publish(changes);
    const blamedFor = (edited: 'guide.ts' | 'a.ts') =>
      compileSite(declare(changes), ['/'], {
        published,
        ages: ages(edited === 'guide.ts' ? 2 : 1, edited === 'a.ts' ? 2 : 1),
      }).findings.map(({ file }) => file);
    expect(blamedFor('guide.ts')).toEqual(['funnels/willow/guide.ts']);
    expect(blamedFor('a.ts')).toEqual(['funnels/willow/a.ts']);
  });

  it('the one that is being edited is blamed for a testimonial of another coach', () => {
    const page = (coach: string) => ({
      coach,
      'page.sections.1': {
        kind: 'testimonials',
        title: 'What people say',
        items: [{ quote: 'I slept like a stone, and my dog did, too.', name: 'Ilse V.' }],
      },
    });
    const changes = {
      'guide.ts': page('willow'),
      'oak/coach.ts': { campaigns: [] },
      'oak/nap.ts': page('oak'),
    };
    const published = publish(changes);
    const ofOak = new Map([
      ['funnels/willow/guide.ts', 1],
      ['funnels/oak/nap.ts', 2],
    ]);
    const { findings } = compileSite(declare(changes), ['/'], { published, ages: () => ofOak });
    expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'funnels/oak/nap.ts same-testimonial',
    ]);
  });
});
