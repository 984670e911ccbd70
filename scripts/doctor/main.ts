// Examines the site and all that it stands on: DNS and mail, its address, PostgreSQL, secrets, backups.
// Ends with 0 where all is good, with 1 after a warning or where something could not be seen, with 2
// where something is bad.
// Usage: npm run doctor -- [--json] [--dns <server>[,<server>]]
import { parseArgs } from 'node:util';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { examineSite } from '#server/doctor/doctor.ts';
import { readEnv } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';
import { exitCodeOf } from './exit-code.ts';
import { openNeeds } from './open-needs.ts';
import { writeReport } from './write-report.ts';

const usage = 'Use: npm run doctor -- [--json] [--dns 9.9.9.9,149.112.112.112].';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, dns: { type: 'string' } },
    });
    return { isJson: values.json, dns: values.dns?.split(',') ?? [] };
  } catch {
    throw new OperatorError(usage);
  }
}

try {
  const { isJson, dns } = readOptions();
  const opened = await openNeeds(readEnv(process.env), readSite());
  const results = await examineSite(opened.needs, dns).finally(() => opened.close());
  const columns = process.stdout.columns ?? 100;
  console.log(
    isJson
      ? JSON.stringify({ examinedAt: new Date().toISOString(), results }, null, 2)
      : writeReport(results, { columns, isColoured: process.stdout.isTTY === true }),
  );
  process.exitCode = exitCodeOf(results);
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 2;
}
