import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { readSentEmail } from '#server/email/sent-copies.ts';
import { answer, problem } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { readJson } from '#server/operator/context/read-json.ts';
import { addExports } from '#server/operator/exports/exports.ts';
import { diagnose } from '#server/operator/functions/diagnose.ts';
import { retryFailed } from '#server/operator/functions/email-debug.ts';
import {
  listTestPages,
  readCampaignData,
  sendTestEmail,
} from '#server/operator/functions/test-dashboard.ts';
import { listAudit } from '#server/operator/views/audit-view.ts';
import { findDelivery, listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { listErrors } from '#server/operator/views/errors-view.ts';
import { createFunnelFigures } from '#server/operator/views/funnel-figures.ts';
import { listLeads } from '#server/operator/views/leads-list.ts';
import { findPerson } from '#server/operator/views/leads-view.ts';
import { findMessage, listMailbox, showMessage } from '#server/operator/views/mailbox-view.ts';
import { readOverview } from '#server/operator/views/overview.ts';
import { endStoppedPauses } from '#server/outbox/pause.ts';
import { addPersonActions } from './person-actions.ts';
import { addFunnelViews } from './previews.ts';

/** What the console asks. */
export function addViews(app: Hono<OperatorEnv>, deps: OperatorDeps): void {
  const { pool } = deps.database;
  const query = (c: Context<OperatorEnv>, name: string) => c.req.query(name);

  app.get('/overview', async () => answer(await readOverview(deps)));

  const readFigures = createFunnelFigures(deps);
  app.get('/funnel-figures', async (c) => answer(await readFigures(Number(query(c, 'days')))));
  app.get('/audit', async (c) => answer(await listAudit(pool, query(c, 'before'))));
  addExports(app, deps);
  addFunnelViews(app, deps);
  addPersonActions(app, deps);

  app.get('/leads', async (c) =>
    answer(await listLeads(pool, { query: query(c, 'query'), before: query(c, 'before') })),
  );
  app.get('/leads/:id', async (c) =>
    answerFound(await findPerson(deps, c.req.param('id')), 'lead'),
  );

  app.get('/deliveries', async (c) => {
    const filter = { status: query(c, 'status'), email: query(c, 'email') };
    return answer(await listDeliveries(pool, { ...filter, before: query(c, 'before') }));
  });
  app.get('/deliveries/:id', async (c) =>
    answerFound(await findDelivery(pool, c.req.param('id')), 'delivery'),
  );

  app.get('/deliveries/:id/email', async (c) =>
    answerFound(await findSent(c.req.param('id')), 'copy of an email'),
  );
  app.get('/deliveries/:id/email/html', async (c) => {
    const sent = await findSent(c.req.param('id'));
    return sent ? showMessage(sent.html) : answerFound(undefined, 'copy of an email');
  });
  const findSent = async (id: string) =>
    isId(id) ? readSentEmail(deps.database.kysely, id) : undefined;

  app.post('/deliveries/:id/retry', async (c) => {
    const id = c.req.param('id');
    if (!isId(id)) return answerFound(undefined, 'delivery');
    const target = `delivery:${id}`;
    const client = c.get('client');
    await recordAudit(pool, { actor: 'operator', action: 'retried', target, client });
    return answer({ retryResults: await retryFailed(pool, { deliveryId: id }) });
  });

  app.get('/errors', async (c) =>
    answer(await listErrors(pool, { reference: query(c, 'query'), before: query(c, 'before') })),
  );

  app.post('/diagnostics', async (c) => {
    const asked = v.safeParse(v.object({ email: v.string(), name: v.string() }), await readJson(c));
    if (!asked.success) return problem(422, 'Give an email and a name.');
    return answer(await diagnose(deps, asked.output.email, asked.output.name));
  });
  app.post('/sender/resume', async (c) => {
    const client = c.get('client');
    await recordAudit(pool, { actor: 'operator', action: 'resumed-sender', client });
    await endStoppedPauses(deps.database.kysely);
    await runStatement(pool, { text: `select pg_notify('deliveries', '')`, timeoutMs: 5000 });
    return answer({ resumed: true });
  });
  app.get('/campaign-data', async () => answer(await readCampaignData(deps)));
  app.get('/test-pages', () => answer(listTestPages(deps)));
  app.post('/test-email', async (c) => {
    const email = v.pipe(v.string(), v.trim(), v.rfcEmail());
    const asked = v.safeParse(v.object({ email }), await readJson(c));
    if (!asked.success) return problem(422, 'That is not an email address.');
    const client = c.get('client');
    await recordAudit(pool, { actor: 'operator', action: 'sent-test-email', client });
    const called = await sendTestEmail(deps, asked.output.email);
    return called.success ? answer(called) : problem(502, called.error);
  });

  app.get('/mailbox', async (c) => answer(await listMailbox(pool, query(c, 'before'))));
  app.get('/mailbox/:id', async (c) =>
    answerFound(await findMessage(pool, c.req.param('id')), 'email'),
  );
  app.get('/mailbox/:id/html', async (c) => {
    const message = await findMessage(pool, c.req.param('id'));
    return message ? showMessage(message.html) : answerFound(undefined, 'email');
  });
}

function answerFound(found: object | undefined, what: string): Response {
  return found ? answer(found) : problem(404, `There is no such ${what}.`);
}
