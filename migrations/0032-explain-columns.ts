import { type Kysely, sql } from 'kysely';

/** What a table or column holds, where its name does not say so. */
const meanings: Readonly<Record<string, string>> = {
  'email_sequences.step': 'Counted from 1.',
  'leads.email_key': 'The canonical address.',
  'user_journeys.current_sequence': 'The step that is sent next, counted from 1.',
  'user_journeys.next_email_due_at':
    'When that step is due; for the first one, when its wait begins.',
  'user_journeys.sequence_version': 'The version of the sequence in which current_sequence counts.',
  'user_journeys.stopped_at':
    'When the person unsubscribed or the address failed; such a journey counts as completed.',
  'user_journeys.left_at':
    'When a booking or a purchase elsewhere ended it; such a journey counts as completed.',
  'events.capacity': 'Null means without a limit.',
  'events.reminded_for':
    'Used by releases before 0020: the beginning for which reminders were written last.',
  'events.moves': 'How often it was moved; a trigger counts.',
  'event_registrations.held_until':
    'When the seat lapses unless it is confirmed; null is a firm seat.',
  'event_registrations.calendar_uid':
    "Names the entry in the person's calendar; null is the event's own name.",
  'event_registrations.moves':
    'How often that entry has changed because the person went to another date.',
  'event_waiting.place': 'The lowest is the first in line.',
  'event_waiting.mailbox': "The mailbox's keyed hash, which is in a line only once.",
  event_notices: 'Which emails of an event have been written.',
  'event_notices.told_for': "The event's beginning at that time.",
  'submissions.fields': 'The answers as typed, by field name.',
  'submissions.consent_version': 'What was agreed to: the key of a row of consent_texts.',
  'submissions.consent_versions': 'The same for each ticked box, by its name.',
  'consent_texts.version': 'Derived from the words.',
  'consent_texts.name': "The version's name in the declaration.",
  confirmations:
    'A sign-up that only counts once it is confirmed by a link in an email, and the proof that it was.',
  'confirmations.id': "The submission's id, once it exists.",
  'confirmations.email_key': 'The canonical address; null if nobody confirmed in time.',
  'confirmations.sent': 'The form as sent, until it is confirmed.',
  'confirmations.asked_from': 'The keyed hash of the network of the form.',
  'confirmations.confirmed_from': 'The keyed hash of the network of the confirmation.',
  'confirmations.consent_version':
    'What was agreed to by sending: the key of a row of consent_texts.',
  'confirmations.consent_versions': 'The same for each ticked box, by its name.',
  'confirmations.email_version': 'The text of the email that asked, as a key of consent_texts.',
  'confirmations.emails': 'How many emails have asked.',
  'confirmations.corrections': 'How often their address was corrected.',
  'confirmations.lapsed_at': 'When the form was deleted because nobody confirmed.',
  'delivery_logs.delivered_at': "By the provider's clock.",
  'delivery_logs.bounced_at': "By the provider's clock.",
  'delivery_logs.complained_at': "By the provider's clock.",
  'delivery_logs.fetched_at': 'When a person first downloaded the file it leads to.',
  'delivery_logs.held_mailbox': 'The keyed hash of the mailbox for which it is held, for a week.',
  'delivery_logs.event_id': 'The event it is about; null for rows of releases before 0020.',
  inbound_events: 'A report from a scheduling page or a shop.',
  'inbound_events.name': "The service's declared name.",
  'inbound_events.event_key': "The sender's id for it.",
  'inbound_events.means': 'booking, purchase or cancelled; null if nothing follows from it.',
  'inbound_events.email_key': 'The canonical address; null if it belongs to no lead of the coach.',
  'inbound_events.problem': 'Why it had no effect.',
  'inbound_events.seen': 'Its beginning as received, if it could not be read.',
  'inbound_events.occurred_at': "By the sender's clock.",
  'webhook_events.event_key': 'A hash of everything that identifies a report.',
  'webhook_events.email_hash': "The keyed hash of the recipient's address.",
  webhook_endpoints: 'Other programs that receive messages.',
  'webhook_endpoints.state':
    'Stopped by itself or by an operator; a removed endpoint stays for its messages.',
  'webhook_endpoints.generation':
    'The version of its derived secret; until the overlap ends, the previous one signs too.',
  'webhook_endpoints.failures': 'Consecutive failed attempts of any message.',
  'webhook_messages.place': "The order in which an endpoint gets one person's messages.",
  'webhook_messages.person':
    'The canonical address; null for messages about nobody, and after the person was erased.',
  'webhook_messages.data': 'Null after the person was erased.',
  'suppressions.scope': 'all, or the slug of the coach who may no longer email.',
  'rate_buckets.key': 'A client, a funnel or a solved challenge.',
  'rate_buckets.level': 'How full it was at updated_at, in requests.',
  'address_quotas.mailed_at': 'Up to three of the latest moments.',
  'address_quotas.delivery_id': 'The last delivery that was let through.',
  'campaign_counts.mailbox': "The first half of the mailbox's keyed hash.",
  'campaign_counts.written_at': 'The last campaign emails written to it, up to its daily limit.',
  'campaign_counts.added': 'How many the last statement added.',
  operator_sessions:
    "Used by releases before 0027; its sessions are exchanged for members' sessions.",
  members: 'Who may sign in to the console.',
  'members.coaches': 'The slugs of the coaches whose data is visible; null for the whole site.',
  member_accounts: "Passwords; better-auth's other columns stay empty.",
  'member_sessions.method':
    "How it was begun: a password alone opens only the member's own account.",
  member_challenges: 'The challenge of a sign-in under way.',
  member_codes: "A member's TOTP key, encrypted, and recovery codes.",
  'machine_tokens.coach': 'The coach whose rows it opens; null for all.',
  'machine_tokens.prefix':
    'Its first characters, by which people recognise it; null for rows of releases before 0025.',
  audit_log: 'Append-only; rows may be deleted after 90 days.',
  'audit_log.member_id': "The member; null for the site's own password, machines and strangers.",
  'refused_sign_ins.began_at': 'The hour.',
  'refused_sign_ins.client': 'The network, or others.',
  page_views: 'Used by releases before 0021; a trigger adds its counts to visit_counts.',
  funnel_versions: 'What visitors see of a funnel, as data without email addresses.',
  version_periods: 'When they saw it; the row without an end is current.',
  experiment_runs: 'An experiment between two changes to it.',
  'experiment_runs.design': 'Identifies its variants and shares.',
  'experiment_runs.arms': 'The control first.',
  'experiment_runs.kept': "Whose words the page has now; null if neither's.",
  'experiment_runs.result': "The final result, as in the console's contract.",
  visit_counts: 'What processes count in memory, by day; unknown dimensions are empty.',
  visit_totals:
    'How far visits went, by day; * means all funnels, all sources, or all versions and variants.',
  visit_sketches: 'The visitors of days that are not closed yet.',
  figured_days: "When a day's sums were last computed.",
  'figured_days.is_closed': 'Whether its number of visitors is final.',
  left_out_views: 'Views not caused by visitors, by kind.',
  missing_pages: 'How often missing pages were requested, by day.',
  'missing_pages.views': 'By browsers.',
  'missing_pages.from_site': 'Of these, from pages of this site.',
  'missing_pages.programs': 'By programs.',
  visitor_salt: "The key of the day's visitors.",
  imports: 'A file of people imported for one coach.',
  'imports.file_hash': 'SHA-256 of the complete file.',
  'imports.campaign_id': 'The campaign in settings that starts for each person.',
  'imports.sequence_version': 'The version of its sequence at that time.',
  'imports.position': 'The last row, or part of the work, that the state has processed.',
  import_parts: 'The bytes of a file that has not been read yet.',
  import_rows: 'Rows that are not written yet, and refused ones.',
  'import_rows.cells': 'Null if the person was erased.',
  'import_rows.email_key': 'The canonical address, once the row is judged.',
  'imported_leads.fields': 'The kept columns, by title.',
  email_copies: 'A partition for each month.',
  sent_emails: 'Copies written by releases before 0031.',
};

/** Tables and columns say what they hold to whoever opens the database, and to the types made from them. */
export const up = (db: Kysely<unknown>) => comment(db, (meaning) => sql.lit(meaning));

export const down = (db: Kysely<unknown>) => comment(db, () => sql.raw('null'));

async function comment(
  db: Kysely<unknown>,
  write: (meaning: string) => ReturnType<typeof sql>,
): Promise<void> {
  const comments = Object.entries(meanings).map(([name, meaning]) => {
    const kind = sql.raw(name.includes('.') ? 'column' : 'table');
    return sql`comment on ${kind} ${sql.ref(name)} is ${write(meaning)}`;
  });
  await sql.join(comments, sql`;`).execute(db);
}
