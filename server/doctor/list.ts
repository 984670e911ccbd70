import { databaseExaminations } from './database/family.ts';
import type { Examination } from './examination/examination.ts';
import type { DoctorNeeds } from './examination/needs.ts';
import { siteExaminations } from './site/family.ts';

/** All that is examined, for the command and the console alike. */
export function listExaminations(needs: DoctorNeeds): readonly Examination[] {
  return [...siteExaminations(needs), ...databaseExaminations(needs)];
}
