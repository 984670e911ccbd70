// Draws every email of every funnel and every letter with sample data into dist/emails.
// Usage: npm run preview-email [part of a funnel's id or of a coach's slug]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { compileDeclarations, type DeclarationModules } from '#server/declarations.ts';
import { listSampleEmails, type SampleEmail } from '#server/email/samples.ts';

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

const publicUrl = 'https://www.example.com';

function drawIndex(previews: readonly SampleEmail[]): string {
  const links = previews.map(
    ({ key, email }) =>
      `<li><a href="${key}.html">${key}</a> (<a href="${key}.txt">text</a>): ${escapeHtml(email.message.subject)}</li>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Emails</title><ul>${links.join('\n')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
}

const site = compileDeclarations(modules, []);
const wanted = process.argv[2] ?? '';
const previews = listSampleEmails(site, publicUrl).filter(({ key }) => key.includes(wanted));

const folder = join('dist', 'emails');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { key, email } of previews) {
  const { html, text } = await renderEmail(email);
  writeFileSync(join(folder, `${key}.html`), html);
  writeFileSync(join(folder, `${key}.txt`), text);
}
writeFileSync(join(folder, 'index.html'), drawIndex(previews));
console.log(
  `${previews.length} emails are drawn: ${pathToFileURL(join(folder, 'index.html')).href}`,
);
