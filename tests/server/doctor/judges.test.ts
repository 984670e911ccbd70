import { describe, expect, it } from 'vitest';
import { judgeArchive } from '#server/doctor/database/archive.ts';
import { judgeSkew } from '#server/doctor/database/clock.ts';
import { judgeConnection } from '#server/doctor/database/connection.ts';
import { judgeReplication, type Replication } from '#server/doctor/database/replication.ts';
import { judgeSpace } from '#server/doctor/database/space.ts';
import { judgeTransactions } from '#server/doctor/database/transactions.ts';
import { judgeVersion } from '#server/doctor/database/version.ts';
import type { Verdict } from '#server/doctor/examination/examination.ts';

/** What cannot be brought about on a server of the tests within moments. */
type Row = readonly [Verdict, state: Verdict['state'], found: string, enter?: string];

function itJudges(rows: readonly Row[]): void {
  it.each(rows.map((row) => [row[2], ...row] as const))('%s', (_, verdict, state, found, enter) => {
    expect([verdict.state, verdict.found, verdict.enter]).toEqual([state, found, enter]);
    if (state !== 'good') {
      expect(verdict.consequence).toMatch(/^[A-Z].+\.$/);
      expect(verdict.remedy).toMatch(/^[A-Z].+[.…]$/);
    }
  });
}

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('a release', () => {
  itJudges([
    [
      judgeVersion(130_014, '13.14', day('2026-01-01')),
      'bad',
      'PostgreSQL 13.14 runs. It is older than 14.',
    ],
    [
      judgeVersion(140_022, '14.22', day('2026-11-20')),
      'warning',
      'PostgreSQL 14.22 runs. Its last fixes came on 2026-11-12.',
    ],
    [
      judgeVersion(150_012, '15.12', day('2027-09-01')),
      'warning',
      'PostgreSQL 15.12 runs. It receives its last fixes on 2027-11-11.',
    ],
    [
      judgeVersion(180_004, '18.4', day('2026-11-20')),
      'good',
      'PostgreSQL 18.4 runs. It receives fixes until 2030-11-14.',
    ],
    [judgeVersion(190_001, '19.1', day('2026-11-20')), 'good', 'PostgreSQL 19.1 runs.'],
  ]);
});

describe('a connection', () => {
  const over = { server: '10.0.0.7', isLocal: false, isEncrypted: false, protocol: null };
  itJudges([
    [judgeConnection(over), 'warning', 'The connection to 10.0.0.7 is not encrypted.'],
    [
      judgeConnection({ ...over, isEncrypted: true, protocol: 'TLSv1.3' }),
      'good',
      'The connection is encrypted (TLSv1.3).',
    ],
    [
      judgeConnection({ ...over, isLocal: true }),
      'good',
      'The server is on this machine; nothing passes a network.',
    ],
  ]);
});

describe('followers', () => {
  const alone: Replication = { isRecovering: false, awaited: '', replicas: [], slots: [] };
  const replica = { name: 'second', state: 'streaming', sync: 'async', lagSeconds: 0.2 };
  itJudges([
    [
      judgeReplication({ ...alone, isRecovering: true }),
      'bad',
      'This server is a replica of another one: it is read-only.',
      'select pg_promote();',
    ],
    [
      judgeReplication({ ...alone, awaited: 'second' }),
      'bad',
      'Commits wait for a replica (second) that is not there.',
      "alter system set synchronous_standby_names = '';\nselect pg_reload_conf();",
    ],
    [
      judgeReplication({ ...alone, awaited: 'second', replicas: [{ ...replica, sync: 'sync' }] }),
      'good',
      '1 replica follows closely.',
    ],
    [
      judgeReplication({
        ...alone,
        awaited: 'second',
        replicas: [{ ...replica, state: null, sync: null, lagSeconds: null }],
      }),
      'good',
      '1 replica follows closely.',
    ],
    [
      judgeReplication({ ...alone, replicas: [{ ...replica, lagSeconds: 340 }] }),
      'warning',
      'second is 340 seconds behind.',
    ],
    [
      judgeReplication({ ...alone, slots: [{ name: 'gone', isActive: false, keptBytes: 4.2e9 }] }),
      'warning',
      'The slot gone is not in use and keeps 4.2 GB.',
      "select pg_drop_replication_slot('gone');",
    ],
    [
      judgeReplication({ ...alone, slots: [{ name: 'busy', isActive: true, keptBytes: 4.2e9 }] }),
      'good',
      'No other server follows this one: if its machine is lost, only the last backup remains.',
    ],
  ]);
});

