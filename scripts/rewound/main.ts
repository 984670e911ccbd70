// Once after a database was restored to an earlier moment, before the site starts on it: emails that may have
// been sent since are asked about at the provider instead of sent again. A start does so by itself where the
// server still names the moment among its settings. With --hold those that wait are kept back, where a
// provider (SMTP) cannot be asked.
// Usage: npm run rewound -- [--hold]

import { parseArgs } from 'node:util';
import { OperatorError } from '#engine/text/operator-error.ts';
import { count } from '#engine/text/wording.ts';
import { refuseWhileInUse } from '#scripts/rows/open-place.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { withDatabase } from '#scripts/support/with-database.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { holdDoubtful, noteRewound, type Rewound } from '#server/journeys/rewound.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { chooseTransport } from '#server/start/choose-transport.ts';
import { readEnv } from '#server/start/environment.ts';

function readHold(): boolean {
  try {
    const { values } = parseArgs({ options: { hold: { type: 'boolean', default: false } } });
    return values.hold;
  } catch (error) {
    throw new OperatorError('Use: npm run rewound -- [--hold]', { cause: error });
  }
}

/** What becomes of the emails in doubt. */
function describeDoubt({ name, find }: Transport, { inDoubt, until }: Rewound, held: number) {
  if (held > 0) {
    return `${count(held, 'email')} that may have been sent are kept back as failed; send those again in the console that nobody has.`;
  }
  const waiting = `${count(inDoubt, 'email')} that ${inDoubt === 1 ? 'waits' : 'wait'} may have been sent since.`;
  if (name === 'mailbox') return `${waiting} The local mailbox was taken back with them.`;
  if (find) {
    return `${waiting} The provider is asked about each before it is sent, and about what falls due until ${until.toISOString()}.`;
  }
  return `${waiting} An SMTP server cannot be asked: they are sent, perhaps for the second time. To keep them back, run this again with --hold.`;
}

await runCommand(async () => {
  const hold = readHold();
  const env = readEnv(process.env);
  await withDatabase(env, async (database) => {
    await refuseWhileInUse(database);
    const { kysely } = database;
    const transport = await chooseTransport(env, database);
    const rewound = await noteRewound(kysely);
    const held = hold ? await holdDoubtful(kysely) : 0;
    transport.close?.();
    const { from, inDoubt } = rewound;
    const details = { from: from.toISOString(), inDoubt, held };
    await recordAudit(kysely, { actor: 'the command line', action: 'rewound', details });
    console.log(`The last sign of life in this database is of ${from.toISOString()}.`);
    console.log(describeDoubt(transport, rewound, held));
    console.log(
      'Who signed up, unsubscribed or was erased after that moment is not known here: see scripts/deploy/archive.',
    );
  });
});
