/** The columns of the migrated database; written by `npx vitest run -u tests/server/db/tables.test.ts`. */
export interface Columns {
  address_quotas: {
    address_hash: ['text', 'not null', 'required'];
    mailed_at: ['_timestamptz', 'not null', 'required'];
    delivery_id: ['uuid', 'not null', 'required'];
  };
  audit_log: {
    id: ['int8', 'not null', 'generated'];
    actor: ['text', 'not null', 'required'];
    action: ['text', 'not null', 'required'];
    target: ['text', 'null', 'optional'];
    details: ['jsonb', 'null', 'optional'];
    client: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    member_id: ['uuid', 'null', 'optional'];
  };
  campaign_counts: {
    mailbox: ['uuid', 'not null', 'required'];
    written_at: ['_timestamptz', 'not null', 'required'];
    added: ['int4', 'not null', 'required'];
  };
  confirmations: {
    id: ['uuid', 'not null', 'required'];
    reference: ['text', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    coach: ['text', 'not null', 'required'];
    email_key: ['text', 'null', 'optional'];
    sent: ['jsonb', 'null', 'optional'];
    traffic_source: ['text', 'not null', 'optional'];
    version: ['text', 'not null', 'optional'];
    variant: ['text', 'not null', 'optional'];
    asked_at: ['timestamptz', 'not null', 'optional'];
    asked_from: ['text', 'null', 'optional'];
    consent_version: ['text', 'null', 'optional'];
    consent_versions: ['jsonb', 'null', 'optional'];
    email_version: ['text', 'not null', 'required'];
    emails: ['int4', 'not null', 'optional'];
    corrections: ['int4', 'not null', 'optional'];
    emailed_at: ['timestamptz', 'null', 'optional'];
    expires_at: ['timestamptz', 'not null', 'required'];
    confirmed_at: ['timestamptz', 'null', 'optional'];
    confirmed_from: ['text', 'null', 'optional'];
    lapsed_at: ['timestamptz', 'null', 'optional'];
  };
  consent_texts: {
    version: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    text: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  delivery_attempts: {
    id: ['int8', 'not null', 'generated'];
    delivery_id: ['uuid', 'not null', 'required'];
    attempt: ['int4', 'not null', 'required'];
    started_at: ['timestamptz', 'not null', 'optional'];
    ended_at: ['timestamptz', 'null', 'optional'];
    outcome: ['text', 'null', 'optional'];
    status_code: ['int4', 'null', 'optional'];
    detail: ['text', 'null', 'optional'];
  };
  delivery_logs: {
    id: ['uuid', 'not null', 'required'];
    dedupe_key: ['text', 'not null', 'required'];
    email_address: ['text', 'not null', 'required'];
    status: ['text', 'not null', 'optional'];
    function_name: ['text', 'not null', 'required'];
    funnel_id: ['text', 'null', 'optional'];
    coach: ['text', 'not null', 'required'];
    stream: ['text', 'not null', 'optional'];
    body: ['jsonb', 'not null', 'required'];
    submission_id: ['uuid', 'null', 'optional'];
    lead_id: ['uuid', 'null', 'optional'];
    campaign_id: ['uuid', 'null', 'optional'];
    sequence: ['int4', 'null', 'optional'];
    reference: ['text', 'null', 'optional'];
    attempts: ['int4', 'not null', 'optional'];
    next_attempt_at: ['timestamptz', 'not null', 'optional'];
    lease_until: ['timestamptz', 'null', 'optional'];
    lease_token: ['uuid', 'null', 'optional'];
    maybe_sent: ['bool', 'not null', 'optional'];
    provider: ['text', 'null', 'optional'];
    provider_message_id: ['text', 'null', 'optional'];
    subject: ['text', 'null', 'optional'];
    last_error_code: ['text', 'null', 'optional'];
    last_error: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    sent_at: ['timestamptz', 'null', 'optional'];
    delivered_at: ['timestamptz', 'null', 'optional'];
    bounced_at: ['timestamptz', 'null', 'optional'];
    complained_at: ['timestamptz', 'null', 'optional'];
    held_mailbox: ['text', 'null', 'optional'];
    fetched_at: ['timestamptz', 'null', 'optional'];
    event_id: ['uuid', 'null', 'optional'];
  };
  email_campaigns: {
    id: ['uuid', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    coach: ['text', 'not null', 'required'];
    from_email: ['text', 'not null', 'required'];
    from_name: ['text', 'not null', 'required'];
    subject_template: ['text', 'null', 'optional'];
    is_active: ['bool', 'not null', 'optional'];
    postal_address: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  email_copies: {
    delivery_id: ['uuid', 'not null', 'required'];
    model_id: ['uuid', 'null', 'optional'];
    packed: ['bytea', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  email_models: {
    id: ['uuid', 'not null', 'required'];
    content: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  email_sequences: {
    id: ['uuid', 'not null', 'required'];
    campaign_id: ['uuid', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    step: ['int4', 'not null', 'required'];
    content: ['jsonb', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  error_logs: {
    id: ['uuid', 'not null', 'optional'];
    reference: ['text', 'null', 'optional'];
    function_name: ['text', 'not null', 'required'];
    error_message: ['text', 'not null', 'required'];
    request_data: ['jsonb', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  event_notices: {
    event_id: ['uuid', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    told_for: ['timestamptz', 'not null', 'required'];
  };
  event_registrations: {
    id: ['uuid', 'not null', 'optional'];
    event_id: ['uuid', 'not null', 'required'];
    lead_id: ['uuid', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    held_until: ['timestamptz', 'null', 'optional'];
    calendar_uid: ['text', 'null', 'optional'];
    moves: ['int4', 'not null', 'optional'];
  };
  event_waiting: {
    id: ['uuid', 'not null', 'optional'];
    place: ['int8', 'not null', 'generated'];
    event_id: ['uuid', 'not null', 'required'];
    lead_id: ['uuid', 'not null', 'required'];
    mailbox: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  events: {
    id: ['uuid', 'not null', 'required'];
    key: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    starts_at: ['timestamptz', 'null', 'optional'];
    time_zone: ['text', 'not null', 'required'];
    minutes: ['int4', 'not null', 'required'];
    capacity: ['int4', 'null', 'optional'];
    taken: ['int4', 'not null', 'optional'];
    is_active: ['bool', 'not null', 'optional'];
    reminded_for: ['timestamptz', 'null', 'optional'];
    moves: ['int4', 'not null', 'optional'];
    moved_at: ['timestamptz', 'null', 'optional'];
  };
  experiment_runs: {
    run: ['int8', 'not null', 'generated'];
    id: ['text', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    design: ['text', 'not null', 'required'];
    measure: ['text', 'not null', 'required'];
    arms: ['jsonb', 'not null', 'required'];
    started_at: ['timestamptz', 'not null', 'optional'];
    ended_at: ['timestamptz', 'null', 'optional'];
    kept: ['text', 'null', 'optional'];
    result: ['jsonb', 'null', 'optional'];
  };
  figured_days: {
    day: ['date', 'not null', 'required'];
    figured_at: ['timestamptz', 'not null', 'optional'];
    is_closed: ['bool', 'not null', 'optional'];
  };
  funnel_versions: {
    funnel_id: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    seen: ['jsonb', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  import_parts: {
    import_id: ['uuid', 'not null', 'required'];
    part: ['int4', 'not null', 'required'];
    content: ['bytea', 'not null', 'required'];
  };
  import_rows: {
    import_id: ['uuid', 'not null', 'required'];
    row: ['int4', 'not null', 'required'];
    cells: ['_text', 'null', 'optional'];
    email_key: ['text', 'null', 'optional'];
    verdict: ['text', 'null', 'optional'];
    draft: ['jsonb', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  imported_leads: {
    lead_id: ['uuid', 'not null', 'required'];
    import_id: ['uuid', 'not null', 'required'];
    row: ['int4', 'not null', 'required'];
    agreed_at: ['timestamptz', 'not null', 'required'];
    fields: ['jsonb', 'not null', 'required'];
  };
  imports: {
    id: ['uuid', 'not null', 'required'];
    coach: ['text', 'not null', 'required'];
    file_name: ['text', 'not null', 'required'];
    bytes: ['int8', 'not null', 'required'];
    file_hash: ['text', 'null', 'optional'];
    state: ['text', 'not null', 'optional'];
    made_by: ['text', 'not null', 'required'];
    encoding: ['text', 'null', 'optional'];
    delimiter: ['text', 'null', 'optional'];
    titles: ['_text', 'not null', 'optional'];
    settings: ['jsonb', 'null', 'optional'];
    campaign_id: ['uuid', 'null', 'optional'];
    sequence_version: ['text', 'null', 'optional'];
    rows: ['int4', 'not null', 'optional'];
    position: ['int4', 'not null', 'optional'];
    counts: ['jsonb', 'not null', 'optional'];
    imported: ['int4', 'not null', 'optional'];
    undone: ['int4', 'not null', 'optional'];
    untouchable: ['int4', 'not null', 'optional'];
    problem: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  inbound_events: {
    name: ['text', 'not null', 'required'];
    event_key: ['text', 'not null', 'required'];
    coach: ['text', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    means: ['text', 'null', 'optional'];
    email_key: ['text', 'null', 'optional'];
    problem: ['text', 'null', 'optional'];
    seen: ['text', 'null', 'optional'];
    journeys_ended: ['int4', 'not null', 'optional'];
    occurred_at: ['timestamptz', 'null', 'optional'];
    received_at: ['timestamptz', 'not null', 'optional'];
  };
  landing_pages: {
    id: ['uuid', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    url: ['text', 'not null', 'required'];
    campaign_id: ['uuid', 'null', 'optional'];
    is_active: ['bool', 'not null', 'optional'];
  };
  leads: {
    id: ['uuid', 'not null', 'required'];
    email: ['text', 'not null', 'required'];
    email_key: ['text', 'not null', 'required'];
    name: ['text', 'null', 'optional'];
    source: ['text', 'not null', 'required'];
    metadata: ['jsonb', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  left_out_views: {
    day: ['date', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    kind: ['text', 'not null', 'required'];
    views: ['int8', 'not null', 'required'];
  };
  machine_tokens: {
    id: ['uuid', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    token_hash: ['text', 'not null', 'required'];
    scopes: ['_text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    expires_at: ['timestamptz', 'not null', 'required'];
    last_used_at: ['timestamptz', 'null', 'optional'];
    coach: ['text', 'null', 'optional'];
    prefix: ['text', 'null', 'optional'];
  };
  mailbox_messages: {
    id: ['uuid', 'not null', 'optional'];
    delivery_id: ['uuid', 'null', 'optional'];
    to_address: ['text', 'not null', 'required'];
    from_address: ['text', 'not null', 'required'];
    subject: ['text', 'not null', 'required'];
    html: ['text', 'not null', 'required'];
    text: ['text', 'not null', 'required'];
    headers: ['jsonb', 'not null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  member_accounts: {
    id: ['uuid', 'not null', 'optional'];
    member_id: ['uuid', 'not null', 'required'];
    account_id: ['text', 'not null', 'required'];
    provider_id: ['text', 'not null', 'required'];
    password: ['text', 'null', 'optional'];
    access_token: ['text', 'null', 'optional'];
    refresh_token: ['text', 'null', 'optional'];
    id_token: ['text', 'null', 'optional'];
    access_token_expires_at: ['timestamptz', 'null', 'optional'];
    refresh_token_expires_at: ['timestamptz', 'null', 'optional'];
    scope: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  member_challenges: {
    id: ['uuid', 'not null', 'optional'];
    identifier: ['text', 'not null', 'required'];
    value: ['text', 'not null', 'required'];
    expires_at: ['timestamptz', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  member_codes: {
    id: ['uuid', 'not null', 'optional'];
    member_id: ['uuid', 'not null', 'required'];
    secret: ['text', 'not null', 'required'];
    backup_codes: ['text', 'not null', 'required'];
    verified: ['bool', 'null', 'optional'];
    failed_verification_count: ['int4', 'null', 'optional'];
    locked_until: ['timestamptz', 'null', 'optional'];
  };
  member_invitations: {
    id: ['uuid', 'not null', 'optional'];
    email: ['text', 'not null', 'required'];
    name: ['text', 'not null', 'required'];
    role: ['text', 'not null', 'required'];
    coaches: ['_text', 'null', 'optional'];
    invited_by: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    expires_at: ['timestamptz', 'not null', 'required'];
  };
  member_passkeys: {
    id: ['uuid', 'not null', 'optional'];
    member_id: ['uuid', 'not null', 'required'];
    name: ['text', 'null', 'optional'];
    public_key: ['text', 'not null', 'required'];
    credential_id: ['text', 'not null', 'required'];
    counter: ['int8', 'not null', 'required'];
    device_type: ['text', 'not null', 'required'];
    backed_up: ['bool', 'not null', 'required'];
    transports: ['text', 'null', 'optional'];
    aaguid: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'null', 'optional'];
  };
  member_sessions: {
    id: ['uuid', 'not null', 'optional'];
    token: ['text', 'not null', 'required'];
    member_id: ['uuid', 'not null', 'required'];
    method: ['text', 'not null', 'optional'];
    ip_address: ['text', 'null', 'optional'];
    user_agent: ['text', 'null', 'optional'];
    expires_at: ['timestamptz', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  members: {
    id: ['uuid', 'not null', 'optional'];
    name: ['text', 'not null', 'required'];
    email: ['text', 'not null', 'required'];
    email_verified: ['bool', 'not null', 'optional'];
    image: ['text', 'null', 'optional'];
    two_factor_enabled: ['bool', 'not null', 'optional'];
    role: ['text', 'not null', 'optional'];
    coaches: ['_text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  missing_pages: {
    day: ['date', 'not null', 'required'];
    path: ['text', 'not null', 'required'];
    views: ['int8', 'not null', 'required'];
    from_site: ['int8', 'not null', 'required'];
    programs: ['int8', 'not null', 'required'];
  };
  operator_sessions: {
    id_hash: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
    last_seen_at: ['timestamptz', 'not null', 'optional'];
  };
  page_views: {
    day: ['date', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    views: ['int8', 'not null', 'required'];
  };
  pages: {
    id: ['uuid', 'not null', 'required'];
    slug: ['text', 'not null', 'required'];
    is_active: ['bool', 'not null', 'optional'];
  };
  rate_buckets: {
    key: ['text', 'not null', 'required'];
    level: ['float8', 'not null', 'required'];
    per_second: ['float8', 'not null', 'required'];
    ceiling: ['float8', 'not null', 'required'];
    updated_at: ['timestamptz', 'not null', 'optional'];
  };
  rate_limits: {
    key: ['text', 'not null', 'required'];
    window_start: ['timestamptz', 'not null', 'required'];
    hits: ['int4', 'not null', 'required'];
  };
  refused_sign_ins: {
    began_at: ['timestamptz', 'not null', 'required'];
    client: ['text', 'not null', 'required'];
    tries: ['int4', 'not null', 'required'];
  };
  sent_emails: {
    delivery_id: ['uuid', 'not null', 'required'];
    model_id: ['uuid', 'null', 'optional'];
    packed: ['bytea', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  settings: {
    key: ['text', 'not null', 'required'];
    value: ['jsonb', 'not null', 'required'];
  };
  submissions: {
    id: ['uuid', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    email_key: ['text', 'not null', 'required'];
    lead_id: ['uuid', 'null', 'optional'];
    outcome: ['text', 'not null', 'required'];
    reference: ['text', 'not null', 'required'];
    fields: ['jsonb', 'not null', 'required'];
    page: ['text', 'null', 'optional'];
    attribution: ['jsonb', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    consent_version: ['text', 'null', 'optional'];
    consent_versions: ['jsonb', 'null', 'optional'];
    traffic_source: ['text', 'not null', 'optional'];
    version: ['text', 'not null', 'optional'];
    variant: ['text', 'not null', 'optional'];
  };
  suppressions: {
    id: ['uuid', 'not null', 'optional'];
    email_hash: ['text', 'not null', 'required'];
    scope: ['text', 'not null', 'required'];
    reason: ['text', 'not null', 'required'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  user_journeys: {
    id: ['uuid', 'not null', 'optional'];
    lead_id: ['uuid', 'not null', 'required'];
    campaign_id: ['uuid', 'not null', 'required'];
    page_id: ['uuid', 'null', 'optional'];
    current_sequence: ['int4', 'not null', 'optional'];
    next_email_due_at: ['timestamptz', 'null', 'optional'];
    is_completed: ['bool', 'not null', 'optional'];
    sequence_version: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    stopped_at: ['timestamptz', 'null', 'optional'];
    left_at: ['timestamptz', 'null', 'optional'];
  };
  version_periods: {
    id: ['int8', 'not null', 'generated'];
    funnel_id: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    since: ['timestamptz', 'not null', 'optional'];
    until: ['timestamptz', 'null', 'optional'];
  };
  visit_counts: {
    day: ['date', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    traffic_source: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    variant: ['text', 'not null', 'required'];
    views: ['int8', 'not null', 'optional'];
    interests: ['int8', 'not null', 'optional'];
    sent: ['int8', 'not null', 'optional'];
    refused: ['int8', 'not null', 'optional'];
    booked: ['int8', 'not null', 'optional'];
  };
  visit_sketches: {
    day: ['date', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    traffic_source: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    variant: ['text', 'not null', 'required'];
    registers: ['bytea', 'not null', 'required'];
    merged_at: ['timestamptz', 'not null', 'optional'];
  };
  visit_totals: {
    day: ['date', 'not null', 'required'];
    funnel_id: ['text', 'not null', 'required'];
    traffic_source: ['text', 'not null', 'required'];
    version: ['text', 'not null', 'required'];
    variant: ['text', 'not null', 'required'];
    views: ['int8', 'not null', 'optional'];
    interests: ['int8', 'not null', 'optional'];
    sent: ['int8', 'not null', 'optional'];
    refused: ['int8', 'not null', 'optional'];
    booked: ['int8', 'not null', 'optional'];
    visitors: ['int8', 'not null', 'optional'];
    saved: ['int8', 'not null', 'optional'];
    accepted: ['int8', 'not null', 'optional'];
    delivered: ['int8', 'not null', 'optional'];
    fetched: ['int8', 'not null', 'optional'];
    registered: ['int8', 'not null', 'optional'];
    unsubscribed: ['int8', 'not null', 'optional'];
    asked: ['int8', 'not null', 'optional'];
  };
  visitor_salt: {
    is_only: ['bool', 'not null', 'optional'];
    day: ['date', 'not null', 'required'];
    salt: ['bytea', 'not null', 'required'];
  };
  webhook_attempts: {
    id: ['int8', 'not null', 'generated'];
    message_id: ['uuid', 'not null', 'required'];
    attempt: ['int4', 'not null', 'required'];
    started_at: ['timestamptz', 'not null', 'optional'];
    ended_at: ['timestamptz', 'null', 'optional'];
    outcome: ['text', 'null', 'optional'];
    status_code: ['int4', 'null', 'optional'];
    detail: ['text', 'null', 'optional'];
  };
  webhook_endpoints: {
    id: ['uuid', 'not null', 'required'];
    coach: ['text', 'not null', 'required'];
    url: ['text', 'not null', 'required'];
    events: ['_text', 'not null', 'required'];
    origin: ['text', 'not null', 'required'];
    state: ['text', 'not null', 'optional'];
    stopped_because: ['text', 'null', 'optional'];
    generation: ['int4', 'not null', 'optional'];
    overlap_until: ['timestamptz', 'null', 'optional'];
    failures: ['int4', 'not null', 'optional'];
    paused_until: ['timestamptz', 'null', 'optional'];
    last_error: ['text', 'null', 'optional'];
    last_delivered_at: ['timestamptz', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
  };
  webhook_events: {
    event_key: ['text', 'not null', 'required'];
    record_type: ['text', 'not null', 'required'];
    message_id: ['text', 'null', 'optional'];
    delivery_id: ['uuid', 'null', 'optional'];
    email_hash: ['text', 'null', 'optional'];
    kind: ['text', 'not null', 'required'];
    stream: ['text', 'null', 'optional'];
    detail: ['text', 'null', 'optional'];
    occurred_at: ['timestamptz', 'not null', 'required'];
    received_at: ['timestamptz', 'not null', 'optional'];
    applied_at: ['timestamptz', 'null', 'optional'];
  };
  webhook_messages: {
    id: ['uuid', 'not null', 'optional'];
    place: ['int8', 'not null', 'generated'];
    endpoint_id: ['uuid', 'not null', 'required'];
    type: ['text', 'not null', 'required'];
    person: ['text', 'null', 'optional'];
    lead_id: ['uuid', 'null', 'optional'];
    data: ['jsonb', 'null', 'optional'];
    status: ['text', 'not null', 'optional'];
    attempts: ['int4', 'not null', 'optional'];
    maybe_sent: ['bool', 'not null', 'optional'];
    next_attempt_at: ['timestamptz', 'not null', 'optional'];
    lease_until: ['timestamptz', 'null', 'optional'];
    lease_token: ['uuid', 'null', 'optional'];
    status_code: ['int4', 'null', 'optional'];
    last_error: ['text', 'null', 'optional'];
    created_at: ['timestamptz', 'not null', 'optional'];
    sent_at: ['timestamptz', 'null', 'optional'];
  };
  worker_ticks: {
    worker: ['uuid', 'not null', 'required'];
    host: ['text', 'not null', 'required'];
    started_at: ['timestamptz', 'not null', 'optional'];
    ticked_at: ['timestamptz', 'not null', 'optional'];
  };
}
