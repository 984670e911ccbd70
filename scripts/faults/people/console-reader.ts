import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '#engine/text/error-message.ts';

/** Somebody at the console who looks at one view after another. */
export interface ConsoleReader {
  /** How often a view arrived. */
  seen(): number;
  /** How often the console said that the database is away. */
  away(): number;
  /** How often neither happened. */
  failed(): number;
  /** What came instead, each once. */
  readonly reasons: ReadonlySet<string>;
  leave(): Promise<void>;
}

/** The views that an operator has open most. */
export const consoleViews = ['/overview', '/leads', '/deliveries', '/examinations'] as const;

/** Signs in with the site's own password. @returns the headers of everything asked from then on */
export async function signIn(url: string, password: string): Promise<{ readonly cookie: string }> {
  const session = await fetch(`${url}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie };
}

/** Signs in and looks at the console's views in turn until leaving. */
export async function startConsoleReader(
  url: string,
  password: string,
  pauseMs: number,
): Promise<ConsoleReader> {
  const headers = await signIn(url, password);
  const reasons = new Set<string>();
  let [seen, away, failed, isLeaving] = [0, 0, 0, false];
  const gone = (async () => {
    for (let turn = 0; !isLeaving; turn += 1) {
      const view = consoleViews[turn % consoleViews.length] ?? '';
      const { status, text } = await fetch(`${url}/api/operator${view}`, {
        headers,
        signal: AbortSignal.timeout(75_000),
      })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch((error: unknown) => ({ status: 0, text: errorMessage(error) }));
      if (status === 200) seen += 1;
      else if (status === 503) away += 1;
      else {
        failed += 1;
        reasons.add(`${view}: ${status} ${text.slice(0, 120)}`);
      }
      await wait(pauseMs);
    }
  })();
  return {
    seen: () => seen,
    away: () => away,
    failed: () => failed,
    reasons,
    async leave() {
      isLeaving = true;
      await gone;
    },
  };
}
