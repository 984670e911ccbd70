import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { Examination, Verdict } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';
import { type LiveDeps, liveChecks } from './live-checks.ts';
import { examinePasswords, examineSecret } from './secrets.ts';

/** What a failing check of the present moment means. */
const consequences: Readonly<Record<string, string>> = {
  Database: 'Visitors can read pages, but nothing they send is saved.',
  Migrations: 'Whatever needs the missing tables fails for visitors and in the console.',
  Worker: 'People get nothing they asked for: no guide, no confirmation, no reminder.',
  'Email sender': 'Emails wait, and people wait for them.',
  'Waiting emails': 'People do not get what they asked for.',
  Disk: 'Once it is full, nothing more can be saved on it.',
  Backup: 'If the database is lost, so is everybody who signed up since then.',
};

const states = { ok: 'good', warning: 'warning', failed: 'bad' } as const;

/** Checks that say nothing while no process serves the site. */
const ofRunning = new Set(['Worker', 'Waiting emails']);

/** Examinations of the site itself: the console's checks of the present moment, and its secrets. */
export function siteExaminations(needs: DoctorNeeds): readonly Examination[] {
  const { env, secret, isStopped } = needs;
  const live = liveChecks.filter(([name]) => Object.hasOwn(consequences, name));
  return [
    ...live.map(([name, check]): Examination => {
      const stopped = 'the site does not run on this machine at the moment';
      return {
        family: 'site',
        name,
        notNeeded:
          needs.noDatabase?.kind === 'absent'
            ? needs.noDatabase.reason
            : isStopped && ofRunning.has(name)
              ? stopped
              : undefined,
        examine: async () => examineLive(needs, name, check),
      };
    }),
    { family: 'site', name: 'Secret', examine: async () => examineSecret(env, secret) },
    { family: 'site', name: 'Passwords', examine: async () => examinePasswords(env) },
  ];
}

async function examineLive(
  { env, database, noDatabase, transport }: DoctorNeeds,
  name: string,
  check: (deps: LiveDeps) => Promise<Omit<HealthCheck, 'name'>>,
): Promise<Verdict> {
  const consequence = consequences[name] ?? '';
  if (!database) {
    return {
      state: name === 'Database' ? 'bad' : 'unknown',
      found:
        name === 'Database'
          ? `It cannot be used: ${noDatabase?.reason}`
          : 'The database would show this, but it cannot be used.',
      evidence: [],
      ...(name === 'Database' ? { consequence } : {}),
      remedy:
        name === 'Database'
          ? 'Make sure that the server in DATABASE_URL runs and can be reached from here.'
          : 'Get the database to answer first, then examine again.',
    };
  }
  const { state, detail, remedy } = await check({
    database,
    deliveries: { describe: transport.name },
    trustProxy: env.TRUST_PROXY,
    forwarding: { read: () => ({ requests: 0, named: 0, short: 0 }) },
    backupWarnDays: env.BACKUP_WARN_DAYS,
  });
  const verdict = { state: states[state], found: detail, evidence: [] };
  return state === 'ok' ? verdict : { ...verdict, consequence, ...(remedy ? { remedy } : {}) };
}
