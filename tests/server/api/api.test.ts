import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type ApiList, apiPageOf } from '#engine/contract/api/lists.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openApi } from './api.ts';

const lists: readonly ApiList[] = ['leads', 'submissions', 'registrations'];

describeWithDatabase('the API', (open) => {
  it("gives a coach's rows in the shapes that it describes, and nobody else's", async () => {
    const api = await openApi(await open());
    await api.send('willow-guide', 'ada@example.com');
    await api.send('evening', 'Grace@example.com');
    await api.send('oak-guide', 'mary@example.com');
    const [willow, oak, all] = [
      await api.token('willow'),
      await api.token('oak'),
      await api.token(),
    ];
    const emails = async (path: string, token: string) =>
      (await api.read(path, token)).data.map(({ email }: { email: string }) => email);
    for (const list of lists) {
      const page = await api.read(`/${list}`, all);
      expect(() => v.parse(v.strictObject(apiPageOf(list).entries), page)).not.toThrow();
    }
    expect(await emails('/leads', willow)).toEqual(['ada@example.com', 'grace@example.com']);
    expect(await emails('/submissions', willow)).toEqual(['ada@example.com', 'grace@example.com']);
    expect(await emails('/registrations', willow)).toEqual(['grace@example.com']);
    expect(await emails('/leads', oak)).toEqual(['mary@example.com']);
    expect(await emails('/registrations', oak)).toEqual([]);
    expect(await emails('/leads?coach=oak', all)).toEqual(['mary@example.com']);
    const { data } = await api.read('/registrations', all);
    expect(data[0]).toMatchObject({
      coach: 'willow',
      funnel: 'evening',
      event: { key: 'evening', startsAt: '2027-03-16T17:00:00.000Z' },
      heldUntil: null,
    });
  });

  it('refuses no token, an unknown, a revoked or an expired one, and one for something else', async () => {
    const api = await openApi(await open());
    const { pool } = api.database;
    const [revoked, expired] = [await api.token('willow'), await api.token('willow')];
    await pool.query('delete from machine_tokens where prefix = $1', [revoked.slice(0, 8)]);
    await pool.query('update machine_tokens set expires_at = now() where prefix = $1', [
      expired.slice(0, 8),
    ]);
    const narrow = await api.token('willow', ['leads:read']);
    const willow = await api.token('willow');
    for (const list of lists) {
      for (const token of [undefined, 'ff_unknown', `ff_${'x'.repeat(43)}`, revoked, expired]) {
        const refused = await api.ask(`/${list}`, token);
        expect([list, token, refused.status]).toEqual([list, token, 401]);
        expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      }
      const other = await api.ask(`/${list}?coach=oak`, willow);
      expect([other.status, (await other.json()).title]).toEqual([
        403,
        'This token reads data of willow only.',
      ]);
      expect((await api.ask(`/${list}`, narrow)).status).toBe(list === 'leads' ? 200 : 403);
    }
    const refused = await (await api.ask('/submissions', narrow)).json();
    expect(refused.title).toBe(
      'This token may not read this: it needs the scope submissions:read and has leads:read.',
    );
    expect((await api.ask('/nothing')).status).toBe(401);
    expect((await api.ask('/nothing', willow)).status).toBe(404);
    expect((await api.ask('/leads', willow, { method: 'POST' })).status).toBe(405);
  });

  it('gives every row once from page to page, those of one moment too', async () => {
    const api = await openApi(await open());
    const { pool } = api.database;
    await pool.query(`
      insert into leads (id, email, email_key, source, created_at)
      select gen_random_uuid(), n || '@example.com', n || '@example.com',
        case n % 3 when 0 then 'oak-guide' when 1 then 'willow-guide' else 'evening' end,
        '2026-01-01'::timestamptz + (n / 10) * interval '1 microsecond'
      from generate_series(1, 95) n`);
    const token = await api.token('willow');
    const seen: string[] = [];
    let [cursor, hasMore] = ['', true];
    while (hasMore) {
      const page = await api.read(`/leads?limit=7${cursor}`, token);
      seen.push(...page.data.map(({ id }: { id: string }) => id));
      ({ hasMore } = page);
      cursor = `&cursor=${encodeURIComponent(page.cursor)}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([64, 64]);
    // What comes later is found from where one was.
    await api.send('willow-guide', 'late@example.com');
    const { data } = await api.read(`/leads?limit=7${cursor}`, token);
    expect(data).toMatchObject([{ email: 'late@example.com' }]);
  });

  it('gives a row that was saved late although a later one was given before', async () => {
    const api = await openApi(await open());
    const { pool } = api.database;
    const add = (name: string, seconds: number) =>
      pool.query(
        `insert into leads (id, email, email_key, source, created_at)
         values (gen_random_uuid(), $1, $1, 'willow-guide', now() - make_interval(secs => $2))`,
        [`${name}@example.com`, seconds],
      );
    const token = await api.token('willow');
    await add('early', 60);
    await add('first', 1);
    const { cursor, data } = await api.read('/leads', token);
    expect(data).toHaveLength(2);
    await add('second', 5);
    const later = await api.read(`/leads?cursor=${encodeURIComponent(cursor)}`, token);
    expect(later.data.map(({ email }: { email: string }) => email)).toEqual([
      'second@example.com',
      'first@example.com',
    ]);
  });

  it('misses no row after a clock that was ahead has gone back', async () => {
    const api = await openApi(await open());
    const token = await api.token('willow');
    const move = (by: string) =>
      api.database.pool.query(`update leads set created_at = created_at + interval '${by}'`);
    await api.send('willow-guide', 'ada@example.com');
    await move('2 days');
    // As the cursor of that time was.
    const ahead = new Date(Date.now() + 2 * 86_400_000 + 60_000).toISOString();
    const cursor = `${ahead.replace('Z', '000Z')}~00000000-0000-0000-0000-000000000000`;
    await api.send('willow-guide', 'grace@example.com');
    const page = await api.read(`/leads?cursor=${encodeURIComponent(cursor)}`, token);
    expect(page).toMatchObject({ data: [{ email: 'grace@example.com' }], hasMore: false });
    expect(page.cursor < new Date().toISOString()).toBe(true);
    // Two days later.
    await move('-2 days');
    const later = await api.read('/leads', token);
    expect(later.data.map(({ email }: { email: string }) => email)).toContain('ada@example.com');
  });

  it('says in a sentence what is wrong with an address', async () => {
    const api = await openApi(await open());
    const token = await api.token('willow');
    const titles = async (query: string) => {
      const response = await api.ask(`/leads?${query}`, token);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      return `${response.status} ${(await response.json()).title}`;
    };
    expect(await titles('limit=501')).toBe(
      '400 The parameter “limit” is not a number from 1 to 500.',
    );
    expect(await titles('since=yesterday')).toBe(
      '400 The parameter “since” is not a moment in ISO 8601, like 2026-11-23T08:00:00Z.',
    );
    expect(await titles('since=2026-02-30T08:00:00Z')).toBe(
      '400 The parameter “since” names a day that no calendar has.',
    );
    expect(await titles('since=0000-01-01T00:00:00Z')).toMatch('is not a moment of this century');
    expect(await titles('since=9999-12-31T23:59:59-23:59')).toMatch(
      'is not a moment of this century',
    );
    expect(await titles('cursor=2')).toMatch('“cursor” is no cursor: take it from');
    expect(await titles('page=2')).toBe(
      '400 There is no parameter “page”. There are: cursor, since, coach, limit.',
    );
    expect(await titles('limit=1&limit=2')).toBe(
      '400 The parameter “limit” is given more than once.',
    );
    const all = await api.ask('/leads?coach=elm', await api.token());
    expect((await all.json()).title).toBe('There is no coach “elm”. There are: willow, oak.');
  });

  it('gives nobody who was erased', async () => {
    const api = await openApi(await open());
    await api.send('willow-guide', 'ada@example.com');
    await api.send('evening', 'ada@example.com');
    await erasePerson(api.database.kysely, 'a secret of the tests', 'ADA@example.com');
    const token = await api.token();
    for (const list of lists) expect((await api.read(`/${list}`, token)).data).toEqual([]);
  });

  it('notes when a token was used, at most once a minute, and keeps a token to its rate', async () => {
    const api = await openApi(await open());
    const { pool } = api.database;
    const token = await api.token('willow');
    const used = async () => {
      const { rows } = await pool.query('select last_used_at as at from machine_tokens');
      return rows[0].at;
    };
    await api.ask('/leads', token);
    await until(async () => (await used()) !== null);
    const first = await used();
    await api.ask('/leads', token);
    expect(await used()).toEqual(first);
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => api.ask('/leads?limit=1', token)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.ask('/leads', await api.token('willow'))).status).toBe(200);
  });

  it('refuses a network that guesses tokens, and says so to whoever else is there', async () => {
    const api = await openApi(await open());
    const guesses = Array.from({ length: 40 }, (_, guess) => api.ask('/leads', `ff_${guess}`));
    await Promise.all(guesses);
    const other = await api.ask('/leads', await api.token('willow'));
    expect([other.status, (await other.json()).title]).toEqual([
      429,
      expect.stringMatching(/^Too many invalid tokens from this network: wait \d+ s\.$/),
    ]);
  });

  it('describes itself as OpenAPI, without a token', async () => {
    const api = await openApi(await open());
    const response = await api.ask('/openapi.json');
    const document = await response.json();
    const judged = await new Validator().validate(structuredClone(document));
    expect(judged).toMatchObject({ valid: true });
    expect(Object.keys(document.paths)).toEqual(['/leads', '/submissions', '/registrations']);
    const { get } = document.paths['/leads'];
    expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'cursor',
      'since',
      'coach',
      'limit',
    ]);
    expect(JSON.stringify(get.responses['200'])).toContain('createdAt');
    expect(document.security).toEqual([{ token: [] }]);
  });
});
