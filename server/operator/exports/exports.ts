import type { DeliveryLine } from '#engine/contract/console/emails.ts';
import type { ErrorLine } from '#engine/contract/console/operations.ts';
import type { LeadLine } from '#engine/contract/console/people.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { listLeads } from '#server/operator/views/leads-list.ts';
import { listErrors } from '#server/operator/views/logs-view.ts';
import { csvPageSize, streamCsv } from './csv.ts';

const deliveryColumns: readonly (keyof DeliveryLine)[] = [
  'id',
  'email',
  'status',
  'functionName',
  'funnelId',
  'subject',
  'reference',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
  'nextAttemptAt',
];
const errorColumns: readonly (keyof ErrorLine)[] = [
  'id',
  'reference',
  'functionName',
  'message',
  'requestData',
  'createdAt',
];
const leadColumns: readonly (keyof LeadLine)[] = ['id', 'email', 'name', 'source', 'createdAt'];

/**
 * The lists as CSV files, with the filters that they have in the console. Who took which one along
 * stands in the audit log.
 */
export function exportHandlers(db: Executor) {
  return {
    'GET /deliveries.csv': async ({ query: { status, email }, audit }) => {
      await audit('exported', 'deliveries', namesOf({ status, email }));
      return streamCsv('deliveries', deliveryColumns, (before) =>
        listDeliveries(db, { status, email, before }, csvPageSize),
      );
    },
    'GET /errors.csv': async ({ query: { query }, audit }) => {
      await audit('exported', 'errors', namesOf({ query }));
      return streamCsv('errors', errorColumns, (before) =>
        listErrors(db, { query, before }, csvPageSize),
      );
    },
    'GET /leads.csv': async ({ query: { query }, audit }) => {
      await audit('exported', 'leads', namesOf({ query }));
      return streamCsv('leads', leadColumns, (before) =>
        listLeads(db, { query, before }, csvPageSize),
      );
    },
  } satisfies Partial<Handlers>;
}

/** An address that was searched for is somebody's; the log says only that there was one. */
function namesOf(filters: Readonly<Record<string, string | undefined>>) {
  return { filteredBy: Object.keys(filters).filter((name) => filters[name]) };
}
