import { nameOf } from '#engine/checks/files/file-kinds.ts';
import { funnelsOffering } from '#engine/checks/rule/guides.ts';
import { findDoubt, findMistake, folderOf, type GuideRule } from '#engine/checks/rule/rule.ts';
import type { Guide, GuideBlock } from '#engine/declaration/guide.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { count, quote } from '#engine/text/wording.ts';

/** Some funnel gives a guide to its visitors. */
export const guideIsOffered: GuideRule = (entry, all) => {
  if (all.unreadable.length > 0 || funnelsOffering(entry, all).length > 0) return [];
  const name = nameOf(entry.file);
  // A misspelt name, which no other guide has, has a finding of its own.
  const guides = new Set(all.guides.map(({ file }) => nameOf(file)));
  const named = all.funnels
    .flatMap(({ value }) => value.offer?.file ?? [])
    .filter((one) => !guides.has(one));
  if (findSimilar(name, named) !== undefined) return [];
  const beside = entry.file.replace(/\.guide\.ts$/, '.ts');
  const funnel = all.funnels.find(({ file }) => file === beside)?.file;
  return findDoubt(
    entry,
    'unused-guide',
    [],
    'No funnel offers this guide, so nobody gets it.',
    `Write file: ${quote(name)} in the offer of ${funnel ?? `the funnel in ${folderOf(entry)} whose visitors get it`}, or delete it.`,
  );
};

/** Every row of a table has as many cells as there are columns. */
export const tablesAreWhole: GuideRule = (entry) =>
  entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, index) => {
      if (block.kind !== 'table') return [];
      const columns = block.columns.length;
      return block.rows.flatMap((cells, row) =>
        cells.length === columns
          ? []
          : findMistake(
              entry,
              'table-cells',
              ['chapters', chapter, 'blocks', index, 'rows', row],
              `The row has ${count(cells.length, 'cell')}, and the table ${count(columns, 'column')}.`,
              cells.length < columns
                ? "Add what is missing; '' is a cell to write in."
                : 'Remove a cell, or add a column.',
            ),
      );
    }),
  );

/** As many words as a page of a guide holds, and how many pages make one. */
const wordsOfPage = 200;
const minPages = 5;

/** A guide is worth the address that somebody gives for it: five pages at the least, with its cover. */
export const guideIsLong: GuideRule = (entry) => {
  if (!entry.sound) return [];
  if (pagesOf(entry.value) > minPages) return [];
  return findDoubt(
    entry,
    'short-guide',
    ['chapters'],
    'With its cover and its contents the guide has fewer than five pages.',
    'Write what people need to do it by themselves: the steps, the words to say, an example, a page to fill in. Or keep it as points of the email.',
  );
};

/** About how many pages a guide has; the cover and the contents are two. */
export function pagesOf({ chapters }: Guide): number {
  return chapters.reduce((sum, chapter) => sum + roomOf(chapter), 0) / wordsOfPage + 2;
}

/** How much room a chapter takes, in words. */
function roomOf({ blocks }: Guide['chapters'][number]): number {
  return blocks.reduce((sum, block) => sum + roomOfBlock(block), 20);
}

function roomOfBlock(block: GuideBlock): number {
  if (block.kind === 'figure') return wordsOfPage / 3;
  if (block.kind === 'worksheet') {
    return block.questions.reduce((sum, { label, lines }) => sum + wordsIn(label) + 9 * lines, 8);
  }
  return wordsIn(JSON.stringify(block));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
