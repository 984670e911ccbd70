import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type DeliveryStatus, deliveryStatuses } from '#engine/contract/delivery.ts';
import type { Database } from '#server/db/open/open.ts';
import { describeOnBothServers } from '#tests/support/database/database.ts';

/** As the release before 0015 writes it: without a key. */
const addLead = async ({ pool }: Database, email: string, source = 'guide') => {
  const { rows } = await pool.query<{ id: string; email_key: string; created_at: Date }>(
    'insert into leads (id, email, source) values ($1, $2, $3) returning id, email_key, created_at',
    [randomUUID(), email, source],
  );
  if (!rows[0]) throw new Error('The lead was not returned.');
  return rows[0];
};

const addEvent = ({ kysely }: Database, capacity: number | null, taken = 0) =>
  kysely
    .insertInto('events')
    .values({
      id: randomUUID(),
      key: randomUUID(),
      name: 'E',
      time_zone: 'UTC',
      minutes: 60,
      capacity,
      taken,
    })
    .execute();

const addDelivery = (
  { kysely }: Database,
  lead_id: string | null,
  status: DeliveryStatus = 'pending',
) =>
  kysely
    .insertInto('delivery_logs')
    .values({
      id: randomUUID(),
      dedupe_key: randomUUID(),
      email_address: 'a@example.com',
      function_name: 'send-guide',
      coach: 'willow',
      body: JSON.stringify({ name: 'Ada' }),
      status,
      lead_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What Kysely knows of each type. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Moment',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Moment',
  uuid: 'string',
  _text: 'string[]',
  _timestamptz: 'Moments',
};

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly given: 'always' | 'by default' | null;
  /** What the table and the column hold. */
  readonly tableMeaning: string | null;
  readonly meaning: string | null;
}

function describeColumn({ column, type, isNullable, given, meaning }: Column): string[] {
  const value = types[type] ?? `'an unknown type: ${type}'`;
  const held = given ? `Generated${given === 'always' ? 'Always' : ''}<${value}>` : value;
  return [...explain(meaning, '    '), `    ${column}: ${held}${isNullable ? ' | null' : ''};`];
}

const explain = (meaning: string | null, indent: string) =>
  meaning === null ? [] : [`${indent}/** ${meaning} */`];

/** Tables of earlier releases that are left until a migration may drop them (migrations/README.md). */
const left = ['operator_sessions', 'page_views', 'rate_limits'];

/** The types of the columns of all tables in use, as a file. */
async function describeColumns({ kysely }: Database): Promise<string> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, udt_name as type,
      is_nullable = 'YES' as "isNullable",
      case when 'ALWAYS' in (is_generated, identity_generation) then 'always'
        when column_default is not null then 'by default' end as given,
      obj_description(id) as "tableMeaning", col_description(id, ordinal_position) as meaning
    from information_schema.columns, to_regclass(quote_ident(table_name)) as id
    where table_schema = 'public' and table_name not like 'kysely%' and table_name <> all(${left})
      and id not in (select oid from pg_class where relispartition)
    order by table_name collate "C", ordinal_position`.execute(kysely);
  const lines = [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, columns]) => [
    ...explain(columns[0]?.tableMeaning ?? null, '  '),
    `  ${table}: {`,
    ...columns.flatMap(describeColumn),
    '  };',
  ]);
  return `${[
    "import type { GeneratedAlways } from 'kysely';",
    "import type { Generated, Json, Moment, Moments } from './column-types.ts';",
    '',
    '/** The columns of the tables in use; written by `npx vitest run tests/server/db/tables.test.ts -u`. */',
    'export interface Columns {',
    ...lines,
    '}',
  ].join('\n')}\n`;
}

describeOnBothServers('the tables', (open) => {
  it('are those that the types describe', async () => {
    const columns = await describeColumns(await open());
    await expect(columns).toMatchFileSnapshot('../../../server/db/columns.ts');
  });

  it('keep one lead per source and address, whatever its case and surrounding blanks', async () => {
    const database = await open();
    const { email_key, created_at } = await addLead(database, '  Ada@Example.com ');
    expect(email_key).toBe('ada@example.com');
    expect(created_at).toBeInstanceOf(Date);
    await expect(addLead(database, 'ADA@example.com')).rejects.toMatchObject({ code: '23505' });
    await addLead(database, 'ADA@example.com', 'summit');
  });

  it('never let more seats be taken than an event has', async () => {
    const database = await open();
    const change = (set: string) => database.pool.query(`update events set ${set}`);
    await expect(addEvent(database, 2, -1)).rejects.toMatchObject({ code: '23514' });
    await addEvent(database, null, 3);
    // Fewer seats may be declared than are taken: then those that are given up stay free.
    await change('capacity = 2');
    await expect(change('taken = 4')).rejects.toMatchObject({ code: '23514' });
    await change('taken = 1');
    await expect(change('taken = 3')).rejects.toMatchObject({ code: '23514' });
    await change('taken = 2');
  });

  it('know the states of a delivery and no other', async () => {
    const database = await open();
    for (const status of deliveryStatuses) await addDelivery(database, null, status);
    const stray = database.pool.query(`update delivery_logs set status = 'lost'`);
    await expect(stray).rejects.toMatchObject({ code: '23514' });
  });

  it('give JSON back as values and counts as numbers', async () => {
    const database = await open();
    expect((await addDelivery(database, null)).body).toEqual({ name: 'Ada' });
    const { rows } = await database.pool.query('select count(*) as count from delivery_logs');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('keep the delivery but not the journeys and registrations of a deleted lead', async () => {
    const database = await open();
    const { id } = await addLead(database, 'ada@example.com');
    await addDelivery(database, id);
    await database.pool.query(
      `insert into email_campaigns (id, name, coach, from_email, from_name)
       values ($1, 'C', 'willow', 'c@example.com', 'C')`,
      [id],
    );
    await database.pool.query('insert into user_journeys (lead_id, campaign_id) values ($1, $1)', [
      id,
    ]);
    await database.kysely.deleteFrom('leads').where('id', '=', id).execute();
    expect(await database.kysely.selectFrom('user_journeys').select('id').execute()).toEqual([]);
    const deliveries = await database.kysely
      .selectFrom('delivery_logs')
      .select('lead_id')
      .execute();
    expect(deliveries).toEqual([{ lead_id: null }]);
  });

  it('find the deliveries to claim by an index that holds no finished ones', async () => {
    const { pool } = await open();
    const { rows } = await pool.query(
      `select indexdef from pg_indexes where indexname = 'delivery_logs_claim'`,
    );
    expect(rows[0].indexdef).toMatch(/\(next_attempt_at\) WHERE .*pending.*sending/);
  });
});
