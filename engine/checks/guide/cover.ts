import { findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

/** What people take home and read; what is shown beside other offers may be a bonus. */
const readOffers = ['guide', 'report', 'test'];

/** A page that shows the cover of a guide gives people that guide, and not an email alone. */
export const coverIsOfGuide = leadRule((entry) => {
  const { offer, page } = entry.value;
  if (!entry.sound || offer.file !== undefined || !readOffers.includes(offer.kind)) return [];
  const index = page.sections.findIndex(
    (section) => 'artwork' in section && section.artwork?.kind === 'cover',
  );
  if (index === -1) return [];
  return findDoubt(
    entry,
    'cover-without-guide',
    ['page', 'sections', index, 'artwork'],
    `The page shows the cover of ${quote(offer.name)}, and nobody gets anything that has one: the ${offer.kind} exists as an email only.`,
    `Write it in a file like ${entry.value.id}.guide.ts beside this one, or put a PDF there, and name it in offer.file.`,
  );
});
