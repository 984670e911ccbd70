import type { Context, Hono } from 'hono';
import { listFormStates } from '#engine/interpret/form-states.ts';
import { listSampleEmails } from '#server/email/samples.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { describeFunnel, listFunnels } from '#server/operator/views/funnels-view.ts';
import { showMessage } from '#server/operator/views/mailbox-view.ts';

/** Adds the funnels with their pages and emails, drawn as visitors get them, for frames of the console. */
export function addFunnelViews(app: Hono<OperatorEnv>, deps: OperatorDeps): void {
  const { site, documents, publicUrl, renderEmail } = deps;
  app.get('/funnels', (c) => c.json(listFunnels(site), 200, { 'cache-control': 'no-store' }));

  app.get('/funnels/:id', (c) => {
    const found = describeFunnel(deps, c.req.param('id'));
    return found
      ? c.json(found, 200, { 'cache-control': 'no-store' })
      : problem(404, 'There is no such funnel.');
  });

  app.get('/funnels/:id/preview', (c) => {
    const funnel = site.funnels.find(({ id }) => id === c.req.param('id'));
    const asked = c.req.query('state') ?? 'idle';
    const named = funnel && listFormStates(funnel).find(({ key }) => key === asked);
    if (!funnel || !named) return problem(404, 'There is no such funnel or state.');
    return showPage(documents.funnel(funnel, funnel.paths[0], named.state));
  });

  app.get('/sample-emails/:key/html', async (c) => {
    const drawn = await drawSample(c);
    return drawn ? showMessage(drawn.html) : problem(404, 'There is no such email.');
  });
  app.get('/sample-emails/:key', async (c) => {
    const drawn = await drawSample(c);
    return drawn
      ? c.json(drawn, 200, { 'cache-control': 'no-store' })
      : problem(404, 'There is no such email.');
  });

  async function drawSample(c: Context<OperatorEnv>) {
    const key = c.req.param('key');
    const sample = listSampleEmails(site, publicUrl).find((one) => one.key === key);
    if (!sample || !renderEmail) return undefined;
    const { html, text } = await renderEmail(sample.email);
    const { subject, preview } = sample.email.message;
    return { key, title: sample.title, subject, preview, html, text };
  }
}

/**
 * A page as a document for a frame of the console, without its scripts and with buttons that send
 * nothing. Its sandbox lets it load its own style, font and pictures, and refuses scripts and forms
 * besides: nothing can be submitted from a preview.
 */
function showPage(page: string): Response {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll('type="submit"', 'type="button"');
  const policy = contentSecurityPolicy(html, []).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `${policy}; sandbox allow-same-origin`,
      'x-robots-tag': 'noindex',
    },
  });
}
