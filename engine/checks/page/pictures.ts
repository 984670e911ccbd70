import { type FunnelRule, findDoubt, findMistake, folderOf } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

const fileName =
  /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$|^(?:img|dsc|dscn|pxl|screenshot)[-_ ]?\d+/i;
const emptyWord =
  /^(?:an? |the |my |our )?(?:image|photo|photograph|picture|pic|graphic|illustration|icon|logo|banner|cover|scene|headshot|hero|artwork|alt|alt text|foto|bild)(?: ?\d+)?[.!]?$/i;
const announced =
  /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic) (?:of|showing|shows)\b/i;

/** The words for a picture say what is to be seen; readers of a screen announce a picture anyway. */
export const picturesAreDescribed: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    const artwork = 'artwork' in section ? section.artwork : undefined;
    if (artwork === undefined) return [];
    const { alt } = artwork;
    const stem = artwork.kind === 'photo' ? artwork.file.replace(/\.\w+$/, '') : undefined;
    const isFileName = fileName.test(alt) || (stem !== undefined && alt === stem);
    const problem = isFileName
      ? `${quote(alt)} is the name of a file and not what is to be seen.`
      : emptyWord.test(alt)
        ? `${quote(alt)} says that there is a picture and not what is to be seen.`
        : announced.test(alt)
          ? `${quote(alt)} begins with what is said anyway: that it is a picture.`
          : undefined;
    if (problem === undefined) return [];
    return [
      findDoubt(
        entry,
        'empty-alt',
        ['page', 'sections', index, 'artwork', 'alt'],
        problem,
        'Say in a sentence what somebody would miss who cannot see it.',
      ),
    ];
  });

/** Below this width a photograph looks blurred on a telephone of today. */
const minWidth = 800;

/** A photograph can be read and has enough pixels to look sharp. */
export const photographsAreSharp: FunnelRule = (entry, { sizes }) =>
  entry.value.page.sections.flatMap((section, index) => {
    const artwork = 'artwork' in section ? section.artwork : undefined;
    if (artwork?.kind !== 'photo') return [];
    const size = sizes?.get(folderOf(entry) + artwork.file);
    const keys = ['page', 'sections', index, 'artwork', 'file'];
    if (size === undefined || (size !== 'unreadable' && size.width >= minWidth)) return [];
    if (size === 'unreadable') {
      return [
        findMistake(
          entry,
          'broken-picture',
          keys,
          `The picture ${quote(artwork.file)} cannot be read: the file is empty, cut off or of another kind than its name says.`,
          'Save it again as JPEG, PNG, WebP or AVIF.',
        ),
      ];
    }
    return [
      findDoubt(
        entry,
        'small-picture',
        keys,
        `The picture ${quote(artwork.file)} is ${size.width} pixels wide and ${size.height} high, which looks blurred on a page.`,
        'Save a larger one, at least 1200 pixels wide.',
      ),
    ];
  });
