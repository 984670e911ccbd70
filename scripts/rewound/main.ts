// To be run once after restoring a database to an earlier moment, before the site starts: emails that
// may have been sent since are looked up at the provider instead of sent again. The start does this by
// itself if the server still has its recovery target among its settings. With --hold, waiting emails are
// held back, for a provider (SMTP) that cannot be asked. With --from, unsubscribes since then are copied
// from the old database.
// Usage: npm run rewound -- [--from postgres://…] [--hold]

import { count } from '#engine/text/wording.ts';
import { openPlace, refuseWhileInUse } from '#scripts/rows/open-place.ts';
import { refuseEmpty } from '#scripts/support/database/refuse-empty.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { holdDoubtful, noteRewound, type Rewound } from '#server/journeys/rewound.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { chooseTransport } from '#server/start/choose-transport.ts';
import { readEnv } from '#server/start/environment.ts';
import { carrySuppressions } from './carry-over.ts';

function describeDoubt({ name, find }: Transport, { inDoubt, until }: Rewound, held: number) {
  if (held > 0) {
    return `${count(held, 'email')} that may have been sent are held back as failed; in the console, resend those that never arrived.`;
  }
  const waiting = `${count(inDoubt, 'email')} that ${inDoubt === 1 ? 'waits' : 'wait'} may have been sent since.`;
  if (name === 'mailbox') return `${waiting} The local mailbox was restored with them.`;
  if (find) {
    return `${waiting} Each is looked up at the provider before it is sent, as is what falls due until ${until.toISOString()}.`;
  }
  return `${waiting} An SMTP server cannot be asked: they will be sent, perhaps for the second time. To hold them back, run this again with --hold.`;
}

await runCommand(async () => {
  const {
    values: { from: before, hold },
  } = readOptions({
    options: { from: { type: 'string' }, hold: { type: 'boolean', default: false } },
  });
  const env = readEnv(process.env);
  await withDatabase(env, async (database) => {
    await refuseWhileInUse(database);
    const { kysely } = database;
    const transport = await chooseTransport(env, database);
    const rewound = await noteRewound(kysely);
    const held = hold ? await holdDoubtful(kysely) : 0;
    transport.close?.();
    const { from, inDoubt } = rewound;
    const unsubscribed = before === undefined ? 0 : await carryFrom(before, kysely);
    const details = { from: from.toISOString(), inDoubt, held, unsubscribed };
    await recordAudit(kysely, { actor: 'the command line', action: 'rewound', details });
    console.log(`The last activity in this database was at ${from.toISOString()}.`);
    console.log(describeDoubt(transport, rewound, held));
    if (before !== undefined) {
      console.log(`${count(unsubscribed, 'address')} copied that may not be emailed.`);
    }
    console.log(
      'This database does not know who signed up or was erased after that moment: see scripts/deploy/archive.',
    );
  });
});

async function carryFrom(place: string, to: Executor): Promise<number> {
  const before = await openPlace(place, { writtenIn: '--from' });
  try {
    await refuseEmpty(before);
    return await carrySuppressions(before.kysely, to);
  } finally {
    await before.close();
  }
}
