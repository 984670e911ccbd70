import type { ReactNode } from 'react';

interface TableProps {
  readonly children: ReactNode;
  readonly width?: string;
  /** For drawings: screen readers skip it. */
  readonly isDrawing?: boolean;
}

/** A layout table: mail programs know no other way. */
export function Table({ children, width, isDrawing }: TableProps) {
  return (
    <table
      role="presentation"
      aria-hidden={isDrawing}
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
