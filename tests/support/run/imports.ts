import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A source file: its path from the project's folder, with slashes, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** From each node to the nodes it points to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const importForms = [
  /^\s*(?:import|export)\s[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /(?<![.\w])import\(\s*['"`]([^'"`]+)['"`]/g,
  /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*\[?\s*['"`]([^'"`]+)['"`]/g,
];

/** Reads every TypeScript and JavaScript file of some folders below `root`. */
export function readSources(root: string, folders: readonly string[]): readonly Source[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
        .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
        .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    );
}

/** What a file imports, as written; types count like values. */
export function listImports({ text }: Source): readonly string[] {
  return importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ''));
}

/** The project's file or pattern that an import means; undefined for a package. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('/')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return posix.normalize(posix.join(posix.dirname(file), specifier));
}

/** Which file imports which, among the given ones. */
export function fileGraph(sources: readonly Source[]): Graph {
  const known = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => {
      const targets = listImports(source).map((specifier) => resolveImport(source.file, specifier));
      return [source.file, new Set(targets.filter((target) => target && known.has(target)))];
    }) as [string, Set<string>][],
  );
}

/** Which folder imports from which other folder; a folder is the one a file lies in directly. */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const own = posix.dirname(file);
    const others = folders.get(own) ?? new Set();
    for (const target of targets) {
      if (posix.dirname(target) !== own) others.add(posix.dirname(target));
    }
    folders.set(own, others);
  }
  return folders;
}

/** The circles of a graph: each a list of nodes that reach one another (Tarjan, 1972). */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = index.has(next) ? (path.includes(next) ? index.get(next) : own) : visit(next);
      low.set(node, Math.min(low.get(node) ?? own, reached ?? own));
    }
    const lowest = low.get(node) ?? own;
    if (lowest === own) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  }

  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}
