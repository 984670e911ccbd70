import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { compileSite } from '#engine/compile.ts';
import type { FormState } from '#engine/contract/form.ts';
import type { Screen } from '#engine/declaration/submission.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { fillTexts } from '#engine/text/placeholders.ts';
import { prepareFonts } from '#renderer/build/prepare-fonts.ts';
import { readAssets } from '#renderer/build/read-assets.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { openBrowser } from '#scripts/support/open-browser.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { exampleFiles } from './examples/index.ts';
import { picturePath } from './picture-path.ts';

const publicUrl = 'http://reference.example';
const clientFolder = join('dist', 'client');
const cacheDir = join('node_modules', '.cache', 'funnelfile');

/** The width of pages in the pictures, in CSS pixels. */
const width = 960;

/** A part of a declaration and where to see it: a document and an element in it. */
interface Sight {
  readonly part: string;
  readonly html: string;
  /** Without one, the first screen of the page. */
  readonly selector?: string;
}

/** Takes the reference's pictures from the examples. The site must have been built. */
export async function takePictures(): Promise<void> {
  const { site, findings } = compileSite(exampleFiles, ['/']);
  if (!site) throw new Error(`The examples have mistakes: ${JSON.stringify(findings, null, 2)}`);
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  const browser = await openBrowser();
  try {
    const sights = await listSights(site, folder);
    const shown = { html: '' };
    const page = await browser.newPage({
      viewport: { width, height: 720 },
      reducedMotion: 'reduce',
    });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = [folder, clientFolder].map((one) => join(one, pathname)).find(existsSync);
      if (pathname === '/') {
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown.html });
      } else if (file) await route.fulfill({ path: file });
      else await route.abort();
    });
    for (const sight of sights) {
      shown.html = sight.html;
      await takePicture(page, sight);
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function listSights(site: Site, outDir: string): Promise<Sight[]> {
  const assets = {
    ...readAssets(clientFolder),
    fonts: await prepareFonts({ site, outDir, cacheDir }),
  };
  const documents = createDocuments({ site, assets, publicUrl });
  const draw = (funnel: CompiledFunnel, state: FormState = { kind: 'idle' }) =>
    documents.funnel(funnel, funnel.paths[0], state);
  const sections = site.funnels.flatMap((funnel) =>
    funnel.declaration.page.sections.map(({ kind }, index) => ({
      part: `section/${kind}`,
      html: draw(funnel),
      selector: `main > :nth-child(${index + 1})`,
    })),
  );
  const [guide] = site.funnels;
  const booking = site.funnels.find(({ declaration }) => declaration.kind === 'booking');
  const [email] = listSampleEmails(site, publicUrl);
  if (guide === undefined || booking === undefined || email === undefined) {
    throw new Error('The examples lack a guide, a booking page or an email.');
  }
  const form = '.form-region';
  const named = new Map<string, Sight>();
  for (const sight of sections) if (!named.has(sight.part)) named.set(sight.part, sight);
  return [
    ...named.values(),
    { part: 'leadFunnel', html: draw(guide) },
    { part: 'bookingFunnel', html: draw(booking) },
    { part: 'form', html: draw(guide), selector: form },
    { part: 'screen', html: draw(guide, succeed(guide)), selector: form },
    { part: 'message', html: (await renderEmail(email.email)).html },
  ];
}

/** A form's state after it was sent. */
function succeed({ declaration, values }: CompiledFunnel): FormState {
  if (declaration.kind !== 'lead' || declaration.success.after !== 'screen') {
    throw new Error('The first example has no success screen.');
  }
  const typed = { name: 'Ada', email: 'ada@yourdesk.com' };
  const screen = structuredClone(fillTexts(declaration.success.screen, { ...values, ...typed }));
  return { kind: 'succeeded', screen: screen as Screen, clear: false };
}

async function takePicture(page: Page, { part, selector }: Sight): Promise<void> {
  await page.goto(publicUrl);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // On its own, a section keeps the space that it usually leaves to the one above.
    for (const band of document.querySelectorAll<HTMLElement>('.on-paper + .on-paper.band')) {
      band.style.paddingTop = 'var(--section)';
    }
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
  });
  const bytes = selector
    ? await page.locator(selector).first().screenshot({ animations: 'disabled' })
    : await page.screenshot({ animations: 'disabled' });
  const file = picturePath(part);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(bytes).webp({ quality: 60, effort: 6 }).toFile(file);
}
