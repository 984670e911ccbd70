import { type RawBuilder, sql } from 'kysely';
import { importSource } from '#engine/import/source.ts';
import type { Site } from '#engine/site/site.ts';

/** By what a coach's own people are known. */
interface OwnPeople {
  /** Every source of its leads. */
  readonly sources: readonly string[];
  /** The funnels that are gone: only their submissions tell whose their leads are. */
  readonly retired: readonly string[];
}

/** How the people of a coach are found. */
export function ownPeople(
  { coaches, funnels }: Pick<Site, 'coaches' | 'funnels'>,
  coach: string,
): OwnPeople {
  const declared = funnels.flatMap((funnel) =>
    funnel.declaration.kind === 'lead' && funnel.coach.slug === coach
      ? [funnel.declaration.submission.source]
      : [],
  );
  const { retired = [] } = coaches.find(({ slug }) => slug === coach) ?? {};
  return {
    sources: [...new Set([...declared, importSource(coach)])],
    retired: retired.map(({ id }) => id),
  };
}

/**
 * SQL: the verdict on the person behind `given` (`email_key`, `hash`), as far as it follows from the
 * database; null if nothing speaks against them. An erased person leaves only the hash: somebody who
 * unsubscribed from everybody and is nobody's lead is taken for one.
 */
export function verdictOnPerson(
  coach: string,
  { sources, retired }: OwnPeople,
): RawBuilder<string | null> {
  const lists = sql`from suppressions s where s.email_hash = given.hash and s.scope in ('all', ${coach}::text)`;
  return sql`case
    when exists (select ${lists} and s.reason = 'complained') then 'complained'
    when exists (select ${lists} and s.reason <> 'unsubscribed') then 'bounced'
    when exists (select ${lists}) then case
      when exists (select ${lists} and s.scope = 'all')
        and not exists (select from leads l where l.email_key = given.email_key) then 'erased'
      else 'unsubscribed' end
    when exists (select from leads l
      where l.email_key = given.email_key and l.source = any(${sources}::text[]))
      or exists (select from submissions s
        where s.email_key = given.email_key and s.funnel_id = any(${retired}::text[])
          and s.lead_id is not null) then 'known'
  end`;
}
