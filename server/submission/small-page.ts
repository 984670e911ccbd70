import type { Language } from '#engine/declaration/language.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';
import { privatePage } from '#server/http/private-page.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.5rem}';
const policy = contentSecurityPolicy(`<style>${style}</style>`, []);

/**
 * A page of a few hundred bytes that says one thing and leads back to a funnel's page. It costs
 * nothing to draw, so it answers what was not even read, and whoever asks too often.
 *
 * @param page where it leads back to, and in which language
 * @param label what the link says, if it leads elsewhere
 */
export function drawSmallPage(
  { title, description }: Toast,
  page: { readonly path: string; readonly language: Language },
  status: number,
  label = wordsOf(page.language).answer.backToPage,
): Response {
  const say = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const html = [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    description === undefined ? '' : say(description),
    `<p><a href="${escapeHtml(page.path)}">${escapeHtml(label)}</a></p></main></body></html>`,
  ].join('');
  return privatePage(html, status, policy);
}