describe('the archive of changes', () => {
  const state = {
    hasTaker: true,
    timeoutSeconds: 60,
    takenSecondsAgo: 41.6,
    refusedSecondsAgo: null,
    waiting: 0,
  };
  itJudges([
    [
      judgeArchive(undefined),
      'good',
      'Changes are not archived: if the server is lost, so is everything after the last backup.',
    ],
    [judgeArchive(state), 'good', 'Changes are archived, the last of them 42 s ago.'],
    // A provider may hide what takes them.
    [
      judgeArchive({ ...state, hasTaker: false }),
      'good',
      'Changes are archived, the last of them 42 s ago.',
    ],
    [
      judgeArchive({ ...state, takenSecondsAgo: null }),
      'good',
      'Archiving is set up; nothing has been archived yet.',
    ],
    [
      judgeArchive({ ...state, hasTaker: false, takenSecondsAgo: null }),
      'bad',
      'archive_mode is on, but archive_command is empty.',
    ],
    [
      judgeArchive({ ...state, takenSecondsAgo: 7500, refusedSecondsAgo: 3 }),
      'bad',
      'Archiving fails: the last archived segment is 2 h old.',
      'sudo -u postgres pgbackrest --stanza=funnelfile check',
    ],
    [
      judgeArchive({ ...state, takenSecondsAgo: null, refusedSecondsAgo: 3 }),
      'bad',
      'Archiving fails: nothing has ever been archived.',
      'sudo -u postgres pgbackrest --stanza=funnelfile check',
    ],
    [
      judgeArchive({ ...state, waiting: 12 }),
      'warning',
      '12 segments of changes are waiting to be archived.',
    ],
    [
      judgeArchive({ ...state, timeoutSeconds: 0 }),
      'warning',
      'Changes are archived only once a segment of 16 MB is full.',
      "alter system set archive_timeout = '60s';\nselect pg_reload_conf();",
    ],
  ]);
});

describe('room on the disk', () => {
  itJudges([
    [
      judgeSpace(5e7, { free: 1e8, total: 1e11 }),
      'bad',
      'The database holds 50 MB; its disk has 100 MB free.',
      'df -h',
    ],
    [
      judgeSpace(6e9, { free: 4e9, total: 1e11 }),
      'warning',
      'The database holds 6.0 GB; its disk has 4.0 GB free.',
      'df -h',
    ],
    [
      judgeSpace(5e7, { free: 4e9, total: 1e11 }),
      'good',
      'The database holds 50 MB; its disk has 4.0 GB free.',
    ],
  ]);
});

describe('old transactions', () => {
  const age = 40_000;
  itJudges([
    [
      judgeTransactions({ age: 1_400_000_000 }),
      'bad',
      'Old rows have not been frozen for too long.',
      'vacuum (freeze, verbose);',
    ],
    [
      judgeTransactions({ age, prepared: { gid: 'move-1', seconds: 7200 } }),
      'warning',
      'A prepared transaction has been waiting for 120 minutes.',
      "rollback prepared 'move-1';",
    ],
    [
      judgeTransactions({ age, oldest: { pid: 77, program: 'psql', seconds: 5400 } }),
      'warning',
      'A transaction has been open for 90 minutes.',
      'select pg_terminate_backend(77);',
    ],
    [
      judgeTransactions({ age, oldest: { pid: 77, program: 'psql', seconds: 60 } }),
      'good',
      'No transaction is holding anything up.',
    ],
  ]);
});

describe('clocks', () => {
  const set = 'timedatectl set-ntp true';
  itJudges([
    [
      judgeSkew('the database', 400_000, 20),
      'bad',
      "The clock of the database is 400 seconds ahead of this machine's.",
      set,
    ],
    [
      judgeSkew('the database', -9000, 20),
      'warning',
      "The clock of the database is 9 seconds behind this machine's.",
      set,
    ],
    [
      judgeSkew('the database', 4000, 20),
      'good',
      'The clocks of this machine and of the database agree.',
    ],
    [
      judgeSkew('the database', 6000, 3000),
      'good',
      'The clocks of this machine and of the database agree.',
    ],
  ]);
});
