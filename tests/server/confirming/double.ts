import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import { confirmUrl, type InboxToken, inboxPath } from '#server/signing/confirm-token.ts';
import { type Changes, declare, event } from '#tests/support/site/declarations.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

/** What `openTestWeb` signs with. */
export const secret = 'a secret of the tests';

const screen = { title: 'It is on its way, {name}', text: 'Look in your inbox: {email}.' };

/** A guide and an evening with one seat, of a coach whose sign-ups are confirmed; and a guide that is not. */
export function doubleSite(guide: Changes = {}, evening: Changes = { ...event, seats: 1 }): Site {
  const { site, findings } = compileSite(
    declare({
      'coach.ts': { confirmation: 'double' },
      'guide.ts': { success: { after: 'screen', screen }, ...guide },
      'evening.ts': {
        event: evening,
        'submission.journey': undefined,
        'form.consent': undefined,
        'submission.email.body': ['email', 'name', 'eventId'],
        'failure.alreadyRegistered': { title: 'You are registered already.' },
        'failure.full': { title: 'No seat is left.' },
      },
      'plain.ts': { confirmation: 'single' },
    }),
    ['/', '/leadmagnet'],
  );
  if (!site) throw new Error(findings.map(formatFinding).join('\n'));
  return site;
}

export interface DoubleWeb {
  readonly web: TestWeb;
  /** Sends a form as the hydrated page does; returns the sign-up's id. */
  signUp(id: string, email: string, funnel?: string): Promise<string>;
  /** Asks for the page behind the link that went to an address, or presses its button. */
  link(id: string, email: string, method?: 'GET' | 'POST'): Promise<Response>;
  /** The page for a lost email, of a sign-up or where a redirect leads, or one of its buttons. */
  inbox(
    page: string | InboxToken,
    posted?: Readonly<Record<string, string>>,
    from?: string,
  ): Promise<Response>;
  /** The rows of a statement. */
  rows(text: string): Promise<readonly Record<string, unknown>[]>;
}

/** Opens the site; a moment in spring 2027, before the evening. */
export async function openDouble(
  database: Database,
  { site = doubleSite(), now = new Date('2027-03-01T12:00:00Z') } = {},
): Promise<DoubleWeb> {
  const web = await openTestWeb(database, { site, clock: () => now, trustProxy: 1 });
  const request = async (
    path: string,
    method: string,
    body?: URLSearchParams,
    from = '192.0.2.1',
  ) =>
    web.app.request(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: body.toString(),
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'x-forwarded-for': from,
            },
          }),
    });
  return {
    web,
    async signUp(id, email, funnel = 'willow-guide') {
      const answer = await web.postJson(funnel, {
        submissionId: id,
        fields: { name: 'Ada', email },
        page: `/${funnel}`,
        attribution: { utm_source: 'letter' },
      });
      if (answer.status !== 201) throw new Error(await answer.text());
      return id;
    },
    link: (id, email, method = 'GET') =>
      request(confirmUrl('', { id, address: email }, secret), method),
    inbox: (page, posted, from) => {
      const { id, corrections = 0 } = typeof page === 'string' ? { id: page } : page;
      const path = inboxPath(id, secret, corrections);
      return posted === undefined
        ? request(path, 'GET')
        : request(path, 'POST', new URLSearchParams(posted), from);
    },
    rows: async (text) => (await database.pool.query(text)).rows,
  };
}

/** What stands in the database of everybody: how many rows of what a sign-up brings about. */
export const countAll = `select
  (select count(*)::int from leads) as leads, (select count(*)::int from submissions) as submissions,
  (select count(*)::int from user_journeys) as journeys,
  (select count(*)::int from event_registrations) as seats,
  (select count(*)::int from delivery_logs where submission_id is not null) as requested,
  (select count(*)::int from delivery_logs where function_name = 'confirm-sign-up') as asking,
  (select count(*)::int from confirmations where confirmed_at is not null) as confirmed,
  (select count(*)::int from confirmations
    where confirmed_at is null and lapsed_at is null) as open`;
