import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptableRules } from '#engine/checks/published/published.ts';
import { compileSite } from '#engine/compile.ts';
import type { Beside } from '#engine/compile-read.ts';
import { ledgerName } from '#engine/ledger/ledger.ts';
import { recordSite, writeLedger } from '#engine/ledger/record-site.ts';
import { type Finding, formatFinding, isError } from '#engine/read/findings.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';

/**
 * Records what is declared in the ledger as published. What only people can decide is accepted; what a
 * declaration can fix has to be fixed first.
 *
 * @param root the project's folder
 * @param findings what `compileSite` says of the same files
 * @returns what was accepted, in sentences; undefined if a mistake keeps it from being written
 */
export function acceptLedger(
  root: string,
  path: string,
  files: readonly DeclarationFile[],
  beside: Beside,
  findings: readonly Finding[],
): readonly string[] | undefined {
  const errors = findings.filter(isError);
  if (errors.some(({ rule }) => !acceptableRules.has(rule))) return undefined;
  const { site } = compileSite(files, [], { ...beside, published: undefined });
  if (site === undefined) return undefined;
  const file = `${path}/${ledgerName}`;
  const text = writeLedger(recordSite(site));
  if (text === beside.published?.text) return [`${file} is up to date.`];
  writeFileSync(join(root, file), text);
  const size = `${count(site.coaches.length, 'coach')} and ${count(site.funnels.length, 'funnel')}`;
  return [
    ...errors.map((finding) => `Accepted: ${formatFinding(finding)}`),
    `${file} records ${size} as published. Commit it together with the declarations.`,
  ];
}
