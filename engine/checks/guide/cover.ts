import { type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';

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
