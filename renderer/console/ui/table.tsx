import { Empty } from './notices.tsx';

export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Hidden where there is no room for it: on phones and tablets. */
  readonly isExtra?: boolean;
  /** The row's subject: on a narrow screen it comes first, and pressing the card opens it. */
  readonly isFact?: boolean;
  /** It is self-explanatory: on a narrow screen it needs no title. */
  readonly isPlain?: boolean;
  /** A word or two, never broken. */
  readonly isShort?: boolean;
  /** The row's actions: on one line, which on a narrow screen is their own. */
  readonly isAction?: boolean;
  show(row: Row): React.ReactNode;
}

/** On a narrow screen each row becomes a card: the subject first, then the rest in lines of words. */
const roomy = {
  table: 'max-desk:block',
  head: 'max-desk:sr-only',
  body: 'max-desk:block',
  row: 'max-desk:relative max-desk:flex max-desk:min-h-row max-desk:flex-wrap max-desk:items-baseline max-desk:gap-x-3 max-desk:gap-y-0.5 max-desk:border-b max-desk:py-2.5',
  cell: 'py-1.75 pr-4 last:pr-2 max-desk:border-0 max-desk:p-0',
  fact: 'max-desk:order-first max-desk:basis-full max-desk:font-medium max-desk:[&_a]:text-ink max-desk:[&_a]:after:absolute max-desk:[&_a]:after:inset-0',
  other:
    'max-desk:max-w-full max-desk:text-small max-desk:text-quiet max-desk:[&_a]:relative max-desk:[&_a]:z-1 max-desk:[&_button]:relative max-desk:[&_button]:z-1',
  titled:
    'max-desk:inline-flex max-desk:flex-wrap max-desk:gap-1 max-desk:before:content-[attr(data-title)]',
  action: 'max-desk:basis-full wide:[&>div>div]:flex-nowrap',
  number: 'desk:text-right',
};

/** A few short columns, which stay a table on every screen. */
const compact: Partial<typeof roomy> = {
  cell: 'py-1.25 pr-3 last:pr-2',
  number: 'text-right',
};

/**
 * Rows of one kind. The keys j and k move the focus from row to row, to each row's link; Enter opens it
 * (see parts/keys).
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  isCompact = false,
}: {
  /** The table's caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Shown instead if there are no rows: why, and what will fill it. */
  readonly empty?: React.ReactNode;
  readonly isCompact?: boolean;
}) {
  if (rows.length === 0 && empty !== undefined) return <Empty>{empty}</Empty>;
  const look = isCompact ? compact : roomy;
  const cell = ({ isNumber, isExtra }: Column<Row>) =>
    `border-b border-line align-baseline ${look.cell} ${isNumber ? look.number : 'text-left'} ${isExtra ? 'max-wide:hidden' : ''}`;
  const part = ({ isFact, isPlain, isExtra, isAction }: Column<Row>) => {
    if (isFact) return look.fact ?? '';
    if (isAction) return `${look.other ?? ''} ${look.action ?? ''}`;
    return `${look.other ?? ''} ${isPlain || isExtra ? '' : (look.titled ?? '')}`;
  };
  return (
    <table className={`w-full border-separate border-spacing-0 ${look.table ?? ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={`sticky top-0 bg-paper text-small font-medium whitespace-nowrap text-quiet ${cell(column)}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-row=""
            className={`group/row border-line focus-within:bg-chosen hover:bg-raised ${look.row ?? ''}`}
          >
            {columns.map((column) => (
              <td
                key={column.title}
                data-title={column.title}
                className={`${column.isShort || column.isAction ? 'whitespace-nowrap' : 'wrap-anywhere'} ${cell(column)} ${part(column)}`}
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
