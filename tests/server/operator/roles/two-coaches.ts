import type { Database } from '#server/db/open/open.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

/** What stands in every personal value of a person, whoever's they are. */
export const personMark = /marked/i;

/** What stands in everything that is a coach's, declared and stored. */
export const coachMarks = { willow: /willow/i, rowan: /rowan/i } as const;

/** A site of two coaches, with marked rows of each in every table that tells of people. */
export async function openTwoCoaches(database: Database): Promise<TestWeb> {
  const web = await openTestWeb(database, {
    trustProxy: 1,
    site: createTestSite({ withRowan: true }),
  });
  for (const coach of ['willow', 'rowan']) {
    for (const email of [`marked.${coach}@example.com`, 'marked.shared@example.com']) {
      const fields = { name: `Marked ${coach}`, email };
      await web.postForm(`/${coach}-guide?utm_source=marked-${coach}`, fields);
      await web.postForm(`/${coach}-masterclass`, fields);
    }
  }
  await markRows(database);
  return web;
}

/** Writes what no form writes, and marks what forms wrote. */
async function markRows({ pool }: Database): Promise<void> {
  await pool.query(`
    update leads set metadata = jsonb_build_object('note', 'marked ' || split_part(source, '-', 1));
    update submissions set page = '/marked-' || split_part(funnel_id, '-', 1),
      attribution = jsonb_build_object('first', 'marked ' || split_part(funnel_id, '-', 1)),
      traffic_source = 'marked-' || split_part(funnel_id, '-', 1) || '/email';
    update delivery_logs set subject = 'Marked ' || coach, last_error = 'marked ' || coach,
      provider_message_id = 'marked-' || id,
      status = case when id::text < '8' then 'failed' else status end;
    insert into delivery_attempts (delivery_id, attempt, outcome, detail)
      select id, 1, 'sent', 'marked ' || coach from delivery_logs;
    insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
      select id, email_address, coach || '@example.com', 'Marked ' || coach,
        '<p>Marked ' || coach || '</p>', 'marked ' || coach from delivery_logs;
    insert into webhook_events (event_key, record_type, message_id, delivery_id, kind, detail, occurred_at)
      select 'a' || id, 'Bounce', null, id, 'bounce', 'marked ' || coach, now() from delivery_logs
      union all
      select 'b' || id, 'Bounce', 'marked-' || id, null, 'bounce', 'marked ' || coach, now() from delivery_logs;
    insert into event_waiting (event_id, lead_id, mailbox)
      select e.id, l.id, l.id::text from events e
      join leads l on split_part(l.source, '-', 1) = split_part(e.key, '-', 1) and l.source like '%-guide';
    insert into error_logs (reference, function_name, error_message, request_data)
      select reference, 'marked', 'marked ' || funnel_id, jsonb_build_object('email', email_key)
      from submissions;
    insert into audit_log (actor, action, target, details)
      select 'operator', 'exported-person', 'lead:' || id, jsonb_build_object('marked', source) from leads;
    insert into webhook_endpoints (id, coach, url, events, origin, last_error)
      select gen_random_uuid(), coach, 'https://marked-' || coach || '.example.com/', array['erased'],
        'made', 'marked ' || coach
      from (select distinct coach from delivery_logs) c;
    insert into webhook_messages (endpoint_id, type, lead_id, data)
      select e.id, 'marked ' || e.coach, d.lead_id, '{}'
      from webhook_endpoints e join delivery_logs d on d.coach = e.coach;
    insert into webhook_attempts (message_id, attempt, detail)
      select id, 1, type from webhook_messages;
    with made as (
      insert into imports (id, coach, file_name, bytes, made_by, titles, imported, settings)
        select gen_random_uuid(), coach, 'marked-' || coach || '.csv', 1, 'marked ' || coach,
          array['Marked ' || coach], 1, jsonb_build_object('agreedTo', 'marked ' || coach)
        from unnest(array['willow', 'rowan']) coach
      returning id, coach
    ),
    refused as (
      insert into import_rows (import_id, row, cells, verdict)
        select id, 2, array['marked ' || coach], 'invalid-address' from made
    ),
    lead as (
      insert into leads (id, email, email_key, name, source)
        select gen_random_uuid(), 'marked@' || coach || '.example', 'marked@' || coach || '.example',
          'Marked ' || coach, 'import:' || coach from made
      returning id, source
    )
    insert into imported_leads (lead_id, import_id, row, agreed_at, fields)
      select lead.id, made.id, 3, now(), jsonb_build_object('marked', made.coach)
      from lead join made on lead.source = 'import:' || made.coach;
    insert into left_out_views (day, funnel_id, kind, views)
      select (now() at time zone 'UTC')::date, id, 'robot', case id when 'rowan-guide' then 7000777 else 11 end
      from (values ('rowan-guide'), ('willow-guide')) f (id);
    insert into visit_counts (day, funnel_id, traffic_source, version, variant, views)
      select (now() at time zone 'UTC')::date, id, 'from-' || id, '', '', case id when 'rowan-guide' then 9000999 else 22 end
      from (values ('rowan-guide'), ('willow-guide')) f (id)`);
}

/** Every id by which an endpoint may be asked, of both coaches. */
export async function listIds({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select id::text as id from leads union all select id::text from delivery_logs
    union all select id::text from mailbox_messages
    union all select id::text from webhook_endpoints union all select id::text from webhook_messages
    union all select id::text from imports
    union all select unnest(array['willow-guide', 'rowan-guide', 'rowan-masterclass'])`);
  return rows.map(({ id }) => id);
}
