import { sql } from 'kysely';
import { leadHappenings, seatHappenings, submissionHappenings } from './happenings.ts';
import { nobodyListens } from './heard-coaches.ts';
import { tellingPrograms, toldPrograms } from './tell.ts';

/** What programs are told of a submission: its lead, itself, and a firm seat. */
const happened = (hasSeats: boolean) => sql`
  ${leadHappenings(sql`(
    select lead.*, s.coach, 3 * s.place as place, not lead.is_new
      and (lead.name, lead.metadata) is distinct from (old.name, old.metadata) as is_changed
    from saving s join lead on lead.id = s.saved_lead_id left join leads old on old.id = lead.id
  )`)}
  union all
  ${submissionHappenings(sql`(
    select r.*, d.coach, 3 * d.place + 1 as place from record r join decided d on d.id = r.id
    where r.outcome = 'accepted' and d.is_new
  )`)}
  ${hasSeats ? firmSeats : sql``}`;

const firmSeats = sql`
  union all
  ${seatHappenings(
    sql`(
      select r.*, s.coach, s.email_key, l.name, 3 * s.place + 2 as place
      from registration r join saving s on s.saved_lead_id = r.lead_id and s.event_id = r.event_id
      join lead l on l.id = r.lead_id where r.held_until is null
    )`,
    'event.registered',
  )}`;

/** The parts of `saveSubmissions` that depend on whether programs listen. */
export const forms = {
  telling: {
    name: 'save-submissions',
    isMeant: () => sql`true`,
    led: sql`id, email, email_key, source, name, metadata, created_at, l.xmax = 0 as is_new`,
    recorded: sql`*`,
    messages: (hasSeats: boolean) => sql`${tellingPrograms(happened(hasSeats))},`,
    woken: sql`union all (select 'webhooks' from (${toldPrograms}) told)`,
  },
  quiet: {
    name: 'save-submissions-quietly',
    isMeant: (coaches: readonly string[]) => nobodyListens(coaches),
    led: sql`id, email_key, source`,
    recorded: sql`id, funnel_id, outcome, reference, lead_id`,
    messages: () => sql``,
    woken: sql``,
  },
};
