import { Suspense, useState } from 'react';
import { Button } from '#renderer/console/ui/button.tsx';
import { Ends } from '#renderer/console/ui/layout.tsx';
import { Scrolled } from '#renderer/console/ui/scrolled.tsx';

/** Figures below their headline: as a chart, which screen readers skip, or as a table, one key away. */
export function SwitchedFigure({
  message,
  label,
  chart,
  table,
}: {
  readonly message: string;
  /** The table's label for screen readers. */
  readonly label: string;
  readonly chart: React.ReactNode;
  readonly table: React.ReactNode;
}) {
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className="grid gap-2">
      <Ends align="center">
        <figcaption className="font-medium">{message}</figcaption>
        <Button look="quiet" data-table-switch="" onClick={() => setIsTable((before) => !before)}>
          {isTable ? 'Show the chart' : 'Show the table'}
        </Button>
      </Ends>
      {isTable ? (
        <Scrolled className="max-h-80 overscroll-contain" label={label}>
          {table}
        </Scrolled>
      ) : (
        <div className="h-55" aria-hidden="true">
          <Suspense>{chart}</Suspense>
        </div>
      )}
    </figure>
  );
}
