import { parseArgs } from 'node:util';
import {
  type ColumnRole,
  columnRoles,
  type ImportSettings,
} from '#engine/contract/console/imports.ts';
import { OperatorError } from '#engine/text/operator-error.ts';

export interface ImportOptions {
  readonly file: string;
  readonly coach: string;
  readonly settings: Omit<ImportSettings, 'columns'>;
  /** The roles of columns by title, where the guess is wrong. */
  readonly columns: ReadonlyMap<string, ColumnRole>;
  readonly isConfirmed: boolean;
  /** The file for refused rows. */
  readonly refused: string | undefined;
}

const usage = `Say whose people are in which file, and what they agreed to:
npm run import -- people.csv --coach <slug> --agreed-to "<the words>" --agreed-where "<page, list or event>"
  --agreed-at 2026-05-31     the day, unless a column of the file has it
  --campaign "<name>"        starts this campaign for each of them; without it nobody is emailed
  --column "Title=role"      for each column that was guessed wrong; the roles are
                             ${columnRoles.join(', ')}
  --needs-name               refuses rows without a name
  --refused <file>           writes the rows that are not imported to a file, each with its reason
  --yes                      writes without asking`;

/**
 * Reads the command's arguments.
 *
 * @throws OperatorError
 */
export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  const file = positionals[0];
  if (!file || positionals.length > 1 || !values.coach) throw new OperatorError(usage);
  return {
    file,
    coach: values.coach,
    settings: {
      agreedTo: values['agreed-to'] ?? '',
      agreedWhere: values['agreed-where'] ?? '',
      agreedAt: values['agreed-at'] ?? null,
      campaign: values.campaign ?? null,
      needsName: values['needs-name'],
    },
    columns: new Map(values.column.map(readColumn)),
    isConfirmed: values.yes,
    refused: values.refused,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        coach: { type: 'string' },
        campaign: { type: 'string' },
        'agreed-to': { type: 'string' },
        'agreed-where': { type: 'string' },
        'agreed-at': { type: 'string' },
        column: { type: 'string', multiple: true, default: [] },
        'needs-name': { type: 'boolean', default: false },
        refused: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function readColumn(given: string): readonly [string, ColumnRole] {
  const at = given.lastIndexOf('=');
  const role = columnRoles.find((one) => one === given.slice(at + 1));
  if (at < 1 || !role) {
    throw new OperatorError(
      `--column "${given}" names no role. Write it like --column "E-Mail=email"; the roles are ${columnRoles.join(', ')}.`,
    );
  }
  return [given.slice(0, at), role];
}
