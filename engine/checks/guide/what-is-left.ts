import { quote } from '#engine/text/wording.ts';
import { judgeTables, readCell } from './tables.ts';

/** What a row or a column is called that says what is left of others, in every language of the engine. */
export const rest =
  /^(?:net|left|remain(?:s|ing)|rest|balance|(?:net |gross )?profit|surplus|margin|difference|übrig|bleibt|gewinn|saldo|überschuss|reste|solde|bénéfice|marge|resto|queda|beneficio|ganancia|sobra|lucro)(?![A-Za-zÀ-ỿ])/i;

/** A row of figures, or a column of them, and what it is called. */
interface Line {
  readonly label: string;
  readonly figures: readonly number[];
}

/**
 * What a row or a column says is left is the first figure less those between, or what was left before
 * with what has come and gone since. Other figures of the same table have to show that it is meant so.
 */
export const whatIsLeftIsRight = judgeTables(({ columns, rows }) => {
  const inRows = rows.map(([label = '', ...cells]) => ({ label, figures: cells.map(readCell) }));
  const inColumns = columns.map((label, column) => ({
    label,
    figures: rows.map((row) => readCell(row[column])),
  }));
  const slips = [
    ...findSlips(inRows).map(({ line, at, right }) => ({ row: line, column: at + 1, right })),
    ...findSlips(inColumns).map(({ line, at, right }) => ({ row: at, column: line, right })),
  ];
  return slips.slice(0, 1).map(({ row, column, right }) => ({
    row,
    column,
    problem: `${quote(rows[row]?.[column])} stands here, but the figures before it leave ${Math.round(right * 100) / 100}.`,
  }));
});

/** A figure that is not what it should be. */
interface Slip {
  readonly at: number;
  readonly right: number;
}

function findSlips(lines: readonly Line[]): readonly (Slip & { readonly line: number })[] {
  return lines.flatMap(({ label, figures }, line) => {
    if (!rest.test(label.trim())) return [];
    const found = lines.slice(0, Math.max(0, line - 1)).flatMap((_, start) => {
      const [first, ...others] = lines.slice(start, line);
      const left = figures.map((_, at) =>
        others.reduce((sum, one) => sum - (one.figures[at] ?? 0), first?.figures[at] ?? 0),
      );
      const since = left.map((one, at) => one + (figures[at - 1] ?? Number.NaN));
      return [findSlip(figures, left, 1), findSlip(figures, since, 2)];
    });
    if (found.includes('none')) return [];
    return found
      .flatMap((slip) => (typeof slip === 'object' ? [{ line, ...slip }] : []))
      .slice(0, 1);
  });
}

/**
 * The only figure that is not what it should be, unless that is so by rounding.
 *
 * @param least how many others have to be right
 */
function findSlip(figures: readonly number[], right: readonly number[], least: number) {
  const known = figures.flatMap((figure, at) => {
    const should = right[at] ?? Number.NaN;
    const off = Math.abs(figure - should);
    return off < 0.01 || off >= 1.5 ? [{ at, right: should, isWrong: off >= 1.5 }] : [];
  });
  const wrong = known.filter(({ isWrong }) => isWrong);
  const [first, next] = wrong;
  if (known.length - wrong.length < least) return undefined;
  if (first === undefined) return 'none';
  // A balance that is wrong makes the next one wrong.
  const isOne = next === undefined || (least > 1 && wrong.length === 2 && next.at === first.at + 1);
  return isOne ? { at: first.at, right: first.right } : undefined;
}
