import type { Examined, Family } from '#engine/contract/console/examination-reports.ts';
import { examineAll } from '#server/doctor/examination/examine.ts';
import { createNames } from '#server/doctor/examination/names.ts';
import type { DoctorEnv, DoctorNeeds } from '#server/doctor/examination/needs.ts';
import { listExaminations } from '#server/doctor/list.ts';
import { createTestSite } from '#tests/support/site/site.ts';

/** The environment of a site that nothing was said about. */
export const plainEnv: DoctorEnv = {
  PUBLIC_URL: 'http://localhost:3000',
  TRUST_PROXY: 0,
  BACKUP_WARN_DAYS: 7,
  DATA_DIR: import.meta.dirname,
};

/** What an examination is made with, unless a test says otherwise. */
export function needsOf(given: Partial<DoctorNeeds> = {}): DoctorNeeds {
  return {
    site: createTestSite({}),
    env: plainEnv,
    noDatabase: { kind: 'absent', reason: 'the tests have none' },
    transport: { name: 'mailbox' },
    names: createNames(['127.0.0.1:1']),
    ...given,
  };
}

/** Examines one family. */
export async function examineFamily(
  family: Family,
  needs: DoctorNeeds,
): Promise<readonly Examined[]> {
  return examineAll(listExaminations(needs).filter((one) => one.family === family));
}

/** What one examination found, without its family. */
export async function examineOne(
  needs: DoctorNeeds,
  name: string,
  of?: string,
): Promise<Omit<Examined, 'family'>> {
  const chosen = listExaminations(needs).filter((one) => one.name === name && one.of === of);
  const [found] = await examineAll(chosen);
  if (!found || chosen.length > 1) throw new Error(`There is no one examination ${name} ${of}.`);
  const { family: _, ...rest } = found;
  return rest;
}
