import { type Examined, nameExamined } from '#engine/contract/console/examination-reports.ts';
import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { count } from '#engine/text/wording.ts';
import type { Report } from '#server/doctor/kept-report.ts';

/** As many as fit beside the rest; Health shows all. */
const maxNamed = 3;

const order = ['bad', 'warning'] as const;

/**
 * The doctor's findings as checks, the worst first. What the live checks cover is left to them, because
 * they are newer.
 */
export function describeReport(
  report: Report | undefined,
  live: readonly Pick<HealthCheck, 'name'>[],
): readonly HealthCheck[] {
  if (!report) return [];
  const results = report.results.filter(
    ({ family, name }) => family !== 'site' || live.every((one) => one.name !== name),
  );
  const wrong = order.flatMap((state) => results.filter((one) => one.state === state));
  if (wrong.length === 0) {
    const detail = `${count(results.length, 'examination')} of DNS, mail, the address and PostgreSQL found nothing wrong.`;
    return [{ name: 'Doctor', state: 'ok', detail }];
  }
  const hidden = wrong.slice(maxNamed);
  return [...wrong.slice(0, maxNamed).map(describe), ...(hidden.length > 0 ? [sumUp(hidden)] : [])];
}

const stateOf = ({ state }: Examined) => (state === 'bad' ? 'failed' : 'warning');

function describe(result: Examined): HealthCheck {
  const { found, consequence = '' } = result;
  return {
    name: nameExamined(result),
    state: stateOf(result),
    detail: `${found} ${consequence}`.trim(),
    remedy: 'Health says what to enter.',
  };
}

function sumUp(hidden: readonly Examined[]): HealthCheck {
  return {
    name: 'Doctor',
    state: hidden.some(({ state }) => state === 'bad') ? 'failed' : 'warning',
    detail: `${count(hidden.length, 'more examination')} found something.`,
    remedy: 'Health shows all of them.',
  };
}
