import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  /** Relative to the project, with slashes. */
  readonly file: string;
  readonly text: string;
}

interface Rule {
  /** The folders whose files may be imported. */
  readonly folders: readonly string[];
  /** The packages that may be imported; without a list, any. */
  readonly packages?: readonly string[];
}

const all = ['engine', 'funnels', 'migrations', 'renderer', 'scripts', 'server'];

const rules: Readonly<Record<string, Rule>> = {
  engine: { folders: ['engine'], packages: ['valibot'] },
  funnels: { folders: ['engine', 'funnels'], packages: [] },
  migrations: { folders: [], packages: ['kysely'] },
  renderer: { folders: ['engine', 'renderer'] },
  scripts: { folders: all },
  server: { folders: ['engine', 'migrations', 'server'] },
  tests: { folders: [...all, 'tests'] },
};

/** Where the parts meet: the files that may import more than their folder may. */
const compositionRoots: Readonly<Record<string, readonly string[]>> = {
  'renderer/fonts/build-assets.ts': ['funnels'],
  'server/declarations.ts': ['funnels'],
  'server/dev.ts': ['funnels', 'renderer'],
  'server/main.ts': ['funnels', 'renderer'],
};

const importForms = [
  /^\s*(?:import|export)\s[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /(?<![.\w])import\(\s*['"`]([^'"`]+)['"`]/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*['"`]([^'"`]+)['"`]/g,
];

function readSources(): readonly Source[] {
  const present = Object.keys(rules).filter((folder) => existsSync(join(root, folder)));
  return present.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}

function listImports({ text }: Source): readonly string[] {
  return importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ''));
}

/** The project's folder that an import reaches into; undefined for a package. */
function folderOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0];
  if (specifier.startsWith('/')) return specifier.split('/')[1];
  if (!specifier.startsWith('.')) return undefined;
  return posix.normalize(posix.join(posix.dirname(file), specifier)).split('/')[0];
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

function findForbiddenImports(source: Source): readonly string[] {
  const { file } = source;
  const own = file.split('/')[0] ?? '';
  const rule = rules[own];
  if (!rule) throw new Error(`There is no import rule for the folder of ${file}.`);
  // The parts of `npm run faults` are the long forms of tests and share their stand-ins.
  const isLongTest = file.startsWith('scripts/faults/');
  const folders = [
    ...rule.folders,
    ...(compositionRoots[file] ?? []),
    ...(isLongTest ? ['tests'] : []),
  ];

  return listImports(source).flatMap((specifier) => {
    const folder = folderOf(file, specifier);
    if (folder === undefined) {
      const isAllowed = rule.packages?.includes(packageOf(specifier)) ?? true;
      return isAllowed ? [] : [`${file} imports the package ${specifier}, which ${own}/ may not`];
    }
    return folders.includes(folder) ? [] : [`${file} imports ${specifier}, which ${own}/ may not`];
  });
}

const declarations = Object.values(
  import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** The text values of a declaration's property, whether it holds one or a list. */
function textsAt(declaration: unknown, property: string): readonly string[] {
  if (typeof declaration !== 'object' || declaration === null) return [];
  const value: unknown = Object.entries(declaration).find(([name]) => name === property)?.[1];
  return [value].flat().filter((text) => typeof text === 'string');
}

/**
 * What only funnels may say: every declared path, and every id and slug of more than one word.
 * One-word names ('event', 'map') are also ordinary words of the code.
 */
function listDeclaredNames(declared: readonly unknown[]): ReadonlySet<string> {
  const textsOf = (...properties: string[]) =>
    declared.flatMap((one) => properties.flatMap((property) => textsAt(one, property)));
  const names = textsOf('id', 'slug').filter((name) => name.includes('-'));
  const paths = textsOf('path', 'aliases', 'redirects').filter((path) => path !== '/');
  return new Set([...names, ...paths]);
}

const comparisonWithName =
  /\b(?:(?:funnel|coach|declaration)\.(?:id|slug)|funnelId|coachSlug)\s*[!=]==?\s*['"`]/g;

function findNamedFunnels({ file, text }: Source, names: ReadonlySet<string>): readonly string[] {
  const literals = [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
    (hit) => hit[2] ?? '',
  );
  const named = literals.filter((literal) =>
    [literal.split(/[?#]/)[0] ?? '', ...literal.split(/[/?#]/)].some((part) => names.has(part)),
  );
  const compared = [...text.matchAll(comparisonWithName)].map((hit) => hit[0]);
  return [
    ...named.map((literal) => `${file} knows a funnel or a coach by name: '${literal}'`),
    ...compared.map((code) => `${file} compares an id with a literal: ${code}`),
  ];
}

describe('architecture', () => {
  it('imports in the allowed directions only', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(findForbiddenImports)).toEqual([]);
  });

  it('names funnels and coaches only in their own files', () => {
    const names = listDeclaredNames(declarations);
    expect(names.size).toBeGreaterThan(2);
    const others = readSources().filter(({ file }) => !/^(funnels|tests)\//.test(file));
    expect(others.flatMap((source) => findNamedFunnels(source, names))).toEqual([]);
  });

  it.each([
    ['engine/a.ts', "import { serve } from '#server/main.ts';"],
    ['engine/a.ts', "import { readFile } from 'node:fs';"],
    ['engine/deep/a.ts', "export type { Page } from '../../renderer/page.tsx';"],
    ['migrations/a.ts', "import type { Tables } from '#server/db/tables.ts';"],
    ['renderer/a.tsx', "import {\n  one,\n  two,\n} from '#server/a.ts';"],
    ['server/a.ts', "const funnels = import.meta.glob('../funnels/**/*.ts');"],
    ['server/a.ts', "await import('#renderer/page.tsx');"],
    ['scripts/a.ts', "import '#tests/support/database.ts';"],
  ])('notices a forbidden import in %s', (file, text) => {
    expect(findForbiddenImports({ file, text })).toHaveLength(1);
  });

  it.each([
    "if (id === 'autumn-guide') return;",
    '<a href="/autumn?from=home">',
    "const page = '/pages/autumn-guide';",
    "if (funnel.id === 'x') return;",
  ])('notices a named funnel in %s', (text) => {
    const names = listDeclaredNames([{ id: 'autumn-guide', path: '/autumn', aliases: [] }]);
    expect(findNamedFunnels({ file: 'server/a.ts', text }, names)).toHaveLength(1);
  });
});
