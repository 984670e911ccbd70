import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { warningsAt } from '#engine/checks/stale/stale.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { listHosts } from '#engine/site/hosts.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { devFolder, prepareDevAssets } from '#renderer/build/dev-assets.ts';
import { serveSourceFiles } from '#renderer/build/prepare-files.ts';
import { guideFinder } from '#renderer/build/prepare-guides.ts';
import { devConsoleAssets } from '#renderer/console/dev-console.ts';
import { drawConsole } from '#renderer/console/document.ts';
import { createDocuments, sitePaths } from '#renderer/documents.tsx';
import { readOfferedFiles } from '#renderer/files/offered-files.ts';
import { measurePictures } from '#renderer/photos/measure-pictures.ts';
import { fileAges } from '#renderer/source/file-ages.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { composeSite } from './composition.ts';
import { compileDeclarations } from './declarations.ts';
import { DeclarationError, type DeclarationModules } from './declared-site.ts';
import { handleSampleEmail, sampleEmailsPath } from './development-emails.ts';
import { openRuntimeOnce, replaceComposition } from './development-runtime.ts';
import { drawFindings } from './draw-findings.ts';
import { listWarnings } from './start-lines.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const guidesFolder = join(root, 'node_modules', '.cache', 'funnelfile');

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>(
  '../../funnels/*/*.ts',
  { eager: true },
);

/** Only their names are used; they are not loaded. */
const names = Object.keys(import.meta.glob('../../funnels/**/*'));

const ledgers = import.meta.glob<string>('../../funnels/published.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The folder's files, from Vite, so that a new or removed file shows at once. */
async function readBeside(publicUrl: string) {
  const files = names.map((path) => path.replaceAll('../', ''));
  const [published] = Object.entries(ledgers).map(([path, text]) => ({
    file: path.replaceAll('../', ''),
    text,
  }));
  const folder = { path: 'funnels', files };
  return {
    folder,
    published,
    offered: readOfferedFiles(root, folder),
    ages: fileAges(root, files),
    sizes: await measurePictures(root, files),
    now: new Date(),
    publicUrl,
  };
}

/** Vite inserts its own scripts and styles into documents in development. */
const editingPolicy = "frame-ancestors 'none'";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Everything below is made again after each edit; development-runtime.ts has what survives one. */
async function compose(): Promise<Handle> {
  const runtime = await openRuntimeOnce();
  const publicUrl = runtime.env.PUBLIC_URL;
  const beside = await readBeside(publicUrl);
  const site = compileDeclarations(modules, sitePaths, beside, (file) =>
    readSource(file, readFileSync(file, 'utf8')).source?.(),
  );
  for (const line of listWarnings(warningsAt(site, new Date()))) console.warn(`Attention: ${line}`);
  const assets = await prepareDevAssets(site);
  const composition = await composeSite(runtime, {
    site,
    loadTemplates: () => import('#renderer/email/render-email.tsx'),
    web: {
      documents: createDocuments({ site, assets, publicUrl, markOf }),
      clientFolder: devFolder,
      files: serveSourceFiles(
        root,
        beside.offered,
        guideFinder(site, { cacheDir: guidesFolder, publicUrl }),
      ),
      policyOf: () => editingPolicy,
      isEdited: true,
      console: { html: drawConsole(devConsoleAssets()), policy: editingPolicy },
    },
  });
  await replaceComposition(composition);
  sayAddresses(listHosts(site.coaches, publicUrl).brands.map(({ address }) => address));
  const { renderEmail, web } = composition;
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', publicUrl);
    if (`${pathname}/` === sampleEmailsPath) {
      response.writeHead(308, { location: sampleEmailsPath }).end();
    } else if (pathname.startsWith(sampleEmailsPath)) {
      handleSampleEmail(request, response, { site, publicUrl, renderEmail }).catch(
        (error: unknown) => sendError(response, 'The email cannot be drawn.', error),
      );
    } else web?.listener(request, response);
  };
}

/** Lists each coach's preview host; repeated when a coach is added or removed. */
function sayAddresses(addresses: readonly string[]): void {
  const lines = addresses.map((address) => `  ${address}`).join('\n');
  const said: { addresses?: string } = import.meta.hot?.data ?? {};
  if (said.addresses !== lines) console.log(`\nEach coach on its own host:\n${lines}\n`);
  said.addresses = lines;
}

function sendError(response: ServerResponse, sentence: string, error: unknown): void {
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n\n${inspect(error)}\n`);
}

/** The notice above a page that a built site does not show yet. */
function markOf(funnel: CompiledFunnel): string | undefined {
  if (stageAt(funnel, new Date()) !== 'hidden') return undefined;
  const { draft, publishFrom = '' } = funnel.declaration;
  return draft
    ? 'Draft: a built site does not show this page.'
    : `Not published yet: visitors see this page from ${publishFrom.replace('T', ' ')} on (${funnel.coach.timeZone}).`;
}

/** Shows mistakes in declarations where the page would be, with what to do. */
const composed: Promise<Handle> = compose().catch((error: unknown) => {
  if (!(error instanceof DeclarationError)) throw error;
  return (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(drawFindings(error.findings));
  };
});

/** Handles a request that Vite's dev server does not. */
export function handle(request: IncomingMessage, response: ServerResponse): void {
  composed.then(
    (handleRequest) => handleRequest(request, response),
    (error: unknown) => sendError(response, 'The site could not be assembled.', error),
  );
}
