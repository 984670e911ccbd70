import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import type { Site } from '#engine/site/site.ts';
import { campaignId, eventId, newId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { listRecipients } from '#server/letter/recipients.ts';
import { planNotices, writeNotices } from '#server/notices/write-notices.ts';
import { wantLetter } from '#server/people/want-letter.ts';
import { changeSeatAt } from '#server/seats/change-seat.ts';
import { planSeats } from '#server/seats/seat-plans.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Changes, declare, event, message } from '#tests/support/site/declarations.ts';

const secret = 'a secret of the tests';

const steps = [{ id: 'hello', after: { days: 1 }, message }];

/** A page with an event of 50 seats, whose leads a coach is told of once a day. */
const evening = {
  event: { ...event, seats: 50 },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
} as const;
const coach = {
  campaigns: [{ name: 'Willow Campaign', steps }],
  notify: { to: ['hello@willow.example'], digest: 'daily' },
} as const;

function compile(files: Parameters<typeof compileSite>[0]): Site {
  const { site, findings } = compileSite(files, ['/', '/leadmagnet']);
  if (!site) throw new Error(JSON.stringify(findings));
  return site;
}

/** The site of one coach, Willow or as she is called later. */
const siteWith = (changes: Readonly<Record<string, Changes>>) => compile(declare(changes));

const asMoss = (changes: Changes = coach) =>
  compile(
    declare({
      'moss/coach.ts': { ...changes, slug: 'moss', formerSlugs: ['willow'] },
      'moss/evening.ts': { ...evening, coach: 'moss' },
    }).filter(({ file }) => file.startsWith('funnels/moss/')),
  );

const start = ({ kysely }: Database, site: Site) =>
  reconcileDeclarations(kysely, declaredRows(site));

async function sendForm({ pool }: Database, email: string): Promise<void> {
  await pool.query(
    `insert into submissions (id, funnel_id, email_key, outcome, reference, fields)
     values ($1, 'evening', $2, 'accepted', 'ABC123', '{}')`,
    [newId(), email],
  );
}

/** Lets everything have happened so much earlier. */
const pass = ({ pool }: Database, time: string) =>
  pool.query(`
    update submissions set created_at = created_at - interval '${time}';
    update delivery_logs set created_at = created_at - interval '${time}';
    update settings set value = jsonb_build_object(
      'first', (value->>'first')::timestamptz - interval '${time}',
      'until', (value->>'until')::timestamptz - interval '${time}') where key like 'notices:%'`);

const told = async ({ pool }: Database): Promise<number[]> => {
  const { rows } = await pool.query<{ leads: number }>(
    `select jsonb_array_length(body->'submissionIds') as leads from delivery_logs
     where function_name = 'notify-leads' order by created_at`,
  );
  return rows.map(({ leads }) => leads);
};

describeWithDatabase('what was promised under a former name', (open) => {
  const renames = [
    ['coach', coach, () => asMoss()],
    [
      'funnel',
      { campaigns: coach.campaigns },
      () =>
        siteWith({
          'coach.ts': { campaigns: coach.campaigns },
          'evening.ts': { ...evening, notify: coach.notify, id: 'night', formerIds: ['evening'] },
        }),
    ],
  ] as const;

  it.each(renames)(
    'tells of the leads since the last digest, whatever the %s is called now',
    async (what, before, renamed) => {
      const database = await open();
      const first = siteWith({
        'coach.ts': before,
        'evening.ts': what === 'funnel' ? { ...evening, notify: coach.notify } : evening,
      });
      await start(database, first);
      await writeNotices(database.kysely, planNotices(first));
      await sendForm(database, 'ada@example.org');
      await pass(database, '25 hours');
      await writeNotices(database.kysely, planNotices(first));
      await sendForm(database, 'ben@example.org');
      const site = renamed();
      await start(database, site);
      await writeNotices(database.kysely, planNotices(site));
      await pass(database, '25 hours');
      await writeNotices(database.kysely, planNotices(site));
      await start(database, site);
      await writeNotices(database.kysely, planNotices(site));
      expect(await told(database)).toEqual([1, 1]);
    },
  );

  it('tells of nobody again who was told of under the former name', async () => {
    const database = await open();
    const atOnce = { ...coach, notify: { to: coach.notify.to } };
    const first = siteWith({ 'coach.ts': atOnce, 'evening.ts': evening });
    await start(database, first);
    await writeNotices(database.kysely, planNotices(first));
    await sendForm(database, 'ada@example.org');
    await writeNotices(database.kysely, planNotices(first));
    const site = asMoss(atOnce);
    await start(database, site);
    await writeNotices(database.kysely, planNotices(site));
    expect(await told(database)).toEqual([1]);
    await sendForm(database, 'ben@example.org');
    await writeNotices(database.kysely, planNotices(site));
    expect(await told(database)).toEqual([1, 1]);
  });

  it('writes nobody a weekly letter who had stopped it', async () => {
    const database = await open();
    const { kysely } = database;
    await start(
      database,
      siteWith({ 'coach.ts': { ...coach, letter: 'weekly' }, 'evening.ts': evening }),
    );
    const address = 'hello@willow.example';
    await wantLetter(kysely, secret, { address, coach: 'willow', isWanted: false });
    const site = asMoss();
    await start(database, site);
    const {
      coaches: [moss],
    } = site;
    if (!moss) throw new Error('There is no coach.');
    const weekly = {
      ...site,
      coaches: [{ ...moss, letter: 'weekly' as const, contactEmail: address }],
    };
    const groups = await listRecipients(kysely, secret, weekly, { isOff: false, addresses: [] });
    expect(groups.flatMap(({ readers }) => readers)).toEqual([{ address, isWanted: false }]);
  });

  it('takes the entry out of the calendar that a seat has put there', async () => {
    const database = await open();
    const { pool, kysely } = database;
    await start(database, siteWith({ 'coach.ts': coach, 'evening.ts': evening }));
    const lead = newId();
    await pool.query(
      `insert into leads (id, email, email_key, source) values ($1, 'a@b.example', 'a@b.example', 'evening')`,
      [lead],
    );
    await pool.query('insert into event_registrations (event_id, lead_id) values ($1, $2)', [
      eventId('evening'),
      lead,
    ]);
    await pool.query(`update events set taken = 1, moves = 2 where key = 'evening'`);
    const site = siteWith({
      'coach.ts': coach,
      'evening.ts': { ...evening, id: 'night', formerIds: ['evening'] },
    });
    await start(database, site);
    const holder = { leadId: lead, eventId: eventId('night'), funnelId: 'night', coach: 'willow' };
    const isFreed = await kysely
      .transaction()
      .execute((db) => changeSeatAt(db, holder, { wish: 'free' }, planSeats(site, secret)));
    expect(isFreed).toBe(true);
    const { rows } = await pool.query(
      `select body->>'calendarUid' as uid, (body->>'calendarSequence')::int as sequence
       from delivery_logs where function_name = 'seat-freed'`,
    );
    expect(rows).toEqual([{ uid: 'evening', sequence: 3 }]);
  });

  it('starts the journeys of an import in the campaign that it chose', async () => {
    const database = await open();
    await start(database, siteWith({ 'coach.ts': coach, 'evening.ts': evening }));
    await database.pool.query(
      `insert into imports (id, coach, file_name, bytes, made_by, state, campaign_id)
       values ($1, 'willow', 'people.csv', 1, 'a test', 'judged', $2)`,
      [newId(), campaignId('Willow Campaign')],
    );
    const calm = { 'submission.journey': { campaign: 'Calm', firstEmail: 'now' } } as const;
    await start(
      database,
      siteWith({
        'coach.ts': {
          ...coach,
          campaigns: [{ name: 'Calm', formerNames: ['Willow Campaign'], steps }],
        },
        'guide.ts': calm,
        'evening.ts': { ...evening, ...calm },
      }),
    );
    const { rows } = await database.pool.query('select campaign_id from imports');
    expect(rows).toEqual([{ campaign_id: campaignId('Calm') }]);
  });
});
