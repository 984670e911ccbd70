import { steps } from '#engine/figures/steps.ts';
import type { Tables } from '#server/db/tables.ts';

/** What belongs to some coaches, by everything that identifies rows. */
export interface Scope {
  readonly coaches: readonly string[];
  readonly funnels: readonly string[];
  readonly sources: readonly string[];
}

/** The parameter with a scope's list in a statement. */
type Place = (list: keyof Scope) => string;

/** The statement that reads some coaches' rows of a table. */
type OwnRows = (place: Place) => string;

const rowsWhere =
  (condition: OwnRows) =>
  (table: string): OwnRows =>
  (place) =>
    `select * from ${table} where ${condition(place)}`;

const ofCoaches = rowsWhere((place) => `coach = any(${place('coaches')})`);
const ofFunnels = rowsWhere((place) => `funnel_id = any(${place('funnels')})`);
const everything = rowsWhere(() => 'true');
const nothing = rowsWhere(() => 'false');
const ofEvents = rowsWhere(() => 'event_id in (select id from events)');
const ofDeliveries = rowsWhere(() => 'delivery_id in (select id from delivery_logs)');
const ofImports = rowsWhere(() => 'import_id in (select id from imports)');
const ofCampaigns = rowsWhere(() => 'campaign_id in (select id from email_campaigns)');

/**
 * Counts over all funnels (`*`) are the sum of the coaches' own. Visitors of two funnels count twice
 * there, because they can no longer be recognised.
 */
const visitTotals: OwnRows = (place) => {
  const own = `funnel_id = any(${place('funnels')})`;
  const cut = 'traffic_source, version, variant';
  const sums = steps.map((step) => `sum(${step})::bigint`);
  return `select day, funnel_id, ${cut}, ${steps.join(', ')} from visit_totals where ${own}
    union all
    select day, '*', ${cut}, ${sums.join(', ')} from visit_totals where ${own} group by day, ${cut}`;
};

/**
 * Which rows of each table belong to some coaches. A missing table does not compile; what belongs to
 * nobody, or to the whole site, is `nothing`. Each may read the tables before it, limited to their own
 * rows.
 */
export const ownRows: Readonly<Record<keyof Tables, OwnRows>> = {
  email_campaigns: ofCoaches('email_campaigns'),
  email_sequences: ofCampaigns('email_sequences'),
  leads: rowsWhere((place) => `source = any(${place('sources')})`)('leads'),
  events: rowsWhere((place) => `split_part(key, '/', 1) = any(${place('funnels')})`)('events'),
  delivery_logs: ofCoaches('delivery_logs'),

  submissions: ofFunnels('submissions'),
  confirmations: ofCoaches('confirmations'),
  consent_texts: everything('consent_texts'),
  user_journeys: ofCampaigns('user_journeys'),
  event_registrations: ofEvents('event_registrations'),
  event_waiting: ofEvents('event_waiting'),
  event_notices: ofEvents('event_notices'),

  delivery_attempts: ofDeliveries('delivery_attempts'),
  mailbox_messages: ofDeliveries('mailbox_messages'),
  email_copies: ofDeliveries('email_copies'),
  sent_emails: ofDeliveries('sent_emails'),
  email_models: rowsWhere(
    () => '(id in (select model_id from email_copies) or id in (select model_id from sent_emails))',
  )('email_models'),
  inbound_events: ofCoaches('inbound_events'),
  webhook_events: rowsWhere(
    () => `(delivery_id in (select id from delivery_logs) or delivery_id is null
      and message_id in (select provider_message_id from delivery_logs))`,
  )('webhook_events'),
  suppressions: rowsWhere((place) => `(scope = 'all' or scope = any(${place('coaches')}))`)(
    'suppressions',
  ),

  webhook_endpoints: ofCoaches('webhook_endpoints'),
  webhook_messages: rowsWhere(() => 'endpoint_id in (select id from webhook_endpoints)')(
    'webhook_messages',
  ),
  webhook_attempts: rowsWhere(() => 'message_id in (select id from webhook_messages)')(
    'webhook_attempts',
  ),
  imports: ofCoaches('imports'),
  import_parts: ofImports('import_parts'),
  import_rows: ofImports('import_rows'),
  imported_leads: ofImports('imported_leads'),

  funnel_versions: ofFunnels('funnel_versions'),
  version_periods: ofFunnels('version_periods'),
  experiment_runs: ofFunnels('experiment_runs'),
  visit_totals: visitTotals,
  visit_counts: ofFunnels('visit_counts'),
  visit_sketches: nothing('visit_sketches'),
  visitor_salt: nothing('visitor_salt'),
  figured_days: everything('figured_days'),
  left_out_views: ofFunnels('left_out_views'),
  email_totals: ofCoaches('email_totals'),
  outcome_totals: ofFunnels('outcome_totals'),
  summed_days: everything('summed_days'),

  missing_pages: nothing('missing_pages'),
  pages: nothing('pages'),
  landing_pages: nothing('landing_pages'),
  error_logs: nothing('error_logs'),
  audit_log: nothing('audit_log'),
  settings: nothing('settings'),
  members: nothing('members'),
  member_accounts: nothing('member_accounts'),
  member_sessions: nothing('member_sessions'),
  member_challenges: nothing('member_challenges'),
  member_codes: nothing('member_codes'),
  member_passkeys: nothing('member_passkeys'),
  member_invitations: nothing('member_invitations'),
  machine_tokens: nothing('machine_tokens'),
  refused_sign_ins: nothing('refused_sign_ins'),
  rate_buckets: nothing('rate_buckets'),
  address_quotas: nothing('address_quotas'),
  campaign_counts: nothing('campaign_counts'),
  worker_ticks: nothing('worker_ticks'),
};
