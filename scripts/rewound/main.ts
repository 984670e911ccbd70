// Once after a database was restored to an earlier moment, before the site starts on it: emails that may have
// been sent since are asked about at the provider instead of sent again. A start does so by itself where the
// server still names the moment among its settings. With --hold those that wait are kept back, where a
// provider (SMTP) cannot be asked. With --from, the database of before tells who has unsubscribed since.
// Usage: npm run rewound -- [--from postgres://…] [--hold]

import { parseArgs } from 'node:util';
import { OperatorError } from '#engine/text/operator-error.ts';
import { count } from '#engine/text/wording.ts';
import { openPlace, refuseWhileInUse } from '#scripts/rows/open-place.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { withDatabase } from '#scripts/support/with-database.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { holdDoubtful, noteRewound, type Rewound } from '#server/journeys/rewound.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { chooseTransport } from '#server/start/choose-transport.ts';
import { readEnv } from '#server/start/environment.ts';
import { carrySuppressions } from './carry-over.ts';

const usage = 'Use: npm run rewound -- [--from postgres://…] [--hold]';

function readArguments() {
  try {
    const options = {
      from: { type: 'string' },
      hold: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(usage, { cause: error });
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
  const { from: before, hold } = readArguments();
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
    console.log(`The last sign of life in this database is of ${from.toISOString()}.`);
    console.log(describeDoubt(transport, rewound, held));
    if (before !== undefined) {
      console.log(`${count(unsubscribed, 'address')} taken over that may not be written to.`);
    }
    console.log(
      'Who signed up or was erased after that moment is not known here: see scripts/deploy/archive.',
    );
  });
});

async function carryFrom(place: string, to: Executor): Promise<number> {
  const before = await openPlace(place);
  return carrySuppressions(before.kysely, to).finally(() => before.close());
}
