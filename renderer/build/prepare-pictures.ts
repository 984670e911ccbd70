import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfferKind } from '#engine/declaration/funnel.ts';
import type { Artwork } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import {
  drawSocialPicture,
  paintPicture,
  type SocialPicture,
} from '#renderer/social/draw-social-picture.tsx';

const kindLabels = {
  guide: 'Free guide',
  report: 'Free report',
  test: 'Free test',
  masterclass: 'Free masterclass',
  workshop: 'Free workshop',
  webinar: 'Free webinar',
  event: 'Live event',
  call: 'Free call',
} satisfies Record<OfferKind, string>;

/** The first picture that the page itself shows. */
function findArtwork({ declaration }: CompiledFunnel): DeepReadonly<Artwork> | undefined {
  const shown = declaration.page.sections.map((section) =>
    'artwork' in section ? section.artwork : undefined,
  );
  return shown.find((artwork) => artwork !== undefined);
}

function describePicture(funnel: CompiledFunnel): SocialPicture {
  const { declaration, coach, values } = funnel;
  const hero = declaration.page.sections.find((section) => section.kind === 'hero');
  return {
    theme: coach.theme,
    title: fillText(hero?.headline ?? declaration.offer.name, values),
    brand: coach.brand,
    kind: kindLabels[declaration.offer.kind],
    artwork: findArtwork(funnel),
  };
}

/**
 * Writes the picture of every funnel to `outDir/social/<funnel id>.png`. A picture that was painted
 * before comes from `cacheDir`, where it is found by what it shows.
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
  await mkdir(cacheDir, { recursive: true });
  for (const funnel of site.funnels) {
    const svg = await drawSocialPicture(describePicture(funnel));
    const sum = createHash('sha256').update(svg).digest('hex').slice(0, 24);
    const cached = join(cacheDir, `social-${sum}.png`);
    const isCached = await readFile(cached).then(
      () => true,
      () => false,
    );
    if (!isCached) await writeFile(cached, paintPicture(svg));
    await copyFile(cached, join(outDir, 'social', `${funnel.id}.png`));
  }
}
