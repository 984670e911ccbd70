import type { Examination } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';
import { examineArchive } from './archive.ts';
import { examineClock } from './clock.ts';
import { examineConnection } from './connection.ts';
import { examineDeadRows } from './dead-rows.ts';
import { examineKeptData } from './kept-data.ts';
import { examineMonths } from './months.ts';
import { ofDatabase } from './read.ts';
import { examineReplication } from './replication.ts';
import {
  examineDurability,
  examineLogging,
  examinePageChecks,
  examineVacuuming,
} from './settings.ts';
import { examineSpace } from './space.ts';
import { examineTransactions } from './transactions.ts';
import { examineVersion } from './version.ts';

/** Examinations of PostgreSQL. */
export function databaseExaminations(needs: DoctorNeeds): readonly Examination[] {
  const { DATABASE_URL, DATA_DIR } = needs.env;
  const isEmbedded = DATABASE_URL === undefined;
  return [
    ofDatabase(needs, 'Version', (read) => examineVersion(read, new Date())),
    ofDatabase(needs, 'Durability', examineDurability),
    ofDatabase(needs, 'Page checks', examinePageChecks),
    ofDatabase(needs, 'Vacuuming', examineVacuuming),
    ofDatabase(needs, 'Server log', examineLogging),
    ofDatabase(needs, 'Connection', examineConnection),
    ofDatabase(needs, 'Replication', examineReplication),
    ofDatabase(needs, 'Archive', examineArchive),
    ofDatabase(needs, 'Space', (read) => examineSpace(read, isEmbedded ? DATA_DIR : undefined)),
    ...(isEmbedded
      ? [ofDatabase(needs, 'Kept data', () => examineKeptData(DATA_DIR, new Date()))]
      : []),
    ofDatabase(needs, 'Old transactions', examineTransactions),
    ofDatabase(needs, 'Dead rows', examineDeadRows),
    ofDatabase(needs, 'Monthly partitions', examineMonths),
    ofDatabase(needs, 'Clock', examineClock),
  ];
}
