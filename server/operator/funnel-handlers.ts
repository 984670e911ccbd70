import { listSampleEmails } from '#server/email/samples/samples.ts';
import { notFound } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { readMapFigures } from '#server/operator/map/map-figures.ts';
import { previewPage } from '#server/operator/map/preview-page.ts';
import { readDates } from '#server/operator/views/event-dates.ts';
import { belongsTo, describeFunnel, listFunnels } from '#server/operator/views/funnels-view.ts';
import { freshenFigures } from '#server/visits/figures.ts';
import { emailDocument, pageDocument } from './documents.ts';

/** The funnels: their figures, and their pages and emails as visitors get them. */
export function funnelHandlers(deps: OperatorDeps) {
  const { site, documents, publicUrl, renderEmail } = deps;

  async function drawSample(key: string) {
    const sample = listSampleEmails(site, publicUrl).find((one) => one.key === key);
    if (!sample || !renderEmail) return undefined;
    const { html, text } = await renderEmail(sample.email);
    const { subject, preview } = sample.email.message;
    return { key, title: sample.title, subject, preview, html, text };
  }

  return {
    'GET /funnels': () => listFunnels(deps, deps.clock()),

    'GET /funnels/:id': async ({ id }) => {
      const funnel = site.funnels.find((one) => one.id === id);
      if (!funnel) return notFound('funnel');
      return describeFunnel(deps, funnel, await readDates(deps, funnel), deps.clock());
    },

    'GET /funnels/:id/figures': async ({ id, query }) => {
      const funnel = site.funnels.find((one) => one.id === id);
      if (!funnel) return notFound('funnel');
      const samples = listSampleEmails(site, publicUrl).filter((one) => belongsTo(one, funnel));
      await freshenFigures(deps.whole);
      return readMapFigures(deps.database.kysely, funnel, samples, Number(query.days));
    },

    'GET /funnels/:id/preview': ({ id, query }) => {
      const funnel = site.funnels.find((one) => one.id === id);
      const page = funnel && previewPage(documents, funnel, query.state ?? 'idle');
      return page === undefined ? notFound('funnel or state') : pageDocument(page);
    },

    'GET /sample-emails/:id': async ({ id }) => (await drawSample(id)) ?? notFound('email'),

    'GET /sample-emails/:id/html': async ({ id }) => {
      const drawn = await drawSample(id);
      return drawn ? emailDocument(drawn.html) : notFound('email');
    },
  } satisfies Partial<Handlers>;
}
