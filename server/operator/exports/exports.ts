import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { deliveryColumns, listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { leadColumns, listLeads } from '#server/operator/views/leads-list.ts';
import { errorColumns, listErrors } from '#server/operator/views/logs-view.ts';
import { columnNames, csvPageSize, streamCsv } from './csv.ts';
import { answerColumns, readAnswers } from './lead-answers.ts';

/**
 * The lists as CSV files, with the filters that they have in the console. Who took which one along
 * stands in the audit log.
 */
export function exportHandlers({ site, database }: Pick<OperatorDeps, 'site' | 'database'>) {
  const { kysely: db } = database;
  const answers = answerColumns(site, columnNames(leadColumns));
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
      return streamCsv('leads', [...leadColumns, ...answers], async (before) => {
        const page = await listLeads(db, { query, before }, csvPageSize);
        const given = await readAnswers(db, page.rows, answers);
        return { ...page, rows: page.rows.map((lead) => ({ ...lead, ...given.get(lead.id) })) };
      });
    },
  } satisfies Partial<Handlers>;
}

/** An address that was searched for is somebody's; the log says only that there was one. */
function namesOf(filters: Readonly<Record<string, string | undefined>>) {
  return { filteredBy: Object.keys(filters).filter((name) => filters[name]) };
}
