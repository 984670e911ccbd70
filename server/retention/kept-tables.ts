/** Retention periods in days, by variable; 0 means for ever. */
export interface Periods {
  readonly KEEP_COPIES_DAYS: number;
  readonly KEEP_MAILBOX_DAYS: number;
  readonly KEEP_ERRORS_DAYS: number;
  readonly KEEP_AUDIT_DAYS: number;
  readonly KEEP_REPORTS_DAYS: number;
  readonly KEEP_VIEWS_DAYS: number;
  readonly KEEP_WEBHOOKS_DAYS: number;
  readonly KEEP_IMPORTS_DAYS: number;
}

/** A table whose rows have a retention period. */
export interface KeptTable {
  readonly table: string;
  /** The indexed column from which the period counts. */
  readonly since: string;
  readonly rows: string;
  readonly variable: keyof Periods;
  /** Whether the table has monthly partitions, so that an expired month is dropped whole. */
  readonly isByMonth?: true;
}

/** Every table with a retention period; leads, submissions and deliveries stay until a person is erased. */
export const keptTables: readonly KeptTable[] = [
  {
    table: 'email_copies',
    since: 'created_at',
    rows: 'copies of emails',
    variable: 'KEEP_COPIES_DAYS',
    isByMonth: true,
  },
  {
    table: 'mailbox_messages',
    since: 'created_at',
    rows: 'emails in the local mailbox',
    variable: 'KEEP_MAILBOX_DAYS',
  },
  { table: 'error_logs', since: 'created_at', rows: 'errors', variable: 'KEEP_ERRORS_DAYS' },
  {
    table: 'audit_log',
    since: 'created_at',
    rows: 'lines of the audit log',
    variable: 'KEEP_AUDIT_DAYS',
  },
  {
    table: 'webhook_events',
    since: 'received_at',
    rows: 'reports of the provider',
    variable: 'KEEP_REPORTS_DAYS',
  },
  {
    table: 'webhook_messages',
    since: 'created_at',
    rows: 'messages of webhooks',
    variable: 'KEEP_WEBHOOKS_DAYS',
  },
  {
    table: 'import_rows',
    since: 'created_at',
    rows: 'rows of imports that were refused or never confirmed',
    variable: 'KEEP_IMPORTS_DAYS',
  },
  {
    table: 'inbound_events',
    since: 'received_at',
    rows: 'reports of bookings and purchases',
    variable: 'KEEP_REPORTS_DAYS',
  },
  {
    table: 'visit_counts',
    since: 'day',
    rows: 'counts of visits by day',
    variable: 'KEEP_VIEWS_DAYS',
  },
  {
    table: 'visit_totals',
    since: 'day',
    rows: 'figures of visits by day',
    variable: 'KEEP_VIEWS_DAYS',
  },
  {
    table: 'left_out_views',
    since: 'day',
    rows: 'counts of programs by day',
    variable: 'KEEP_VIEWS_DAYS',
  },
  {
    table: 'confirmations',
    since: 'lapsed_at',
    rows: 'counts of sign-ups that nobody confirmed',
    variable: 'KEEP_VIEWS_DAYS',
  },
  {
    table: 'missing_pages',
    since: 'day',
    rows: 'counts of missing pages by day',
    variable: 'KEEP_VIEWS_DAYS',
  },
  {
    table: 'sent_emails',
    since: 'created_at',
    rows: 'copies of emails of an earlier release',
    variable: 'KEEP_COPIES_DAYS',
  },
];
