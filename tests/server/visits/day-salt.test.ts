import { expect, it } from 'vitest';
import { createLog } from '#server/telemetry/log.ts';
import { openDaySalt } from '#server/visits/day-salt.ts';
import { createVisitorOfDay } from '#server/visits/visitor-of-day.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const ada = { clientAddress: '203.0.113.7', userAgent: 'Firefox', host: 'willow.example' };

describeWithDatabase("the key of a day's visitors", (open) => {
  let now = new Date('2027-03-01T23:59:00Z');
  const clock = () => now;

  async function openSalt(db: Awaited<ReturnType<typeof open>>['kysely']) {
    const salt = await openDaySalt({ db, clock, log: createLog('silent') });
    closeAfterFile(async () => salt.stop());
    return salt;
  }

  it('is the same in all processes, and another one the next day', async () => {
    const { kysely } = await open();
    now = new Date('2027-03-01T23:59:00Z');
    const [one, other] = [await openSalt(kysely), await openSalt(kysely)];
    expect(one.day).toBe('2027-03-01');
    const visitor = createVisitorOfDay(one)(ada);
    expect(createVisitorOfDay(other)(ada)).toEqual(visitor);

    now = new Date('2027-03-02T00:00:01Z');
    await other.renew();
    await one.renew();
    expect(one.day).toBe('2027-03-02');
    expect(createVisitorOfDay(one)(ada)).not.toEqual(visitor);
    expect(createVisitorOfDay(other)(ada)).toEqual(createVisitorOfDay(one)(ada));
  });

  it('leaves nothing of the day before in the database', async () => {
    const { kysely, pool } = await open();
    now = new Date('2027-03-01T12:00:00Z');
    const salt = await openSalt(kysely);
    const before = salt.salt;
    now = new Date('2027-03-02T12:00:00Z');
    await salt.renew();
    const { rows } = await pool.query('select salt from visitor_salt');
    expect(rows).toEqual([{ salt: salt.salt }]);
    expect(salt.salt).not.toEqual(before);
    const { rows: kept } = await pool.query(
      `select relpersistence from pg_class where relname = 'visitor_salt'`,
    );
    expect(kept).toEqual([{ relpersistence: 'u' }]);
  });

  it('is one of the process alone while the database is away, and shared afterwards', async () => {
    const { kysely, pool } = await open();
    now = new Date('2027-03-01T12:00:00Z');
    await pool.query('alter table visitor_salt rename to away');
    const alone = await openSalt(kysely);
    await pool.query('alter table away rename to visitor_salt');
    const shared = await openSalt(kysely);
    expect(alone.salt).not.toEqual(shared.salt);
    await alone.renew();
    expect(alone.salt).toEqual(shared.salt);
  });
});

describeWithDatabase('a visitor of a day', (open) => {
  it('is a browser in a network on a host', async () => {
    const { kysely } = await open();
    const salt = await openDaySalt({
      db: kysely,
      clock: () => new Date('2027-03-01T12:00:00Z'),
      log: createLog('silent'),
    });
    closeAfterFile(async () => salt.stop());
    const visitorOfDay = createVisitorOfDay(salt);
    const isAda = (other: Partial<typeof ada>) =>
      visitorOfDay({ ...ada, ...other }).equals(visitorOfDay(ada));
    expect(isAda({ clientAddress: '203.0.113.250' })).toBe(true);
    expect(isAda({ clientAddress: '203.0.114.7' })).toBe(false);
    expect(isAda({ userAgent: 'Safari' })).toBe(false);
    expect(isAda({ host: 'summit.example' })).toBe(false);
    const [home, street, away] = ['2001:db8:1:2::1', '2001:db8:1:2::9', '2001:db8:1:3::1'].map(
      (clientAddress) => visitorOfDay({ ...ada, clientAddress }),
    );
    expect(home).toEqual(street);
    expect(home).not.toEqual(away);
  });
});
