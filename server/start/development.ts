import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { RenderEmail } from '#engine/contract/documents.ts';
import { devFolder, prepareDevAssets } from '#renderer/build/dev-assets.ts';
import { devConsoleAssets } from '#renderer/console/dev-console.ts';
import { drawConsole } from '#renderer/console/document.ts';
import { createDocuments, sitePaths } from '#renderer/documents.tsx';
import { createKysely } from '#server/db/kysely.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { createDeliveries } from '#server/email/deliveries.ts';
import { openJourneys } from '#server/journeys/journeys.ts';
import { applyWaitingEvents } from '#server/webhooks/provider-events.ts';
import { composeWeb } from './composition.ts';
import { compileDeclarations, DeclarationError, type DeclarationModules } from './declarations.ts';
import { answerSampleEmail, sampleEmailsPath } from './development-emails.ts';
import { openDevParts } from './development-parts.ts';
import { drawFindings } from './draw-findings.ts';

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>(
  '../../funnels/*/*.ts',
  {
    eager: true,
  },
);

/** Only their names are of use here; nothing of them is loaded. */
const pictures = Object.keys(import.meta.glob('../../funnels/*/*.{avif,jpg,jpeg,png,webp}')).map(
  (path) => path.replaceAll('../', ''),
);

/** Vite puts its own scripts and styles into documents while they are edited. */
const editingPolicy = "frame-ancestors 'none'";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Everything below is made anew after each edit; what outlives an edit is in dev-parts.ts. */
async function compose(): Promise<Answer> {
  const { env, log, database, secret, transport, replaceDeliveries } = await openDevParts();
  const site = compileDeclarations(modules, sitePaths, pictures);
  const [assets] = await Promise.all([
    prepareDevAssets(site),
    reconcileDeclarations(createKysely(database.pool, { queryTimeoutMs: 0 }), declaredRows(site)),
  ]);
  const { publicUrl } = env;
  const renderEmail: RenderEmail = async (email) =>
    (await import('#renderer/email/render-email.tsx')).renderEmail(email);
  const deliveries = createDeliveries({
    database,
    site,
    transport,
    renderEmail,
    publicUrl,
    secret,
    log,
    mailFrom: env.mailFrom,
    applyReports: applyWaitingEvents,
  });
  await replaceDeliveries(deliveries);
  const journeys = await openJourneys({ db: database.kysely, site, log });
  const web = await composeWeb({
    site,
    documents: createDocuments({ site, assets, publicUrl }),
    database,
    deliveries,
    env,
    secret,
    log,
    clientFolder: devFolder,
    policyOf: () => editingPolicy,
    isEdited: true,
    processSequences: journeys.process,
    console: { html: drawConsole(devConsoleAssets()), policy: editingPolicy },
  });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', publicUrl);
    if (`${pathname}/` === sampleEmailsPath) {
      response.writeHead(308, { location: sampleEmailsPath }).end();
      return;
    }
    if (!pathname.startsWith(sampleEmailsPath)) {
      web.listener(request, response);
      return;
    }
    answerSampleEmail(request, response, { site, publicUrl, renderEmail }).catch(
      (error: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`The email cannot be drawn.\n\n${inspect(error)}\n`);
      },
    );
  };
}

/** A mistake in a declaration is shown where the page would be, with what to do. */
const answer: Promise<Answer> = compose().catch((error: unknown) => {
  if (!(error instanceof DeclarationError)) throw error;
  return (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(drawFindings(error.findings));
  };
});

/** Answers a request that Vite's dev server leaves to the site. */
export function handle(request: IncomingMessage, response: ServerResponse): void {
  answer.then(
    (listener) => listener(request, response),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The site could not be put together.\n\n${text}\n`);
    },
  );
}
