import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { lapseConfirmations } from '#server/people/lapse-confirmations.ts';
import { confirmUrl, readInboxToken } from '#server/signing/confirm-token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { tablesWith } from '#tests/support/run/traces.ts';
import { askedIn, stateIn } from '#tests/support/site/site.ts';
import { countAll, openDouble, secret } from './double.ts';

const ada = 'ada@example.com';
const wrong = 'ada@exampel.com';

/** The page that a redirect leads to. */
const pageIn = (answer: Response) =>
  readInboxToken(
    /\/inbox\/([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '',
    secret,
  ) ?? '';

/** Moves what was sent and counted into the past, as if two minutes had passed. */
const twoMinutesLater = `
  update confirmations set asked_at = asked_at - interval '2 minutes',
    emailed_at = emailed_at - interval '2 minutes';
  update submissions set created_at = created_at - interval '2 minutes';
  update rate_buckets set updated_at = updated_at - interval '2 minutes'`;

describeWithDatabase('whoever waits for the email', (open) => {
  it('sees where to look after a plain form, too', async () => {
    const { web } = await openDouble(await open());
    const answer = await web.postForm('/willow-guide', { name: 'Ada', email: ada });
    expect(answer.status).toBe(303);
    const shown = await web.app.request(answer.headers.get('location') ?? '');
    expect(stateIn(await shown.text())).toMatchObject({
      screen: { title: 'Look in your inbox', tip: expect.stringContaining('](/inbox/') },
    });
  });

  it('corrects the address: the new one is asked, and the old link leads to nothing', async () => {
    const database = await open();
    const { inbox, link, signUp, rows } = await openDouble(database);
    const first = await signUp(newId(), wrong);
    await rows(`update delivery_logs set status = 'sent', sent_at = now()`);
    expect(askedIn(await (await inbox(first)).text())).toMatchObject({
      kind: 'trouble',
      address: wrong,
    });
    const answer = await inbox(first, { wish: 'correct', email: ` ${ada} ` });
    expect(answer.status).toBe(303);
    const second = pageIn(answer);
    expect(askedIn(await (await inbox(second)).text())).toMatchObject({ address: ada });
    expect(askedIn(await (await link(first, wrong, 'POST')).text())).toEqual({
      kind: 'nothing-known',
    });
    expect(await rows(countAll)).toMatchObject([{ leads: 0, open: 1 }]);
    expect(await rows('select email_address, status from delivery_logs order by 1')).toEqual([
      { email_address: ada, status: 'pending' },
    ]);
    // Whoever has the address that was typed by mistake asked for nothing.
    expect(await tablesWith(database, wrong)).toEqual([]);
    await link(second === '' ? '' : second.id, ada, 'POST');
    expect(await rows('select email_key, name from leads')).toEqual([
      { email_key: ada, name: 'Ada' },
    ]);
    expect(await rows('select attribution from submissions')).toEqual([
      { attribution: { utm_source: 'letter' } },
    ]);
  });

  it('is told what is wrong with another address', async () => {
    const { inbox, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), wrong);
    const answer = await inbox(id, { wish: 'correct', email: 'ada@' });
    expect(answer.status).toBe(422);
    expect(askedIn(await answer.text())).toMatchObject({
      mistake: 'This is not an email address.',
      typed: 'ada@',
    });
    expect(await rows(countAll)).toMatchObject([{ asking: 1, open: 1 }]);
  });

  it('corrects it three times at most', async () => {
    const { inbox, signUp } = await openDouble(await open());
    let page: ReturnType<typeof pageIn> | string = await signUp(newId(), 'a0@example.com');
    for (const name of ['a1', 'a2', 'a3']) {
      page = pageIn(await inbox(page, { wish: 'correct', email: `${name}@example.com` }));
    }
    const answer = await inbox(page, { wish: 'correct', email: 'a4@example.com' });
    expect(answer.status).toBe(429);
    expect(askedIn(await answer.text())).toMatchObject({ kind: 'too-often' });
  });

  it('has it sent again after a minute, and not for ever', async () => {
    const { inbox, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), ada);
    const again = () => inbox(id, { wish: 'resend' });
    await again();
    expect(await rows(countAll)).toMatchObject([{ asking: 1 }]);
    for (let times = 0; times < 3; times += 1) {
      await rows(twoMinutesLater);
      expect((await again()).status).toBe(303);
    }
    expect(await rows(countAll)).toMatchObject([{ asking: 4 }]);
    await rows(twoMinutesLater);
    expect((await again()).status).toBe(429);
    // The mailbox gets no more than any other in a day; the fourth waits for room.
    expect(
      await rows(`select count(*)::int as held from delivery_logs where status = 'suppressed'`),
    ).toEqual([{ held: 1 }]);
  });

  it('finds the same answers whether or not the address is known', async () => {
    const { inbox, link, signUp, rows } = await openDouble(await open());
    await link(await signUp(newId(), 'known@example.com'), 'known@example.com', 'POST');
    const told = async (answer: Response) => {
      const view = askedIn(await answer.clone().text());
      return [answer.status, view?.kind, answer.headers.has('location')];
    };
    /** What somebody learns who sends the form for an address and tries all that its page has. */
    const tryAll = async (address: string, from: string) => {
      const resent = await signUp(newId(), address);
      const corrected = await signUp(newId(), address);
      const answers = [await told(await inbox(resent, { wish: 'resend' }, from))];
      for (let times = 0; times < 5; times += 1) {
        await rows(twoMinutesLater);
        answers.push(await told(await inbox(resent, { wish: 'resend' }, from)));
      }
      for (const name of ['a1', 'a2']) {
        const email = `${name}.${address}`;
        answers.push(await told(await inbox(corrected, { wish: 'correct', email }, from)));
        answers.push(await told(await inbox(corrected)));
      }
      return answers;
    };
    const ofStranger = await tryAll('unknown@example.com', '198.51.100.1');
    expect(await tryAll('known@example.com', '203.0.113.1')).toEqual(ofStranger);
    expect(ofStranger.map(([status]) => status)).toEqual([
      ...[303, 303, 303, 303, 429, 429],
      ...[303, 200, 200, 200],
    ]);
  });

  it('corrects an address no more often by way of one that is known', async () => {
    const { inbox, link, signUp } = await openDouble(await open());
    await link(await signUp(newId(), 'known@example.com'), 'known@example.com', 'POST');
    let page: ReturnType<typeof pageIn> | string = await signUp(newId(), 'a0@example.com');
    for (const email of ['a1@example.com', 'known@example.com', 'a3@example.com']) {
      page = pageIn(await inbox(page, { wish: 'correct', email }));
    }
    const answer = await inbox(page, { wish: 'correct', email: 'a4@example.com' });
    expect(answer.status).toBe(429);
  });

  it('corrects an address once, however often at the same moment', async () => {
    const { inbox, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), wrong);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        inbox(id, { wish: 'correct', email: `ada${index}@example.com` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 303]);
    expect(await rows(countAll)).toMatchObject([{ open: 1 }]);
  });

  it('leaves nothing behind where nobody confirms in time', async () => {
    const database = await open();
    const { inbox, link, signUp, rows } = await openDouble(database);
    const id = await signUp(newId(), ada);
    const other = await signUp(newId(), 'bob@example.com');
    await rows(`insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
      select id, email_address, 'w@example.com', 's', 'h', 't' from delivery_logs`);
    await rows(`update confirmations set expires_at = now() where id = '${id}'`);
    expect(await lapseConfirmations(database.kysely)).toBe(1);
    expect(await lapseConfirmations(database.kysely)).toBe(0);
    expect(await tablesWith(database, 'ada@')).toEqual([]);
    expect(askedIn(await (await link(id, ada, 'POST')).text())).toMatchObject({
      kind: 'expired',
      address: '',
      page: '/willow-guide',
    });
    expect(askedIn(await (await inbox(id)).text())).toEqual({ kind: 'nothing-known' });
    expect((await link(other, 'bob@example.com', 'POST')).status).toBe(303);
    expect(await rows(countAll)).toMatchObject([{ leads: 1, confirmed: 1, open: 0 }]);
  });

  it('cannot use a link that is forged, cut off or another address’s', async () => {
    const { web, link, signUp, rows } = await openDouble(await open());
    const id = await signUp(newId(), ada);
    const path = confirmUrl('', { id, address: ada }, secret);
    const forged = confirmUrl('', { id, address: ada }, 'another secret');
    for (const tried of [
      forged,
      path.slice(0, -1),
      '/confirm/x',
      path.replace('confirm', 'inbox'),
    ]) {
      const answer = await web.app.request(tried, { method: 'POST' });
      expect(answer.status).toBe(404);
    }
    expect(askedIn(await (await link(id, 'eve@example.com', 'POST')).text())).toEqual({
      kind: 'nothing-known',
    });
    expect(await rows(countAll)).toMatchObject([{ leads: 0, open: 1 }]);
  });
});
