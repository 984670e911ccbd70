import { type Kysely, sql } from 'kysely';

/**
 * A person is known by one spelling of their address, which only the site can work out: SQL knows no
 * A-labels. So `leads.email_key` becomes a column that is written, and what stands in it is worked out
 * anew where it may be another spelling. Leads of one source that turn out to be one person become one.
 *
 * The release before this one does not write the column and reads it as it made it; a trigger fills it
 * for that release as before. `key_lead` gives such a lead its canonical key afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads alter column email_key drop expression`.execute(db);
  await sql`
    create function fill_lead_key() returns trigger language plpgsql as $$
    begin
      new.email_key := lower(btrim(new.email));
      return new;
    end $$`.execute(db);
  await sql`
    create trigger leads_fill_key before insert on leads for each row
    when (new.email_key is null) execute function fill_lead_key()`.execute(db);
  await createKeyLead(db);
  await keyLeads(db);
  await keySubmissions(db);
  // Finds what the release before writes beside this one; a key in its one spelling is plain ASCII.
  await sql`
    create index leads_stray_key on leads (id) where email_key ~ '[^!-~]|@.*%'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger leads_fill_key on leads`.execute(db);
  await sql`drop function fill_lead_key, key_lead`.execute(db);
  await sql`alter table leads drop column email_key`.execute(db);
  await sql`
    alter table leads
      add column email_key text not null generated always as (lower(btrim(email))) stored,
      add unique (email_key, source)`.execute(db);
  await sql`create index leads_email_start on leads (email_key text_pattern_ops)`.execute(db);
}

/**
 * Gives a lead its key. Where its source knows that key already, the older lead stays and gets what
 * the other one has: deliveries, submissions, journeys, registrations; a second seat at one event is
 * free again, and a stopped journey stays stopped. Tables are locked in the order in which everybody
 * does. The key of a campaign email names the address, so that nobody gets one twice.
 */
async function createKeyLead(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function key_lead(stray uuid, address text) returns void language plpgsql as $$
    declare
      old_key text;
      other uuid;
      kept uuid := stray;
      gone uuid;
    begin
      perform pg_advisory_xact_lock(7203420);
      select l.email_key, o.id into old_key, other from leads l
        left join leads o on o.source = l.source and o.email_key = address and o.id <> l.id
        where l.id = stray;
      if old_key is null or old_key = address then return; end if;
      if other is not null then
        select id into kept from leads where id in (stray, other) order by created_at, id limit 1;
        gone := case when kept = stray then other else stray end;
        perform from events where id in (
          select event_id from event_registrations where lead_id in (kept, gone)
        ) order by id for no key update;
        with freed as (
          delete from event_registrations r where r.lead_id = gone and exists (
            select from event_registrations k where k.lead_id = kept and k.event_id = r.event_id
          ) returning r.event_id
        )
        update events e set taken = e.taken - 1 from freed where freed.event_id = e.id;
        update event_registrations set lead_id = kept where lead_id = gone;
        update delivery_logs set lead_id = kept where lead_id = gone;
        update user_journeys k set
          stopped_at = coalesce(k.stopped_at, g.stopped_at),
          is_completed = k.is_completed or g.stopped_at is not null
        from user_journeys g
        where k.lead_id = kept and g.lead_id = gone and g.campaign_id = k.campaign_id;
        delete from user_journeys g using user_journeys k
        where k.lead_id = kept and g.lead_id = gone and g.campaign_id = k.campaign_id;
        update user_journeys set lead_id = kept where lead_id = gone;
        update submissions set lead_id = kept where lead_id = gone;
        update leads k set name = coalesce(k.name, g.name), metadata = coalesce(k.metadata, g.metadata)
        from leads g where k.id = kept and g.id = gone;
        delete from leads where id = gone;
      end if;
      update delivery_logs set email_address = address
      where lead_id = kept and email_address ~ '[^!-~]';
      update delivery_logs d
      set dedupe_key = replace(d.dedupe_key, ':' || old_key || ':', ':' || address || ':')
      where d.lead_id = kept and d.dedupe_key like 'letter:%'
        and strpos(d.dedupe_key, ':' || old_key || ':') > 0
        and not exists (select from delivery_logs o
          where o.dedupe_key = replace(d.dedupe_key, ':' || old_key || ':', ':' || address || ':'));
      update submissions set email_key = address where lead_id = kept and email_key <> address;
      update leads set email_key = address where id = kept and email_key <> address;
    end $$`.execute(db);
}

const rowsPerTurn = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Only a lead whose address is more than plain ASCII may have another key than before. */
async function keyLeads(db: Kysely<unknown>): Promise<void> {
  for (let after = firstId; ; ) {
    const { rows } = await sql<{ id: string; email: string; email_key: string }>`
      select id, email, email_key from leads where email ~ '[^!-~]|@.*%' and id > ${after}::uuid
      order by id limit ${sql.lit(rowsPerTurn)}`.execute(db);
    for (const { id, email, email_key: before } of rows) {
      const key = canonicalAddress(email);
      if (key !== before) await sql`select key_lead(${id}::uuid, ${key})`.execute(db);
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < rowsPerTurn) return;
  }
}

/** Submissions that made no lead, because the event was full. */
async function keySubmissions(db: Kysely<unknown>): Promise<void> {
  for (let after = firstId; ; ) {
    const { rows } = await sql<{ id: string; email_key: string }>`
      select id, email_key from submissions where email_key ~ '[^!-~]|@.*%' and id > ${after}::uuid
      order by id limit ${sql.lit(rowsPerTurn)}`.execute(db);
    const changed = rows
      .map(({ id, email_key: before }) => ({ id, before, key: canonicalAddress(before) }))
      .filter(({ before, key }) => key !== before);
    await sql`
      update submissions s set email_key = c.key
      from json_to_recordset(${JSON.stringify(changed)}::json) as c (id uuid, key text)
      where s.id = c.id`.execute(db);
    after = rows.at(-1)?.id ?? '';
    if (rows.length < rowsPerTurn) return;
  }
}

/** As the site works it out in engine/interpret/email-address.ts when this was released. */
function canonicalAddress(typed: string): string {
  const tidied = tidy(typed);
  return withAsciiDomain(typed.normalize('NFC').trim()) ?? withAsciiDomain(tidied) ?? tidied;
}

function tidy(text: string): string {
  return text
    .trim()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
}

function withAsciiDomain(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || domain.includes('..') || /[\s/?#:@[\]\\]/.test(domain)) return undefined;
  try {
    const host = new URL(`http://${domain}`).hostname;
    const isName = host.includes('.') && !/^[\d.]+$/.test(host);
    return isName ? `${tidy(address.slice(0, at))}@${host}` : undefined;
  } catch {
    return undefined;
  }
}
