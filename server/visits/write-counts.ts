import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';
import { addCounted, type Counted, countedSteps, type DayCounts, emptyCounted } from './counts.ts';
import { writeMissing } from './missing.ts';
import { mergeSketch, packSketch, type Sketch, unpackSketch } from './sketch.ts';

/** The columns that identify a count. */
const cut = ['day', 'funnel_id', 'traffic_source', 'version', 'variant'] as const;

/**
 * Adds a process's counts to the tables, completely or not at all. Rows are locked in a fixed order, so
 * that two processes never deadlock.
 */
export async function writeCounts(db: Executor, counts: DayCounts): Promise<void> {
  const counted = joinEditions(counts);
  await db.transaction().execute(async (transaction) => {
    await addSteps(transaction, counts.day, counted);
    await addLeftOut(transaction, counts);
    await writeMissing(transaction, counts.day, counts.missing);
    await addSketches(transaction, counts.day, counted);
  });
}

type Row = Counted & { readonly key: readonly string[] };

/** One row per funnel, source, version and variant, in key order. */
function joinEditions({ pages }: DayCounts): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const counted of [...pages.values()].flatMap((sources) => [...sources.values()])) {
    const { page, source } = counted;
    const key = [page.funnel, source, page.version, page.variant];
    const name = JSON.stringify(key);
    const row = rows.get(name) ?? { ...emptyCounted(page, source), key };
    addCounted(row, counted);
    rows.set(name, row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** The rows' keys as a statement's columns. */
function keysOf(day: string, rows: readonly { readonly key: readonly string[] }[]) {
  const column = (index: number) => sql`${rows.map(({ key }) => key[index] ?? '')}::text[]`;
  const columns = sql.join([column(0), column(1), column(2), column(3)]);
  return { day: sql`${day}::date`, columns };
}

async function addSteps(db: Executor, day: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const keys = keysOf(day, rows);
  const counts = countedSteps.map((step) => sql`${rows.map(({ steps }) => steps[step])}::bigint[]`);
  const added = countedSteps.map(
    (step) => sql`${sql.ref(step)} = v.${sql.ref(step)} + excluded.${sql.ref(step)}`,
  );
  await sql`${named('add-visits')}
    insert into visit_counts as v (${sql.join([...cut, ...countedSteps].map((name) => sql.ref(name)))})
    select ${keys.day}, n.* from unnest(${keys.columns}, ${sql.join(counts)}) n
    on conflict (${sql.join(cut.map((name) => sql.ref(name)))}) do update set ${sql.join(added)}`.execute(
    db,
  );
}

async function addLeftOut(db: Executor, { day, leftOut }: DayCounts): Promise<void> {
  const rows = [...leftOut]
    .flatMap(([funnel, kinds]) => [...kinds].map(([kind, views]) => ({ funnel, kind, views })))
    .sort((a, b) => (`${a.funnel} ${a.kind}` < `${b.funnel} ${b.kind}` ? -1 : 1));
  if (rows.length === 0) return;
  await sql`${named('add-left-out')}
    insert into left_out_views as v (day, funnel_id, kind, views)
    select ${day}::date, n.* from unnest(${rows.map(({ funnel }) => funnel)}::text[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ views }) => views)}::bigint[]) n
    on conflict (day, funnel_id, kind) do update set views = v.views + excluded.views`.execute(db);
}

/** Two processes may both have seen a visitor, so the existing sketch is read and merged. */
async function addSketches(db: Executor, day: string, all: readonly Row[]): Promise<void> {
  const rows = all.filter((row): row is Row & { sketch: Sketch } => row.sketch !== undefined);
  if (rows.length === 0) return;
  const keys = keysOf(day, rows);
  const columns = sql.join(cut.map((name) => sql.ref(name)));
  await sql`${named('prepare-sketches')}
    insert into visit_sketches (${columns}, registers)
    select ${keys.day}, n.*, ''::bytea from unnest(${keys.columns}) n
    on conflict (${columns}) do nothing`.execute(db);
  const { rows: kept } = await sql<{ place: number; registers: Buffer }>`${named('lock-sketches')}
    select n.place, s.registers
    from unnest(${keys.columns}) with ordinality n (funnel_id, traffic_source, version, variant, place)
    join visit_sketches s using (funnel_id, traffic_source, version, variant)
    where s.day = ${keys.day} order by n.place for no key update of s`.execute(db);
  for (const { place, registers } of kept) {
    const sketch = rows[place - 1]?.sketch;
    if (sketch) mergeSketch(sketch, unpackSketch(registers));
  }
  const registers = rows.map(({ sketch }) => packSketch(sketch));
  await sql`${named('write-sketches')}
    update visit_sketches s set registers = n.registers, merged_at = now()
    from unnest(${keys.columns}, ${registers}::bytea[])
      n (funnel_id, traffic_source, version, variant, registers)
    where s.day = ${keys.day} and s.funnel_id = n.funnel_id
      and s.traffic_source = n.traffic_source and s.version = n.version
      and s.variant = n.variant`.execute(db);
}
