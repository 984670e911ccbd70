import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Guide } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { offeredFileOf } from '#engine/site/offered-file.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { ascii, charactersOf } from '#renderer/fonts/characters.ts';
import { coverOf } from '#renderer/guide/cover-of.ts';
import { drawGuide } from '#renderer/guide/draw-guide.ts';
import { drawCoverPrint, drawScene, paintDrawing } from '#renderer/guide/paint-guide.tsx';
import { cutGuideFonts } from '#renderer/guide/text-faces.ts';
import { makeOnce } from './make-once.ts';

interface GuideFolders {
  /** Where finished guides stay between builds. */
  readonly cacheDir: string;
  /** The site's own address, for links to its pages. */
  readonly publicUrl: string;
}

/** What draws a guide: with another text of it, all guides are drawn anew. */
const sources = import.meta.glob<string>(
  [
    '../guide/*.{ts,tsx}',
    '../artwork/**/*.{ts,tsx}',
    '../social/outline-*.ts',
    '../theme/*.ts',
    '../fonts/{cut-font,faces}.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const drawers = createHash('sha256')
  .update(readFileSync(createRequire(import.meta.url).resolve('pdfkit')))
  .update(JSON.stringify(sources))
  .digest();

/** Every text of a guide, for cutting its faces. */
function textsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

function scenesOf(guide: DeepReadonly<Guide>) {
  const blocks = guide.chapters.flatMap((chapter) => chapter.blocks);
  return new Set(blocks.flatMap((block) => (block.kind === 'figure' ? [block.scene] : [])));
}

/**
 * Draws the guide that a funnel offers as a PDF in `cacheDir`, unless it is there from before.
 *
 * @returns the PDF's file
 */
export async function prepareGuide(
  funnel: CompiledFunnel,
  guide: DeepReadonly<Guide>,
  { cacheDir, publicUrl }: GuideFolders,
): Promise<string> {
  const { declaration, coach, language } = funnel;
  const { brand, theme } = coach;
  const { guide: words, page } = wordsOf(language);
  const { contents } = words;
  const title = declaration.offer.name;
  const cover = coverOf(funnel);
  const address = addressOfCoach(coach, publicUrl);
  const about = { guide, title, brand, language, contents, theme, publicUrl: address };
  const sum = createHash('sha256')
    .update(drawers)
    .update(JSON.stringify([about, cover]))
    .digest('hex')
    .slice(0, 24);
  const file = join(cacheDir, `guide-${sum}.pdf`);
  await makeOnce(file, async () => {
    const characters = charactersOf([
      ascii,
      '\u00a0“”‘’–—…•',
      page.quoted(''),
      contents,
      title,
      brand,
      ...textsOf(guide),
    ]);
    const scenes = await Promise.all(
      [...scenesOf(guide)].map(
        async (scene) => [scene, await paintDrawing(drawScene(scene, funnel))] as const,
      ),
    );
    return drawGuide({
      ...about,
      fonts: await cutGuideFonts(theme.display, characters),
      cover: { picture: await paintDrawing(await drawCoverPrint(funnel)), alt: cover.alt },
      scenes: new Map(scenes),
    });
  });
  return file;
}

/** Draws all guides of a site; their files, by the name of what they were drawn from. */
export async function prepareGuides(
  site: Site,
  folders: GuideFolders,
): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  for (const funnel of site.funnels) {
    const file = offeredFileOf(funnel);
    if (file === undefined || funnel.guide === undefined || drawn.has(file)) continue;
    drawn.set(file, await prepareGuide(funnel, funnel.guide, folders));
  }
  return drawn;
}

/** For the dev server: draws the guide of a file when it is asked for. */
export function guideFinder(site: Site, folders: GuideFolders) {
  return async (file: string): Promise<string | undefined> => {
    const funnel = site.funnels.find((one) => one.guide && offeredFileOf(one) === file);
    return funnel?.guide && prepareGuide(funnel, funnel.guide, folders);
  };
}
