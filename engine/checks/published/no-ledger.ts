import { type LedgerFile, ledgerName, readLedger } from '#engine/ledger/ledger.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { DeclarationFolder } from '#engine/site/site.ts';
import { acceptCommand } from './code.ts';

/**
 * Where nothing is recorded as published although there are pages, nothing is guarded.
 *
 * @param published the ledger as it was found; undefined where there is none
 */
export function findNoLedger(
  { path, files }: DeclarationFolder,
  published: LedgerFile | undefined,
): Finding[] {
  const ledger = published && readLedger(published).ledger;
  const isEmpty = ledger !== undefined && Object.keys(ledger.coaches).length === 0;
  const hasPages = files.some((file) => file.endsWith('.ts') && !file.endsWith('/coach.ts'));
  if (!hasPages || (published !== undefined && !isEmpty)) return [];
  const unguarded =
    'so a change that breaks a link, splits a history or repeats an email is not noticed';
  return [
    {
      rule: 'no-ledger',
      severity: 'warning',
      file: `${path}/${ledgerName}`,
      path: '',
      problem: `${isEmpty ? 'The record of what was published holds nothing' : 'There is no record of what was published'}, ${unguarded}.`,
      remedy: `Take it back from the last commit; if nothing was published yet, run ${acceptCommand}.`,
    },
  ];
}
