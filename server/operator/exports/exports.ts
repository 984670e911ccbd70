import type { Context, Hono } from 'hono';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { listErrors } from '#server/operator/views/errors-view.ts';
import { listLeads } from '#server/operator/views/leads-list.ts';
import type { Page } from '#server/operator/views/paging.ts';
import { answerCsv, csvPageSize } from './csv.ts';

type Query = (name: string) => string | undefined;

/** A list that can be taken along as a file. */
interface Export {
  readonly name: string;
  readonly columns: readonly string[];
  /** The filters of the list in the console, which hold for the file too. */
  readonly filters: readonly string[];
  read(query: Query, before: string | undefined): Promise<Page<object>>;
}

/** Adds the lists as CSV files. Who took which one along stands in the audit log. */
export function addExports(app: Hono<OperatorEnv>, { database: { pool } }: OperatorDeps): void {
  const size = csvPageSize;
  const lists: readonly Export[] = [
    {
      name: 'deliveries',
      columns: [
        ...['id', 'email', 'status', 'functionName', 'funnelId', 'subject', 'reference'],
        ...['attempts', 'lastError', 'createdAt', 'sentAt', 'nextAttemptAt'],
      ],
      filters: ['status', 'email'],
      read: (query, before) =>
        listDeliveries(pool, { status: query('status'), email: query('email'), before, size }),
    },
    {
      name: 'errors',
      columns: ['id', 'reference', 'functionName', 'message', 'requestData', 'createdAt'],
      filters: ['query'],
      read: (query, before) => listErrors(pool, { reference: query('query'), before, size }),
    },
    {
      name: 'leads',
      columns: ['id', 'email', 'name', 'source', 'createdAt'],
      filters: ['query'],
      read: (query, before) => listLeads(pool, { query: query('query'), before, size }),
    },
  ];
  for (const { name, columns, filters, read } of lists) {
    app.get(`/${name}.csv`, async (c: Context<OperatorEnv>) => {
      const query: Query = (filter) => c.req.query(filter);
      const given = filters.filter((filter) => query(filter));
      await recordAudit(pool, {
        actor: 'operator',
        action: 'exported',
        target: name,
        client: c.get('client'),
        // An address that was searched for is somebody's; the log says only that there was one.
        details: { filteredBy: given },
      });
      return answerCsv(name, columns, (before) => read(query, before));
    });
  }
}
