import { fileGraph, listImports, type Source } from './imports.ts';

/** The files of each of vitest's tiers, from the quickest tier on. */
export interface Tiers {
  readonly unit: string[];
  readonly database: string[];
  readonly system: string[];
}

/**
 * Sorts tests by what they import, themselves or through other files of `tests/` and `scripts/`:
 * what can start processes is a system test, what can speak to PostgreSQL a database test, and
 * anything else a unit test.
 *
 * @param sources every file of `tests/` and `scripts/`
 */
export function sortIntoTiers(sources: readonly Source[]): Tiers {
  const graph = fileGraph(sources);
  const imports = new Map(sources.map((source) => [source.file, listImports(source)]));
  const addReached = (file: string, reached = new Set<string>()) => {
    if (reached.has(file)) return reached;
    reached.add(file);
    for (const target of graph.get(file) ?? []) addReached(target, reached);
    return reached;
  };
  const tiers: Tiers = { unit: [], database: [], system: [] };
  for (const { file } of sources.filter((source) => /\.test\.tsx?$/.test(source.file))) {
    const imported = new Set([...addReached(file)].flatMap((one) => imports.get(one) ?? []));
    if (imported.has('node:child_process')) tiers.system.push(file);
    else if (imported.has('pg')) tiers.database.push(file);
    else tiers.unit.push(file);
  }
  return tiers;
}
