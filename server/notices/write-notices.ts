import { sql } from 'kysely';
import type { Digest } from '#engine/declaration/telling/notify.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { noticeFunction } from '#server/email/notice/notice-contract.ts';

/** Who is notified of the leads of which funnels. */
export interface NoticePlan {
  /** A coach's slug, or a funnel's id after it. */
  readonly key: string;
  readonly coach: string;
  readonly funnelIds: readonly string[];
  readonly to: readonly string[];
  readonly digest?: Digest | undefined;
  readonly timeZone: string;
}

/** Everybody whom a site's declarations want to be notified. */
export function planNotices(site: Site): readonly NoticePlan[] {
  return site.coaches.flatMap(({ slug: coach, notify, timeZone }) => {
    const forms = site.funnels.flatMap(({ id, coach: own, declaration }) =>
      own.slug === coach && declaration.kind === 'lead' ? [{ id, notify: declaration.notify }] : [],
    );
    const shared = forms.flatMap((form) => (form.notify === undefined ? [form.id] : []));
    return [
      ...(notify === undefined
        ? []
        : [{ key: coach, coach, timeZone, funnelIds: shared, ...notify }]),
      ...forms.flatMap(({ id, notify: own }) =>
        own ? [{ key: `${coach}/${id}`, coach, timeZone, funnelIds: [id], ...own }] : [],
      ),
    ];
  });
}

/** How far back a plan looks for leads that were committed late, or while no worker ran. */
const lookBack = sql.lit('15 minutes');

/** The same once a clock that was ahead has gone back. */
const lookFurther = sql.lit('1 day');

/**
 * How many leads one digest tells of. Each takes about 4 kB of its HTML, with twenty answers 15 kB, and no
 * provider takes an email of any length (Postmark: 5 MB of HTML): it would never be told.
 */
const perDigest = sql.lit(200);

/** The hour of a daily digest in the coach's time zone. */
const digestHour = sql.lit('8 hours');

/**
 * Writes the notices of leads since the last time: one email each, or a digest once its hour or day is
 * over. New recipients are not notified of earlier leads. Safe in any number of processes at once, and
 * nobody is notified twice: one has the turn, and each email has a key.
 *
 * @returns how many emails were written
 */
export async function writeNotices(db: Executor, plans: readonly NoticePlan[]): Promise<number> {
  let written = 0;
  for (const plan of plans) {
    written += await db.transaction().execute((transaction) => writeOne(transaction, plan));
  }
  return written;
}

async function writeOne(db: Executor, plan: NoticePlan): Promise<number> {
  const key = `notices:${plan.key}`;
  const until = upTo(plan);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, value: sql`jsonb_build_object('first', now(), 'until', now())` })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return 0;
  const turn = await db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', key)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (turn === undefined) return 0;
  await turnBack(db, key, plan);
  const since = sql`(turn.value->>'until')::timestamptz`;
  const from = sql`greatest((turn.value->>'first')::timestamptz, ${since} - interval ${lookBack})`;
  const { rows } = await sql<{ written: number }>`
    with turn as materialized (select value, ${until} as until from settings where key = ${key}),
    -- The keys of single notices say this by themselves.
    known as materialized (
      select jsonb_array_elements_text(d.body->'submissionIds')::uuid as id from turn, delivery_logs d
      where ${plan.digest !== undefined} and turn.until > ${since} and d.created_at > ${from}
        and d.function_name = ${noticeFunction}
        and starts_with(d.dedupe_key, 'notice:' || ${plan.key}::text || ':')
    ),
    lead as materialized (
      select s.id, s.funnel_id, s.created_at from turn, submissions s
      where s.funnel_id = any(${plan.funnelIds}::text[]) and s.outcome = 'accepted'
        and s.created_at > ${from} and s.created_at <= turn.until
        and (${plan.digest === undefined} or turn.until > ${since})
        and s.id not in (select id from known)
        -- The same form within ten minutes is the same sign-up.
        and not exists (select from submissions b
          where b.funnel_id = s.funnel_id and b.email_key = s.email_key and b.outcome = 'accepted'
            and b.created_at < s.created_at and b.created_at > s.created_at - interval '10 minutes')
    ),
    notice as (${plan.digest === undefined ? single : digestOf(plan.digest)}),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body)
      select gen_random_uuid(), 'notice:' || ${plan.key}::text || ':' || notice.about || ':' || reader.address,
        reader.address, ${noticeFunction}, notice.funnel_id, ${plan.coach}::text, notice.body
      from notice cross join unnest(${plan.to}::text[]) reader (address)
      on conflict (dedupe_key) do nothing returning 1
    ),
    moved as (
      update settings set value = jsonb_set(settings.value, '{until}', to_jsonb(turn.until))
      from turn where settings.key = ${key} and turn.until > ${since}
    ),
    ${tellOf('deliveries', sql`written`)}
    select (select count(*)::int from written) as written, told.times from told`.execute(db);
  return rows[0]?.written ?? 0;
}

/**
 * After a clock that was ahead has gone back, the last turn lies in the future: without this, everything
 * until then would count as told. What really was told is left out by its ids.
 */
async function turnBack(db: Executor, key: string, plan: NoticePlan): Promise<void> {
  const first = sql`least((value->>'first')::timestamptz, now())`;
  // Another process's turn may have begun a moment later.
  const soon = sql.lit(plan.digest === undefined ? '1 minute' : '0');
  await db
    .updateTable('settings')
    .set({
      value: sql`jsonb_build_object('first', ${first},
        'until', greatest(${first}, ${upTo(plan)} - interval ${lookFurther}))`,
    })
    .where('key', '=', key)
    .where(sql<boolean>`(value->>'until')::timestamptz > now() + interval ${soon}`)
    .execute();
}

const single = sql`
  select id::text as about, funnel_id, jsonb_build_object('submissionIds', jsonb_build_array(id)) as body
  from lead`;

function digestOf(digest: Digest) {
  return sql`
    select 'digest-' || min(part.id::text) as about, null::text as funnel_id,
      jsonb_build_object('digest', ${digest}::text,
        'submissionIds', jsonb_agg(part.id order by part.created_at)) as body
    from (select id, created_at,
      (row_number() over (order by created_at, id) - 1) / ${perDigest} as number from lead) part
    group by part.number`;
}

/**
 * The end of the period: now, or the last full hour or day, minus a minute so that everything is
 * committed.
 */
function upTo({ digest, timeZone }: NoticePlan) {
  const settled = sql`(now() - interval '1 minute')`;
  if (digest === undefined) return sql`now()`;
  if (digest === 'hourly') return sql`date_trunc('hour', ${settled})`;
  return sql`((date_trunc('day', ${settled} at time zone ${timeZone} - interval ${digestHour})
    + interval ${digestHour}) at time zone ${timeZone})`;
}
