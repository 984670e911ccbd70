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
 * Notifies a console of changes for as long as its session lasts. Listening does not prolong the
 * session, which is checked again with every tick of the clock.
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
  const isTold = (topic: LiveTopic) => isAllowed(c.get('principal'), permissions[topic]);
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
        if (topics.includes('clock') && !(await findSession(deps, c.req.raw.headers, false))) {
          await send('ended', []);
          return;
        }
        const told = topics.filter(isTold);
        if (told.length > 0) await send('changed', told);
      }
    } finally {
      listener.leave();
    }
  });
}
