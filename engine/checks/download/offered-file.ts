import { nameOf } from '#engine/checks/files/file-kinds.ts';
import { guideOf } from '#engine/checks/rule/guides.ts';
import {
  type FunnelRule,
  findMistake,
  folderOf,
  isFolderWhole,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { tellKnown } from '#engine/checks/rule/texts.ts';
import {
  type FileFormat,
  fileFormats,
  formatOfName,
  isGuideName,
  maxFileBytes,
} from '#engine/declaration/offered-file.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

const place = ['offer', 'file'] as const;

/** The file that a funnel offers lies beside it, is what its name says, and is no larger than allowed. */
export const offeredFileIsSound: FunnelRule = (entry, all) => {
  const { offered } = all;
  const { file: name } = entry.value.offer;
  if (name === undefined) return [];
  if (entry.value.kind === 'booking') {
    return findMistake(
      entry,
      'file-without-form',
      place,
      `The page offers ${quote(name)}, but it has no form by which anybody could ask for it.`,
      'Remove offer.file, or offer the file on a funnel with a form.',
    );
  }
  if (isGuideName(name)) {
    return guideOf(entry, all) || !isFolderWhole(entry, all) ? [] : [findMissing(entry, name, all)];
  }
  if (formatOfName(name) === undefined) return [findMissing(entry, name, all)];
  if (offered === undefined) return [];
  const folder = folderOf(entry);
  const found = offered.find(({ file }) => file === folder + name);
  if (found === undefined) return [findMissing(entry, name, all)];
  const promised = formatOfName(name);
  if (promised !== undefined && !isThatFormat(promised, found.format)) {
    return findMistake(
      entry,
      'wrong-file',
      place,
      `${name} is not ${fileFormats[promised].name}: ${describeContent(found)}.`,
      `Export it as ${fileFormats[promised].name} again${found.format === undefined ? '' : ', or correct the ending of its name'}.`,
    );
  }
  if (found.bytes <= maxFileBytes) return [];
  return findMistake(
    entry,
    'large-file',
    place,
    `${name} has ${megabytes(found.bytes)} MB, and a file that people download may have ${megabytes(maxFileBytes)} MB.`,
    'Make it smaller: pictures in it need 150 dots per inch, speech needs 64 kilobits per second.',
  );
};

function findMissing(
  entry: Parameters<FunnelRule>[0],
  name: string,
  { offered = [], guides }: Surroundings,
) {
  const folder = folderOf(entry);
  const known = [...offered, ...guides]
    .filter(({ file }) => folderOf({ file }) === folder)
    .map(({ file }) => nameOf(file));
  const elsewhere = [...offered, ...guides].find(({ file }) => nameOf(file) === name);
  if (elsewhere !== undefined) {
    return findMistake(
      entry,
      'missing-file',
      place,
      `There is no file ${quote(name)} in ${folder}; it lies in ${folderOf(elsewhere)}.`,
      'Move it next to the funnel.',
    );
  }
  const similar = findSimilar(name, known);
  return findMistake(
    entry,
    'missing-file',
    place,
    `There is no file ${quote(name)} in ${folder}. ${tellKnown(known, 'file', 'there that can be offered')}`,
    similar === undefined ? 'Add the file or correct its name.' : `Write ${quote(similar)}.`,
  );
}

/** An EPUB is a ZIP archive, too. */
function isThatFormat(promised: FileFormat, found: FileFormat | undefined): boolean {
  return found === promised || (promised === 'zip' && found === 'epub');
}

function describeContent({
  bytes,
  format,
}: {
  readonly bytes: number;
  readonly format?: FileFormat | undefined;
}): string {
  if (bytes === 0) return 'it is empty';
  return format === undefined
    ? 'it does not begin as one does'
    : `what it holds is ${fileFormats[format].name}`;
}

function megabytes(bytes: number): string {
  return String(Math.ceil(bytes / 1024 / 1024));
}
