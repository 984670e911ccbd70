import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeDoubt, isOfWords } from '#engine/checks/new-texts.ts';
import { acceptableRules } from '#engine/checks/published/published.ts';
import { compileSite } from '#engine/compile.ts';
import type { Beside } from '#engine/compile-read.ts';
import { type Ledger, ledgerName } from '#engine/ledger/ledger.ts';
import { recordSite, writeLedger } from '#engine/ledger/record-site.ts';
import { type Finding, formatFinding, isError } from '#engine/read/findings.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { count } from '#engine/text/wording.ts';

/** Compared with this, everything is new. */
const nothing = '{ "coaches": {} }';

/**
 * Records what is declared in the ledger as published, with the doubts about its words. What only people
 * can decide is accepted; what a declaration can fix has to be fixed first.
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
  const file = `${path}/${ledgerName}`;
  const compared = { ...beside, published: { file, text: nothing } };
  const { site, findings: ofNew } = compileSite(files, [], compared);
  if (site === undefined) return undefined;
  const declared = declarationsIn(files);
  const doubted = [...findings, ...ofNew].filter(isOfWords);
  const text = writeLedger(addDoubts(recordSite(site), doubted, declared));
  if (text === beside.published?.text) return [`${file} is up to date.`];
  writeFileSync(join(root, file), text);
  const size = `${count(site.coaches.length, 'coach')} and ${count(site.funnels.length, 'funnel')}`;
  const doubts = findings.filter((one) => isOfWords(one) && declared.has(one.file));
  return [
    ...[...errors, ...doubts].map((finding) => `Accepted: ${formatFinding(finding)}`),
    `${file} records ${size} as published. Commit it together with the declarations.`,
  ];
}

/** What each file declares; drafts are left out, because they are not published. */
function declarationsIn(files: readonly DeclarationFile[]): ReadonlyMap<string, unknown> {
  return new Map(
    files.flatMap(({ file, exports }) => {
      const declared = exports['funnel'] ?? exports['coach'] ?? exports['guide'];
      const isDraft = typeof declared === 'object' && declared !== null && 'draft' in declared;
      return isDraft && declared.draft === true ? [] : [[file, declared] as const];
    }),
  );
}

/** Adds the doubts about words to the coaches of whose files they are. */
function addDoubts(
  ledger: Ledger,
  findings: readonly Finding[],
  declared: ReadonlyMap<string, unknown>,
): Ledger {
  const coaches = Object.entries(ledger.coaches).map(([slug, coach]) => {
    const own = findings.filter(({ file }) => declared.has(file) && file.includes(`/${slug}/`));
    const byFile = Map.groupBy(own, ({ file }) => file.slice(file.lastIndexOf('/') + 1));
    if (byFile.size === 0) return [slug, coach] as const;
    const doubts = [...byFile].map(([name, ofFile]) => {
      const described = ofFile.map((one) => describeDoubt(declared.get(one.file), one));
      return [name, [...new Set(described)]] as const;
    });
    return [slug, { ...coach, doubts: Object.fromEntries(doubts) }] as const;
  });
  return { coaches: Object.fromEntries(coaches) };
}
