import type { FindingsKeeper, FoundInOwn } from '#engine/checks/judge-lasting.ts';

/** Remembers findings for as long as a test runs. */
export function keepByValue(): FindingsKeeper {
  const kept = new Map<string, FoundInOwn>();
  const keyOf = (...judged: Parameters<FindingsKeeper['recall']>) => JSON.stringify(judged);
  return {
    recall: (...judged) => kept.get(keyOf(...judged)),
    keep: (entry, own, found) => kept.set(keyOf(entry, own), found),
  };
}
