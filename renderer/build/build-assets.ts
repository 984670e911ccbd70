// Makes what pages need beside code: its compressed bytes, the rules of their style, the cut fonts, the sizes of photographs,
// the pictures for shared links, and the files that funnels offer, written guides among them. Links from
// a guide to pages of the site lead to PUBLIC_URL.
// Usage, after `vite build --app`: node dist/server/build-assets.js
import { join } from 'node:path';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { compileRead, readSite } from '#engine/compile-read.ts';
import { formatFindings, isError } from '#engine/read/findings.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { keepSources } from '#renderer/kept/kept-sources.ts';
import { keepVerdict } from '#renderer/kept/kept-verdict.ts';
import { measurePictures } from '#renderer/photos/measure-pictures.ts';
import { keepFolder } from '#renderer/source/funnel-folder.ts';
import { readFolder } from '#renderer/source/read-folder.ts';
import { compressScripts } from './compress-scripts.ts';
import { prepareFiles } from './prepare-files.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { prepareGuides } from './prepare-guides.ts';
import { preparePhotos } from './prepare-photos.ts';
import { preparePictures } from './prepare-pictures.ts';
import { prepareStyle } from './prepare-style.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true });
const root = join(import.meta.dirname, '..', '..');
const outDir = join(root, 'dist', 'client');
const cacheDir = join(root, 'node_modules', '.cache', 'funnelfile');

const port = process.env['PORT'] || 3000;
const address = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
if (!URL.canParse(address)) {
  console.error(
    `PUBLIC_URL is not an address: "${address}". Write it like https://www.example.com.`,
  );
  process.exit(1);
}
const publicUrl = new URL(address).origin;

const funnelsDir = join(root, 'funnels');
await prepareStyle(outDir);
const { files: sources, ...beside } = readFolder(root, 'funnels');
keepSources(import.meta.dirname, sources);
keepFolder(import.meta.dirname, beside);
const files = Object.entries(modules).map(([path, exports]) => {
  const file = path.replace(/^(?:\.\.\/)+/, '');
  return { ...sources.find((source) => source.file === file), file, exports };
});
const sizes = await measurePictures(root, beside.folder.files);
// Painting and encoding have threads of their own, which are busy while declarations are judged and words set.
const encoded = [
  preparePhotos({ funnelsDir, outDir, cacheDir }).catch((error: unknown) => {
    console.error(errorMessage(error));
    process.exit(1);
  }),
  compressScripts(outDir),
];
const read = readSite(files, [], { ...beside, sizes });
const lasting = judgeLasting(read.around);
const { site, findings } = compileRead(read, lasting);
if (site) {
  keepVerdict(import.meta.dirname, read, lasting);
  const prepareOffered = async () => {
    const guides = await prepareGuides(site, { cacheDir, publicUrl });
    const { offered } = beside;
    await prepareFiles({ root, outDir: join(root, 'dist'), offered, guides, origin: publicUrl });
  };
  await Promise.all([
    preparePictures({ site, outDir, cacheDir }),
    prepareFonts({ site, outDir, cacheDir }),
    prepareOffered(),
  ]);
} else {
  console.error('No fonts and pictures can be made before these mistakes are corrected:\n');
  console.error(formatFindings(findings.filter(isError), { colour: false }));
  process.exitCode = 1;
}
await Promise.all(encoded);
