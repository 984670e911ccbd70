import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { notify } from '#server/db/notifications.ts';
import { readReport } from '#server/doctor/kept-report.ts';
import { readSentEmail } from '#server/email/copies/sent-copies.ts';
import { endAllSessions } from '#server/operator/auth/members.ts';
import { sumUpRefused } from '#server/operator/auth/refused-sign-ins.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { exportHandlers } from '#server/operator/exports/exports.ts';
import { diagnose } from '#server/operator/functions/diagnose.ts';
import { retryFailed } from '#server/operator/functions/email-debug.ts';
import { statusOf } from '#server/operator/functions/email-functions.ts';
import {
  listTestPages,
  readCampaignData,
  sendTestEmail,
} from '#server/operator/functions/test-dashboard.ts';
import { importHandlers } from '#server/operator/imports/import-handlers.ts';
import { accountHandlers } from '#server/operator/team/account-handlers.ts';
import { teamHandlers } from '#server/operator/team/team-handlers.ts';
import { findDelivery, listDeliveries } from '#server/operator/views/deliveries-view.ts';
import { find } from '#server/operator/views/find.ts';
import { listAudit, listErrors } from '#server/operator/views/logs-view.ts';
import { findMessage, listMailbox, mayRead } from '#server/operator/views/mailbox-view.ts';
import { readNews } from '#server/operator/views/news.ts';
import { readOverview } from '#server/operator/views/overview.ts';
import { endStoppedPauses } from '#server/outbox/pause.ts';
import { adviceHandlers } from './advice-handlers.ts';
import { emailDocument } from './documents.ts';
import { funnelHandlers } from './funnel-handlers.ts';
import { personHandlers } from './person-handlers.ts';
import { seatHandlers } from './seat-handlers.ts';
import { stepHandlers } from './step-handlers.ts';
import { tokenHandlers } from './token-handlers.ts';
import { versionHandlers } from './version-handlers.ts';
import { webhookHandlers } from './webhooks/webhook-handlers.ts';

const visitor = v.object({ email: text, name: text });
const recipient = v.object({ email: v.pipe(text, v.trim(), v.maxLength(254), v.rfcEmail()) });

/** Every handler of the console, by endpoint. */
export function createHandlers(deps: OperatorDeps): Handlers {
  const { kysely: db } = deps.database;
  const findSent = async (id: string) => (isId(id) ? readSentEmail(db, id) : undefined);

  return {
    ...funnelHandlers(deps),
    ...stepHandlers(deps),
    ...versionHandlers(deps),
    ...adviceHandlers(deps),
    ...personHandlers(deps),
    ...seatHandlers(deps),
    ...exportHandlers(deps),
    ...importHandlers(deps),
    ...accountHandlers(deps),
    ...teamHandlers(deps),
    ...webhookHandlers(deps),
    ...tokenHandlers(deps),

    'GET /overview': () => readOverview(deps),
    'GET /news': ({ query: { since } }) =>
      readNews(db, since === undefined ? undefined : new Date(since), deps.clock()),
    'GET /find': ({ query }) => find(db, query.query),
    'POST /sender/resume': async ({ audit }) => {
      await audit('resumed-sender');
      await endStoppedPauses(db);
      await notify(db, 'deliveries');
      return { resumed: true };
    },

    'GET /deliveries': ({ query }) => listDeliveries(db, query),
    'GET /deliveries/:id': async ({ id, principal }) => {
      const delivery = await findDelivery(db, id);
      if (!delivery) return notFound('delivery');
      return mayRead(delivery, principal) ? delivery : { ...delivery, messageId: null };
    },
    'GET /deliveries/:id/email': async ({ id }) =>
      (await findSent(id)) ?? notFound('copy of an email'),
    'GET /deliveries/:id/email/html': async ({ id }) => {
      const sent = await findSent(id);
      return sent ? emailDocument(sent.html) : notFound('copy of an email');
    },
    'POST /deliveries/:id/retry': async ({ id, audit }) => {
      if (!isId(id)) return notFound('delivery');
      await audit('retried', `delivery:${id}`);
      return retryFailed(db, { deliveryId: id });
    },

    'GET /mailbox': ({ query, principal }) => listMailbox(db, query, principal),
    'GET /mailbox/:id': async ({ id, principal }) =>
      (await findMessage(db, id, principal)) ?? notFound('email'),
    'GET /mailbox/:id/html': async ({ id, principal }) => {
      const message = await findMessage(db, id, principal);
      return message ? emailDocument(message.html) : notFound('email');
    },

    'GET /errors': ({ query }) => listErrors(db, query),
    'GET /audit': async ({ query }) => {
      await sumUpRefused(deps.whole);
      return listAudit(db, query);
    },
    'DELETE /sessions': async ({ audit }) => {
      await audit('signed-out-everywhere');
      await endAllSessions(db);
      return { signedIn: false };
    },

    'GET /examinations': async () => ({ report: (await readReport(db)) ?? null }),
    'POST /examinations': async ({ audit }) => {
      await audit('examined');
      return { report: await deps.doctor.examine() };
    },

    'POST /diagnostics': async ({ readBody }) => {
      const body = await readBody(visitor);
      return body ? diagnose(deps, body) : problem(422, 'Give an email and a name.');
    },
    'GET /campaign-data': () => readCampaignData(db),
    'GET /test-pages': () => listTestPages(deps),
    'POST /test-email': async ({ readBody, audit }) => {
      const body = await readBody(recipient);
      if (!body) return problem(422, 'That is not an email address.');
      await audit('sent-test-email');
      const called = await sendTestEmail(deps, body.email);
      return called.success ? called : problem(statusOf(called), called.error);
    },
  };
}
