import { expect, it } from 'vitest';
import type { Finding } from '#engine/read/findings.ts';
import { formatStart } from '#server/start/start-lines.ts';

function start(warnings: readonly Finding[], brands: readonly string[] = []): string {
  return formatStart({
    seconds: 1,
    role: 'all',
    publicUrl: 'http://localhost:3000',
    brands,
    database: 'embedded',
    email: 'mailbox',
    notes: [],
    warnings,
  });
}

function warning(line: number): Finding {
  const words = { problem: 'This may be wrong.', remedy: 'Look at it.' };
  const place = { file: 'funnels/a/b.ts', path: 'page.title', line };
  return { rule: 'a-rule', severity: 'warning', ...place, ...words };
}

it('says at a start what people should look at', () => {
  expect(start([warning(7)])).toContain(
    '  Attention funnels/a/b.ts:7, page.title: This may be wrong. Look at it.\n',
  );
  expect(start([])).not.toContain('Attention');
});

it('spells out ten warnings and counts the others', () => {
  const text = start(Array.from({ length: 12 }, (_, index) => warning(index + 1)));
  expect(text.match(/Attention funnels/g)).toHaveLength(10);
  expect(text).toContain('  Attention and 2 more: `npm run check` names them all.\n');
});

it('names the hosts of coaches, a few of them where there are many', () => {
  const addresses = ['ash', 'birch', 'cedar', 'elm', 'fir'].map(
    (slug) => `https://${slug}.example`,
  );
  expect(start([], addresses.slice(0, 2))).toContain(
    '  Brands    https://ash.example, https://birch.example\n',
  );
  expect(start([], addresses)).toContain(
    '  Brands    https://ash.example, https://birch.example, https://cedar.example and 2 more, one for each coach\n',
  );
  expect(start([])).not.toContain('Brands');
});
