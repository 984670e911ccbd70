// Prints or removes everything the site knows about a person, ends their campaign emails, or lets
// emails go again to an address that bounced.
// Usage: npm run lead -- export <email> | erase <email> | unsubscribe <email> [coach] | allow <email>

import { OperatorError } from '#engine/text/operator-error.ts';
import { count } from '#engine/text/wording.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Database } from '#server/db/open/open.ts';
import { allowAddress } from '#server/people/allow-address.ts';
import { type Erased, erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { loadSiteSecret } from '#server/signing/secret.ts';
import { readEnv } from '#server/start/environment.ts';

const usage =
  'Say what to do and for whom: npm run lead -- export <email>, erase <email>, ' +
  'unsubscribe <email> [coach], or allow <email>.';

const [command = '', email = '', scope = 'all', ...others] = process.argv.slice(2);

/** What has been removed, in words. */
const nouns: readonly (readonly [keyof Erased, string])[] = [
  ['leads', 'lead'],
  ['submissions', 'submission'],
  ['confirmations', 'confirmation'],
  ['journeys', 'journey'],
  ['registrations', 'registration'],
  ['deliveries', 'email'],
  ['mailbox', 'mailbox copy'],
  ['errors', 'error'],
  ['providerEvents', 'provider report'],
  ['inboundEvents', 'service report'],
  ['importRows', 'import row'],
];

type Act = (database: Database, secret: string) => Promise<void>;

const commands: Readonly<Record<string, Act>> = {
  async export({ kysely }, secret) {
    const known = await exportPerson(kysely, secret, email);
    console.log(JSON.stringify(known, null, 2));
    const isKnown = Object.values(known).some((part) => Array.isArray(part) && part.length > 0);
    if (!isKnown)
      console.error('The site knows nothing about this address. Check how it is spelt.');
  },
  async erase({ kysely }, secret) {
    const erased = await erasePerson(kysely, secret, email);
    const rows = nouns.flatMap(([key, noun]) =>
      erased[key] > 0 ? [count(erased[key], noun)] : [],
    );
    console.log(
      rows.length > 0
        ? `Removed: ${rows.join(', ')}.`
        : 'The site knew nothing about this address. Check how it is spelt.',
    );
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
      `No more campaign emails from ${whose} to this address; ${count(journeysEnded, 'journey')} ended.`,
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
  const hasTooMany = others.length > 0 || (scope !== 'all' && command !== 'unsubscribe');
  if (!act || hasTooMany || email === '') throw new OperatorError(usage);
  if (!/^[^\s<>]+@[^\s<>]+$/.test(email)) {
    throw new OperatorError(`"${email}" is not an email address.`);
  }
  const env = readEnv(process.env);
  await withDatabase(env, async (database) => {
    // Without the site's own secret, its hashes would not match.
    await act(database, await loadSiteSecret(database.kysely, env.SECRET));
  });
});
