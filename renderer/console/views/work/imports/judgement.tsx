import { type ImportDetails, rowVerdicts } from '#engine/contract/console/imports.ts';
import { reasonOf, verdictNames } from '#engine/import/reasons.ts';
import { Table } from '#renderer/console/ui/table.tsx';

/** How many rows have each verdict, and why they are not imported. */
export function Judgement({ of: { counts, imported, state } }: { readonly of: ImportDetails }) {
  const rows = rowVerdicts.flatMap((verdict) => {
    const count = counts[verdict] ?? 0;
    return count === 0 ? [] : [{ name: verdictNames[verdict], count, verdict }];
  });
  const written = imported > 0 ? [{ name: 'imported', count: imported, verdict: undefined }] : [];
  return (
    <Table
      caption="What happens to the rows"
      isCompact
      rows={[...written, ...rows]}
      empty="No row has been checked yet."
      keyOf={({ name }) => name}
      columns={[
        { title: 'Rows', isNumber: true, show: ({ count }) => count.toLocaleString('en-GB') },
        { title: 'Verdict', isFact: true, show: ({ name }) => name },
        {
          title: 'What it means',
          show: ({ verdict }) => {
            if (verdict === undefined) return 'They are leads of this coach now.';
            if (verdict !== 'new') return reasonOf[verdict];
            return state === 'writing'
              ? 'They are being saved.'
              : 'They would become leads of this coach.';
          },
        },
      ]}
    />
  );
}
