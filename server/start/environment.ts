import * as v from 'valibot';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';
import {
  address,
  database,
  days,
  folder,
  holdsPassword,
  number,
  oneOf,
  origin,
  postgres,
  secrecyOf,
  secret,
  serviceToken,
  token,
} from './variable-kinds.ts';

const listed = (list: string) => list.split(',').map((one) => one.trim());
const letterAddress = v.pipe(v.string(), v.rfcEmail());

/** Every variable that the site reads. */
const variables = v.object({
  PORT: v.optional(number('a port', 0, 65_535), '3000'),
  /** The address to listen at; by default all of the machine's, including IPv6. */
  HOST: v.optional(v.string()),
  /** Scheme and host that visitors type, without a trailing slash. */
  PUBLIC_URL: v.optional(origin),
  DATABASE_URL: v.optional(database),
  /** The address of the role that may change tables; by default the site's own role. */
  MIGRATION_URL: v.optional(postgres),
  /** A replica for the console's reads. */
  REPLICA_URL: v.optional(postgres),
  /** Where a CDN or object store has the contents of dist/files. */
  ASSETS_URL: v.optional(
    v.pipe(
      address(['http:', 'https:']),
      v.check(
        (value) => !/[?#]/.test(value),
        'has a query or a fragment: give the folder only, like https://files.example.com/site',
      ),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
  ),
  DATA_DIR: v.optional(folder, './data'),
  /** The programs of an older PostgreSQL whose data is carried over; pg_upgrade uses the same name. */
  PGBINOLD: v.optional(folder),
  POSTMARK_SERVER_TOKEN: v.optional(serviceToken),
  /** Lets the doctor see the account's domains and their DNS records; nothing is sent with it. */
  POSTMARK_ACCOUNT_TOKEN: v.optional(serviceToken),
  POSTMARK_API_URL: v.optional(v.pipe(address(['http:', 'https:']), holdsPassword)),
  /** Authenticates Postmark's reports; without it they are refused. */
  POSTMARK_WEBHOOK_SECRET: v.optional(token),
  SMTP_URL: v.optional(v.pipe(address(['smtp:', 'smtps:']), holdsPassword)),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.rfcEmail('is not an email address'))),
  /** The selectors of the senders' DKIM keys, for the doctor. */
  DKIM_SELECTORS: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => names.split(',').map((name) => name.trim())),
      v.everyItem(
        (name) => /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(name),
        'is not a list of selectors: separate their names with commas, like 20261123pm,backup',
      ),
    ),
  ),
  OPERATOR_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(12, 'is too short: use at least 12 characters'), secret),
  ),
  /** Signs and hashes; without it the database keeps a generated one. */
  SECRET: v.optional(token),
  /** Private addresses that webhooks may reach: comma-separated addresses and ranges. */
  WEBHOOK_PRIVATE_RANGES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => readRanges(value) !== undefined,
        'is not a list of addresses: write single ones or ranges, like 10.0.8.0/24, 10.0.9.7',
      ),
      v.transform((value) => readRanges(value) ?? []),
    ),
    '',
  ),
  /** Grants access to /metrics; without it only machine tokens do. */
  METRICS_TOKEN: v.optional(token),
  /** Per client with a form token; a tenth of it without one. */
  SUBMISSIONS_PER_MINUTE: v.optional(number('a number', 1, 1_000_000_000), '30'),
  /** The minimum time a person needs to fill in a form; 0 turns this off. */
  FORM_MIN_SECONDS: v.optional(number('a number of seconds', 0, 60), '2'),
  /** How many proxies in front of the server append to X-Forwarded-For. */
  TRUST_PROXY: v.optional(number('a number of proxies', 0, 10), '0'),
  /** Copies of sent emails. */
  KEEP_COPIES_DAYS: days('180'),
  /** The local mailbox. */
  KEEP_MAILBOX_DAYS: days('30'),
  KEEP_ERRORS_DAYS: days('90'),
  /** The database refuses to delete younger audit lines. */
  KEEP_AUDIT_DAYS: days('730', 90),
  /** The email provider's reports. */
  KEEP_REPORTS_DAYS: days('90'),
  /** Webhook messages. */
  KEEP_WEBHOOKS_DAYS: days('30', 7),
  /** Daily counts of visits. */
  KEEP_VIEWS_DAYS: days('1100'),
  /** Rows of imports that were refused or never confirmed. */
  KEEP_IMPORTS_DAYS: days('30'),
  /** Recipients of the whole site's weekly letter; `nobody` turns off the coaches' letters too. */
  LETTER_TO: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (list) => list === 'nobody' || listed(list).every((one) => v.is(letterAddress, one)),
        'is not a list of email addresses with commas between them, or the word nobody',
      ),
      v.transform(listed),
    ),
  ),
  /** The age from which a backup causes a warning, in days; 0 if backups are made elsewhere. */
  BACKUP_WARN_DAYS: v.optional(number('a number of days', 0, 3650), '7'),
  ROLE: v.optional(oneOf(['all', 'web', 'worker']), 'all'),
  LOG_LEVEL: v.optional(oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** Every variable's name. */
export const variableNames: readonly string[] = Object.keys(variables.entries);

/** Which variables are secret, by name: `all` of the value, or the `password` in it. */
export const secrets: ReadonlyMap<string, 'all' | 'password'> = new Map(
  Object.entries(variables.entries).flatMap(([name, { wrapped }]) => {
    const { secret: kind } = secrecyOf(wrapped);
    return kind === undefined ? [] : [[name, kind]];
  }),
);

/** The site's configuration. */
export type Env = Readonly<v.InferOutput<typeof variables> & { PUBLIC_URL: string }> & {
  /** Every variable as given, for `start/secrets/`: declarations choose the names of theirs. */
  readonly given: Given;
};

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty variable counts as absent, and what a file or a shell has left around a
 * value, like a line break, as not written.
 *
 * @throws OperatorError that lists every wrong variable, one per line
 */
export function readEnv(variablesGiven: Given): Env {
  const given: Given = Object.fromEntries(
    Object.entries(variablesGiven)
      .map(([name, value]) => [name, withoutSpaceAround(name, value)] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, given);
  const mistakes = [...describeMistakes(given, result.issues), ...findContradictions(given)];
  if (!result.success || mistakes.length > 0) {
    throw new OperatorError(
      `The environment has mistakes. Correct these variables and start again:\n${mistakes.join('\n')}`,
    );
  }
  const env = result.output;
  return { ...env, given, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
}

/** A secret stays as it is: links have been signed with it, and people know it. */
function withoutSpaceAround(name: string, value: string | undefined): string | undefined {
  return variableNames.includes(name) && secrets.get(name) !== 'all' ? value?.trim() : value;
}

function findContradictions({ DATABASE_URL, MIGRATION_URL, PORT, PUBLIC_URL }: Given): string[] {
  const isAnywhere = PORT !== undefined && /^0+$/.test(PORT) && PUBLIC_URL === undefined;
  const isAlone = MIGRATION_URL !== undefined && DATABASE_URL === undefined;
  return [
    ...(isAnywhere
      ? ['  PORT: 0 takes any free port, which no link could name: give a port, or PUBLIC_URL.']
      : []),
    ...(isAlone
      ? ['  MIGRATION_URL: it needs DATABASE_URL, the same database as the site’s own role.']
      : []),
  ];
}

/** Every value in the environment that no log may show, including passwords inside addresses. */
export function secretsIn(env: Env): readonly string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!secrets.has(name) || typeof value !== 'string') return [];
    if (secrets.get(name) === 'all') return [value];
    const { password } = new URL(value);
    return password === '' ? [] : [password, decodeURIComponent(password)];
  });
}

/** One line for each wrong variable. */
function describeMistakes(given: Given, issues: readonly v.InferIssue<typeof variables>[] = []) {
  return variableNames.flatMap((name) => {
    const value = secrets.has(name) ? 'its value' : `"${given[name]}"`;
    if (secrets.get(name) !== 'all' && /^(["']).*\1$/s.test(given[name] ?? '')) {
      return [`  ${name}: ${value} stands between quotation marks: leave them out.`];
    }
    const issue = issues.find(({ path }) => path?.[0]?.key === name);
    return issue === undefined ? [] : [`  ${name}: ${value} ${issue.message}.`];
  });
}
