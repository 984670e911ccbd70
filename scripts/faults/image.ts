import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';
import { readDockerfile } from '#scripts/faults/support/dockerfile.ts';
import { type BuiltStage, buildStages, makeBase } from '#scripts/faults/support/file-systems.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import { endProcess, reservePort, runProcess, startProcess } from '#scripts/support/processes.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';

const dockerfile = fileURLToPath(new URL('../deploy/Dockerfile', import.meta.url));
const forms = 20;

/**
 * Runs the steps of the Dockerfile, each stage in a file system made by debootstrap, and the site in
 * the last one: read-only, as an unprivileged user, without seeing other processes.
 */
export async function runImage(dataDir: string, say: Say): Promise<readonly Figure[]> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error('File systems of their own need root on Linux.');
  }
  const base = join(dataDir, 'base');
  await makeBase(base);
  say('the base is there');
  const stages = readDockerfile(readFileSync(dockerfile, 'utf8'));
  const given = { PUBLIC_URL: 'https://www.example.com' };
  const built = await buildStages(stages, base, dataDir, given, say);
  const site = built.get('site');
  if (!site) throw new Error('The Dockerfile has no stage "site".');
  const { stdout } = await runProcess(['du', '-sm', join(site.folder, site.workdir)]);

  const database = await openScratchDatabase(dataDir);
  const postmark = await openPostmark();
  const port = await reservePort();
  const began = performance.now();
  const child = startSandboxed(site, {
    PORT: String(port),
    DATABASE_URL: database.url,
    POSTMARK_SERVER_TOKEN: postmark.token,
    POSTMARK_API_URL: postmark.url,
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (performance.now() - began > 120_000 || child.exitCode !== null) {
        throw new Error(`The site in the image does not get ready:\n${child.printed()}`);
      }
      await wait(50);
    }
    const readySeconds = (performance.now() - began) / 1000;
    const all = listQuickForms();
    let refused = 0;
    for (let person = 0; person < forms; person += 1) {
      const form = all[person % all.length];
      if (!form) throw new Error('There is no form to send.');
      const page = await fetch(`${url}${form.path}`);
      const sent = await sendForm(url, form, `sandboxed-${person}@example.com`);
      if (page.status !== 200 || sent.status !== 201) refused += 1;
    }
    await untilSent(database.pool, say);
    const { expected, lost } = await compareEmails(database.pool, postmark.accepted);
    const part = 'image';
    return [
      never(part, 'pages and forms not answered', refused),
      never(part, 'emails not sent', lost, `${expected} emails`),
      { part, what: 'seconds until it is ready', ours: [readySeconds] },
      { part, what: 'megabytes of packages and build', ours: [Number.parseInt(stdout, 10)] },
    ];
  } finally {
    await endProcess(child);
    await database.close();
    await postmark.close();
  }
}

/** Starts a stage's command with the isolation of compose, Kubernetes and systemd. */
function startSandboxed(stage: BuiltStage, env: Readonly<Record<string, string>>) {
  const { folder, workdir } = stage;
  const words = Object.entries({ ...stage.env, ...env }).map(([name, value]) => `${name}=${value}`);
  const script = [
    'mount --bind "$0" "$0"',
    'mount -o remount,bind,ro "$0"',
    'mount -t tmpfs tmpfs "$0/tmp"',
    'mount -t proc -o subset=pid,hidepid=invisible proc "$0/proc"',
    'exec chroot "$0" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"',
  ].join(' && ');
  const path = 'PATH=/usr/local/bin:/usr/bin:/bin';
  const inside = ['env', '-i', `--chdir=${workdir}`, path, ...words, ...stage.command];
  return startProcess([
    'unshare',
    '--mount',
    '--pid',
    '--fork',
    '--kill-child=SIGTERM',
    'sh',
    '-c',
    script,
    folder,
    ...inside,
  ]);
}
