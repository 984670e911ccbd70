import { type FunnelRule, findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { quote } from '#engine/text/wording.ts';

/** What people take home and read; what is shown beside other offers may be a bonus. */
const readOffers = ['guide', 'report', 'test'];

/** How a page tells of something that has pages or can be kept. */
const ofDocument =
  /(?<![A-Za-zÀ-ỿ])(?:PDF|pages?|p[aá]ginas?|Seiten?|download|print(?:able| it| out)|ausdrucken|herunterladen|imprim\p{L}*|télécharg\p{L}*|descarg\p{L}*|baix(?:ar|e))(?![A-Za-zÀ-ỿ])/iu;

/** A page that shows the cover of a guide and speaks of its pages gives people more than an email. */
export const coverIsOfGuide = leadRule((entry) => {
  const { offer, page } = entry.value;
  if (!entry.sound || offer.file !== undefined || !readOffers.includes(offer.kind)) return [];
  const index = page.sections.findIndex(
    (section) => 'artwork' in section && section.artwork?.kind === 'cover',
  );
  if (index === -1) return [];
  if (!shownTexts(entry.value).some(({ text }) => ofDocument.test(text))) return [];
  return findDoubt(
    entry,
    'cover-without-guide',
    ['page', 'sections', index, 'artwork'],
    `The page shows the cover of ${quote(offer.name)}, and nobody gets anything that has one: the ${offer.kind} exists as an email only.`,
    `Write it in a file like ${entry.value.id}.guide.ts beside this one, or put a PDF there, and name it in offer.file.`,
  );
});

/** "Cover of the guide Booked: a spotlight …", with what it is called. */
const ofCover =
  /^(?:The )?[Cc]over of (?:the |our )?(?:[a-z]+ )?(?<name>\p{Lu}[^:,–—]*?)(?: with\b|[:,.–—]|$)/u;

/** Whoever cannot see a cover is told the title that stands on it, or the offer's name. */
export const coverIsNamed: FunnelRule = (entry) => {
  const { offer, page } = entry.value;
  if (!entry.sound) return [];
  return page.sections.flatMap((section, index) => {
    const artwork = 'artwork' in section ? section.artwork : undefined;
    if (artwork?.kind !== 'cover') return [];
    const name = ofCover.exec(artwork.alt)?.groups?.['name'];
    const known = wordsOf([artwork.title, artwork.subtitle ?? '', offer.name].join(' '));
    if (name === undefined || wordsOf(name).every((word) => known.includes(word))) return [];
    return findDoubt(
      entry,
      'empty-alt',
      ['page', 'sections', index, 'artwork', 'alt'],
      `${quote(name)} stands here, but the cover shows ${quote(artwork.title)}.`,
      `Write ${quote(artwork.title)}, or correct the title on the cover.`,
    );
  });
};

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%]{2,}/gu) ?? [];
}
