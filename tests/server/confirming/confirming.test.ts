import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { event } from '#tests/support/site/declarations.ts';
import { askedIn, stateIn } from '#tests/support/site/site.ts';
import { countAll, doubleSite, openDouble, secret } from './double.ts';

const ada = 'ada@example.com';
const nothing = { leads: 0, submissions: 0, journeys: 0, seats: 0, requested: 0 };

describeWithDatabase('a sign-up that is to be confirmed', (open) => {
  it('is no lead before, and the answer says where to look', async () => {
    const { web, rows } = await openDouble(await open());
    const answer = await web.postJson('willow-guide', {
      submissionId: newId(),
      fields: { name: 'Ada', email: 'ADA@example.com' },
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      outcome: 'unconfirmed',
      screen: {
        title: 'Look in your inbox',
        text: expect.stringContaining('We have written to '),
        tip: expect.stringMatching(/ \[No email, or a wrong address\?\]\(\/inbox\/[\w-]+\)$/),
      },
    });
    expect(await rows(countAll)).toEqual([{ ...nothing, asking: 1, confirmed: 0, open: 1 }]);
  });

  it('is confirmed by nobody who only follows the link, however often', async () => {
    const { link, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), ada);
    for (let times = 0; times < 3; times += 1) {
      const page = await link(id, ada);
      expect(page.status).toBe(200);
      expect(askedIn(await page.text())).toMatchObject({
        kind: 'asked',
        offer: 'The Willow Guide',
        address: 'a…@example.com',
      });
    }
    expect(await rows(countAll)).toEqual([{ ...nothing, asking: 1, confirmed: 0, open: 1 }]);
  });

  it('becomes lead, journey and requested email with the button, and leaves its proof', async () => {
    const database = await open();
    const { web, link, signUp, rows } = await openDouble(database);
    const id = await signUp(newId(), ada);
    const answer = await link(id, ada, 'POST');
    expect(answer.status).toBe(303);
    const shown = await web.app.request(answer.headers.get('location')?.split('#')[0] ?? '');
    expect(stateIn(await shown.text())).toMatchObject({
      kind: 'succeeded',
      screen: { title: 'It is on its way, Ada', text: 'Look in your inbox: ada@example.com.' },
    });
    expect(await rows(countAll)).toEqual([
      {
        leads: 1,
        submissions: 1,
        journeys: 1,
        seats: 0,
        requested: 1,
        asking: 1,
        confirmed: 1,
        open: 0,
      },
    ]);
    expect(
      await rows(`select s.outcome, s.fields->>'email' as email, s.attribution, s.page,
          s.consent_version = c.consent_version as same_words, c.asked_at <= c.confirmed_at as after,
          c.asked_from is not null and c.confirmed_from is not null as networks, c.sent,
          (select name from consent_texts t where t.version = c.email_version) as asked_in
        from submissions s join confirmations c on c.id = s.id`),
    ).toEqual([
      {
        outcome: 'accepted',
        email: ada,
        attribution: { utm_source: 'letter' },
        page: '/willow-guide',
        same_words: true,
        after: true,
        networks: true,
        sent: null,
        asked_in: 'confirmation',
      },
    ]);
  });

  it('is carried out once, however often and on how many devices the button is pressed', async () => {
    const { link, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), ada);
    const answers = await Promise.all(Array.from({ length: 8 }, () => link(id, ada, 'POST')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 303));
    expect((await link(id, ada, 'POST')).status).toBe(303);
    expect(await rows(countAll)).toEqual([
      {
        leads: 1,
        submissions: 1,
        journeys: 1,
        seats: 0,
        requested: 1,
        asking: 1,
        confirmed: 1,
        open: 0,
      },
    ]);
    expect(askedIn(await (await link(id, ada)).text())).toMatchObject({ kind: 'confirmed' });
  });

  it('is gone with whoever is erased at the same moment, or stays gone', async () => {
    const database = await open();
    const { link, signUp, rows } = await openDouble(database);
    for (let times = 0; times < 6; times += 1) {
      const id = await signUp(newId(), ada);
      await Promise.all([link(id, ada, 'POST'), erasePerson(database.kysely, secret, ada)]);
      await erasePerson(database.kysely, secret, ada);
      expect(await rows(countAll)).toEqual([{ ...nothing, asking: 0, confirmed: 0, open: 0 }]);
      expect(askedIn(await (await link(id, ada, 'POST')).text())).toEqual({
        kind: 'nothing-known',
      });
    }
  });

  it('takes back no wish to get no campaign emails, which is said at the same moment', async () => {
    const database = await open();
    const { link, signUp, rows } = await openDouble(database);
    const id = await signUp(newId(), ada);
    await Promise.all([
      link(id, ada, 'POST'),
      unsubscribePerson(database.kysely, secret, { address: ada, scope: 'willow' }),
    ]);
    expect(await rows('select scope, reason from suppressions')).toEqual([
      { scope: 'willow', reason: 'unsubscribed' },
    ]);
    expect(await rows(countAll)).toMatchObject([{ leads: 1, requested: 1, confirmed: 1 }]);
  });

  it('is not asked for again once the person has confirmed, and strangers do not learn that', async () => {
    const { web, link, signUp, rows } = await openDouble(await open());
    await link(await signUp(newId(), ada), ada, 'POST');
    const answer = (email: string) =>
      web.postJson('willow-guide', { submissionId: newId(), fields: { name: 'Ada', email } });
    await rows(`update submissions set created_at = now() - interval '1 day'`);
    const known = await answer(ada);
    const unknown = await answer('eve@example.com');
    expect(known.status).toBe(unknown.status);
    const [one, other] = [await known.json(), await unknown.json()];
    const plain = (part: typeof one) =>
      JSON.stringify(part)
        .replace(/inbox\/[\w-]+/, '')
        .replace(/(ada|eve)@/, '');
    expect(plain(one)).toBe(plain(other));
    expect(await rows(countAll)).toMatchObject([
      { leads: 1, submissions: 2, requested: 2, asking: 2, open: 1 },
    ]);
  });

  it('is asked for once by two forms at once, and by the same form sent twice', async () => {
    const { signUp, rows } = await openDouble(await open());
    const id = newId();
    await Promise.all([signUp(id, ada), signUp(newId(), ada), signUp(id, ada)]);
    expect(await rows(countAll)).toMatchObject([{ asking: 1, open: 2 }]);
  });

  it('gets its guide although strangers have used up what its mailbox gets in a day', async () => {
    const { link, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), ada);
    await rows(`update address_quotas set mailed_at = array[now(), now(), now()]`);
    await link(id, ada, 'POST');
    expect(await rows(`select status from delivery_logs where submission_id is not null`)).toEqual([
      { status: 'pending' },
    ]);
    expect(await rows(countAll)).toMatchObject([{ leads: 1, journeys: 1, confirmed: 1 }]);
  });

  it('is nothing where the funnel does not ask for it', async () => {
    const { web, rows } = await openDouble(await open());
    const answer = await web.postJson('plain', { fields: { name: 'Ada', email: ada } });
    expect(await answer.json()).toMatchObject({ outcome: 'accepted' });
    expect(await rows(countAll)).toMatchObject([{ leads: 1, asking: 0, open: 0 }]);
  });
});

