import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { listArtworks } from '#renderer/artwork/declared-artworks.ts';
import {
  drawSocialPicture,
  paintPicture,
  type SocialPicture,
} from '#renderer/social/draw-social-picture.tsx';
import { makeOnce } from './make-once.ts';

function describePicture(funnel: CompiledFunnel): SocialPicture {
  const { declaration, coach, language, values } = funnel;
  const hero = declaration.page.sections.find((section) => section.kind === 'hero');
  return {
    theme: coach.theme,
    title: fillText(hero?.headline ?? declaration.offer.name, values),
    brand: coach.brand,
    kind: wordsOf(language).offers[declaration.offer.kind],
    artwork: listArtworks(funnel)[0],
  };
}

/**
 * Writes the picture of every funnel to `outDir/social/<funnel id>.png`. A picture that was painted
 * before comes from `cacheDir`, by a hash of its drawing.
 *
 * @throws when a folder cannot be written
 */
export async function preparePictures({
  site,
  outDir,
  cacheDir,
}: {
  readonly site: Site;
  readonly outDir: string;
  readonly cacheDir: string;
}): Promise<void> {
  await mkdir(join(outDir, 'social'), { recursive: true });
  const prepare = async (funnel: CompiledFunnel) => {
    const svg = await drawSocialPicture(describePicture(funnel));
    const sum = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    const picture = await makeOnce(join(cacheDir, `social-${sum}.png`), () => paintPicture(svg));
    await writeFile(join(outDir, 'social', `${funnel.id}.png`), picture);
  };
  await Promise.all(site.funnels.map(prepare));
}
