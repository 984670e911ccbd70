import type { ClientBase } from 'pg';
import type { ExperimentResult } from '#engine/contract/console/experiments.ts';
import { compareAll, judgeExperiment } from '#engine/experiment/verdict.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';

/** The funnels with the most submissions among those whose words are known, by rank. */
const funnelAt = (place: number) => `(select s.funnel_id from submissions s
  join version_periods p on p.funnel_id = s.funnel_id and p.until is null
  group by 1 order by count(*) desc, 1 offset ${place} limit 1)`;

/** A version that differs from a funnel's current one in its headline. */
const otherWords = (place: number, version: string) => `
  insert into funnel_versions (funnel_id, version, seen)
  select v.funnel_id, '${version}', jsonb_set(v.seen, '{page,sections,0,headline}', '"Said in plain words."')
  from version_periods p join funnel_versions v using (funnel_id, version)
  where p.until is null and p.funnel_id = ${funnelAt(place)}
  on conflict do nothing`;

const arms = (place: number, version: string) => `jsonb_build_array(
  jsonb_build_object('name', 'control', 'share', 0.5, 'version', (select version
    from version_periods where until is null and funnel_id = ${funnelAt(place)})),
  jsonb_build_object('name', 'plain', 'share', 0.5, 'version', '${version}'))`;

/** Another version until three weeks ago: the newest period has the highest number. */
const earlierWords: readonly string[] = [
  `insert into version_periods (funnel_id, version, since, until)
  select ${funnelAt(0)}, 'aaaaaaaa', now() - interval '300 days', now() - interval '21 days'
  where ${funnelAt(0)} is not null and not exists (
    select from version_periods where version = 'aaaaaaaa')`,
  `update version_periods p set id = default, since = now() - interval '21 days'
  where until is null and exists (select from version_periods b
    where b.funnel_id = p.funnel_id and b.version = 'aaaaaaaa' and b.id > p.id)`,
];

/**
 * A running experiment over the existing submissions, a concluded one, and a funnel whose words
 * changed.
 */
export async function writeSampleExperiments(client: ClientBase): Promise<void> {
  await client.query(otherWords(0, 'aaaaaaaa'));
  await client.query(otherWords(1, 'bbbbbbbb'));
  for (const statement of earlierWords) await client.query(statement);
  await client.query(`
    update submissions set variant = 'headline-2027-01/' || case
      when abs(hashtext(id::text)) % 100 < 48 then 'plain' else 'control' end
    where funnel_id = ${funnelAt(0)} and created_at > now() - interval '90 days'`);
  await client.query(`
    insert into experiment_runs (id, funnel_id, design, measure, arms, started_at)
    select 'headline-2027-01', ${funnelAt(0)}, 'sample', 'saved', ${arms(0, 'aaaaaaaa')},
      now() - interval '90 days'
    where ${funnelAt(0)} is not null and not exists (select from experiment_runs)`);
  await client.query(
    `insert into experiment_runs
      (id, funnel_id, design, measure, arms, started_at, ended_at, kept, result)
    select 'promise-2026-09', ${funnelAt(1)}, 'sample', 'saved', ${arms(1, 'bbbbbbbb')},
      now() - interval '200 days', now() - interval '140 days', 'plain', $1::jsonb
    where ${funnelAt(1)} is not null
      and not exists (select from experiment_runs where id = 'promise-2026-09')`,
    [JSON.stringify(inventResult(new Date(Date.now() - 200 * dayMs), 60))],
  );
}

/** The result of an experiment whose variant converts a third better. */
function inventResult(start: Date, days: number): ExperimentResult {
  const countOn = (day: number) =>
    (['control', 'plain'] as const).map((name) => {
      const perDay = name === 'plain' ? 6.2 : 4.6;
      const visitors = 41 * (day + 1);
      return { name, share: 0.5, visitors, successes: Math.round(perDay * (day + 1)) };
    });
  const timeline = Array.from({ length: days }, (_, day) => ({
    day: new Date(start.getTime() + day * dayMs).toISOString().slice(0, 10),
    successes: countOn(day).map(({ successes }) => successes),
    comparisons: compareAll(countOn(day)),
  }));
  const last = countOn(days - 1);
  return {
    days,
    arms: last,
    comparisons: compareAll(last),
    timeline,
    verdict: judgeExperiment(last, days),
  };
}
