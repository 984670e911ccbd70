import type { ExperimentLine, WordChange } from '#engine/contract/console/experiments.ts';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';

/**
 * What each variant changes: old and new words side by side.
 *
 * @param before names the old words, for example the page as it is
 */
export function WordChanges({
  of,
  before,
}: {
  readonly of: ExperimentLine['changes'];
  readonly before: string;
}) {
  return of.map(({ variant, changes }) => (
    <details key={variant} className="mt-3">
      <summary>What “{variant}” says differently</summary>
      <ChangesTable of={changes} before={before} after={variant} />
    </details>
  ));
}

/** Old and new words side by side, by their place. */
export function ChangesTable({
  of,
  before: old,
  after: shown,
}: {
  readonly of: readonly WordChange[];
  readonly before: string;
  readonly after: string;
}) {
  return (
    <Table
      caption={`What ${shown} says differently`}
      rows={of}
      keyOf={({ path, before }) => `${path} ${before}`}
      empty="Its words are no longer known."
      columns={[
        { title: 'Place', isFact: true, show: ({ path }) => <code>{path}</code> },
        { title: old, show: ({ before }) => before ?? <None>nothing</None> },
        { title: shown, show: ({ after }) => after ?? <None>nothing</None> },
      ]}
    />
  );
}
