// Prints or removes everything the site knows about a person, ends their campaign emails, or lets
// emails go again to an address that bounced.
// Usage: npm run lead -- export <email> | erase <email> | unsubscribe <email> [coach] | allow <email>

import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Database } from '#server/db/open/open.ts';
import { allowAddress } from '#server/people/allow-address.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { loadSecret } from '#server/signing/secret.ts';
import { readEnv } from '#server/start/environment.ts';

const usage =
  'Say what to do and for whom: npm run lead -- export <email>, erase <email>, ' +
  'unsubscribe <email> [coach], or allow <email>.';

const [command = '', email = '', scope = 'all'] = process.argv.slice(2);

type Act = (database: Database, secret: string) => Promise<void>;

const commands: Readonly<Record<string, Act>> = {
  async export({ kysely }, secret) {
    console.log(JSON.stringify(await exportPerson(kysely, secret, email), null, 2));
  },
  async erase({ kysely }, secret) {
    const erased = await erasePerson(kysely, secret, email);
    const rows = Object.entries(erased).map(([what, count]) => `${count} ${what}`);
    console.log(`Removed: ${rows.join(', ')}.`);
    console.log('Only a keyed hash remains, so that no campaign email reaches this address again.');
    console.log('The email provider keeps copies of its own: ask it to delete them.');
  },
  async unsubscribe({ kysely }, secret) {
    const known = await kysely.selectFrom('email_campaigns').select('coach').distinct().execute();
    const coaches = known.map(({ coach }) => coach).toSorted();
    if (scope !== 'all' && !coaches.includes(scope)) {
      throw new OperatorError(
        `No coach "${scope}" has a campaign. There are: ${coaches.join(', ')}.`,
      );
    }
    const { journeysEnded } = await unsubscribePerson(kysely, secret, { address: email, scope });
    const whose = scope === 'all' ? 'any coach' : scope;
    console.log(
      `No more campaign emails from ${whose} to this address; ${journeysEnded} journeys ended.`,
    );
  },
  async allow({ kysely }, secret) {
    const isAllowed = await allowAddress(kysely, secret, email);
    console.log(
      isAllowed
        ? 'Emails go to this address again. What failed is sent again from its person’s page in the console.'
        : 'Nothing was changed: no bounce and no refusal keeps emails from this address.',
    );
  },
};

await runCommand(async () => {
  const act = commands[command];
  if (!act || !/.@./.test(canonicalAddress(email))) throw new OperatorError(usage);
  const env = readEnv(process.env);
  await withDatabase(env, async (database) => {
    // Without the site's own secret, its hashes would not match.
    await act(database, await loadSecret(database.kysely, env.SECRET));
  });
});
