import { sql } from 'kysely';
import { OperatorError } from '#engine/text/operator-error.ts';
import type { Database } from '#server/db/open/open.ts';

/**
 * Refuses a database in which no site has been: a command that made its tables would say that nobody is
 * known, and be believed.
 *
 * @throws OperatorError if it has no tables of the site
 */
export async function refuseEmpty({ kysely, describe }: Database): Promise<void> {
  const { exists } = await kysely
    .selectNoFrom(sql<boolean>`to_regclass('kysely_migration') is not null`.as('exists'))
    .executeTakeFirstOrThrow();
  if (exists) return;
  throw new OperatorError(
    `There are no tables yet in ${describe} They are created when the site starts for the first time. ` +
      'If it has already run, it uses another database: check the address, or the data folder.',
  );
}
