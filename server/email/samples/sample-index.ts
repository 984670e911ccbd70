import { escapeHtml } from '#engine/text/escape-html.ts';
import type { SampleEmail } from './samples.ts';

/** A page that lists sample emails, each with its text, beside files of their keys. */
export function drawSampleIndex(
  samples: readonly Pick<SampleEmail, 'key' | 'title' | 'email'>[],
): string {
  const links = samples.map(
    ({ key, title, email }) =>
      `<li><a href="${key}.html">${key}</a> (<a href="${key}.txt">text</a>), ${escapeHtml(title)}: ` +
      `${escapeHtml(email.message.subject)}</li>`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Emails</title></head>' +
    `<body><h1>${samples.length} emails with sample data</h1><ul>${links.join('\n')}</ul></body></html>`
  );
}
