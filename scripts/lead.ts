// Gives out or removes everything the site knows of one person, or ends the letters to them.
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
    console.log('What stays is a keyed hash, so that no letter reaches this address again.');
    console.log('An email provider keeps copies of its own: ask it to remove them there.');
  },
  async unsubscribe() {
    await withDatabase(async ({ kysely }) => {
      const known = await kysely.selectFrom('email_campaigns').select('coach').distinct().execute();
      const coaches = known.map(({ coach }) => coach).toSorted();
      if (scope !== 'all' && !coaches.includes(scope)) {
        throw new Error(`No coach "${scope}" writes letters. There are: ${coaches.join(', ')}.`);
      }
      const { journeysEnded } = await unsubscribePerson(kysely, await readSecret(kysely), {
        address: email,
        scope,
      });
      const whose = scope === 'all' ? 'any coach' : scope;
      console.log(
        `No more letters from ${whose} to this address; ${journeysEnded} journeys ended.`,
      );
    });
  },
} as const;

/** The same secret as the site's, or the hashes would not be the same. */
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