describeWithDatabase('a seat that is to be confirmed', (open) => {
  it('goes to whoever confirms first, firm at once; the other is told so', async () => {
    const { web, link, signUp, rows } = await openDouble(await open());
    const one = await signUp(newId(), ada, 'evening');
    const other = await signUp(newId(), 'bob@example.com', 'evening');
    expect(await rows(countAll)).toMatchObject([{ seats: 0, open: 2 }]);
    await link(other, 'bob@example.com', 'POST');
    const late = await link(one, ada, 'POST');
    expect(late.status).toBe(200);
    expect(askedIn(await late.text())).toMatchObject({
      kind: 'confirmed',
      refused: { title: 'No seat is left.' },
    });
    expect(await rows('select held_until from event_registrations')).toEqual([
      { held_until: null },
    ]);
    expect(await rows(countAll)).toMatchObject([{ leads: 1, seats: 1, confirmed: 2 }]);
    web.answerEmails({ kind: 'sent', messageId: 'm' });
  });

  it('is not asked about where none is left, with the answer that people get who are known', async () => {
    const { web, link, signUp, rows } = await openDouble(await open());
    const send = async (email: string) => {
      const answer = await web.postJson('evening', { fields: { name: 'Ada', email } });
      return [answer.status, await answer.json()];
    };
    await link(await signUp(newId(), 'known@example.com'), 'known@example.com', 'POST');
    await link(await signUp(newId(), ada, 'evening'), ada, 'POST');
    const answer = await send('unknown@example.com');
    expect(answer).toEqual([
      409,
      expect.objectContaining({ toast: expect.objectContaining({ title: 'No seat is left.' }) }),
    ]);
    expect(await send('known@example.com')).toEqual(answer);
    expect(await rows(countAll)).toMatchObject([{ seats: 1, asking: 2, open: 0 }]);
  });

  it('has time until its event begins, and the email says so', async () => {
    const { signUp, rows } = await openDouble(await open());
    await rows("update events set starts_at = now() + interval '30 days'");
    await signUp(newId(), ada, 'evening');
    await rows("update events set starts_at = now() + interval '3 days'");
    await signUp(newId(), 'bob@example.com', 'evening');
    const times =
      await rows(`select email_key, expires_at = asked_at + interval '7 days' as "isWeek",
        expires_at = (select max(starts_at) from events) as "isBeginning", d.body->'untilBegun' as said
      from confirmations c join delivery_logs d on d.body->>'confirmation' = c.id::text
      order by email_key`);
    expect(times).toEqual([
      { email_key: ada, isWeek: true, isBeginning: false, said: false },
      { email_key: 'bob@example.com', isWeek: false, isBeginning: true, said: true },
    ]);
  });

  it('has the time of the new date if its event is moved meanwhile', async () => {
    const database = await open();
    const { signUp, rows } = await openDouble(database);
    const moveTo = async (days: number) => {
      const startsAt = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
      const site = doubleSite({}, { ...event, seats: 1, startsAt });
      await reconcileDeclarations(database.kysely, declaredRows(site));
      const times =
        await rows(`select funnel_id, expires_at = asked_at + interval '7 days' as "isWeek",
          expires_at = (select max(starts_at) from events) as "isBeginning"
        from confirmations order by funnel_id`);
      return times.map(({ funnel_id: _, ...time }) => time);
    };
    const guide = { isWeek: true, isBeginning: false };
    await moveTo(3);
    await signUp(newId(), ada, 'evening');
    await signUp(newId(), ada);
    expect(await moveTo(5)).toEqual([{ isWeek: false, isBeginning: true }, guide]);
    expect(await moveTo(30)).toEqual([{ isWeek: true, isBeginning: false }, guide]);
    expect(await moveTo(2)).toEqual([{ isWeek: false, isBeginning: true }, guide]);
  });

  it('is too late once its date is called off', async () => {
    const database = await open();
    const before = await openDouble(database);
    const id = await before.signUp(newId(), ada, 'evening');
    const { startsAt: _, ...evenings } = event;
    const dates = [{ id: 'another', startsAt: '2027-03-18T10:00' }];
    const site = doubleSite({}, { ...evenings, seats: 1, dates });
    await reconcileDeclarations(database.kysely, declaredRows(site));
    const after = await openDouble(database, { site });
    expect(askedIn(await (await after.link(id, ada, 'POST')).text())).toMatchObject({
      kind: 'expired',
    });
    expect(await after.rows(countAll)).toMatchObject([{ leads: 0, confirmed: 0 }]);
  });

  it('is too late once the event has begun', async () => {
    const database = await open();
    const before = await openDouble(database);
    const id = await before.signUp(newId(), ada, 'evening');
    const after = await openDouble(database, { now: new Date('2027-03-16T18:00:00Z') });
    expect(askedIn(await (await after.link(id, ada, 'POST')).text())).toMatchObject({
      kind: 'expired',
    });
    expect(await after.rows(countAll)).toMatchObject([{ leads: 0, confirmed: 0 }]);
  });
});
