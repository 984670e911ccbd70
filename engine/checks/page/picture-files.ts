import {
  type FunnelRule,
  findDoubt,
  findMistake,
  folderOf,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import type { InFile } from '#engine/read/findings.ts';
import type { Finding } from '#engine/site/finding.ts';
import type { PictureSize } from '#engine/site/site.ts';
import { count, quote } from '#engine/text/wording.ts';
import { picturesOf, type SectionPicture } from './section-pictures.ts';

/** No screen shows more pixels side by side. */
const maxPixels = 6000;

/** What files with each ending hold, as they say themselves. */
const formats: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

/** A picture's file can be read, is what its name says, and has enough pixels and not too many. */
export const pictureFilesFit: FunnelRule = (entry, { sizes }) =>
  picturesOf(entry.value.page.sections).flatMap(({ file, ...widths }) => {
    const size = file && sizes?.get(folderOf(entry) + file.name);
    return file && size ? judgeFile(entry, file, widths, size) : [];
  });

function judgeFile(
  entry: InFile,
  { keys, name }: { readonly keys: Keys; readonly name: string },
  { minWidth, goodWidth }: Pick<SectionPicture, 'minWidth' | 'goodWidth'>,
  size: PictureSize,
): Finding[] {
  if (size === 'unreadable') {
    return [
      findMistake(
        entry,
        'broken-picture',
        keys,
        `The picture ${quote(name)} cannot be read: the file is empty, cut off or of another kind than its name says.`,
        'Save it again as JPEG, PNG, WebP or AVIF.',
      ),
    ];
  }
  const { width, height, format } = size;
  const pixels = `The picture ${quote(name)} is ${count(width, 'pixel')} wide and ${height} high`;
  const expected = formats[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  const ending = Object.keys(formats).find((one) => formats[one] === format);
  return [
    ...(format === undefined || expected === undefined || format === expected
      ? []
      : [
          findDoubt(
            entry,
            'misnamed-picture',
            keys,
            `${quote(name)} holds a picture of the kind ${format.toUpperCase()}, which its name does not say.`,
            ending === undefined
              ? 'Save it as JPEG, PNG, WebP or AVIF.'
              : `Save it again as what its name says, or call it ${quote(name.replace(/\w+$/, ending))}.`,
          ),
        ]),
    ...(width >= minWidth && Math.max(width, height) >= goodWidth
      ? []
      : [
          findDoubt(
            entry,
            'small-picture',
            keys,
            `${pixels}, which looks blurred on a page.`,
            `Save a larger one, at least ${goodWidth} pixels wide.`,
          ),
        ]),
    ...(Math.max(width, height) <= maxPixels
      ? []
      : [
          findDoubt(
            entry,
            'large-picture',
            keys,
            `${pixels}, more than any screen shows.`,
            `Save a smaller one; ${Math.max(goodWidth, 2400)} pixels are plenty.`,
          ),
        ]),
  ];
}
