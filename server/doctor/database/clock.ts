import { sql } from 'kysely';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** Examines whether this machine's clock and the database's agree. */
export async function examineClock(read: Read): Promise<Verdict> {
  const asked = Date.now();
  const [row] = await read(
    sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  const answered = Date.now();
  return judgeSkew('the database', (row?.ms ?? 0) - (asked + answered) / 2, answered - asked);
}

/**
 * Judges how far another clock is ahead of this machine's.
 *
 * @param whose the other clock's owner, like "the database"
 * @param doubtMs the measurement's uncertainty
 */
export function judgeSkew(whose: string, aheadMs: number, doubtMs: number): Verdict {
  const seconds = Math.max(0, Math.abs(aheadMs) - doubtMs) / 1000;
  const evidence = [
    `the clock of ${whose} is ${Math.abs(aheadMs / 1000).toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead'}, measured to ${(doubtMs / 1000).toFixed(1)} s`,
  ];
  if (seconds < 5) return good(`The clocks of this machine and of ${whose} agree.`, evidence);
  const found = `The clock of ${whose} is ${Math.round(seconds)} seconds ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine's.`;
  const wrong = {
    consequence:
      'Emails, publishing and seats follow the clock of the database, certificates and logs that of this machine: things happen early or late, and logs contradict each other.',
    remedy: 'Find out which one is wrong, and synchronise it over the network (NTP).',
    enter: 'timedatectl set-ntp true',
  };
  return seconds < 120 ? warning(found, wrong, evidence) : bad(found, wrong, evidence);
}
