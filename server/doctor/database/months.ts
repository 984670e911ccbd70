import { count } from '#engine/text/wording.ts';
import { missingMonths } from '#server/db/months.ts';
import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** Examines whether partitioned tables have a partition for the present month and the next ones. */
export async function examineMonths(read: Read): Promise<Verdict> {
  const missing = await read(missingMonths);
  if (missing.length === 0)
    return good('Every month has its partition, and so have the next three.');
  const evidence = missing.map(({ table, month }) => `${table}: ${month.slice(0, 7)}`);
  const wrong = {
    consequence:
      'What is written in such a month lies together with the rest: nothing is lost, but once it is kept ' +
      'no longer it goes row by row, and its space on the disk stays taken.',
    remedy:
      'Start a process with ROLE all or worker, and see its log: it makes partitions at its start and once ' +
      'a day, and moves rows once their month is over.',
  };
  return warning(`${count(missing.length, 'month')} without a partition.`, wrong, evidence);
}
