import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './support/run/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * How many statements each file may write as `sql` templates, pieces of statements that
 * begin like one included, by the reason for which Kysely's builder does not write them. Everything else
 * it writes, so that the columns are checked.
 */
const reviewed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'runs all the time: saves, claims, moves on or counts many at once': {
    'server/email/suppression/of-deliveries.ts': 1,
    'server/journeys/advance.ts': 3,
    'server/journeys/process.ts': 1,
    'server/limits/mailbox-quota.ts': 1,
    'server/outbox/claim.ts': 4,
    'server/outbox/finish.ts': 1,
    'server/outbox/pause.ts': 1,
    'server/outgoing/finish-messages.ts': 1,
    'server/outgoing/message-table.ts': 1,
    'server/submission/saving/save-submissions.ts': 1,
    'server/visits/missing.ts': 1,
    'server/visits/write-counts.ts': 5,
    'server/webhooks/apply-event.ts': 2,
  },
  'decides and writes in several tables at one moment': {
    'server/confirming/asking-email.ts': 1,
    'server/confirming/release-requested.ts': 1,
    'scripts/rewound/carry-over.ts': 1,
    'server/declared/announced-dates.ts': 1,
    'server/declared/carried/campaigns.ts': 2,
    'server/declared/carried/deliveries.ts': 1,
    'server/declared/carried/journeys.ts': 1,
    'server/declared/carried/lead-pairs.ts': 1,
    'server/declared/carried/registrations.ts': 1,
    'server/declared/carried/views.ts': 1,
    'server/declared/restored-dates.ts': 1,
    'server/imports/judge-rows.ts': 1,
    'server/imports/write-rows.ts': 1,
    'server/journeys/event-statements.ts': 3,
    'server/journeys/release-held.ts': 2,
    'server/journeys/rewound.ts': 1,
    'server/journeys/tell-unseated.ts': 1,
    'server/notices/write-notices.ts': 3,
    'server/operator/auth/refused-sign-ins.ts': 2,
    'server/outgoing/endpoints.ts': 4,
    'server/outgoing/tell.ts': 2,
    'server/people/erase-notices.ts': 1,
    'server/people/lapse-confirmations.ts': 1,
    'server/seats/keep-unsent-seats.ts': 1,
    'server/seats/lapse-seats.ts': 1,
    'server/seats/offer-free-seats.ts': 1,
    'server/seats/seat-emails.ts': 2,
    'server/visits/sum-day.ts': 3,
  },
  'is a piece that several statements share': {
    'server/declared/late-journeys.ts': 2,
    'server/email/suppression/list.ts': 1,
    'server/journeys/late-emails.ts': 2,
    'server/outgoing/happenings.ts': 6,
    'server/seats/seat-conditions.ts': 1,
  },
  'is a report in one large query': {
    'server/api/read-records.ts': 4,
    'server/operator/exports/lead-facts.ts': 1,
    'server/operator/exports/people-list.ts': 1,
    'server/operator/views/person-seats.ts': 1,
    'server/visits/figures.ts': 1,
  },
  'names tables that only the running program knows': {
    'server/declared/mirror.ts': 2,
    'server/operator/views/kept-view.ts': 1,
    'server/retention/sweep.ts': 1,
  },
  'is about PostgreSQL itself, whose tables are not ours': {
    'scripts/rows/open-place.ts': 1,
    'server/db/months.ts': 1,
    'server/db/open/migrate.ts': 1,
    'server/db/open/prepare-schema.ts': 1,
    'server/db/open/replica.ts': 1,
    'server/declared/carry-over.ts': 1,
    'server/doctor/database/clock.ts': 1,
    'server/doctor/database/connection.ts': 1,
    'server/doctor/database/dead-rows.ts': 1,
    'server/doctor/database/replication.ts': 3,
    'server/doctor/database/settings.ts': 1,
    'server/doctor/database/space.ts': 1,
    'server/doctor/database/transactions.ts': 3,
    'server/doctor/database/version.ts': 1,
    'server/operator/live/marks.ts': 1,
    'server/retention/archive-state.ts': 1,
  },
};

const comment = /^\s*(?:\/\*)?\*.*$/gm;

/** A template whose first word, after comments and whatever is inserted before it, begins a statement. */
const statement =
  /\bsql(?:<[^`]*?>)?`\s*(?:\$\{(?:[^{}]|\{[^{}]*\})*\}\s*)*(?:--.*\n\s*)*(?:copy|delete|insert|lock|merge|select|update|with)\b/gi;

/** How many statements each file writes by itself. */
function countStatements(sources: readonly Source[]): Readonly<Record<string, number>> {
  const counts = sources.map(({ file, text }): [string, number] => [
    file,
    Array.from(text.replace(comment, '').matchAll(statement)).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const condition = /\bsql<(?:boolean|SqlBool)>`([^`]*)`/g;
const inside = /\([^()]*\)|\{[^{}]*\}|\bcase\b.*\bend\b/is;

/**
 * Whether a condition has an `or` without parentheses around it. The builder sets none around a template, so
 * conditions beside it would be joined to one side of the `or` only.
 */
function isBareChoice(text: string): boolean {
  const outside = text.replace(inside, '');
  return outside === text ? /\bor\b/i.test(text) : isBareChoice(outside);
}

const listConditions = ({ text }: Source) =>
  Array.from(text.matchAll(condition), ([, written = '']) => written);

describe('statements', () => {
  it('are written by the builder, except those that were reviewed', () => {
    const files = Object.values(reviewed).flatMap((group) => Object.entries(group));
    expect(countStatements(readSources(root, ['scripts', 'server']))).toEqual(
      Object.fromEntries(files),
    );
  });

  it('set parentheses around every condition with an or', () => {
    const conditions = readSources(root, ['scripts', 'server']).flatMap(listConditions);
    expect(conditions.length).toBeGreaterThan(50);
    expect(conditions.filter(isBareChoice)).toEqual([]);
    expect(['(a or b)', 'a and f(b or (c), d)', 'a or (b)'].map(isBareChoice)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    'await sql`update leads set name = null`.execute(db);',
    'sql<{ id: string }>`\n    select id from leads`',
    'sql<Omit<Row, "id"> & { readonly on: Date }>`select 1`',
    "sql`#{named('add-visits')}\n    insert into visit_counts`",
    'sql`#{named(`tell-#{name}`)}\n    with told as (#{told})`',
    'sql`#{name === undefined ? sql`` : named(name)}\nwith saved as (#{saved})`',
    'sql`\n  -- In the common order.\n  lock table leads`',
  ])('are counted where a template begins with one: %s', (written) => {
    const text = written.replaceAll('#{', '${');
    expect(countStatements([{ file: 'server/a.ts', text }])).toEqual({ 'server/a.ts': 1 });
  });

  it.each([
    "db.selectFrom('leads').select(sql<Date>`now()`.as('now'))",
    '.where(sql<boolean>`exists (select from leads l where l.id = d.lead_id)`)',
    'sql`updated_at > now()`',
    ' * `` sql`select 1` ``',
  ])('are not counted in expressions and comments: %s', (text) => {
    expect(countStatements([{ file: 'server/a.ts', text }])).toEqual({});
  });
});
