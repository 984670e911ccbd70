// Writes every email with sample data into dist/emails: requested ones, reminders, campaigns, notices to
// coaches and the weekly letter.
// Usage: npm run preview-email [-- <part of a funnel's id or of a coach's slug>]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { count } from '#engine/text/wording.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { sampleLetter } from '#server/email/letter/sample-letter.ts';
import { sampleNotices } from '#server/email/notice/sample-notices.ts';
import { drawSampleIndex } from '#server/email/samples/sample-index.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { compileDeclarations } from '#server/start/declarations.ts';
import type { DeclarationModules } from '#server/start/declared-site.ts';

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

const publicUrl = 'https://www.example.com';

const site = compileDeclarations(modules, []);
const [wanted = '', ...others] = process.argv.slice(2);
const letter = sampleLetter(site, publicUrl);
const previews = [
  ...listSampleEmails(site, publicUrl),
  ...sampleNotices(site, publicUrl),
  ...(letter ? [letter] : []),
].filter(({ key }) => key.includes(wanted));
if (others.length > 0) {
  console.error('Give one part of a name, or none to write all emails.');
  process.exit(1);
}
if (previews.length === 0) {
  console.error(`No email has "${wanted}" in its name. Without it, all are written.`);
  process.exit(1);
}

const folder = join('dist', 'emails');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { key, email } of previews) {
  const { html, text } = await renderEmail(email);
  writeFileSync(join(folder, `${key}.html`), html);
  writeFileSync(join(folder, `${key}.txt`), text);
}
writeFileSync(join(folder, 'index.html'), drawSampleIndex(previews));
const index = pathToFileURL(join(folder, 'index.html')).href;
console.log(`Wrote ${count(previews.length, 'email')}: ${index}`);
