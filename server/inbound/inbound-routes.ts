import { createHash } from 'node:crypto';
import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';
import { isTemporary } from '#server/db/errors.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App } from '#server/http/app-env.ts';
import { readBytes } from '#server/http/guard.ts';
import { problemResponse } from '#server/http/problem.ts';
import type { Log } from '#server/telemetry/log.ts';
import { readReport } from './read-report.ts';
import { findForgery } from './signatures.ts';
import { type DeclaredInbound, keepUnread, takeReport } from './take-report.ts';

/** A booking with many answers has a few kilobytes, a checkout with many items some dozens. */
const maxBytes = 256 * 1024;

/** The services' signing keys, by the variable that holds each. */
export type InboundKeys = ReadonlyMap<string, string>;

export interface InboundDeps {
  readonly site: Site;
  readonly database: Pick<Database, 'kysely'>;
  readonly log: Log;
  /** The database's time. */
  readonly clock: () => Date;
  readonly inboundKeys: InboundKeys;
}

/** All declared services by name. */
export function declaredInbound({ coaches, funnels }: Site): ReadonlyMap<string, DeclaredInbound> {
  return new Map(
    coaches.flatMap((coach) => {
      const sources = funnels.flatMap(({ declaration, coach: { slug } }) =>
        declaration.kind === 'lead' && slug === coach.slug ? [declaration.submission.source] : [],
      );
      return (coach.inbound ?? []).map(
        (inbound) =>
          [
            inbound.name,
            { inbound, coach, sources: [...sources, importSource(coach.slug)] },
          ] as const,
      );
    }),
  );
}

/**
 * Accepts reports of declared services. They retry until they get a 2xx, so reports that can never have
 * an effect get one too: an unknown address, an event that does not matter here, or an unreadable
 * report, which is recorded among the errors. What a retry can fix (a missing key, an unavailable
 * database) is a 503; a wrong signature is a 401.
 */
export function addInbound(
  app: App,
  { site, database, log, clock, inboundKeys }: InboundDeps,
): void {
  const all = declaredInbound(site);
  const { kysely: db } = database;

  app.post('/webhooks/in/:name', async (c) => {
    const declared = all.get(c.req.param('name'));
    if (!declared) return refuse(404, 'No coach declares this address.');
    const { inbound } = declared;
    const key = inboundKeys.get(inbound.secret);
    if (key === undefined) {
      return refuse(503, `Nothing is accepted here yet: ${inbound.secret} is not set.`, {
        'retry-after': '3600',
      });
    }
    const body = await readBytes(c.req.raw, maxBytes);
    if (body === undefined) return refuse(413, 'A report may have 256 KB at most.');
    const header = (name: string) => c.req.header(name);
    const forgery = findForgery(inbound, { header, body, key, now: clock() });
    if (forgery !== undefined) return refuse(401, forgery);
    const text = body.toString('utf8');
    const report = readReport(inbound, text);
    try {
      if ('problem' in report) {
        const { problem, id = `unread ${hashOf(body)}` } = report;
        await keepUnread(db, declared, { problem, id }, text);
        return c.json({ taken: false, because: problem }, 202);
      }
      const { isNew, journeysEnded } = await takeReport(db, declared, report);
      return c.json({ taken: true, isNew, means: report.means, journeysEnded });
    } catch (error) {
      log.error(
        { err: error, inbound: inbound.name },
        'A report from another service could not be processed.',
      );
      return refuse(
        isTemporary(error) ? 503 : 500,
        'This could not be processed now; send it again.',
        { 'retry-after': '30' },
      );
    }
  });
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32);
}

function refuse(
  status: number,
  title: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return problemResponse({ title, status }, headers);
}
