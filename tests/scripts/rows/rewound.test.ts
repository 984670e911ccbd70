import { expect, test } from 'vitest';
import { writeDeliveries } from '#tests/server/outbox/outbox.ts';
import { describeWithDatabase, openTestDatabase } from '#tests/support/database/database.ts';
import { runScript } from '#tests/support/run/run-script.ts';

describeWithDatabase('the command after a restore', (open) => {
  test('says what becomes of emails that wait, by how they leave', async () => {
    const database = await open();
    const { pool, url = '' } = database;
    await writeDeliveries(database, [{}, {}, {}]);
    const run = (variables: Readonly<Record<string, string>>, ...words: readonly string[]) =>
      runScript('rewound', ...words, { DATABASE_URL: url, ...variables });
    expect(run({}).stderr).toMatch(
      /^A site is still running on .* Stop it, then run this again\.$/,
    );

    // From here on the connection of the test counts as somebody else's.
    expect(pool.totalCount).toBe(1);
    await pool.query(`set application_name = 'a test'`);
    const byPostmark = run({ POSTMARK_SERVER_TOKEN: 'a-token' });
    expect(byPostmark.stderr).toBe('');
    expect(byPostmark.stdout).toMatch(
      /^The last activity in this database was at 2\S+Z\.\n3 emails that wait may have been sent since\. Each is looked up at the provider before it is sent, as is what falls due until 2\S+Z\.\nThis database does not know who signed up/,
    );
    const inDoubt = await pool.query('select distinct status, maybe_sent from delivery_logs');
    expect(inDoubt.rows).toEqual([{ status: 'pending', maybe_sent: true }]);

    const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };
    expect(run(smtp).stdout).toMatch(
      /3 emails that wait.* To hold them back, run this again with --hold\./,
    );
    expect(run(smtp, '--hold').stdout).toContain(
      '3 emails that may have been sent are held back as failed; in the console, resend those that never arrived.',
    );
    const held = await pool.query('select distinct status from delivery_logs');
    expect(held.rows).toEqual([{ status: 'failed' }]);
    const { rows } = await pool.query(
      `select details->>'held' as held from audit_log where action = 'rewound' order by id`,
    );
    expect(rows).toEqual(['0', '0', '3'].map((held) => ({ held })));
    expect(run({}, '--keep').stderr).toBe(
      "Unknown option '--keep'. Use: npm run rewound -- [--from postgres://…] [--hold]",
    );
  });

  test('takes over who has unsubscribed since', async () => {
    const { pool, url = '' } = await open();
    const before = await openTestDatabase();
    await pool.query(`set application_name = 'a test'`);
    const list = `insert into suppressions (email_hash, scope, reason) values `;
    await pool.query(`${list} ('ada', 'all', 'unsubscribed'), ('bea', 'willow', 'unsubscribed')`);
    await before.pool.query(
      `${list} ('ada', 'all', 'complained'), ('bea', 'willow', 'unsubscribed'), ('cleo', 'all', 'unsubscribed')`,
    );
    const run = runScript('rewound', '--from', before.url ?? '', { DATABASE_URL: url });
    expect(run.stdout).toContain('\n2 addresses copied that may not be emailed.\n');
    const { rows } = await pool.query('select email_hash, reason from suppressions order by 1');
    expect(rows).toEqual([
      { email_hash: 'ada', reason: 'complained' },
      { email_hash: 'bea', reason: 'unsubscribed' },
      { email_hash: 'cleo', reason: 'unsubscribed' },
    ]);
  });
});
