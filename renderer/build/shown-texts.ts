import { wordsOf } from '#engine/language/words-of.ts';
import { writePrice } from '#engine/language/write-price.ts';
import { shownFunnels } from '#engine/site/experiment.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { listArtworks } from '#renderer/artwork/declared-artworks.ts';
import { motifArtwork } from '#renderer/artwork/motifs/index.ts';

/** Every text inside a declaration or a catalogue of words, whose functions say theirs. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return textsIn(part('', ''));
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}

const funnelsOf = (site: Site, slug: string) =>
  shownFunnels(site.funnels).filter((funnel) => funnel.coach.slug === slug);

/** Everything a coach's pages say, and the same in capitals. */
export function listPageTexts(site: Site, slug: string): string[] {
  const coach = site.coaches.find((one) => one.slug === slug);
  const funnels = funnelsOf(site, slug);
  const languages = [coach?.language ?? 'en', ...funnels.map(({ language }) => language)];
  const words = [...new Set(languages)].filter((language) => language !== 'en').map(wordsOf);
  const prices = funnels.flatMap(listPrices);
  return [
    coach,
    ...words,
    ...prices,
    ...funnels.flatMap(({ declaration, values }) => [declaration, values]),
  ]
    .flatMap(textsIn)
    .flatMap((text) => [text, text.toUpperCase()]);
}

/** Amounts are numbers in a declaration and words on its page. */
function listPrices({ declaration, language }: CompiledFunnel): string[] {
  const { locale } = wordsOf(language);
  return declaration.page.sections.flatMap((section) =>
    section.kind === 'packages' ? section.items.map(({ price }) => writePrice(price, locale)) : [],
  );
}

function coverTexts(funnel: CompiledFunnel): string[] {
  const { capitals = false } = motifArtwork[funnel.coach.theme.motif].words;
  return listArtworks(funnel).flatMap((artwork) => {
    if (artwork.kind !== 'cover') return [];
    const { title, subtitle = '', badge = '', author = '' } = artwork;
    return [capitals ? title.toUpperCase() : title, subtitle, badge, author.toUpperCase()];
  });
}

/** The words on a coach's covers, as they are set: home and library show them in the coach's face. */
export function listCoverTexts(site: Site, slug: string): string[] {
  return funnelsOf(site, slug).flatMap(coverTexts);
}
