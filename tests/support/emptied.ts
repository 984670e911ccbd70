import type { Database } from '#server/db/open/open.ts';
import { describeWithDatabase } from './database.ts';

/**
 * Runs the same tests on both servers, each on one database that is emptied whenever a test
 * opens it: quicker than a new one for each, for tests that leave the tables' shape as it is.
 */
export function describeOnEmptied(
  name: string,
  define: (open: () => Promise<Database>) => void,
): void {
  describeWithDatabase(name, (open) => {
    let opened: Promise<Database> | undefined;
    define(async () => {
      opened ??= open();
      const database = await opened;
      await database.pool.query(
        `truncate submissions, leads, delivery_logs, error_logs, rate_limits, rate_buckets,
         address_quotas, suppressions, webhook_events, mailbox_messages,
         email_campaigns, pages, events cascade`,
      );
      return database;
    });
  });
}
