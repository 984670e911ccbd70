import { sql } from 'kysely';
import { entryAtFirst, movesAtFirst } from '#server/seats/seat-conditions.ts';

/** What `saveSubmissions` says differently where one of the forms is about an event, and where none is. */
export const seatParts = {
  seated: {
    registered: sql`
  left join lateral (
    select true as is_true from leads l join event_registrations r on r.lead_id = l.id
    where i.event_id is not null
      and l.email_key = i.delivery_address and l.source = i.source and r.event_id = i.event_id
    limit 1
  ) registered on true`,
    isRegistered: sql`coalesce(registered.is_true, false)`,
    granted: sql`
seats as materialized (
  select e.id, e.taken, e.capacity - e.taken as free,
    exists (select from event_waiting w where w.event_id = e.id) as has_line
  from events e
  where e.id in (select event_id from decided where is_new and needs_seat)
  order by e.id
  for no key update
),
granted as materialized (
  select * from (
    select asking.*, asking.needs_seat and not (seats.free is null
      or asking.in_line <= seats.free and not (asking.waits and seats.has_line)) as is_late
    from (
      select d.*, row_number() over (partition by event_id, needs_seat order by place) as in_line
      from decided d where is_new
    ) asking
    left join seats on seats.id = asking.event_id
  ) answered
  where not is_late or waits
),`,
    taken: sql`
registration as (
  insert into event_registrations (event_id, lead_id, held_until, calendar_uid, moves)
  select event_id, saved_lead_id, now() + make_interval(secs => hold_seconds),
    ${entryAtFirst(sql`saving.event_id`, sql`saved_lead_id`)},
    ${movesAtFirst(sql`saving.event_id`, sql`saved_lead_id`)} from saving
  where needs_seat and not is_late
  on conflict (event_id, lead_id) do nothing
  returning id, event_id, lead_id, held_until, created_at
),
line as (
  insert into event_waiting (event_id, lead_id, mailbox)
  select event_id, saved_lead_id, address_hash from saving where is_late order by place
  on conflict do nothing
),
counted as (
  update events e set taken = seats.taken + made.registrations
  from seats
  join (
    select event_id, count(*)::int as registrations from registration group by event_id
  ) made on made.event_id = seats.id
  where e.id = seats.id
),
unclear as materialized (
  select s.id, s.event_id from saving s
  where needs_seat and not is_late and not exists (
    select from registration r where r.event_id = s.event_id and r.lead_id = s.saved_lead_id
  )
),`,
    isUnclear: sql`exists (
    select from unclear u
    where u.event_id = d.event_id and (u.id = d.id or (s.id is null and d.is_new))
  )`,
  },
  seatless: {
    registered: sql``,
    isRegistered: sql`false`,
    granted: sql`
granted as not materialized (
  select *, false as is_late from decided where is_new
),`,
    taken: sql``,
    isUnclear: sql`false`,
  },
};
