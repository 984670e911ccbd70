import { escapeHtml } from '#engine/text/escape-html.ts';
import { count } from '#engine/text/wording.ts';
import type { SampleEmail } from './samples.ts';

/** A page that lists sample emails, each with its text, beside files of their keys. */
export function drawSampleIndex(
  samples: readonly Pick<SampleEmail, 'key' | 'title' | 'email'>[],
): string {
  const items = samples.map(
    ({ key, title, email }) =>
      `<li><a href="${key}.html">${escapeHtml(email.message.subject)}</a> ` +
      `<small>${key}, ${escapeHtml(title)} · <a href="${key}.txt">as text</a></small></li>`,
  );
  const title = `${count(samples.length, 'email')} with sample data`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>
body{margin:0 auto;max-width:44rem;padding:3rem 1.5rem;font:1.0625rem/1.5 system-ui;color:#171717;background:#fafaf7}
h1{font-size:1.75rem;line-height:1.2}ul{padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid #e4e2d8}
a{color:inherit}small{display:block;color:#5c5a52}
</style></head>
<body><h1>${title}</h1><ul>${items.join('\n')}</ul></body></html>`;
}
