import { textsIn } from '#engine/checks/rule/texts.ts';
import { numbersIn } from '#engine/checks/said/english.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { quote } from '#engine/text/wording.ts';
import { judgeTables, labelOf } from './tables.ts';

/** So many rows tell what the chapters tell that one that does not is a slip. */
const enough = 6;

/**
 * Where a table gives at a glance what the chapters tell of its rows, no row alone has other numbers
 * than the words below its heading.
 */
export const tablesTellWhatChaptersTell = judgeTables(({ columns, rows }, guide) => {
  if (rows.length < enough) return [];
  const sections = sectionsOf(guide);
  const told = rows.map((row) => {
    const label = labelOf(row).toLowerCase();
    const own = sections.filter(({ heading }) => label.length > 3 && heading.includes(label));
    return numbersIn(own.map(({ heading, text }) => `${heading}. ${text}`).join(' '));
  });
  return columns.flatMap((_, column) => {
    const figures = rows.map((row) => numbersIn(row[column] ?? ''));
    // Which row or which month it is, is no figure.
    if (figures.every(([one], row) => row === 0 || one === Number(figures[row - 1]?.[0]) + 1))
      return [];
    const judged = rows.flatMap((row, index) => {
      const [said = [], own = []] = [told[index], figures[index]];
      if (said.length === 0 || own.length === 0 || row[column]?.endsWith(labelOf(row))) return [];
      return [{ row, index, isTold: own.every((one) => said.includes(one)), said }];
    });
    const [other, ...more] = judged.filter(({ isTold }) => !isTold);
    if (other === undefined || more.length > 0 || judged.length < enough) return [];
    // "Half an hour" is thirty minutes, and nothing else is said.
    const written = other.row.flatMap((cell) => numbersIn(cell));
    if (other.said.every((one) => written.includes(one))) return [];
    const problem = `${quote(other.row[column])} stands in the row ${quote(labelOf(other.row))}, but what the guide says under that heading has other numbers, while those of the other rows agree.`;
    return { row: other.index, column, problem };
  });
});

/** What a guide says below each title and each heading, tables left out. */
function sectionsOf({ chapters }: Guide): readonly { heading: string; text: string }[] {
  return chapters.flatMap(({ title, blocks }) => {
    let section = { heading: title.toLowerCase(), text: '' };
    const sections = [section];
    for (const block of blocks) {
      if (block.kind === 'table') continue;
      if (block.kind === 'heading') {
        section = { heading: block.text.toLowerCase(), text: '' };
        sections.push(section);
      } else
        section.text += ` ${textsIn(block)
          .map(({ text }) => text)
          .join(' ')}`;
    }
    return sections;
  });
}
