import { column } from './page.ts';

/** Something that is never split between pages: a line of text, a table's row, a picture. */
export interface Row {
  readonly height: number;
  /** The space above it, except at the top of a page. */
  readonly before: number;
  /** Whether the next row has to be on the same page. */
  readonly isKept: boolean;
  /** Whether it is only space, with which no page begins. */
  readonly isSpace?: boolean;
  /** How much of a page has to be left for it to begin there. */
  readonly needs?: number | undefined;
  /** Whether it floats, like a picture: what follows may precede it if its page has no room for it. */
  readonly floats?: boolean;
  /** Rows with the same one share a background. */
  readonly ground?: Ground | undefined;
  /** What is repeated above it at the top of a page, like a table's header. */
  readonly repeated?: Pick<Row, 'height' | 'draw'> | undefined;
  draw(top: number): void;
}

/** The background of some rows. */
export interface Ground {
  /** The room above and below the rows on it. */
  readonly padding: number;
  draw(top: number, height: number): void;
}

export interface PlacedRow {
  readonly row: Row;
  readonly top: number;
}

/**
 * Places rows on pages, from top to bottom. Rows kept together stay on one page unless it is too short
 * for them. A floating row without room moves to the top of the next page, and the page continues with
 * what follows it, up to the next chapter.
 */
export function paginate(rows: readonly Row[]): readonly (readonly PlacedRow[])[] {
  const pages: PlacedRow[][] = [[]];
  const waiting: (readonly Row[])[] = [];
  let y: number = column.top;
  const lastPage = () => pages.at(-1) ?? [];
  const fits = (group: readonly Row[]) => {
    const height = heightOf(group, lastPage().at(-1)?.row);
    return lastPage().length === 0 || y + Math.max(height, group[0]?.needs ?? 0) <= column.bottom;
  };
  const turnPage = () => {
    pages.push([]);
    y = column.top;
    for (const group of waiting.splice(0)) place(group);
  };
  const place = (group: readonly Row[]) => {
    if (!fits(group)) turnPage();
    for (const row of group) {
      const above = lastPage().at(-1)?.row;
      if (above && y + spaceBefore(row, above) + row.height > column.bottom) turnPage();
      put(row, lastPage().at(-1)?.row);
    }
  };
  const put = (row: Row, above: Row | undefined) => {
    if (above === undefined && row.isSpace) return;
    if (above === undefined && row.repeated) y += row.repeated.height;
    const top = y + spaceBefore(row, above);
    lastPage().push({ row, top });
    y = top + row.height;
  };
  for (const group of groupKept(rows)) {
    if (group[0]?.needs !== undefined && waiting.length > 0) turnPage();
    if (group[0]?.floats && !fits(group)) waiting.push(group);
    else place(group);
  }
  if (waiting.length > 0) turnPage();
  return pages;
}

/** The space above a row: its own, and that of backgrounds that end and begin there. */
function spaceBefore(row: Row, above: Row | undefined): number {
  const isSame = above !== undefined && above.ground === row.ground;
  const ends = above?.ground && !isSame ? above.ground.padding : 0;
  const begins = row.ground && !isSame ? row.ground.padding : 0;
  return (above === undefined ? 0 : row.before) + ends + begins;
}

function heightOf(group: readonly Row[], above: Row | undefined): number {
  const last = group.at(-1);
  return group.reduce(
    (height, row, index) =>
      height + spaceBefore(row, index === 0 ? above : group[index - 1]) + row.height,
    last?.ground?.padding ?? 0,
  );
}

/** Rows that are kept together. A floating row is a group of its own even after a chapter's heading. */
function groupKept(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  let isKept = false;
  for (const row of rows) {
    const group = groups.at(-1);
    const isFree = row.floats && group?.[0]?.needs !== undefined;
    if (isKept && !isFree) group?.push(row);
    else groups.push([row]);
    isKept = row.isKept;
  }
  return groups;
}

/** Draws a page: backgrounds first, then the rows. */
export function drawRows(rows: readonly PlacedRow[]): void {
  for (const [index, { row, top }] of rows.entries()) {
    const { ground } = row;
    if (ground && rows[index - 1]?.row.ground !== ground) {
      const last = rows.findLast((one) => one.row.ground === ground) ?? rows[index];
      const end = last === undefined ? top : last.top + last.row.height;
      ground.draw(top - ground.padding, end - top + 2 * ground.padding);
    }
    if (index === 0 && row.repeated) row.repeated.draw(top - row.repeated.height);
    row.draw(top);
  }
}
