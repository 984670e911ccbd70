import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the tests are that take longest, because they wait: for a failover, a lease, a retry. */
const longest = ['tests/scripts/faults/cluster.', 'tests/scripts/faults/', 'tests/server/outbox/'];

/**
 * Begins with the files that wait, so that the others compute meanwhile and none is left alone at the
 * end. Vitest would begin with the largest file, where it has not seen how long they take.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((part) => moduleId.includes(part));
  return place === -1 ? longest.length : place;
}
