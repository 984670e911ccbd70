import { errorMessage } from '#engine/text/error-message.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { examineAll } from './examination/examine.ts';
import { createNames } from './examination/names.ts';
import type { DoctorNeeds } from './examination/needs.ts';
import { keepReport, type Report, takeTurn } from './kept-report.ts';
import { listExaminations } from './list.ts';

/** Examines the site, now or every hour. */
export interface Doctor {
  /** Examines everything now and keeps the report; simultaneous callers share it. */
  examine(): Promise<Report>;
  /** Examines every hour from now on, in one of the processes on the database. */
  start(): void;
  /** Stops, once the current examination has ended. */
  stop(): Promise<void>;
}

/** The age at which a report is renewed, and how often a process checks it. */
const everySeconds = 3600;
const lookEveryMs = 5 * 60_000;
/** Web processes start serving first. */
const firstAfterMs = 60_000;

/** Runs every examination once. */
export async function examineSite(
  needs: Omit<DoctorNeeds, 'names'>,
  dnsServers?: readonly string[],
) {
  const names = createNames(dnsServers);
  try {
    return await examineAll(listExaminations({ ...needs, names }));
  } finally {
    names.close();
  }
}

export function createDoctor(
  needs: Omit<DoctorNeeds, 'names' | 'database'> & {
    readonly database: NonNullable<DoctorNeeds['database']>;
  },
  log: Pick<Log, 'warn'>,
): Doctor {
  const db: Executor = needs.database.kysely;
  let running: Promise<Report> | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function examine(): Promise<Report> {
    running ??= examineSite(needs)
      .then((results) => keepReport(db, results))
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function look(): Promise<void> {
    try {
      if (await takeTurn(db, everySeconds)) await examine();
    } catch (error) {
      log.warn({ err: error }, `The site could not be examined: ${errorMessage(error)}`);
    }
  }

  const lookLater = (afterMs: number) => {
    timer = setTimeout(() => {
      looking = look().finally(() => {
        looking = undefined;
        if (timer) lookLater(lookEveryMs);
      });
    }, afterMs).unref();
  };

  return {
    examine,
    start: () => lookLater(firstAfterMs),
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
