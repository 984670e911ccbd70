import { readReport } from '#server/doctor/kept-report.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';

/** The doctor's last report, and examining again. */
export function examinationHandlers({ database, doctor }: OperatorDeps) {
  return {
    'GET /examinations': async () => ({ report: (await readReport(database.kysely)) ?? null }),
    'POST /examinations': async ({ audit }) => {
      await audit('examined');
      return { report: await doctor.examine() };
    },
  } satisfies Partial<Handlers>;
}
