import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { deliveryColumns, listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { leadColumns, listLeads } from '#server/operator/views/leads-list.ts';
import { errorColumns, listErrors } from '#server/operator/views/logs-view.ts';
import { columnNames, csvPageSize, streamCsv } from './csv.ts';
import { answerColumns, otherAnswers, readAnswers } from './lead-answers.ts';
import { factColumns, readFacts } from './lead-facts.ts';
import { listPeople, peopleColumns } from './people-list.ts';
import { consentColumns, listSubmissions, submissionColumns } from './submissions-list.ts';

/**
 * The lists as CSV files, with the same filters as in the console. The audit log records who exported
 * what.
 */
export function exportHandlers({
  site,
  database,
  secret,
}: Pick<OperatorDeps, 'site' | 'database' | 'secret'>) {
  const { kysely: db } = database;
  const leadNames = [...columnNames(leadColumns), ...factColumns, otherAnswers];
  const answers = answerColumns(site, leadNames);
  const sentNames = [...columnNames(submissionColumns), ...consentColumns, otherAnswers];
  const sent = answerColumns(site, sentNames);
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
      const columns = [...leadColumns, ...factColumns, otherAnswers, ...answers];
      return streamCsv('leads', columns, async (before) => {
        const page = await listLeads(db, { query, before }, csvPageSize);
        const [facts, given] = await Promise.all([
          readFacts(db, page.rows),
          readAnswers(db, page.rows, answers),
        ]);
        const rows = page.rows.map((lead) => ({
          ...lead,
          ...facts.get(lead.id),
          ...given.get(lead.id),
        }));
        return { ...page, rows };
      });
    },
    'GET /people.csv': async ({ audit }) => {
      await audit('exported', 'people');
      return streamCsv('people', peopleColumns, (before) => listPeople(db, secret, before));
    },
    'GET /submissions.csv': async ({ query: { funnel }, audit }) => {
      await audit('exported', 'submissions', namesOf({ funnel }));
      const columns = [...submissionColumns, ...consentColumns, otherAnswers, ...sent];
      return streamCsv('submissions', columns, (before) =>
        listSubmissions(db, { funnel, before }, sent),
      );
    },
  } satisfies Partial<Handlers>;
}

/** An address searched for is personal; the log only says that there was one. */
function namesOf(filters: Readonly<Record<string, string | undefined>>) {
  return { filteredBy: Object.keys(filters).filter((name) => filters[name]) };
}
