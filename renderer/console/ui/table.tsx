/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Left out on narrow screens. */
  readonly isExtra?: boolean;
  show(row: Row): React.ReactNode;
}

/** A dense table; on a narrow screen each row becomes a block with its columns' titles. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** What the rows are; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}) {
  const classOf = ({ isNumber, isExtra }: Column<Row>) =>
    [isNumber && 'number', isExtra && 'extra'].filter(Boolean).join(' ') || undefined;
  return (
    <table>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.title} data-title={column.title} className={classOf(column)}>
                <div>{column.show(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
