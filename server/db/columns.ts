import type { GeneratedAlways } from 'kysely';
import type { Generated, Json, Moment, Moments } from './column-types.ts';

/** The columns of the tables in use; written by `npx vitest run tests/server/db/tables.test.ts -u`. */
export interface Columns {
  address_quotas: {
    address_hash: string;
    /** Up to three of the latest moments. */
    mailed_at: Moments;
    /** The last delivery that was let through. */
    delivery_id: string;
  };
  /** Append-only; rows may be deleted after 90 days. */
  audit_log: {
    id: GeneratedAlways<number>;
    actor: string;
    action: string;
    target: string | null;
    details: Json | null;
    client: string | null;
    created_at: Generated<Moment>;
    /** The member; null for the site's own password, machines and strangers. */
    member_id: string | null;
  };
  campaign_counts: {
    /** The first half of the mailbox's keyed hash. */
    mailbox: string;
    /** The last campaign emails written to it, up to its daily limit. */
    written_at: Moments;
    /** How many the last statement added. */
    added: number;
  };
  /** A sign-up that only counts once it is confirmed by a link in an email, and the proof that it was. */
  confirmations: {
    /** The submission's id, once it exists. */
    id: string;
    reference: string;
    funnel_id: string;
    coach: string;
    /** The canonical address; null if nobody confirmed in time. */
    email_key: string | null;
    /** The form as sent, until it is confirmed. */
    sent: Json | null;
    traffic_source: Generated<string>;
    version: Generated<string>;
    variant: Generated<string>;
    asked_at: Generated<Moment>;
    /** The keyed hash of the network of the form. */
    asked_from: string | null;
    /** What was agreed to by sending: the key of a row of consent_texts. */
    consent_version: string | null;
    /** The same for each ticked box, by its name. */
    consent_versions: Json | null;
    /** The text of the email that asked, as a key of consent_texts. */
    email_version: string;
    /** How many emails have asked. */
    emails: Generated<number>;
    /** How often their address was corrected. */
    corrections: Generated<number>;
    emailed_at: Moment | null;
    expires_at: Moment;
    confirmed_at: Moment | null;
    /** The keyed hash of the network of the confirmation. */
    confirmed_from: string | null;
    /** When the form was deleted because nobody confirmed. */
    lapsed_at: Moment | null;
  };
  consent_texts: {
    /** Derived from the words. */
    version: string;
    /** The version's name in the declaration. */
    name: string;
    text: string;
    created_at: Generated<Moment>;
  };
  delivery_attempts: {
    id: GeneratedAlways<number>;
    delivery_id: string;
    attempt: number;
    started_at: Generated<Moment>;
    ended_at: Moment | null;
    outcome: string | null;
    status_code: number | null;
    detail: string | null;
  };
  delivery_logs: {
    id: string;
    dedupe_key: string;
    email_address: string;
    status: Generated<string>;
    function_name: string;
    funnel_id: string | null;
    coach: string;
    stream: Generated<string>;
    body: Json;
    submission_id: string | null;
    lead_id: string | null;
    campaign_id: string | null;
    sequence: number | null;
    reference: string | null;
    attempts: Generated<number>;
    next_attempt_at: Generated<Moment>;
    lease_until: Moment | null;
    lease_token: string | null;
    maybe_sent: Generated<boolean>;
    provider: string | null;
    provider_message_id: string | null;
    subject: string | null;
    last_error_code: string | null;
    last_error: string | null;
    created_at: Generated<Moment>;
    sent_at: Moment | null;
    /** By the provider's clock. */
    delivered_at: Moment | null;
    /** By the provider's clock. */
    bounced_at: Moment | null;
    /** By the provider's clock. */
    complained_at: Moment | null;
    /** The keyed hash of the mailbox for which it is held, for a week. */
    held_mailbox: string | null;
    /** When a person first downloaded the file it leads to. */
    fetched_at: Moment | null;
    /** The event it is about; null for rows of releases before 0020. */
    event_id: string | null;
  };
  email_campaigns: {
    id: string;
    name: string;
    coach: string;
    from_email: string;
    from_name: string;
    subject_template: string | null;
    is_active: Generated<boolean>;
    postal_address: string | null;
    created_at: Generated<Moment>;
  };
  /** A partition for each month. */
  email_copies: {
    delivery_id: string;
    model_id: string | null;
    packed: Buffer;
    created_at: Generated<Moment>;
  };
  email_models: {
    id: string;
    content: string;
    created_at: Generated<Moment>;
  };
  email_sequences: {
    id: string;
    campaign_id: string;
    version: string;
    /** Counted from 1. */
    step: number;
    content: Json;
    created_at: Generated<Moment>;
  };
  /** The emails written on a day, and what has become of them. */
  email_totals: {
    day: Moment;
    coach: string;
    funnel_id: string | null;
    campaign_id: string | null;
    function_name: string;
    sequence: number | null;
    kind: string;
    /** Of a reminder among several: how long before the event it leaves. */
    minutes: string;
    /** Why they failed, if they did. */
    error_code: string | null;
    written: number;
    waiting: number;
    sent: number;
    failed: number;
    /** Those whose status says that they bounced or brought a complaint. */
    returned: number;
    bounced: number;
    complained: number;
    /** Those sent for which somebody waited, and that were not held back. */
    requested: number;
    /** Those of the requested that took longer than five minutes. */
    slow: number;
  };
  error_logs: {
    id: Generated<string>;
    reference: string | null;
    function_name: string;
    error_message: string;
    request_data: Json | null;
    created_at: Generated<Moment>;
  };
  /** Which emails of an event have been written. */
  event_notices: {
    event_id: string;
    kind: string;
    /** The event's beginning at that time. */
    told_for: Moment;
  };
  event_registrations: {
    id: Generated<string>;
    event_id: string;
    lead_id: string;
    created_at: Generated<Moment>;
    /** When the seat lapses unless it is confirmed; null is a firm seat. */
    held_until: Moment | null;
    /** Names the entry in the person's calendar; null is the event's own name. */
    calendar_uid: string | null;
    /** How often that entry has changed because the person went to another date. */
    moves: Generated<number>;
  };
  event_waiting: {
    id: Generated<string>;
    /** The lowest is the first in line. */
    place: GeneratedAlways<number>;
    event_id: string;
    lead_id: string;
    /** The mailbox's keyed hash, which is in a line only once. */
    mailbox: string;
    created_at: Generated<Moment>;
  };
  events: {
    id: string;
    key: string;
    name: string;
    starts_at: Moment | null;
    time_zone: string;
    minutes: number;
    /** Null means without a limit. */
    capacity: number | null;
    taken: Generated<number>;
    is_active: Generated<boolean>;
    /** Used by releases before 0020: the beginning for which reminders were written last. */
    reminded_for: Moment | null;
    /** How often it was moved; a trigger counts. */
    moves: Generated<number>;
    moved_at: Moment | null;
    /** Since when it is declared no more; a trigger notes it. Null before 0034. */
    called_off_at: Moment | null;
  };
  /** An experiment between two changes to it. */
  experiment_runs: {
    run: GeneratedAlways<number>;
    id: string;
    funnel_id: string;
    /** Identifies its variants and shares. */
    design: string;
    measure: string;
    /** The control first. */
    arms: Json;
    started_at: Generated<Moment>;
    ended_at: Moment | null;
    /** Whose words the page has now; null if neither's. */
    kept: string | null;
    /** The final result, as in the console's contract. */
    result: Json | null;
  };
  /** When a day's sums were last computed. */
  figured_days: {
    day: Moment;
    figured_at: Generated<Moment>;
    /** Whether its number of visitors is final. */
    is_closed: Generated<boolean>;
  };
  /** What visitors see of a funnel, as data without email addresses. */
  funnel_versions: {
    funnel_id: string;
    version: string;
    seen: Json;
    created_at: Generated<Moment>;
  };
  /** The bytes of a file that has not been read yet. */
  import_parts: {
    import_id: string;
    part: number;
    content: Buffer;
  };
  /** Rows that are not written yet, and refused ones. */
  import_rows: {
    import_id: string;
    row: number;
    /** Null if the person was erased. */
    cells: string[] | null;
    /** The canonical address, once the row is judged. */
    email_key: string | null;
    verdict: string | null;
    draft: Json | null;
    created_at: Generated<Moment>;
  };
  imported_leads: {
    lead_id: string;
    import_id: string;
    row: number;
    agreed_at: Moment;
    /** The kept columns, by title. */
    fields: Json;
  };
  /** A file of people imported for one coach. */
  imports: {
    id: string;
    coach: string;
    file_name: string;
    bytes: number;
    /** SHA-256 of the complete file. */
    file_hash: string | null;
    state: Generated<string>;
    made_by: string;
    encoding: string | null;
    delimiter: string | null;
    titles: Generated<string[]>;
    settings: Json | null;
    /** The campaign in settings that starts for each person. */
    campaign_id: string | null;
    /** The version of its sequence at that time. */
    sequence_version: string | null;
    rows: Generated<number>;
    /** The last row, or part of the work, that the state has processed. */
    position: Generated<number>;
    counts: Generated<Json>;
    imported: Generated<number>;
    undone: Generated<number>;
    untouchable: Generated<number>;
    problem: string | null;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
  /** A report from a scheduling page or a shop. */
  inbound_events: {
    /** The service's declared name. */
    name: string;
    /** The sender's id for it. */
    event_key: string;
    coach: string;
    kind: string;
    /** booking, purchase or cancelled; null if nothing follows from it. */
    means: string | null;
    /** The canonical address; null if it belongs to no lead of the coach. */
    email_key: string | null;
    /** Why it had no effect. */
    problem: string | null;
    /** Its beginning as received, if it could not be read. */
    seen: string | null;
    journeys_ended: Generated<number>;
    /** By the sender's clock. */
    occurred_at: Moment | null;
    received_at: Generated<Moment>;
  };
  landing_pages: {
    id: Generated<string>;
    name: string;
    url: string;
    campaign_id: string | null;
    is_active: Generated<boolean>;
  };
  leads: {
    id: string;
    email: string;
    /** The canonical address. */
    email_key: string;
    name: string | null;
    source: string;
    metadata: Json | null;
    created_at: Generated<Moment>;
  };
  /** Views not caused by visitors, by kind. */
  left_out_views: {
    day: Moment;
    funnel_id: string;
    kind: string;
    views: number;
  };
  machine_tokens: {
    id: Generated<string>;
    name: string;
    token_hash: string;
    scopes: string[];
    created_at: Generated<Moment>;
    expires_at: Moment;
    last_used_at: Moment | null;
    /** The coach whose rows it opens; null for all. */
    coach: string | null;
    /** Its first characters, by which people recognise it; null for rows of releases before 0025. */
    prefix: string | null;
  };
  mailbox_messages: {
    id: Generated<string>;
    delivery_id: string | null;
    to_address: string;
    from_address: string;
    subject: string;
    html: string;
    text: string;
    headers: Generated<Json>;
    created_at: Generated<Moment>;
  };
  /** Passwords; better-auth's other columns stay empty. */
  member_accounts: {
    id: Generated<string>;
    member_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Moment | null;
    refresh_token_expires_at: Moment | null;
    scope: string | null;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
  /** The challenge of a sign-in under way. */
  member_challenges: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Moment;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
  /** A member's TOTP key, encrypted, and recovery codes. */
  member_codes: {
    id: Generated<string>;
    member_id: string;
    secret: string;
    backup_codes: string;
    verified: Generated<boolean> | null;
    failed_verification_count: Generated<number> | null;
    locked_until: Moment | null;
  };
  member_invitations: {
    id: Generated<string>;
    email: string;
    name: string;
    role: string;
    coaches: string[] | null;
    invited_by: string;
    created_at: Generated<Moment>;
    expires_at: Moment;
  };
  member_passkeys: {
    id: Generated<string>;
    member_id: string;
    name: string | null;
    public_key: string;
    credential_id: string;
    counter: number;
    device_type: string;
    backed_up: boolean;
    transports: string | null;
    aaguid: string | null;
    created_at: Generated<Moment> | null;
  };
  member_sessions: {
    id: Generated<string>;
    token: string;
    member_id: string;
    /** How it was begun: a password alone opens only the member's own account. */
    method: Generated<string>;
    ip_address: string | null;
    user_agent: string | null;
    expires_at: Moment;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
  /** Who may sign in to the console. */
  members: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    two_factor_enabled: Generated<boolean>;
    role: Generated<string>;
    /** The slugs of the coaches whose data is visible; null for the whole site. */
    coaches: string[] | null;
    created_at: Generated<Moment>;
    updated_at: Generated<Moment>;
  };
  /** How often missing pages were requested, by day. */
  missing_pages: {
    day: Moment;
    path: string;
    /** By browsers. */
    views: number;
    /** Of these, from pages of this site. */
    from_site: number;
    /** By programs. */
    programs: number;
  };
  /** The forms sent on a day by how they ended. */
  outcome_totals: {
    day: Moment;
    funnel_id: string;
    outcome: string;
    submissions: number;
  };
  pages: {
    id: string;
    slug: string;
    is_active: Generated<boolean>;
  };
  rate_buckets: {
    /** A client, a funnel or a solved challenge. */
    key: string;
    /** How full it was at updated_at, in requests. */
    level: number;
    per_second: number;
    ceiling: number;
    updated_at: Generated<Moment>;
  };
  refused_sign_ins: {
    /** The hour. */
    began_at: Moment;
    /** The network, or others. */
    client: string;
    tries: number;
  };
  /** Copies written by releases before 0031. */
  sent_emails: {
    delivery_id: string;
    model_id: string | null;
    packed: Buffer;
    created_at: Generated<Moment>;
  };
  settings: {
    key: string;
    value: Json;
  };
  submissions: {
    id: string;
    funnel_id: string;
    email_key: string;
    lead_id: string | null;
    outcome: string;
    reference: string;
    /** The answers as typed, by field name. */
    fields: Json;
    page: string | null;
    attribution: Json | null;
    created_at: Generated<Moment>;
    /** What was agreed to: the key of a row of consent_texts. */
    consent_version: string | null;
    /** The same for each ticked box, by its name. */
    consent_versions: Json | null;
    traffic_source: Generated<string>;
    version: Generated<string>;
    variant: Generated<string>;
  };
  /** The days whose emails and forms are counted in the totals. */
  summed_days: {
    day: Moment;
    summed_at: Moment;
    /** Rows that were written later are in no total. */
    summed_until: Moment;
  };
  suppressions: {
    id: Generated<string>;
    email_hash: string;
    /** all, or the slug of the coach who may no longer email. */
    scope: string;
    reason: string;
    created_at: Generated<Moment>;
  };
  user_journeys: {
    id: Generated<string>;
    lead_id: string;
    campaign_id: string;
    page_id: string | null;
    /** The step that is sent next, counted from 1. */
    current_sequence: Generated<number>;
    /** When that step is due; for the first one, when its wait begins. */
    next_email_due_at: Moment | null;
    is_completed: Generated<boolean>;
    /** The version of the sequence in which current_sequence counts. */
    sequence_version: string | null;
    created_at: Generated<Moment>;
    /** When the person unsubscribed or the address failed; such a journey counts as completed. */
    stopped_at: Moment | null;
    /** When a booking or a purchase elsewhere ended it; such a journey counts as completed. */
    left_at: Moment | null;
  };
  /** When they saw it; the row without an end is current. */
  version_periods: {
    id: GeneratedAlways<number>;
    funnel_id: string;
    version: string;
    since: Generated<Moment>;
    until: Moment | null;
  };
  /** What processes count in memory, by day; unknown dimensions are empty. */
  visit_counts: {
    day: Moment;
    funnel_id: string;
    traffic_source: string;
    version: string;
    variant: string;
    views: Generated<number>;
    interests: Generated<number>;
    sent: Generated<number>;
    refused: Generated<number>;
    booked: Generated<number>;
  };
  /** The visitors of days that are not closed yet. */
  visit_sketches: {
    day: Moment;
    funnel_id: string;
    traffic_source: string;
    version: string;
    variant: string;
    registers: Buffer;
    merged_at: Generated<Moment>;
  };
  /** How far visits went, by day; * means all funnels, all sources, or all versions and variants. */
  visit_totals: {
    day: Moment;
    funnel_id: string;
    traffic_source: string;
    version: string;
    variant: string;
    views: Generated<number>;
    interests: Generated<number>;
    sent: Generated<number>;
    refused: Generated<number>;
    booked: Generated<number>;
    visitors: Generated<number>;
    saved: Generated<number>;
    accepted: Generated<number>;
    delivered: Generated<number>;
    fetched: Generated<number>;
    registered: Generated<number>;
    unsubscribed: Generated<number>;
    asked: Generated<number>;
  };
  /** The key of the day's visitors. */
  visitor_salt: {
    is_only: Generated<boolean>;
    day: Moment;
    salt: Buffer;
  };
  webhook_attempts: {
    id: GeneratedAlways<number>;
    message_id: string;
    attempt: number;
    started_at: Generated<Moment>;
    ended_at: Moment | null;
    outcome: string | null;
    status_code: number | null;
    detail: string | null;
  };
  /** Other programs that receive messages. */
  webhook_endpoints: {
    id: string;
    coach: string;
    url: string;
    events: string[];
    origin: string;
    /** Stopped by itself or by an operator; a removed endpoint stays for its messages. */
    state: Generated<string>;
    stopped_because: string | null;
    /** The version of its derived secret; until the overlap ends, the previous one signs too. */
    generation: Generated<number>;
    overlap_until: Moment | null;
    /** Consecutive failed attempts of any message. */
    failures: Generated<number>;
    paused_until: Moment | null;
    last_error: string | null;
    last_delivered_at: Moment | null;
    created_at: Generated<Moment>;
  };
  webhook_events: {
    /** A hash of everything that identifies a report. */
    event_key: string;
    record_type: string;
    message_id: string | null;
    delivery_id: string | null;
    /** The keyed hash of the recipient's address. */
    email_hash: string | null;
    kind: string;
    stream: string | null;
    detail: string | null;
    occurred_at: Moment;
    received_at: Generated<Moment>;
    applied_at: Moment | null;
  };
  webhook_messages: {
    id: Generated<string>;
    /** The order in which an endpoint gets one person's messages. */
    place: GeneratedAlways<number>;
    endpoint_id: string;
    type: string;
    /** The canonical address; null for messages about nobody, and after the person was erased. */
    person: string | null;
    lead_id: string | null;
    /** Null after the person was erased. */
    data: Json | null;
    status: Generated<string>;
    attempts: Generated<number>;
    maybe_sent: Generated<boolean>;
    next_attempt_at: Generated<Moment>;
    lease_until: Moment | null;
    lease_token: string | null;
    status_code: number | null;
    last_error: string | null;
    created_at: Generated<Moment>;
    sent_at: Moment | null;
  };
  worker_ticks: {
    worker: string;
    host: string;
    started_at: Generated<Moment>;
    ticked_at: Generated<Moment>;
  };
}
