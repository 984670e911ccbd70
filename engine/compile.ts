import { checkDeclarations, type Judged } from '#engine/checks/check-declarations.ts';
import { isPicture, kindOfFile, nameOf } from '#engine/checks/files/file-kinds.ts';
import { strayDeclarations } from '#engine/checks/files/files.ts';
import { findUnrecorded } from '#engine/checks/published/unrecorded.ts';
import { guideOf } from '#engine/checks/rule/guides.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { staleAt } from '#engine/checks/stale/stale.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { applyVariant } from '#engine/experiment/apply-variant.ts';
import { listConstants, listFields } from '#engine/interpret/event/form-fields.ts';
import { eventTexts } from '#engine/interpret/event/texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { type LedgerFile, readLedger } from '#engine/ledger/ledger.ts';
import { type Finding, isAbout, isError } from '#engine/read/findings.ts';
import { placeFinding } from '#engine/read/places.ts';
import {
  type Declarations,
  documentPaths,
  type Entry,
  readDeclarations,
} from '#engine/read/read-declarations.ts';
import { dateKey, eventOn, listDates } from '#engine/schedule/event-dates.ts';
import { readPublishing } from '#engine/schedule/publishing.ts';
import { momentOf } from '#engine/schedule/wall-clock.ts';
import { controlName, variantKey } from '#engine/site/experiment.ts';
import type { OfferedFile } from '#engine/site/offered-file.ts';
import { buildRoutes } from '#engine/site/routes.ts';
import type {
  Arm,
  CompiledDate,
  CompiledExperiment,
  CompiledFunnel,
  DeclarationFile,
  DeclarationFolder,
  PictureSize,
  Site,
} from '#engine/site/site.ts';

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
  /** When files came, in any unit, for blaming the copy and not what it was copied from. */
  readonly ages?: (() => ReadonlyMap<string, number>) | undefined;
}

/**
 * Turns the files under funnels/ into a site.
 *
 * @param files every declaration there, with its exports
 * @param sitePaths the paths of the site's own pages (home, library …)
 * @param beside what else is known
 * @returns the site unless there is an error, and all findings of all files
 */
export function compileSite(
  files: readonly DeclarationFile[],
  sitePaths: readonly string[],
  beside: Beside = {},
): Compiled {
  return compileRead(readSite(files, sitePaths, beside));
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

/** The first half of `compileSite`. */
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
  };
  return { files, around, shapes: read.findings, ofRecord: record?.findings ?? [] };
}

/**
 * The second half of `compileSite`.
 *
 * @param judged what the rules find in the declarations, where it is known already
 */
export function compileRead(
  { files, around, shapes, ofRecord }: ReadSite,
  judged?: Judged,
): Compiled {
  const { sitePaths, now } = around;
  const byName = new Map(files.map((file) => [file.file, file]));
  const ofRules = checkDeclarations(around, judged).filter(
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

function buildSite(
  { coaches, funnels, guides }: Declarations,
  sitePaths: readonly string[],
  findings: readonly Finding[],
): Site {
  const bySlug = new Map(coaches.map(({ value }) => [value.slug, value]));
  return {
    coaches: coaches.map(({ value }) => value),
    funnels: funnels.flatMap((entry) => {
      const coach = bySlug.get(entry.value.coach);
      if (coach === undefined) return [];
      const guide = guideOf(entry, guides);
      const compiled = compileFunnel(entry, coach, guide?.value);
      const experiment = compileExperiment(entry, compiled, coach);
      return [{ ...compiled, ...(experiment && { experiment }) }];
    }),
    routes: buildRoutes(
      funnels.map(({ value }) => value),
      [...sitePaths, ...documentPaths(coaches)],
      coaches.flatMap(({ value }) => value.retired ?? []),
    ),
    warnings: findings.filter(({ severity }) => severity === 'warning'),
  };
}

/** Every variant of an experiment as a funnel of its own; the page itself is the control. */
function compileExperiment(
  entry: Entry<Funnel>,
  control: CompiledFunnel,
  coach: DeepReadonly<Coach>,
): CompiledExperiment | undefined {
  const { value } = entry;
  if (value.kind !== 'lead' || value.experiment === undefined) return undefined;
  const { id, measure, share, variants } = value.experiment;
  const names = Object.keys(variants);
  const arm = (name: string, part: number, funnel: CompiledFunnel): Arm => {
    return { name, share: part, funnel: { ...funnel, variant: variantKey(id, name) } };
  };
  const others = names.map((name) =>
    arm(
      name,
      share / 100 / names.length,
      compileFunnel({ ...entry, value: applyVariant(value, name) }, coach, control.guide),
    ),
  );
  return { id, measure, arms: [arm(controlName, 1 - share / 100, control), ...others] };
}

function compileFunnel(
  { file, value }: Entry<Funnel>,
  coach: DeepReadonly<Coach>,
  guide?: DeepReadonly<Guide>,
): CompiledFunnel {
  const language = value.language ?? coach.language ?? 'en';
  const dates = compileDates(value, language);
  const offered = { leadMagnet: value.offer.name, coach: coach.brand, ...dates[0]?.values };
  const constants = value.kind === 'lead' ? listConstants(value.form, offered) : {};
  const values = { ...offered, ...constants };
  return {
    file,
    id: value.id,
    declaration: value,
    coach,
    language,
    publishing: readPublishing(value, coach.timeZone),
    paths: [value.path, ...(value.aliases ?? [])],
    // Filled once, here, because the browser and the server must compare and say the same.
    formFields:
      value.kind === 'lead' ? listFields(value.form, values, dates, wordsOf(language)) : [],
    constants,
    values,
    dates,
    ...(guide && { guide }),
  };
}

function compileDates(value: DeepReadonly<Funnel>, language: Language): CompiledDate[] {
  const event = value.kind === 'lead' ? value.event : undefined;
  if (event === undefined) return [];
  return listDates(event).map((date) => {
    const { startsAt: local, ...rest } = date;
    const startsAt = local === undefined ? undefined : momentOf(local, event.timeZone);
    return {
      ...rest,
      key: dateKey(value.id, date),
      ...(startsAt && {
        startsAt,
        endsAt: new Date(startsAt.getTime() + date.minutes * 60_000),
      }),
      values: eventTexts(eventOn(event, date), wordsOf(language)),
    };
  });
}
