import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { runStatement } from '../db/run-statement.ts';
import { endStoppedPauses } from '../email/pause.ts';
import { readSentEmail } from '../email/sent-copies.ts';
import { isId } from '../identity.ts';
import { answer, problem } from './answers.ts';
import { recordAudit } from './audit.ts';
import { listAudit } from './audit-view.ts';
import { findDelivery, listDeliveries } from './deliveries-view.ts';
import { diagnose } from './diagnose.ts';
import { retryFailed } from './email-debug.ts';
import { listErrors } from './errors-view.ts';
import { addExports } from './exports.ts';
import { createFunnelFigures } from './funnel-figures.ts';
import { listLeads } from './leads-list.ts';
import { findPerson } from './leads-view.ts';
import { findMessage, listMailbox, showMessage } from './mailbox-view.ts';
import { readOverview } from './overview.ts';
import type { OperatorEnv, OperatorParts } from './parts.ts';
import { addPersonActions } from './person-actions.ts';
import { addFunnelViews } from './previews.ts';
import { readJson } from './read-json.ts';
import { listTestPages, readCampaignData, sendTestEmail } from './test-dashboard.ts';

/** What the console asks. */
export function addViews(app: Hono<OperatorEnv>, parts: OperatorParts): void {
  const { pool } = parts.database;
  const query = (c: Context<OperatorEnv>, name: string) => c.req.query(name);

  app.get('/overview', async () => answer(await readOverview(parts)));

  const readFigures = createFunnelFigures(parts);
  app.get('/funnel-figures', async (c) => answer(await readFigures(Number(query(c, 'days')))));
  app.get('/audit', async (c) => answer(await listAudit(pool, query(c, 'before'))));
  addExports(app, parts);
  addFunnelViews(app, parts);
  addPersonActions(app, parts);

  app.get('/leads', async (c) =>
    answer(await listLeads(pool, { query: query(c, 'query'), before: query(c, 'before') })),
  );
  app.get('/leads/:id', async (c) =>
    answerFound(await findPerson(parts, c.req.param('id')), 'lead'),
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
  const findSent = async (id: string) => (isId(id) ? readSentEmail(pool, id) : undefined);

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
    return answer(await diagnose(parts, asked.output.email, asked.output.name));
  });
  app.post('/sender/resume', async (c) => {
    const client = c.get('client');
    await recordAudit(pool, { actor: 'operator', action: 'resumed-sender', client });
    await endStoppedPauses(pool);
    await runStatement(pool, { text: `select pg_notify('deliveries', '')`, timeoutMs: 5000 });
    return answer({ resumed: true });
  });
  app.get('/campaign-data', async () => answer(await readCampaignData(parts)));
  app.get('/test-pages', () => answer(listTestPages(parts)));
  app.post('/test-email', async (c) => {
    const email = v.pipe(v.string(), v.trim(), v.rfcEmail());
    const asked = v.safeParse(v.object({ email }), await readJson(c));
    if (!asked.success) return problem(422, 'That is not an email address.');
    const client = c.get('client');
    await recordAudit(pool, { actor: 'operator', action: 'sent-test-email', client });
    const called = await sendTestEmail(parts, asked.output.email);
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
