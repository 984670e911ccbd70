import { checkDeclarations } from '#engine/checks/check-declarations.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { eventTexts } from '#engine/interpret/event-texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { type Declarations, type Entry, readDeclarations } from '#engine/read/read-declarations.ts';
import { buildRoutes } from '#engine/site/routes.ts';
import type { CompiledFunnel, DeclarationFile, NamedField, Site } from '#engine/site/site.ts';
import { fillTexts } from '#engine/text/placeholders.ts';

/** A site, or every mistake that keeps the declarations from being one. */
export type Compiled =
  | { readonly site: Site; readonly findings: readonly [] }
  | { readonly site: undefined; readonly findings: readonly Finding[] };

/**
 * Turns the files under funnels/ into a site.
 *
 * @param files every file there, with its exports
 * @param sitePaths the paths of the site's own pages (home, library …)
 * @param pictures every picture file next to the declarations, relative to the project like
 *   `DeclarationFile.file`; without it nobody checks that photographs exist
 * @returns the site, or all findings of all files
 */
export function compileSite(
  files: readonly DeclarationFile[],
  sitePaths: readonly string[],
  pictures?: readonly string[],
): Compiled {
  const { declarations, findings } = readDeclarations(files);
  const all = [...findings, ...checkDeclarations({ ...declarations, sitePaths, pictures })];
  if (all.length > 0) {
    return { site: undefined, findings: all.toSorted((a, b) => a.file.localeCompare(b.file)) };
  }
  return { site: buildSite(declarations, sitePaths), findings: [] };
}

function buildSite({ coaches, funnels }: Declarations, sitePaths: readonly string[]): Site {
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
  };
}

function compileFunnel({ file, value }: Entry<Funnel>, coach: DeepReadonly<Coach>): CompiledFunnel {
  const values = {
    leadMagnet: value.offer.name,
    coach: coach.brand,
    ...(value.kind === 'lead' && value.event ? eventTexts(value.event) : {}),
  };
  return {
    file,
    id: value.id,
    declaration: value,
    coach,
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
