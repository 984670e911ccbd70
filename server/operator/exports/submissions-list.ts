import { sql } from 'kysely';
import type { Page } from '#engine/contract/console/json.ts';
import type { Executor } from '#server/db/kysely.ts';
import { readPage } from '#server/operator/views/paging.ts';
import { csvPageSize } from './csv.ts';
import { type AnswerColumn, answersIn } from './lead-answers.ts';

/** The columns of an exported submission, without its answers. */
export const submissionColumns = [
  's.id',
  's.reference',
  's.funnel_id as funnelId',
  's.outcome',
  's.email_key as email',
  's.lead_id as leadId',
  's.page',
  's.traffic_source as trafficSource',
  's.attribution',
  's.version',
  's.variant',
  's.created_at as createdAt',
] as const;

/** The consent and the proof of a confirmation, as further columns. */
export const consentColumns = [
  'agreedTo',
  'ticked',
  'askedAt',
  'askedFrom',
  'confirmedAt',
  'confirmedFrom',
  'formWords',
  'emailWords',
] as const;

/** Submissions with everything that was sent, including hidden fields, newest first. */
export async function listSubmissions(
  db: Executor,
  {
    funnel,
    before,
  }: { readonly funnel?: string | undefined; readonly before?: string | undefined },
  answers: readonly AnswerColumn[],
): Promise<Page<object>> {
  const page = await readPage(
    db
      .selectFrom('submissions as s')
      .leftJoin('consent_texts as c', 'c.version', 's.consent_version')
      .leftJoin('confirmations as k', 'k.id', 's.id')
      .select(submissionColumns)
      .select([
        's.fields',
        'c.text as agreedTo',
        'k.asked_at as askedAt',
        'k.asked_from as askedFrom',
        'k.confirmed_at as confirmedAt',
        'k.confirmed_from as confirmedFrom',
        'k.consent_version as formWords',
        'k.email_version as emailWords',
        sql<string | null>`(select string_agg(box, ', ' order by box)
          from jsonb_object_keys(s.consent_versions) box)`.as('ticked'),
      ])
      .$if(Boolean(funnel), (all) => all.where('s.funnel_id', '=', funnel ?? '')),
    's',
    before,
    csvPageSize,
  );
  return {
    ...page,
    rows: page.rows.map(({ fields, ...row }) => ({ ...row, ...answersIn(fields, answers) })),
  };
}
