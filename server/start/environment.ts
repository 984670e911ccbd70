import * as v from 'valibot';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';

const number = (what: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `is not ${what}: write digits only`),
    v.transform(Number),
    v.minValue(min, `is too small: the minimum is ${min}`),
    v.maxValue(max, `is too large: the maximum is ${max}`),
  );

/** A retention period. @param min the minimum besides 0, which means for ever */
const days = (fallback: string, min = 1) =>
  v.optional(
    v.pipe(
      number('a number of days', 0, 36_500),
      v.check(
        (value) => value === 0 || value >= min,
        `is too small: the minimum is ${min}, or 0 for ever`,
      ),
    ),
    fallback,
  );

const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is not an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    ),
  );

const origin = v.pipe(
  address(['http:', 'https:']),
  v.check(
    (value) => URL.canParse(value) && new URL(value).pathname === '/',
    'has a path: give the scheme and the host only, like https://www.example.com',
  ),
  v.transform((value) => new URL(value).origin),
);

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `is not one of ${names.join(', ')}`);

type Secrecy = { readonly secret?: 'all' | 'password' };

/** Neither messages nor logs show its value. */
const secret = v.metadata<string, Secrecy>({ secret: 'all' });

/** Messages do not show its value, and logs not the password in it. */
const holdsPassword = v.metadata<string, Secrecy>({ secret: 'password' });

const token = v.pipe(
  v.string(),
  v.minLength(16, 'is too short: use at least 16 characters'),
  secret,
);

const postgres = v.pipe(address(['postgres:', 'postgresql:']), holdsPassword);

const database = v.pipe(
  v.string(),
  v.check(
    (value) => !value.startsWith('pglite:'),
    'asks for PGlite, which this release no longer has: give the address of a PostgreSQL server, or none',
  ),
  postgres,
);

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
  DATA_DIR: v.optional(v.string(), './data'),
  /** The programs of an older PostgreSQL whose data is carried over; pg_upgrade uses the same name. */
  PGBINOLD: v.optional(v.string()),
  POSTMARK_SERVER_TOKEN: v.optional(v.pipe(v.string(), secret)),
  /** Lets the doctor see the account's domains and their DNS records; nothing is sent with it. */
  POSTMARK_ACCOUNT_TOKEN: v.optional(v.pipe(v.string(), secret)),
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
    const { secret: kind }: Secrecy = v.getMetadata(wrapped);
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
 * Reads the environment. An empty variable counts as absent.
 *
 * @throws OperatorError that lists every wrong variable, one per line
 */
export function readEnv(variablesGiven: Given): Env {
  const given: Given = Object.fromEntries(
    Object.entries(variablesGiven).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, given);
  if (!result.success) throw new OperatorError(describeMistakes(result.issues));
  const env = result.output;
  return { ...env, given, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
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

type Issue = v.InferIssue<typeof variables>;

function describeMistakes(issues: readonly Issue[]): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    const value = secrets.has(name) ? 'its value' : `"${issue.input}"`;
    return `  ${name}: ${value} ${issue.message}.`;
  });
  return `The environment has mistakes. Correct these variables and start again:\n${lines.join('\n')}`;
}
