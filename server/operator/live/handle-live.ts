import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { isAllowed, type Permission } from '#engine/contract/console/access.ts';
import type { LiveEvent, LiveTopic } from '#engine/contract/console/live.ts';
import { findSession } from '#server/operator/auth/find-session.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import type { Live } from './live.ts';

/** What a role must allow to be notified of a change; the clock is for everybody. */
const permissions = {
  leads: 'people',
  deliveries: 'people',
  imports: 'import',
  errors: 'operate',
  audit: 'operate',
  views: 'figures',
  webhooks: 'people',
  clock: 'account',
} as const satisfies Record<LiveTopic, Permission>;

/** How long a browser waits before it reopens a lost stream, in milliseconds. */
const retryMs = 3000;

/**
 * What may have ended a session or changed its member's role: time, and what somebody did, all of which
 * is in the audit log.
 */
const doubts: readonly LiveTopic[] = ['clock', 'audit'];

/**
 * Notifies a console of changes for as long as its session lasts, and of those that its member may hear
 * of at that moment. Listening does not prolong the session.
 */
export function handleLive(c: Context<OperatorEnv>, deps: OperatorDeps, live: Live): Response {
  // Nobody reads the stream of a HEAD, so it would never end.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
  const listener = live.join();
  if (!listener) {
    return problem(
      503,
      'Too many consoles are listening. This one refreshes every 30 seconds instead.',
      {
        'retry-after': '60',
      },
    );
  }
  let principal = c.get('principal');
  const isTold = (topic: LiveTopic) => isAllowed(principal, permissions[topic]);
  // Keeps proxies from buffering the stream.
  c.header('x-accel-buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => listener.leave());
    const send = (event: LiveEvent, content: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(content), retry: retryMs });
    try {
      await listener.ready;
      await send('changed', []);
      for (;;) {
        const topics = await listener.next();
        if (topics.length === 0) return;
        if (topics.some((topic) => doubts.includes(topic))) {
          const session = await findSession(deps, c.req.raw.headers, false);
          if (!session) {
            await send('ended', []);
            return;
          }
          principal = session.principal;
        }
        const told = topics.filter(isTold);
        if (told.length > 0) await send('changed', told);
      }
    } finally {
      listener.leave();
    }
  });
}
