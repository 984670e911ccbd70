import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { startMember } from '#scripts/faults/support/site-member.ts';
import { dropMonths, makeMonths, missingMonths } from '#server/db/months.ts';
import { migrateDown, migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { prepareSchema } from '#server/db/open/prepare-schema.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { createMailbox } from '#server/email/transports/mailbox.ts';
import { createLog } from '#server/telemetry/log.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { openTestDatabase, quiet } from '#tests/support/database/database.ts';
import { runScript } from '#tests/support/run/run-script.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite, renderTestEmail } from '#tests/support/site/site.ts';
import { openTestWeb, publicUrl } from '#tests/support/site/web.ts';

const closings: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** A database with its owner's address, and the same one for a role without any right of its own. */
async function openAsGuest(): Promise<{ owner: Database; guest: Database; ownerUrl: string }> {
  const owner = await openTestDatabase();
  const ownerUrl = owner.url ?? '';
  const role = `guest_${randomUUID().replaceAll('-', '')}`;
  await owner.pool.query(`create role ${role} login`);
  closings.push(() => dropRole(role));
  const url = new URL(ownerUrl);
  url.username = role;
  const guest = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quiet });
  closings.push(async () => {
    await guest.close();
    await owner.pool.query(`drop owned by ${role}`);
  });
  return { owner, guest, ownerUrl };
}

async function dropRole(role: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('separateServer') });
  await client.connect();
  await client.query(`drop role ${role}`).finally(() => client.end());
}

describe('a role that may not change tables', () => {
  it('runs the site on tables that their owner has made', async () => {
    const { owner, guest, ownerUrl } = await openAsGuest();
    const { reverted } = await migrateDown(owner.kysely, { steps: 1000 });
    const options = { migrationUrl: ownerUrl, log: quiet };
    const { applied } = await prepareSchema(guest, options);
    expect(applied).toEqual(reverted.toReversed());
    // A further start needs no owner.
    expect(await migrateToLatest(guest.kysely)).toEqual({ applied: [], newer: [] });

    const web = await openTestWeb(guest);
    const fields = { name: 'Ada', email: 'ada@example.com' };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
    const deliveries = createDeliveries({
      database: guest,
      site: createTestSite(),
      transport: createMailbox(guest.kysely),
      renderEmail: renderTestEmail,
      publicUrl,
      secret: 'a secret of the tests',
      log: createLog('silent'),
      applyReports: applyWaitingEvents,
    });
    deliveries.start();
    await until(async () => {
      const { rows } = await guest.pool.query('select status from delivery_logs');
      return rows[0]?.status === 'sent';
    });
    await deliveries.stop();

    // The owner's function makes and drops partitions for it, and nothing else.
    await owner.pool.query(`drop table email_copies_rest`);
    const { rows: leaves } = await owner.pool.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'email_copies'::regclass`,
    );
    for (const { name } of leaves) await owner.pool.query(`drop table ${name}`);
    await owner.pool.query('create table email_copies_rest partition of email_copies default');
    await makeMonths(guest.kysely);
    expect((await missingMonths.execute(guest.kysely)).rows).toEqual([]);
    await owner.pool.query(
      `select make_month('email_copies', '2020-02-01', now());
       insert into email_copies (delivery_id, packed, created_at)
         select id, 'x', '2020-02-29' from delivery_logs limit 1`,
    );
    expect(await dropMonths(guest.kysely, 'email_copies', 30)).toBe(1);
    const backup = new PassThrough().resume();
    expect((await writeBackup(guest.pool, backup)).rows).toBeGreaterThan(0);

    for (const statement of [
      'create table stray (id int)',
      'drop table leads',
      'alter table leads add column stray text',
      'truncate leads',
      "insert into kysely_migration values ('0999-stray', '')",
    ]) {
      await expect(guest.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is told what to do when a migration is missing', async () => {
    const { owner, guest, ownerUrl } = await openAsGuest();
    await prepareSchema(guest, { migrationUrl: ownerUrl, log: quiet });
    await migrateDown(owner.kysely);
    await expect(prepareSchema(guest, { migrationUrl: undefined, log: quiet })).rejects.toThrow(
      /this role may not change its tables .*Set MIGRATION_URL to the address of a role that owns/,
    );
  });

  it('is told so on a new database, too, and where only reading is allowed', async () => {
    const { owner, guest, ownerUrl } = await openAsGuest();
    await migrateDown(owner.kysely, { steps: 1000 });
    await owner.pool.query('drop table if exists kysely_migration, kysely_migration_lock');
    await owner.pool.query('revoke create on schema public from public');
    const migrate = (database: Database) =>
      prepareSchema(database, { migrationUrl: undefined, log: quiet });
    await expect(migrate(guest)).rejects.toThrow(
      /this role may not change its tables \(guest_\w+ may not create any\)\. Set MIGRATION_URL/,
    );
    const url = new URL(ownerUrl);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const reader = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quiet });
    closings.push(() => reader.close());
    await expect(migrate(reader)).rejects.toThrow(
      /^The database lacks tables, and it can only be read: .*Give the address of the server that is written to\.$/,
    );
  });

  it('is given no tables where the owner has been given the address of another database', async () => {
    const { guest, owner } = await openAsGuest();
    const other = await openTestDatabase();
    await migrateDown(other.kysely);
    const before = (await other.pool.query('select name from kysely_migration order by name')).rows;
    await expect(
      prepareSchema(guest, { migrationUrl: other.url ?? '', log: quiet }),
    ).rejects.toThrow('MIGRATION_URL and DATABASE_URL lead to different databases');
    const after = (await other.pool.query('select name from kysely_migration order by name')).rows;
    expect(after).toEqual(before);
    await expect(
      prepareSchema(guest, { migrationUrl: owner.url ?? '', log: quiet }),
    ).resolves.toMatchObject({ newer: [] });
  });

  it('starts the built site, with the owner at hand or after the owner has migrated', async () => {
    const { owner, guest, ownerUrl } = await openAsGuest();
    await migrateDown(owner.kysely, { steps: 1000 });
    const options = { role: 'all', dataDir: '', databaseUrl: guest.url ?? '' } as const;
    const first = await startMember({ ...options, env: { MIGRATION_URL: ownerUrl } });
    closings.push(() => first.stop());
    await first.untilReady();
    await first.stop();

    await migrateDown(owner.kysely);
    const env = { DATABASE_URL: guest.url ?? '', MIGRATION_URL: ownerUrl };
    expect(runScript('migrate', 'up', env).stdout).toMatch(/^Database: .+\nApplied:\n {2}\d{4}-/);
    const second = await startMember(options);
    closings.push(() => second.stop());
    await second.untilReady();
    await second.stop();
  });
});
