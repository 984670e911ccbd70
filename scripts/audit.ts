// Reports known advisories, deprecations and outdated releases among the packages that ship.
// Exits with 1 if there is something to do, with 2 if the registry provides no advisories.
// Usage: npm run audit
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { count } from '#engine/text/wording.ts';

interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly range: string;
  /** In npm's report, the name of another package. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

/** The installed release of a package, the newest one its dependent accepts, and the newest of all. */
interface Outdated {
  readonly current?: string;
  readonly wanted: string;
  readonly latest: string;
  readonly dependent: string;
}

/** Why npm got no answer. */
interface Failure {
  readonly error: { readonly summary: string };
}

type OutdatedReport = Failure | Readonly<Record<string, Outdated | readonly Outdated[]>>;

/** A package may itself be called "error"; it has no summary then. */
const isFailure = (report: OutdatedReport): report is Failure =>
  'error' in report && 'summary' in report.error;

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly deprecated?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What an npm command prints as JSON. npm exits with 1 if it found something. */
async function askNpm<T>(...args: readonly string[]): Promise<T> {
  const command = [...args, '--omit=dev', '--json'];
  const ended = await promisify(execFile)('npm', command).catch((error) => error);
  try {
    return JSON.parse(ended.stdout) as T;
  } catch {
    throw new Error(`npm ${command.join(' ')} printed no JSON: ${ended.stderr}`);
  }
}

function describeAdvisories({ vulnerabilities = {} }: AuditReport): readonly string[] {
  return Object.entries(vulnerabilities).flatMap(([name, { range, via }]) =>
    via
      .filter((cause) => typeof cause !== 'string')
      .map(({ title, url }) => `${name} ${range}: ${title}, ${url}`),
  );
}

/**
 * Whether a release is newer and compatible: the same major version, or before 1.0 the same minor
 * version.
 */
function isNewer(release: string, than: string): boolean {
  const lineOf = (version: string) => /^(0\.\d+|[1-9]\d*)/.exec(version)?.[0];
  const order = release.localeCompare(than, 'en', { numeric: true });
  return order > 0 && lineOf(release) === lineOf(than);
}

const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const shipped = Object.entries(packages).flatMap(([path, { dev, devOptional, ...locked }]) =>
  path === '' || dev || devOptional
    ? []
    : [{ ...locked, name: path.split('node_modules/').at(-1) ?? path }],
);
const [audit, outdated] = await Promise.all([
  askNpm<AuditReport>('audit'),
  askNpm<OutdatedReport>('outdated', '--all'),
]);
if (isFailure(outdated)) {
  const { summary } = outdated.error;
  console.error(`The registry did not list newer releases: ${summary}. Try again in a moment.`);
  process.exit(2);
}
const known = describeAdvisories(audit);
const deprecated = shipped
  .filter((one) => one.deprecated !== undefined)
  .map((one) => `${one.name} ${one.version} is deprecated: ${one.deprecated}`);
const old = Object.entries(outdated)
  .flatMap(([name, found]) => [found].flat().map((one) => ({ name, ...one })))
  .flatMap(({ name, current, wanted, latest, dependent }) => {
    if (current === undefined) return [];
    // The project pins its own packages, so only the newest release tells whether one of them is
    // outdated.
    const isOwn = packages['']?.dependencies?.[name] === current;
    const better = [wanted, ...(isOwn ? [latest] : [])].find((one) => isNewer(one, current));
    return better ? [`${name} ${current} is older than ${better}, for ${dependent}`] : [];
  });

for (const line of [...known, ...deprecated, ...old]) console.log(line);
const isAsked = audit.vulnerabilities !== undefined;
console.log(
  `${count(shipped.length, 'package')} ship: ${isAsked ? known.length : 'unknown'} advisories, ` +
    `${deprecated.length} deprecated, ${old.length} out of date.`,
);
if (!isAsked) {
  console.error(
    `The registry provides no advisories: ${audit.message ?? 'no answer'}. ` +
      'Use one that does: npm run audit --registry=https://registry.npmjs.org/',
  );
  process.exitCode = 2;
}
if (known.length + deprecated.length + old.length > 0) process.exitCode = 1;
