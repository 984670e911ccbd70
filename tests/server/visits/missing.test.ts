import { describe, expect, it, test } from 'vitest';
import { serve } from '#server/app/http-server.ts';
import {
  countMissing,
  type MissingPages,
  missingPath,
  writeMissing,
} from '#server/visits/missing.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openAsOperator } from '../operator/console.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a path that no page has', () => {
  test.each([
    ['/lost-guide/', '/lost-guide'],
    ['/guides/price-list.html', '/guides/price-list.html'],
    ['/brochure.pdf', '/brochure.pdf'],
  ])('%s is counted as %s', (asked, counted) => {
    expect(missingPath(asked)).toBe(counted);
  });

  test.each([
    ['a file that is no page', '/apple-touch-icon.png'],
    ['what only programs look for', '/wp-login'],
    ['what stands behind a dot', '/.env'],
    ['a host, which an email would make a link', '/see/shop.example/now'],
    ['an address', '/unsubscribe/ada@example.com'],
    ['an encoded address', '/unsubscribe/ada%40example.com'],
    ['an address encoded twice', '/unsubscribe/ada%2540example.com/x'],
    ['a telephone number', '/call/4915112345678'],
    ['the code of a link', `/d/${'Az0_'.repeat(11)}`],
    ['a path longer than any of ours', `/${'ab/'.repeat(40)}`],
  ])('is not counted where it is %s', (_what, asked) => {
    expect(missingPath(asked)).toBeUndefined();
  });

  test('is one of few, however many are made up', () => {
    const pages: MissingPages = new Map();
    for (let n = 0; n < 1000; n += 1) countMissing(pages, `/made-up-${n}`, { views: 1 });
    countMissing(pages, '/made-up-0', { views: 1 });
    expect([pages.size, pages.get('/made-up-0')?.views]).toEqual([200, 2]);
  });
});

describeWithDatabase('missing pages', (open) => {
  it('are counted by day, with the links of this site and programs apart', async () => {
    const operator = await openAsOperator(await open());
    const serving = await serve(operator.web.listener, 0, '127.0.0.1');
    const site = `http://127.0.0.1:${serving.port}`;
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(site + path, { headers: { 'user-agent': firefox, ...headers } });
      expect(answer.status).toBe(404);
    };
    await ask('/lost-guide');
    await ask('/lost-guide/?utm_source=letter', { referer: `${site}/willow-guide` });
    await ask('/lost-guide', { referer: 'https://elsewhere.example/' });
    await ask('/lost-guide', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await ask('/lost-guide', { cookie: 'operator=x' });
    await ask('/.env');
    await serving.stop(1000);
    await operator.web.stop();
    const { rows } = await operator.database.pool.query(
      'select path, views::int, from_site::int, programs::int from missing_pages',
    );
    expect(rows).toEqual([{ path: '/lost-guide', views: 3, from_site: 1, programs: 1 }]);
  });

  it('are at most a thousand a day; those that are known go on', async () => {
    const { kysely, pool } = await open();
    for (let n = 0; n < 6; n += 1) {
      const pages: MissingPages = new Map();
      countMissing(pages, '/known', { views: 1 });
      for (let one = 0; one < 199; one += 1) countMissing(pages, `/a-${n}-${one}`, { views: 1 });
      await writeMissing(kysely, '2026-05-04', pages);
    }
    const { rows } = await pool.query(
      `select count(*)::int as paths, sum(views) filter (where path = '/known')::int as known
       from missing_pages`,
    );
    expect(rows).toEqual([{ paths: 1000, known: 6 }]);
  });
});
