import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { runProcess } from '#scripts/support/processes.ts';
import { readEnv } from '#server/start/environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'scripts/deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

let scratch = '';
beforeAll(() => {
  // Inside the project, so that the compiler finds the packages.
  scratch = mkdtempSync(join(root, 'node_modules/.cache/deploy-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** There are none of what CloudNativePG's plugin adds. */
const hasTypes = ({ apiVersion }: Manifest) => !apiVersion.startsWith('barmancloud.cnpg.io/');

/** The kinds of Kubernetes itself, and those that CloudNativePG adds. */
const packageOf = ({ apiVersion }: Manifest) =>
  apiVersion.startsWith('postgresql.cnpg.io/')
    ? '@kubernetes-models/cloudnative-pg'
    : 'kubernetes-models';

const manifestFiles = [
  ...readdirSync(join(folder, 'kubernetes')).map((file) => `kubernetes/${file}`),
  'archive/restored-cluster.yaml',
];
const manifests = manifestFiles.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => ({
    file,
    manifest: document.toJS() as Manifest,
  })),
);

/** What the compiler and the schemas hold against manifests. */
async function judge(all: readonly Manifest[]): Promise<readonly string[]> {
  const module = (manifest: Manifest) =>
    `${packageOf(manifest)}/${manifest.apiVersion}/${manifest.kind}`;
  const bySchema = await Promise.all(
    all.map(async (manifest) => {
      const { [manifest.kind]: Model } = await import(module(manifest));
      try {
        new Model(manifest).validate();
        return [];
      } catch (error) {
        return [String(error)];
      }
    }),
  );
  // The schemas let pass a property that there is not; for the compiler it is one too many.
  const source = all.map(
    (manifest, index) =>
      `import type { I${manifest.kind} as T${index} } from '${module(manifest)}';
export const m${index}: T${index} = ${JSON.stringify(manifest)};`,
  );
  const file = join(scratch, 'manifests.ts');
  writeFileSync(file, source.join('\n'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', '--types', ''];
  const tsc = join(root, 'node_modules/.bin/tsc');
  const byCompiler = await runProcess([tsc, '--ignoreConfig', ...options, file]).then(
    () => [],
    (error: Error) => [error.message],
  );
  return [...bySchema.flat(), ...byCompiler];
}

describe('Kubernetes manifests', () => {
  it('are what Kubernetes and CloudNativePG take', async () => {
    expect(manifests.length).toBeGreaterThan(6);
    const typed = manifests.map(({ manifest }) => manifest).filter(hasTypes);
    expect(typed.length).toBe(manifests.length - 1);
    expect(await judge(typed)).toEqual([]);
  });

  it('archive to the store that a restore reads', () => {
    const text = manifestFiles.map(read).join('\n');
    const stores = [...text.matchAll(/barmanObjectName: (\S+)/g)].map(([, name]) => name);
    const store = manifests.find(({ manifest }) => manifest.kind === 'ObjectStore')?.manifest;
    expect(store).toMatchObject({ metadata: { name: 'funnelfile-archive' } });
    expect(stores).toEqual(['funnelfile-archive', 'funnelfile-archive']);
  });

  it('are refused with a property that there is not, and with a value of another kind', async () => {
    const cluster = manifests.find(({ manifest }) => manifest.kind === 'Cluster')?.manifest;
    const text = JSON.stringify(cluster);
    const misspelt = JSON.parse(text.replace('"instances"', '"instance"'));
    const wrong = JSON.parse(text.replace('"instances":3', '"instances":"three"'));
    expect((await judge([misspelt])).join('\n')).toContain('instance');
    expect((await judge([wrong])).join('\n')).toContain('instances');
  });

  it('send to the site only what selects it, and ask it at addresses that it has', () => {
    const text = read('kubernetes/site.yaml');
    expect([...text.matchAll(/path: (\/\w*)/g)].map(([, path]) => path)).toEqual([
      '/readyz',
      '/readyz',
      '/healthz',
      '/',
    ]);
    expect([...text.matchAll(/ROLE, value: (\w+)/g)].map(([, role]) => role)).toEqual([
      'web',
      'worker',
    ]);
  });
});

/** The settings behind a unit's heading of its sandboxing. */
function sandboxingOf(unit: string): readonly string[] {
  const text = unit.split('\n# Sandboxing')[1]?.split('\n[Install]')[0] ?? '';
  return text.split('\n').filter((line) => /^\w+=/.test(line));
}

const instanceOf = (unit: string) =>
  unit.replace('@.', unit.includes('archive') ? '@full.' : '@3001.');

describe('systemd units', () => {
  it('are what systemd takes, and leave a process little', async () => {
    await ensureProgram('systemd-analyze', 'systemd');
    // A unit is refused whose program is missing.
    await ensureProgram('pgbackrest', 'pgbackrest');
    const units = readdirSync(join(folder, 'systemd'));
    const services = units.filter((name) => name.endsWith('.service'));
    const sandboxes = services.map((name) => sandboxingOf(read(`systemd/${name}`)));
    const own = sandboxes.filter((lines) => lines.includes('DynamicUser=yes'));
    expect(own.length).toBe(services.length - 1);
    expect(new Set(own.map(String)).size).toBe(1);
    // What runs as PostgreSQL's user has every other restriction, and what it shares stays.
    const shared = sandboxes.find((lines) => lines.includes('User=postgres')) ?? [];
    const ofTheirUser = /^(?:DynamicUser|StateDirectory|RemoveIPC)=/;
    const missing = own[0]?.filter((line) => !shared.includes(line) && !ofTheirUser.test(line));
    expect(missing).toEqual([]);
    expect(shared.join('\n')).not.toContain('RemoveIPC');
    // As they stand, but for the place of the project.
    for (const name of units) {
      const text = read(`systemd/${name}`).replaceAll('/opt/funnelfile', root.replace(/\/$/, ''));
      writeFileSync(join(scratch, instanceOf(name)), text);
    }
    const files = units.map((name) => join(scratch, instanceOf(name)));
    const { stdout, stderr } = await runProcess(['systemd-analyze', 'verify', ...(files as [])]);
    expect(stdout + stderr).not.toContain(scratch);
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      const judged = await runProcess(['systemd-analyze', 'security', '--offline=true', file]);
      const exposure = /Overall exposure level for .*: ([\d.]+)/.exec(judged.stdout)?.[1];
      expect(Number(exposure), file).toBeLessThanOrEqual(1.5);
    }
  });
});

describe('the archive', () => {
  const files = ['pgbackrest.conf', 'postgresql.conf', 'patroni.yml', 'README.md'];
  const texts = [
    ...files.map((file) => read(`archive/${file}`)),
    read('systemd/funnelfile-archive@.service'),
  ];

  it('has one name in all that speaks of it', () => {
    expect(texts[0]).toContain('\n[funnelfile]\n');
    const names = texts.flatMap((text) => [...text.matchAll(/--stanza=(\S+)/g)]);
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names.map(([, name]) => name))).toEqual(new Set(['funnelfile']));
  });

  it('is told to Patroni in what it takes for its configuration', () => {
    const documents = parseAllDocuments(read('archive/patroni.yml'));
    const [everywhere, ofNode] = documents.map((document) => document.toJS());
    const plain = read('archive/postgresql.conf');
    const { archive_command: command } = everywhere.postgresql.parameters;
    expect(plain).toContain(`archive_command = '${command}'`);
    expect(ofNode.bootstrap[ofNode.bootstrap.method].command).toContain('--type=time');
    expect(ofNode.postgresql.create_replica_methods[0]).toBe('pgbackrest');
  });
});

describe('the image and compose', () => {
  const docker = read('Dockerfile');
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<
      Record<
        string,
        {
          readonly build?: {
            readonly target: string;
            readonly args?: Readonly<Record<string, string>>;
          };
          readonly environment?: Readonly<Record<string, string>>;
          readonly volumes?: readonly string[];
        }
      >
    >;
    readonly volumes: Readonly<Record<string, unknown>>;
  };

  it('name stages, files and volumes that are there', () => {
    const stages = [...docker.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    for (const [name, { build, volumes }] of Object.entries(compose.services)) {
      if (build) expect(stages, name).toContain(build.target);
      for (const volume of volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./scripts')) expect(existsSync(join(root, from)), from).toBe(true);
        else if (!from.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(from);
      }
    }
  });

  it('build the guides for the address in the environment, and nothing without one', () => {
    const builds = Object.values(compose.services).flatMap(({ build }) => build ?? []);
    for (const { args } of builds) expect(args?.['PUBLIC_URL']).toMatch(/^\$\{PUBLIC_URL:\?/);
    const [, guard = ''] = /^ARG PUBLIC_URL\nRUN (.*) && node \S+$/m.exec(docker) ?? [];
    const run = (env: Record<string, string>) => spawnSync('sh', ['-c', guard], { env });
    expect(run({ PUBLIC_URL: 'https://www.example.com' }).status).toBe(0);
    expect(String(run({}).stderr)).toContain('--build-arg PUBLIC_URL=');
    expect(run({}).status).not.toBe(0);
  });

  it('give the site an environment that it takes', () => {
    const file = Object.fromEntries(
      read('site.env.example')
        .split('\n')
        .filter((line) => /^\w/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const known = new Set(
      [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/`([A-Z_]+)`/g)].map(
        ([, name]) => name,
      ),
    );
    for (const name of Object.keys(file)) {
      if (name !== 'POSTGRES_PASSWORD') expect(known, name).toContain(name);
    }
    for (const [service, { environment }] of Object.entries(compose.services)) {
      if (environment?.['ROLE'] === undefined) continue;
      const env = readEnv({ ...file, ...environment });
      expect(service).toMatch(new RegExp(`^${env.ROLE}(-\\d)?$`));
      expect(env.DATABASE_URL).toContain('@database:5432/');
    }
  });

  it('waits for every answer longer than a form may wait for its email, which is a minute', () => {
    for (const [file, wait] of [
      ['nginx.conf', /proxy_read_timeout (\d+)s;/],
      ['Caddyfile', /response_header_timeout (\d+)s\n/],
    ] as const) {
      expect(Number(wait.exec(read(file))?.[1]), file).toBeGreaterThan(60);
    }
  });

  it('starts what `npm start` starts, with the same options', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [, allocator = '', program = ''] =
      / exec env (\S.*) (node .*)$/.exec(scripts.start) ?? [];
    expect(allocator).toMatch(/^MALLOC_/);
    expect(docker).toContain(allocator);
    expect(docker).toContain(`CMD ${JSON.stringify(program.split(' ')).replaceAll(',', ', ')}`);
    for (const unit of ['funnelfile-web@.service', 'funnelfile-worker.service']) {
      const text = read(`systemd/${unit}`);
      expect(text).toContain(`/${program}`);
      expect(text).toContain(allocator);
    }
  });
});
