import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { runProcess } from '#scripts/support/processes.ts';
import type { Say } from '#scripts/support/say.ts';
import type { Stage } from './dockerfile.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A stage of a Dockerfile, carried out. */
export interface BuiltStage {
  /** The root of its file system. */
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
}

const limitMs = 600_000;

/**
 * A file system like that of the image `node:24-bookworm-slim`: Debian's smallest, with the Node that
 * runs this and its npm.
 */
export async function makeBase(folder: string): Promise<void> {
  await ensureProgram('debootstrap', 'debootstrap');
  const { stdout } = await runProcess(['apt-get', 'indextargets', '--format', '$(REPO_URI)']);
  const [mirror = 'http://deb.debian.org/debian'] = stdout.split('\n');
  await runProcess(['debootstrap', '--variant=minbase', 'bookworm', folder, mirror], { limitMs });
  await cp(process.execPath, join(folder, 'usr/local/bin/node'));
  const npm = await runProcess(['sh', '-c', 'readlink -f "$(command -v npm)"']);
  const modules = join(folder, 'usr/local/lib/node_modules');
  await mkdir(modules, { recursive: true });
  await cp(join(npm.stdout.trim(), '../..'), join(modules, 'npm'), {
    recursive: true,
    dereference: true,
  });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  await runProcess(['chroot', folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
  // How this machine resolves names and reaches packages.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', '/etc/npmrc', '/root/.npmrc']) {
    if (existsSync(file)) await cp(file, join(folder, file), { dereference: true });
  }
  if (existsSync('/etc/ssl/certs')) {
    await cp('/etc/ssl/certs', join(folder, 'etc/ssl/certs'), {
      recursive: true,
      dereference: true,
    });
  }
}

/**
 * Carries out the stages of a Dockerfile, each in a file system of its own.
 *
 * @param base what every image stands for
 * @param given the arguments of the build, by name
 * @throws with what a step printed, if it fails
 */
export async function buildStages(
  stages: readonly Stage[],
  base: string,
  folder: string,
  given: Readonly<Record<string, string>>,
  say: Say,
): Promise<ReadonlyMap<string, BuiltStage>> {
  const built = new Map<string, BuiltStage>();
  for (const { name, from, instructions } of stages) {
    const before = built.get(from);
    const target = join(folder, name);
    await runProcess(['cp', '-a', '--reflink=auto', before?.folder ?? base, target], { limitMs });
    let [workdir, user] = [before?.workdir ?? '/', before?.user ?? 'root'];
    let env = { ...before?.env };
    let command = before?.command ?? [];
    // Known to the commands of their stage alone.
    let args: Record<string, string> = {};
    for (const { name: instruction, rest } of instructions) {
      const place = join(target, workdir);
      switch (instruction) {
        case 'WORKDIR':
          workdir = rest;
          await mkdir(join(target, rest), { recursive: true });
          break;
        case 'ARG':
          args = { ...args, [rest]: given[rest] ?? '' };
          break;
        case 'ENV':
          env = { ...env, ...Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))) };
          break;
        case 'USER':
          user = rest;
          break;
        case 'CMD':
          command = JSON.parse(rest);
          break;
        case 'COPY':
          await copy(rest, place, built);
          break;
        case 'RUN':
          await run(rest, target, workdir, { ...env, ...args });
          break;
      }
    }
    built.set(name, { folder: target, workdir, env, user, command });
    say(`stage ${name} is built`);
  }
  return built;
}

async function copy(
  rest: string,
  place: string,
  built: ReadonlyMap<string, BuiltStage>,
): Promise<void> {
  const [, stage, names = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
  const paths = names.split(' ');
  const to = paths.pop() ?? '';
  if (stage === undefined && names === '. .') {
    const ignored = await readFile(join(root, 'scripts/deploy/Dockerfile.dockerignore'), 'utf8');
    const list = join(place, '..', 'ignored');
    await writeFile(list, ignored);
    const tar = `tar -C "$1" --anchored --exclude-from="$2" -c . | tar -C "$3" -x`;
    const anchored = ignored.replace(/^(?=[^*\n])/gm, './');
    await writeFile(list, anchored);
    await runProcess(['sh', '-c', tar, 'sh', root, list, place], { limitMs });
    return;
  }
  const source = stage === undefined ? root : (built.get(stage)?.folder ?? '');
  for (const path of paths) {
    const target = to.endsWith('/')
      ? resolve(place, to, path.split('/').at(-1) ?? '')
      : resolve(place, to);
    await mkdir(dirname(target), { recursive: true });
    await runProcess(['cp', '-a', join(source, path), target], { limitMs });
  }
}

async function run(
  command: string,
  folder: string,
  workdir: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const inside = `cd ${workdir} && ${command}`;
  const apart = ['unshare', '--mount', '--pid', '--fork', `--mount-proc=${join(folder, 'proc')}`];
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  await runProcess(
    [
      ...(apart as ['unshare']),
      'chroot',
      folder,
      '/usr/bin/env',
      `PATH=${path}`,
      'HOME=/root',
      'sh',
      '-c',
      inside,
    ],
    { env, limitMs },
  );
}
