import { expect, it, onTestFinished } from 'vitest';
import { type Form, listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import type { Database } from '#server/db/open/open.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';

const newer = '9999-from-the-next-release';

async function startRelease({ url = '' }: Database): Promise<Member> {
  const site = await startMember({ role: 'all', dataDir: '', databaseUrl: url });
  onTestFinished(() => site.stop());
  await site.untilReady();
  return site;
}

/** What a later release does to the tables, as it does it: it adds, and notes that it did. */
async function applyNewerRelease({ pool }: Database): Promise<void> {
  await throughContention(() =>
    pool.query(`
      alter table leads add column nickname text not null default '';
      alter table delivery_logs add column colour text;
      create table postcards (lead_id uuid references leads);
      insert into kysely_migration values ('${newer}', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`),
  );
}

async function expectServed(site: Member, database: Database, form: Form, email: string) {
  expect((await sendForm(site.url, form, email)).status).toBe(201);
  await until(async () => {
    const { rows } = await database.pool.query(
      'select status from delivery_logs where email_address = $1',
      [email],
    );
    return rows[0]?.status === 'sent';
  });
}

it('an old release goes on, and can be started, after a newer one has extended the tables', async () => {
  const database = await openTestDatabase();
  const [form] = listQuickForms();
  if (!form) throw new Error('No funnel has a form.');
  const running = await startRelease(database);
  await expectServed(running, database, form, 'before@example.com');
  await applyNewerRelease(database);
  await expectServed(running, database, form, 'after@example.com');

  const second = await startRelease(database);
  expect(second.printed()).toContain(`extended by a newer version of the site (${newer})`);
  await expectServed(second, database, form, 'second@example.com');
});
