import { buildSite } from '#engine/build-site.ts';
import { isPicture, kindOfFile, nameOf } from '#engine/checks/files/file-kinds.ts';
import { strayDeclarations } from '#engine/checks/files/files.ts';
import { type Judged, judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { findUnrecorded } from '#engine/checks/published/unrecorded.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { staleAt } from '#engine/checks/stale/stale.ts';
import { type LedgerFile, readLedger } from '#engine/ledger/ledger.ts';
import { type Finding, isAbout, isError } from '#engine/read/findings.ts';
import { placeFinding } from '#engine/read/places.ts';
import { readDeclarations } from '#engine/read/read-declarations.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import type { DeclarationFile, DeclarationFolder, PictureSize, Site } from '#engine/site/site.ts';

/**
 * What the files say together: a site unless a mistake keeps them from being one, and everything that
 * was found, warnings included.
 */
export interface Compiled {
  readonly site: Site | undefined;
  /** In the order of the files and, where their texts are known, of their lines. */
  readonly findings: readonly Finding[];
}

/** What is known besides the declarations; what is absent is not checked. */
export interface Beside {
  /** The picture files next to the declarations, relative to the project; those of `folder` if absent. */
  readonly pictures?: readonly string[] | undefined;
  readonly folder?: DeclarationFolder | undefined;
  /** How large the pictures are, by file, where somebody measured them. */
  readonly sizes?: ReadonlyMap<string, PictureSize> | undefined;
  /** What was published, with which the declarations are compared. */
  readonly published?: LedgerFile | undefined;
  /** The files that funnels may offer. */
  readonly offered?: readonly OfferedFile[] | undefined;
  /** The moment at which it is judged, where time matters. */
  readonly now?: Date | undefined;
  /** The address of the site that all coaches share, where it is known. */
  readonly publicUrl?: string | undefined;
  /** When files came, in any unit, for blaming the copy and not what it was copied from. */
  readonly ages?: (() => ReadonlyMap<string, number>) | undefined;
}

/** A site that was read, before the rules judge its declarations. */
export interface ReadSite {
  readonly files: readonly DeclarationFile[];
  readonly around: Surroundings;
  /** What their shapes lack. */
  readonly shapes: readonly Finding[];
  /** What is wrong with the record of what was published. */
  readonly ofRecord: readonly Finding[];
}

/**
 * Reads the files under funnels/, and what lies beside them.
 *
 * @param files every declaration there, with its exports
 * @param sitePaths the paths of the site's own pages (home, library …)
 * @param beside what else is known
 */
export function readSite(
  files: readonly DeclarationFile[],
  sitePaths: readonly string[],
  {
    folder,
    pictures = folder && listPictures(folder),
    sizes,
    published,
    offered,
    ages,
    now,
    publicUrl,
  }: Beside,
): ReadSite {
  const read = readDeclarations(files.filter(({ file }) => isDeclaration(file)));
  const strays = folder ? strayDeclarations(folder.files, folder.path) : [];
  const unreadable = [...read.declarations.unreadable, ...strays];
  const record = published && readLedger(published);
  const around = {
    ...read.declarations,
    unreadable,
    sitePaths,
    pictures,
    sizes,
    folder,
    ledger: record?.ledger,
    offered,
    ages,
    now,
    publicUrl,
  };
  return { files, around, shapes: read.findings, ofRecord: record?.findings ?? [] };
}

/**
 * Turns what was read into a site.
 *
 * @param lasting what `judgeLasting` finds in it: the build keeps it, so that a start need not ask
 * @returns the site unless there is an error, and all findings of all files
 */
export function compileRead(
  { files, around, shapes, ofRecord }: ReadSite,
  lasting: Judged,
): Compiled {
  const { sitePaths, now } = around;
  const byName = new Map(files.map((file) => [file.file, file]));
  const ofRules = judgeDeclarations(around, lasting, shapes).filter(
    (one) => !shapes.some((other) => isAbout(one, other)),
  );
  const found = [...shapes, ...ofRecord, ...ofRules];
  const isWrong = found.some(isError);
  const place = (finding: Finding) => placeFinding(finding, byName.get(finding.file));
  const known = [...found, ...(isWrong ? [] : findUnrecorded(around))].map(place);
  const site = isWrong ? undefined : buildSite(around, sitePaths, known.toSorted(byPlace));
  const stale = site && now ? staleAt(site, now).map(place) : [];
  return { site, findings: [...known, ...stale].toSorted(byPlace) };
}

/** In the order of the files and of their lines. */
function byPlace(one: Finding, other: Finding): number {
  return one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);
}

/** The pictures in the coaches' folders: the build makes sizes of these. */
function listPictures({ path, files }: DeclarationFolder): readonly string[] {
  return files.filter(
    (file) => isPicture(file) && file.slice(path.length + 1).split('/').length === 2,
  );
}

function isDeclaration(file: string): boolean {
  return kindOfFile(nameOf(file)) === 'declaration';
}
