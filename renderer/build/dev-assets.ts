import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Site } from '#engine/site/site.ts';
import type { Assets } from './assets.ts';

const funnelsFolder = fileURLToPath(new URL('../../funnels', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/funnelfile', import.meta.url));

/** Where the dev server keeps fonts and photographs, laid out like the built client. */
export const devFolder = `${cacheFolder}/dev`;

/** The assets while Vite serves the sources: only fonts and photographs are made. */
export async function prepareDevAssets(site: Site): Promise<Assets> {
  const { prepareFonts } = await import('./prepare-fonts.ts');
  const { preparePhotos } = await import('./prepare-photos.ts');
  const folders = { outDir: devFolder, cacheDir: cacheFolder };
  const preamble = react.preambleCode.replace('__BASE__', '/');
  return {
    style: [],
    head:
      '<link rel="stylesheet" href="/renderer/styles/page.css">' +
      `<script type="module">${preamble}</script>` +
      '<script type="module" src="/@vite/client"></script>' +
      '<script type="module" src="/renderer/form/keep-typed.ts"></script>',
    interest: { src: '/renderer/form/interest.ts' },
    formChunk: '/renderer/form/island.ts',
    fonts: await prepareFonts({ site, ...folders }),
    socialPictures: new Set(),
    photos: await preparePhotos({ funnelsDir: funnelsFolder, ...folders }),
  };
}
