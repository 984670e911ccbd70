import * as v from 'valibot';

const number = (what: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `is not ${what}: write digits only`),
    v.transform(Number),
    v.minValue(least, `is too small: the least is ${least}`),
    v.maxValue(most, `is too large: the most is ${most}`),
  );

const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `is not an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    ),
  );

const postgres = address(['postgres:', 'postgresql:']);

const database = v.pipe(
  v.string(),
  v.check(
    (value) => !value.startsWith('pglite:'),
    'asks for PGlite, which this release no longer has: give the address of a PostgreSQL server, or none',
  ),
  postgres,
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

const token = v.pipe(v.string(), v.minLength(16, 'is too short: use at least 16 characters'));

const variables = v.object({
  PORT: v.optional(number('a port', 0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(origin),
  DATABASE_URL: v.optional(database),
  MIGRATION_URL: v.optional(postgres),
  DATA_DIR: v.optional(v.string(), './data'),
  POSTMARK_SERVER_TOKEN: v.optional(v.string()),
  POSTMARK_API_URL: v.optional(address(['http:', 'https:'])),
  POSTMARK_WEBHOOK_SECRET: v.optional(token),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.rfcEmail('is not an email address'))),
  OPERATOR_PASSWORD: v.optional(
    v.pipe(v.string(), v.minLength(8, 'is too short: use at least 8 characters')),
  ),
  SECRET: v.optional(token),
  METRICS_TOKEN: v.optional(token),
  SUBMISSIONS_PER_MINUTE: v.optional(number('a number', 1, 1_000_000_000), '30'),
  FORM_MIN_SECONDS: v.optional(number('a number of seconds', 0, 60), '2'),
  TRUST_PROXY: v.optional(number('a number of proxies', 0, 10), '0'),
  ROLE: v.optional(oneOf(['all', 'web', 'worker']), 'all'),
  LOG_LEVEL: v.optional(oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
});

/** How the site was told to run. */
export interface Env {
  readonly port: number;
  /** The address to listen at; without it all of the machine's, IPv6 included. */
  readonly host: string | undefined;
  /** Scheme and host that visitors type, without a slash at the end. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  /** The address of the role that may change tables; without it the site's own role does it. */
  readonly migrationUrl: string | undefined;
  readonly dataDir: string;
  readonly postmarkServerToken: string | undefined;
  readonly postmarkApiUrl: string | undefined;
  /** Authenticates Postmark's reports; without it they are not taken. */
  readonly postmarkWebhookSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly operatorPassword: string | undefined;
  /** Signs outcome addresses; without it the database keeps a generated one. */
  readonly secret: string | undefined;
  /** Opens /metrics; without it only a machine's token does. */
  readonly metricsToken: string | undefined;
  /** Per client with a form token; a tenth of it without one. */
  readonly submissionsPerMinute: number;
  /** How long a person needs at least to fill in a form; 0 asks for no time. */
  readonly formMinSeconds: number;
  /** How many proxies stand before the server and append to X-Forwarded-For. */
  readonly trustProxy: number;
  readonly role: 'all' | 'web' | 'worker';
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

/**
 * Reads the environment. An empty variable counts as absent.
 *
 * @throws Error that names every wrong variable, one per line
 */
export function readEnv(variablesGiven: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.entries(variablesGiven).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, given);
  if (!result.success) throw new Error(describeMistakes(result.issues));
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_URL,
    dataDir: env.DATA_DIR,
    postmarkServerToken: env.POSTMARK_SERVER_TOKEN,
    postmarkApiUrl: env.POSTMARK_API_URL,
    postmarkWebhookSecret: env.POSTMARK_WEBHOOK_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorPassword: env.OPERATOR_PASSWORD,
    secret: env.SECRET,
    metricsToken: env.METRICS_TOKEN,
    submissionsPerMinute: env.SUBMISSIONS_PER_MINUTE,
    formMinSeconds: env.FORM_MIN_SECONDS,
    trustProxy: env.TRUST_PROXY,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
  };
}

/** Everything in the environment that no log may show, passwords inside addresses included. */
export function secretsIn(env: Env): readonly string[] {
  const passwords = [env.databaseUrl, env.migrationUrl, env.smtpUrl].flatMap((url) => {
    const { password } = new URL(url ?? 'none:');
    return [password, decodeURIComponent(password)];
  });
  const { secret, metricsToken, postmarkServerToken, operatorPassword } = env;
  const all = [secret, metricsToken, postmarkServerToken, operatorPassword, ...passwords];
  return all.filter((text) => text !== undefined).filter((text) => text !== '');
}

/** Variables whose values must not appear in a message. */
const secrets = /TOKEN|SECRET|PASSWORD|_URL$/;

type Issue = v.InferIssue<typeof variables>;

function describeMistakes(issues: readonly Issue[]): string {
  const lines = issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    const value = secrets.test(name) && name !== 'PUBLIC_URL' ? 'its value' : `"${issue.input}"`;
    return `  ${name}: ${value} ${issue.message}.`;
  });
  return `The environment is not right. Correct these variables and start again:\n${lines.join('\n')}`;
}
