import { Empty } from './notices.tsx';

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Left out on narrow screens. */
  readonly isExtra?: boolean;
  show(row: Row): React.ReactNode;
}

/** A narrow screen makes a block of each row, with its columns' titles. */
const roomy = {
  table: 'max-desk:block',
  head: 'max-desk:sr-only',
  body: 'max-desk:block',
  row: 'max-desk:block max-desk:border-b max-desk:py-2',
  cell: 'py-1.5 pr-4 max-desk:grid-cols-[84px_minmax(0,1fr)] max-desk:gap-2 max-desk:border-0 max-desk:px-0 max-desk:py-0.5 max-desk:before:text-quiet max-desk:before:content-[attr(data-title)]',
  shown: 'max-desk:grid',
  number: 'desk:text-right',
};

/** A few short columns: it stays a table on every screen. */
const compact = { cell: 'py-0.75 pr-3 [td&]:last:pr-2', number: 'text-right' };

/** A dense table. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  isCompact = false,
}: {
  /** What the rows are; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What stands in its place where there are no rows: why, and what fills it. */
  readonly empty?: React.ReactNode;
  readonly isCompact?: boolean;
}) {
  if (rows.length === 0 && empty !== undefined) return <Empty>{empty}</Empty>;
  const look: Partial<typeof roomy> = isCompact ? compact : roomy;
  const cell = ({ isNumber, isExtra }: Column<Row>) =>
    `border-b border-line align-top ${look.cell} ${isNumber ? look.number : 'text-left'} ${isExtra ? 'max-desk:hidden' : (look.shown ?? '')}`;
  return (
    <table className={`w-full ${look.table ?? ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={`sticky top-0 bg-paper font-medium whitespace-nowrap text-quiet ${cell(column)}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={`border-line hover:bg-raised ${look.row ?? ''}`}>
            {columns.map((column) => (
              <td
                key={column.title}
                data-title={column.title}
                className={`wrap-anywhere ${cell(column)}`}
              >
                <div>{column.show(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
