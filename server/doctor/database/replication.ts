import { sql } from 'kysely';
import { count } from '#engine/text/wording.ts';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** A server that follows this one; roles without monitoring rights cannot see its state. */
export interface Replica {
  readonly name: string;
  readonly state: string | null;
  readonly sync: string | null;
  readonly lagSeconds: number | null;
}

export interface Slot {
  readonly name: string;
  readonly isActive: boolean;
  readonly keptBytes: number;
}

export interface Replication {
  readonly isRecovering: boolean;
  /** synchronous_standby_names. */
  readonly awaited: string;
  readonly replicas: readonly Replica[];
  readonly slots: readonly Slot[];
}

const lagLimit = 60;
const keptLimit = 1e9;

/** Examines whether followers keep up, and whether a lost one fills the disk or blocks commits. */
export async function examineReplication(read: Read): Promise<Verdict> {
  const [state] = await read(
    sql<{ isRecovering: boolean; awaited: string }>`select pg_is_in_recovery() as "isRecovering",
      current_setting('synchronous_standby_names') as awaited`,
  );
  if (!state || state.isRecovering) {
    return judgeReplication({ isRecovering: true, awaited: '', replicas: [], slots: [] });
  }
  const replicas = await read(
    sql<Replica>`select coalesce(nullif(application_name, ''), 'a replica') as name, state,
      sync_state as sync, extract(epoch from replay_lag)::float8 as "lagSeconds"
      from pg_stat_replication order by 1`,
  );
  const slots = await read(
    sql<Slot>`select slot_name as name, active as "isActive",
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)::float8 as "keptBytes"
      from pg_replication_slots where not temporary order by 1`,
  );
  return judgeReplication({ ...state, replicas, slots });
}

export function judgeReplication(found: Replication): Verdict {
  const { replicas, slots } = found;
  const evidence = [
    ...replicas.map(describeReplica),
    ...slots.map(
      ({ name, isActive, keptBytes }) =>
        `slot ${name}: ${isActive ? 'in use' : 'not in use'}, keeps ${Math.round(keptBytes / 1e6)} MB`,
    ),
  ];
  return (
    judgeRole(found, evidence) ??
    judgeAwaited(found, evidence) ??
    judgeSlots(slots, evidence) ??
    judgeLag(replicas, evidence) ??
    good(
      replicas.length === 0
        ? 'No other server follows this one: if its machine is lost, only the last backup remains.'
        : `${count(replicas.length, 'replica')} follow${replicas.length === 1 ? 's' : ''} closely.`,
      evidence,
    )
  );
}

function describeReplica({ name, state, sync, lagSeconds }: Replica): string {
  const lag = lagSeconds === null ? 'lag not told' : `${lagSeconds.toFixed(1)} s behind`;
  return `${name}: ${state ?? 'state not shown to this role'}, ${sync ?? 'async'}, ${lag}`;
}

function judgeRole({ isRecovering }: Replication, evidence: readonly string[]) {
  if (!isRecovering) return undefined;
  const wrong = {
    consequence: 'Nothing that visitors send can be saved.',
    remedy: 'Point DATABASE_URL at the server that accepts writes, or promote this one.',
    enter: 'select pg_promote();',
  };
  return bad('This server is a replica of another one: it is read-only.', wrong, evidence);
}

function judgeAwaited({ awaited, replicas }: Replication, evidence: readonly string[]) {
  // Roles without monitoring rights see null.
  if (awaited === '' || replicas.some(({ sync }) => sync !== 'async' && sync !== 'potential')) {
    return undefined;
  }
  const wrong = {
    consequence: 'Every submission waits for it indefinitely: visitors see that sending failed.',
    remedy: 'Start the replica, or let commits proceed without it.',
    enter: "alter system set synchronous_standby_names = '';\nselect pg_reload_conf();",
  };
  const found = `Commits wait for a replica (${awaited}) that is not there.`;
  return bad(found, wrong, evidence);
}

function judgeSlots(slots: readonly Slot[], evidence: readonly string[]) {
  const [idle] = slots.filter((one) => !one.isActive && one.keptBytes > keptLimit);
  if (!idle) return undefined;
  const wrong = {
    consequence:
      'The server keeps everything for a replica that never connects, until its disk is full.',
    remedy: 'Start the replica or, if it is gone for good, drop its slot.',
    enter: `select pg_drop_replication_slot('${idle.name}');`,
  };
  const found = `The slot ${idle.name} is not in use and keeps ${(idle.keptBytes / 1e9).toFixed(1)} GB.`;
  return warning(found, wrong, evidence);
}

function judgeLag(replicas: readonly Replica[], evidence: readonly string[]) {
  const [late] = replicas.filter(({ lagSeconds }) => (lagSeconds ?? 0) > lagLimit);
  if (!late) return undefined;
  const wrong = {
    consequence: 'If this machine is lost now, so is that much data: people who signed up, emails.',
    remedy: 'Check the load, the disk and the network of the replica.',
  };
  const found = `${late.name} is ${Math.round(late.lagSeconds ?? 0)} seconds behind.`;
  return warning(found, wrong, evidence);
}
