import { type CoachRule, type FunnelRule, findDoubt, folderOf } from '#engine/checks/rule/rule.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { quote } from '#engine/text/wording.ts';
import { picturesOf, type SectionPicture } from './section-pictures.ts';

const fileName =
  /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$|^(?:img|dsc|dscn|pxl|screenshot)[-_ ]?\d+/i;
const emptyWord =
  /^(?:an? |the |my |our )?(?:(?:hero|cover|header|banner|background|stock|profile|placeholder) )?(?:image|photo|photograph|picture|pic|graphic|illustration|icon|logo|banner|cover|scene|headshot|hero|artwork|placeholder|(?:titel|platzhalter|beispiel|profil)?(?:foto|bild)|alt(?: text)?(?: here)?|alternative text|decorative|(?:image|picture|photo) (?:caption|description|text)(?: here)?|description of (?:the|this) (?:image|picture|photo)|(?:bild|foto)beschreibung|beschreibung des (?:bilde?s|fotos)|alternativtext|description de l[’']image|descripción de la imagen|descrição da imagem)(?: placeholder)?(?: ?\d+)?[.!]?$/i;
const announced =
  /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic|logo) (?:of|showing|shows)\b/i;

/** The words for a picture say what is to be seen; readers of a screen announce a picture anyway. */
export const picturesAreDescribed: FunnelRule = (entry) =>
  picturesOf(entry.value.page.sections).flatMap(
    ({ alt: { keys, text: alt }, file }, index, pictures) => {
      const stem = file?.name.replace(/\.\w+$/, '');
      const isFileName = fileName.test(alt) || (stem !== undefined && alt === stem);
      const problem = isFileName
        ? `${quote(alt)} is the name of a file and not what is to be seen.`
        : emptyWord.test(alt)
          ? `${quote(alt)} says that there is a picture and not what is to be seen.`
          : announced.test(alt)
            ? `${quote(alt)} begins with what is said anyway: that it is a picture.`
            : isOfAnother(alt, file?.name, pictures.slice(0, index))
              ? `${quote(alt)} stands for another picture of this page, too.`
              : ['title', 'headline'].some(
                    (key) => valueAt(entry.value, [...keys.slice(0, 3), key]) === alt,
                  )
                ? `${quote(alt)} stands above the picture already and does not say what is to be seen.`
                : undefined;
      if (problem === undefined) return [];
      return findDoubt(
        entry,
        'empty-alt',
        keys,
        problem,
        keys.at(-1) === 'name'
          ? 'Write the name alone, as people say it.'
          : 'Say in a sentence what somebody would miss who cannot see it.',
      );
    },
  );

/** Two people have two faces, and two companies two logos: blamed is whose name the file does not have. */
export const picturesDiffer: FunnelRule = (entry, { pictures = [] }) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'testimonials' && section.kind !== 'logos') return [];
    const isLogo = section.kind === 'logos';
    const shown = section.items.map((item, place) => ({
      name: item.name,
      file: 'photo' in item ? item.photo?.file : 'file' in item ? item.file : undefined,
      keys: ['page', 'sections', index, 'items', place, ...(isLogo ? ['file'] : ['photo', 'file'])],
    }));
    return shown.flatMap((one, place) => {
      const first = shown.findIndex(({ file }) => file === one.file);
      const earlier = shown[first];
      if (one.file === undefined || earlier === undefined || first === place) return [];
      if (earlier.name === one.name) {
        // One person may say two things.
        return isLogo
          ? findDoubt(
              entry,
              'same-picture',
              one.keys,
              `${quote(one.name)} is shown twice.`,
              'Name the one that is missing, or remove it.',
            )
          : [];
      }
      const isFirst = isCalled(one.file, one.name) && !isCalled(one.file, earlier.name);
      const [wrong, other] = isFirst ? [earlier, one] : [one, earlier];
      const own = pictures
        .filter((path) => folderOf({ file: path }) === folderOf(entry))
        .map((path) => path.slice(folderOf(entry).length))
        .filter((file) => isCalled(file, wrong.name) && !shown.some((any) => any.file === file));
      const otherwise = isLogo
        ? 'Name the logo of this one.'
        : 'Name the photo of this one, or leave it out.';
      return findDoubt(
        entry,
        'same-picture',
        wrong.keys,
        `${quote(one.file)} shows ${quote(other.name)} already, and here stands beside ${quote(wrong.name)}.`,
        own.length === 1 ? `Write ${quote(own[0])}.` : otherwise,
      );
    });
  });

/** Whether a file is named after somebody: rosa.png after "Rosa D.", logo-third-coast.png after "Third Coast". */
function isCalled(file: string, name: string): boolean {
  const words = file
    .toLowerCase()
    .replace(/\.\w+$/u, '')
    .split(/[^\p{L}\p{N}]+/u);
  const [first = ''] = name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return first !== '' && words.includes(first);
}

/** Whether the words of one file were copied to another. */
function isOfAnother(
  alt: string,
  name: string | undefined,
  earlier: readonly SectionPicture[],
): boolean {
  return (
    name !== undefined &&
    earlier.some(
      (other) => other.file !== undefined && other.file.name !== name && other.alt.text === alt,
    )
  );
}

/** The words for a coach's emblem say what is to be seen. */
export const emblemIsDescribed: CoachRule = (entry) => {
  const alt = entry.value.emblemAlt;
  if (!emptyWord.test(alt) && !fileName.test(alt)) return [];
  return findDoubt(
    entry,
    'empty-alt',
    ['emblemAlt'],
    `${quote(alt)} says that there is a picture and not what is to be seen.`,
    'Say in a sentence what somebody would miss who cannot see it.',
  );
};
