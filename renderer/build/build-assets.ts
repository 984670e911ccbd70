// Makes what pages need beside code: the rules of their style, the cut fonts, the sizes of photographs,
// and the pictures for shared links.
// Usage, after `vite build --app`: node dist/server/build-assets.js
import { join } from 'node:path';
import { compileSite } from '#engine/compile.ts';
import { formatFinding, isError } from '#engine/read/findings.ts';
import { readFunnelFolder, writeBuiltFolder } from './funnel-folder.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { preparePhotos } from './prepare-photos.ts';
import { preparePictures } from './prepare-pictures.ts';
import { prepareStyle } from './prepare-style.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true });
const files = Object.entries(modules).map(([path, exports]) => ({
  file: path.replace(/^(?:\.\.\/)+/, ''),
  exports,
}));

const root = join(import.meta.dirname, '..', '..');
const outDir = join(root, 'dist', 'client');
const cacheDir = join(root, 'node_modules', '.cache', 'funnelfile');

const funnelsDir = join(root, 'funnels');
await prepareStyle(outDir);
await preparePhotos({ funnelsDir, outDir, cacheDir });

const folder = readFunnelFolder(root, 'funnels');
writeBuiltFolder(outDir, folder);

const { site, findings } = compileSite(files, [], folder);
if (site) {
  await prepareFonts({ site, outDir, cacheDir });
  await preparePictures({ site, outDir, cacheDir });
} else {
  console.error('No fonts and pictures can be made before these mistakes are corrected:');
  for (const finding of findings.filter(isError)) console.error(`  ${formatFinding(finding)}`);
  process.exitCode = 1;
}
