// Prints or removes everything the site knows about one person, or ends their campaign emails.
// Usage: npm run lead -- export <email> | erase <email> | unsubscribe <email> [coach]

import { withDatabase } from '#scripts/support/with-database.ts';
import type { Executor } from '#server/db/kysely.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { loadSecret } from '#server/signing/secret.ts';
import { readEnv } from '#server/start/environment.ts';

const [command, email = '', scope = 'all'] = process.argv.slice(2);

const commands = {
  async export() {
    await withDatabase(async ({ kysely }) => {
      const found = await exportPerson(kysely, await readSecret(kysely), email);
      console.log(JSON.stringify(found, null, 2));
    });
  },
  async erase() {
    const erased = await withDatabase(async ({ kysely }) =>
      erasePerson(kysely, await readSecret(kysely), email),
    );
    const rows = Object.entries(erased).map(([what, count]) => `${count} ${what}`);
    console.log(`Removed: ${rows.join(', ')}.`);
    console.log('What stays is a keyed hash, so that no email reaches this address again.');
    console.log('Your email provider may keep copies of its own: have them removed there.');
  },
  async unsubscribe() {
    await withDatabase(async ({ kysely }) => {
      const known = await kysely.selectFrom('email_campaigns').select('coach').distinct().execute();
      const coaches = known.map(({ coach }) => coach).toSorted();
      if (scope !== 'all' && !coaches.includes(scope)) {
        throw new Error(`No coach "${scope}" has a campaign. There are: ${coaches.join(', ')}.`);
      }
      const { journeysEnded } = await unsubscribePerson(kysely, await readSecret(kysely), {
        address: email,
        scope,
      });
      const whose = scope === 'all' ? 'any coach' : scope;
      console.log(
        `No more campaign emails from ${whose} to this address; ${journeysEnded} journeys ended.`,
      );
    });
  },
} as const;

/** The site's own secret, without which its hashes would not match. */
function readSecret(db: Executor): Promise<string> {
  return loadSecret(db, readEnv(process.env).secret);
}

if (
  (command === 'export' || command === 'erase' || command === 'unsubscribe') &&
  /.@./.test(email)
) {
  await commands[command]();
} else {
  console.error(
    'Say what to do and for whom: npm run lead -- export <email>, erase <email>, ' +
      'or unsubscribe <email> [coach].',
  );
  process.exitCode = 1;
}
