// Examines the site and everything it depends on: DNS and mail, its address, PostgreSQL, secrets,
// backups. Exits with 0 if all is good, with 1 if there is a warning or something it could not see, with
// 2 if something is bad.
// Usage: npm run doctor -- [--json] [--dns 9.9.9.9,149.112.112.112]
import { isIP } from 'node:net';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { readOptions, readUsage } from '#scripts/support/read-options.ts';
import { examineSite } from '#server/doctor/doctor.ts';
import { readEnv } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';
import { openNeeds } from './open-needs.ts';
import { exitCodeOf, writeReport } from './write-report.ts';

try {
  const {
    values: { json, dns },
  } = readOptions({
    options: { json: { type: 'boolean', default: false }, dns: { type: 'string' } },
  });
  const servers = dns?.split(',').map((server) => server.trim()) ?? [];
  const wrong = servers.find((server) => !isIP(server));
  if (wrong !== undefined) {
    throw new OperatorError(
      `--dns takes the IP addresses of name servers with commas between them; "${wrong}" is none. ${readUsage()}`,
    );
  }
  const opened = await openNeeds(readEnv(process.env), readSite());
  const results = await examineSite(opened.needs, servers).finally(() => opened.close());
  const columns = process.stdout.columns ?? 100;
  console.log(
    json
      ? JSON.stringify({ examinedAt: new Date().toISOString(), results }, null, 2)
      : writeReport(results, { columns, isColoured: process.stdout.isTTY === true }),
  );
  process.exitCode = exitCodeOf(results);
} catch (error) {
  console.error(explainError(error));
  process.exitCode = 2;
}
