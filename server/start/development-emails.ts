import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderEmail } from '#engine/contract/email.ts';
import type { Site } from '#engine/site/site.ts';
import { sampleLetter } from '#server/email/letter/sample-letter.ts';
import { sampleNotices } from '#server/email/notice/sample-notices.ts';
import { drawSampleIndex } from '#server/email/samples/sample-index.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';

/** Where the dev server shows emails. */
export const sampleEmailsPath = '/__emails/';

/** Reloads the page after an edit, as Vite does. */
const reloading = '<script type="module" src="/@vite/client"></script></head>';

/**
 * Serves `sampleEmailsPath`: a list of all emails, and each as HTML and text with sample data, from the
 * declarations as they are now.
 */
export async function handleSampleEmail(
  request: IncomingMessage,
  response: ServerResponse,
  {
    site,
    publicUrl,
    renderEmail,
  }: { readonly site: Site; readonly publicUrl: string; readonly renderEmail: RenderEmail },
): Promise<void> {
  const path = (request.url ?? '').split('?')[0]?.slice(sampleEmailsPath.length) ?? '';
  const letter = sampleLetter(site, publicUrl);
  const samples = [
    ...listSampleEmails(site, publicUrl),
    ...sampleNotices(site, publicUrl),
    ...(letter ? [letter] : []),
  ];
  const sample = samples.find(({ key }) => path === `${key}.html` || path === `${key}.txt`);
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
    response.end(type === 'text/html' ? body.replace('</head>', reloading) : body);
  };
  if (path === '') return send(200, 'text/html', drawSampleIndex(samples));
  if (sample === undefined) {
    return send(404, 'text/plain', `There is no such email; ${sampleEmailsPath} lists them all.\n`);
  }
  const { html, text } = await renderEmail(sample.email);
  return path.endsWith('.txt') ? send(200, 'text/plain', text) : send(200, 'text/html', html);
}
