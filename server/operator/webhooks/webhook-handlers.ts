import * as v from 'valibot';
import { isPrivateHost } from '#engine/addresses/private-host.ts';
import { sampleData } from '#engine/contract/webhooks/samples.ts';
import { webhookEvents } from '#engine/declaration/telling/webhook.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import {
  makeEndpoint,
  removeEndpoint,
  replayMessages,
  resumeEndpoint,
  rotateSecret,
  writeTestMessage,
} from '#server/outgoing/endpoints.ts';
import { refuseAddress } from '#server/outgoing/post.ts';
import { findWebhook, listWebhooks } from './view.ts';

const given = v.object({
  coach: text,
  url: v.pipe(text, v.trim()),
  events: v.pipe(
    v.array(v.picklist(webhookEvents)),
    v.minLength(1),
    v.transform((events) => [...new Set(events)]),
  ),
});

/** A webhook that messages still go to: what is written to a removed one would wait for ever. */
async function findKept(db: Executor, id: string) {
  const webhook = await findWebhook(db, id);
  return webhook?.state === 'removed' ? undefined : webhook;
}

/** Webhook endpoints, their messages, and what went wrong. */
export function webhookHandlers(deps: OperatorDeps) {
  const { secret, site, webhookRanges } = deps;
  const { kysely: db } = deps.database;
  return {
    'GET /webhooks': async () => ({
      webhooks: await listWebhooks(db),
      coaches: site.coaches.map(({ slug, brand }) => ({ slug, brand })),
    }),
    'GET /webhooks/:id': async ({ id }) => (await findWebhook(db, id)) ?? notFound('webhook'),

    'POST /webhooks': async ({ readBody, audit }) => {
      const body = await readBody(given);
      if (!body) return problem(422, 'Give a coach, an address and at least one event.');
      if (!site.coaches.some(({ slug }) => slug === body.coach)) {
        return problem(422, `There is no coach “${body.coach}”.`);
      }
      const url = readAddress(body.url);
      if (url === undefined) {
        return problem(422, 'Give an address that begins with https:// and holds no password.');
      }
      const refused = refuseAddress(new URL(url), webhookRanges);
      if (refused) return problem(422, refused.message);
      const made = await makeEndpoint(db, secret, { ...body, url });
      if (!made) return problem(409, 'This coach has a webhook to that address already.');
      await audit('made-webhook', `webhook:${made.id}`, { coach: body.coach });
      return made;
    },

    'DELETE /webhooks/:id': async ({ id, audit }) => {
      if (!isId(id) || !(await removeEndpoint(db, id))) return notFound('webhook made here');
      await audit('removed-webhook', `webhook:${id}`);
      return { removed: true };
    },

    'POST /webhooks/:id/secret': async ({ id, audit }) => {
      const next = isId(id) ? await rotateSecret(db, secret, id) : undefined;
      if (next === undefined) return notFound('webhook made here');
      await audit('changed-webhook-secret', `webhook:${id}`);
      return { id, secret: next };
    },

    'POST /webhooks/:id/resume': async ({ id, audit }) => {
      if (!isId(id) || !(await resumeEndpoint(db, id))) return notFound('webhook');
      await audit('resumed-webhook', `webhook:${id}`);
      return { resumed: true };
    },

    'POST /webhooks/:id/replay': async ({ id, audit }) => {
      if (!(await findKept(db, id))) return notFound('webhook');
      const replayed = await replayMessages(db, { endpointId: id });
      await audit('replayed-webhook', `webhook:${id}`, { replayed });
      return { replayed };
    },

    'POST /webhooks/:id/test': async ({ id, audit }) => {
      const webhook = await findKept(db, id);
      const [event] = webhook?.events ?? [];
      if (!webhook || !event) return notFound('webhook');
      await audit('tested-webhook', `webhook:${id}`);
      await writeTestMessage(db, id, event, sampleData[event](webhook.coach));
      return { written: true };
    },

    'POST /webhook-messages/:id/replay': async ({ id, audit }) => {
      const replayed = isId(id) ? await replayMessages(db, { messageId: id }) : 0;
      if (replayed === 0) return notFound('message that could be sent again');
      await audit('replayed-webhook', `webhook-message:${id}`, { replayed });
      return { replayed };
    },
  } satisfies Partial<Handlers>;
}

/** An address as stored; undefined if nothing can be sent there. */
function readAddress(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  // It is not sent, so with and without it one endpoint is meant.
  url.hash = '';
  const isWebAddress =
    url.protocol === 'https:' || (url.protocol === 'http:' && isPrivateHost(url.hostname));
  return isWebAddress && url.username === '' && url.password === '' ? url.href : undefined;
}
