import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Sent } from '#scripts/faults/people/forms.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { atLeast, type Figure, never } from '#scripts/support/figures.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';
import { newField, newSentence } from './next-release.ts';

/** A form that was saved: which release's it was, and which release took it. */
interface Taken {
  readonly isNewerForm: boolean;
  readonly byNewer: boolean;
  /** What only the newer form asks, as it is stored. */
  readonly answer: string | undefined;
}

/**
 * Shows that both releases were at work beside each other: each took forms of both and sent campaign
 * emails in its own words, and what only the newer form asks is kept by the release that asks it.
 */
export async function countBySides(
  pool: pg.Pool,
  acknowledged: readonly Sent[],
  accepted: readonly AcceptedMail[],
): Promise<readonly Figure[]> {
  const part = 'rolling';
  const taken = await listTaken(pool, acknowledged);
  const count = (isNewerForm: boolean, byNewer: boolean) =>
    taken.filter((one) => one.isNewerForm === isNewerForm && one.byNewer === byNewer).length;
  const forms = [count(false, false), count(false, true), count(true, false), count(true, true)];
  const emails = countCampaignEmails(accepted);
  return [
    {
      part,
      what: 'forms of either release taken by either, the fewest',
      ours: [Math.min(...forms)],
      target: atLeast(1),
      note: `old by old ${forms[0]}, old by new ${forms[1]}, new by old ${forms[2]}, new by new ${forms[3]}`,
    },
    never(
      part,
      'answers to the new field lost by the release that asks it, or kept by the other',
      taken.filter(
        ({ isNewerForm, byNewer, answer }) =>
          (answer ?? '') !== (isNewerForm && byNewer ? newField.answer : ''),
      ).length,
    ),
    {
      part,
      what: 'campaign emails in the words of either release, the fewer',
      ours: [Math.min(...emails)],
      target: atLeast(1),
      note: `${emails[0]} in the old words, ${emails[1]} in the new ones`,
    },
  ];
}

/** Waits until workers of both releases have sent campaign emails: each looks for what is due once a minute. */
export async function untilBothSent(accepted: readonly AcceptedMail[]): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (countCampaignEmails(accepted).includes(0) && Date.now() < deadline) await wait(200);
}

/** How many campaign emails were sent in the old words, and how many in the new ones. */
function countCampaignEmails(accepted: readonly AcceptedMail[]): readonly [number, number] {
  const all = accepted.filter(({ mail }) => mail.MessageStream === 'broadcast');
  const inNewWords = all.filter(({ mail }) => mail.TextBody?.includes(newSentence)).length;
  return [all.length - inNewWords, inNewWords];
}

async function listTaken(pool: pg.Pool, acknowledged: readonly Sent[]): Promise<readonly Taken[]> {
  const here = new Set(readSite().funnels.map(({ declaration }) => funnelVersion(declaration)));
  const { rows } = await pool.query<{ id: string; version: string; answer: string | null }>(
    'select id, version, fields->>$1 as answer from submissions',
    [newField.name],
  );
  const saved = new Map(rows.map((row) => [row.id, row]));
  return acknowledged.flatMap(({ submissionId, form }) => {
    const row = saved.get(submissionId);
    if (row === undefined) return [];
    return {
      isNewerForm: Object.hasOwn(form.fields, newField.name),
      byNewer: !here.has(row.version),
      answer: row.answer ?? undefined,
    };
  });
}
