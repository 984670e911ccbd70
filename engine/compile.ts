import { checkDeclarations } from '#engine/checks/check-declarations.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { eventTexts } from '#engine/interpret/event-texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { type Finding, isError } from '#engine/read/findings.ts';
import { placeFinding } from '#engine/read/places.ts';
import { type Declarations, type Entry, readDeclarations } from '#engine/read/read-declarations.ts';
import { readPublishing } from '#engine/schedule/publishing.ts';
import { buildRoutes } from '#engine/site/routes.ts';
import type { CompiledFunnel, DeclarationFile, NamedField, Site } from '#engine/site/site.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

/**
 * What the files say together: a site unless a mistake keeps them from being one, and everything that
 * was found, warnings included.
 */
export interface Compiled {
  readonly site: Site | undefined;
  /** In the order of the files and, where their texts are known, of their lines. */
  readonly findings: readonly Finding[];
}

/**
 * Turns the files under funnels/ into a site.
 *
 * @param files every file there, with its exports
 * @param sitePaths the paths of the site's own pages (home, library …)
 * @param pictures every picture file next to the declarations, relative to the project like
 *   `DeclarationFile.file`; without it nobody checks that photographs exist
 * @returns the site unless there is an error, and all findings of all files
 */
export function compileSite(
  files: readonly DeclarationFile[],
  sitePaths: readonly string[],
  pictures?: readonly string[],
): Compiled {
  const byName = new Map(files.map((file) => [file.file, file]));
  const { declarations, findings } = readDeclarations(files);
  const all = [...findings, ...checkDeclarations({ ...declarations, sitePaths, pictures })]
    .map((finding) => placeFinding(finding, byName.get(finding.file)))
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const site = all.some(isError) ? undefined : buildSite(declarations, sitePaths, all);
  return { site, findings: all };
}

function buildSite(
  { coaches, funnels }: Declarations,
  sitePaths: readonly string[],
  findings: readonly Finding[],
): Site {
  const bySlug = new Map(coaches.map(({ value }) => [value.slug, value]));
  return {
    coaches: coaches.map(({ value }) => value),
    funnels: funnels.flatMap((entry) => {
      const coach = bySlug.get(entry.value.coach);
      return coach === undefined ? [] : [compileFunnel(entry, coach)];
    }),
    routes: buildRoutes(
      funnels.map(({ value }) => value),
      sitePaths,
    ),
    warnings: findings.filter(({ severity }) => severity === 'warning'),
  };
}

function compileFunnel({ file, value }: Entry<Funnel>, coach: DeepReadonly<Coach>): CompiledFunnel {
  const language = value.language ?? coach.language ?? 'en';
  const values = {
    leadMagnet: value.offer.name,
    coach: coach.brand,
    ...(value.kind === 'lead' && value.event ? eventTexts(value.event, wordsOf(language)) : {}),
  };
  return {
    file,
    id: value.id,
    declaration: value,
    coach,
    language,
    publishing: readPublishing(value, coach.timeZone),
    paths: [value.path, ...(value.aliases ?? [])],
    // Filled once, here, because the browser and the server must compare and say the same.
    formFields: value.kind === 'lead' ? fillTexts(namedFields(value.form.fields), values) : [],
    values,
  };
}

function namedFields(fields: Readonly<Record<string, Omit<NamedField, 'name'>>>): NamedField[] {
  // The compiler does not see that a spread union member keeps its kind.
  return Object.entries(fields).map(([name, field]) => ({ ...field, name }) as NamedField);
}
