import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { addDeliveries, openAsOperator } from './console.ts';

describeWithDatabase('the console', (open) => {
  test('shows a lead from its address or a reference, with what was sent and got', async () => {
    const { web, database, read } = await openAsOperator(await open());
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await web.postForm('/willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    const { rows } = await database.pool.query('select reference from submissions limit 1');

    const byEmail = await read('/leads?query=ADA@ex');
    expect(byEmail.rows).toHaveLength(2);
    const byReference = await read(`/leads?query=${rows[0].reference}`);
    expect(byReference.rows).toHaveLength(1);
    const none = await read('/leads?query=a%25com');
    expect(none.rows).toHaveLength(0);

    const person = await read(`/leads/${byEmail.rows[0].id}`);
    expect(person).toMatchObject({
      lead: { email: 'ada@example.com', name: 'Ada' },
      others: [{ email: 'ada@example.com' }],
      journeys: [{ campaign: 'Willow Guide Campaign', currentSequence: 1 }],
      coming: [
        { kind: 'campaign email', from: 'Willow Guide Campaign, email 1' },
        { kind: 'reminder', from: 'The Willow Masterclass', at: '2027-03-15T17:00:00.000Z' },
      ],
      seats: [{ event: 'The Willow Masterclass' }],
    });
    expect(person.submissions).toHaveLength(2);
    expect(person.deliveries).toHaveLength(2);
  });

  test('finds people by any word of their name, after those with such an address', async () => {
    const { database, read } = await openAsOperator(await open());
    await database.pool.query(
      `insert into leads (id, email, name, source, created_at)
       values (gen_random_uuid(), 'one@example.com', 'Anna Berger', 'a', now() - interval '2 days'),
         (gen_random_uuid(), 'two@example.com', 'Jürgen Groß-Berger', 'a', now() - interval '1 day'),
         (gen_random_uuid(), 'berger@example.com', null, 'a', now() - interval '3 days'),
         (gen_random_uuid(), 'other@example.com', 'Ada Stone', 'a', now())`,
    );
    const found = async (query: string) =>
      (await read(`/leads?query=${encodeURIComponent(query)}`)).rows.map(
        ({ email }: { email: string }) => email,
      );
    expect(await found('berg')).toEqual([
      'berger@example.com',
      'two@example.com',
      'one@example.com',
    ]);
    expect(await found('BERGER anna')).toEqual(['one@example.com']);
    expect(await found("jürgen o'")).toEqual([]);
    expect(await found('erger')).toEqual([]);
    expect(await found('anna@')).toEqual([]);
    const { people } = await read('/find?query=groß');
    expect(people).toMatchObject([{ email: 'two@example.com' }]);
  });

  test('pages through deliveries by key, each once', async () => {
    const { database, read } = await openAsOperator(await open());
    await addDeliveries(database, { rows: 180, perSecond: 7, failedEvery: 3 });
    const seen = new Set<string>();
    let next: string | null = '';
    while (next !== null) {
      const path: string = `/deliveries?status=sent&before=${encodeURIComponent(next)}`;
      const page = await read(path);
      for (const { id } of page.rows) seen.add(id);
      next = page.next;
    }
    expect(seen.size).toBe(120);
  });

  test('pages through the leads with a beginning by address, each once', async () => {
    const { database, read } = await openAsOperator(await open());
    await database.pool.query(
      `insert into leads (id, email, source)
       select gen_random_uuid(), 'P_' || n / 2 || '@example.com', 'source-' || n % 2
       from generate_series(1, 120) n`,
    );
    await database.pool.query(
      `insert into leads (id, email, source)
       values (gen_random_uuid(), 'px1@example.com', 'other')`,
    );
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const path: string = `/leads?query=p_&before=${encodeURIComponent(next)}`;
      const page = await read(path);
      seen.push(...page.rows.map(({ email, id }: { email: string; id: string }) => email + id));
      next = page.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  test('shows a failed email with its attempts, and the error by its reference', async () => {
    const { web, read } = await openAsOperator(await open());
    web.answerEmails({ kind: 'refused', code: '406', detail: 'Inactive.', suppress: false });
    const answer = await web.postForm('/strict', { name: 'Ada', email: 'ada@example.com' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const readErrors = async () => {
      const { rows } = await read('/errors');
      return rows.filter(({ reference }: { reference: string | null }) => reference !== null);
    };
    await until(async () => (await readErrors()).length > 0);
    const [failed] = await readErrors();
    const found = await read(`/errors?query=${failed.reference}`);
    expect(found.rows[0].reference).toBe(failed.reference);
    expect(JSON.stringify(found.rows)).not.toContain('ada@example.com');
    const { rows } = await read('/deliveries?status=failed');
    const delivery = await read(`/deliveries/${rows[0].id}`);
    expect(delivery).toMatchObject({ status: 'failed', attemptDetails: [{ attempt: 1 }] });
  });

  test('shows what the provider reported of an email, by its id or by the message', async () => {
    const { database, read } = await openAsOperator(await open());
    const [id, other] = await addDeliveries(database, { rows: 2, perSecond: 7, failedEvery: 9 });
    await database.pool.query(
      `insert into webhook_events
         (event_key, record_type, kind, delivery_id, message_id, detail, occurred_at)
       values ('b', 'Bounce', 'bounced', $1, 'message', 'The mailbox is full.', '2027-01-05 11:00Z'),
         ('d', 'Delivery', 'delivered', null, 'message', null, '2027-01-05 10:00Z'),
         ('x', 'Delivery', 'delivered', $2, 'another', null, '2027-01-05 10:00Z')`,
      [id, other],
    );
    await database.pool.query(
      `update delivery_logs set provider_message_id = 'message' where id = $1`,
      [id],
    );
    const { reports } = await read(`/deliveries/${id}`);
    expect(reports).toMatchObject([
      {
        key: 'd',
        kind: 'delivered',
        detail: null,
        occurredAt: '2027-01-05T10:00:00.000Z',
        recordType: 'Delivery',
        messageId: 'message',
        appliedAt: null,
      },
      {
        key: 'b',
        kind: 'bounced',
        detail: 'The mailbox is full.',
        occurredAt: '2027-01-05T11:00:00.000Z',
        recordType: 'Bounce',
      },
    ]);
  });

  test('finds emails by their address in any case', async () => {
    const { database, read } = await openAsOperator(await open());
    const [id] = await addDeliveries(database, { rows: 3, perSecond: 7, failedEvery: 9 });
    await database.pool.query(
      `update delivery_logs set email_address = 'Ada@Example.com' where id = $1`,
      [id],
    );
    const { rows } = await read('/deliveries?email=aDA@example.com');
    expect(rows.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  test('says that emails wait although none is sent', async () => {
    const { database, read } = await openAsOperator(await open());
    const stateOf = async () => {
      const { health } = await read('/overview');
      return health.find(({ name }: { name: string }) => name === 'Waiting emails').state;
    };
    expect(await stateOf()).toBe('ok');
    await database.pool.query(
      `insert into delivery_logs
         (id, dedupe_key, email_address, function_name, coach, body, next_attempt_at)
       values (gen_random_uuid(), 'x', 'a@example.com', 'send-guide', 'willow', '{}',
         now() - interval '10 minutes')`,
    );
    expect(await stateOf()).toBe('failed');
  });

  test('names the people who are left on a date that was taken out', async () => {
    const { database, read } = await openAsOperator(await open());
    const { rows } = await database.pool.query(
      `with event as (update events set is_active = false, taken = 1, starts_at = now() + interval '9 days'
         where id = (select id from events order by key limit 1) returning id, key),
       lead as (insert into leads (id, email, email_key, source)
         values (gen_random_uuid(), 'a@b.example', 'a@b.example', 'x') returning id),
       seat as (insert into event_registrations (event_id, lead_id)
         select event.id, lead.id from event, lead)
       select key from event`,
    );
    const { key } = rows[0];
    const left = (remedy: string) => ({
      name: `event ${key}`,
      state: 'warning',
      detail: `Event ${key} is no longer declared, but 1 person is registered for it.`,
      remedy,
    });
    expect((await read('/overview')).attention).toContainEqual(
      left(
        'In ten minutes an email tells them that it is called off. If it is not, declare it again before.',
      ),
    );
    await database.pool.query(`update events set called_off_at = now() - interval '1 hour'`);
    expect((await read('/overview')).attention).toContainEqual(
      left('Declare it again, or write to them.'),
    );
  });

  test('shows an email as a document that can run nothing', async () => {
    const { database, ask, read } = await openAsOperator(await open());
    await database.pool.query(
      `insert into mailbox_messages (to_address, from_address, subject, html, text)
       values ('a@example.com', 'b@example.com', 'Hello', '<p>Hi', 'Hi')`,
    );
    const { rows } = await read('/mailbox');
    expect(rows).toMatchObject([{ subject: 'Hello', beginning: 'Hi' }]);
    const page = await ask(`/mailbox/${rows[0].id}/html`);
    expect(await page.text()).toBe('<p>Hi');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });
});
