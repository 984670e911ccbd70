// Draws every email of every funnel and every letter with sample data into dist/emails.
// Usage: npm run preview-email [part of a funnel's id or of a coach's slug]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FilledEmail } from '#engine/contract.ts';
import type { CompiledFunnel, Site } from '#engine/site.ts';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { compileDeclarations, type DeclarationModules } from '#server/declarations.ts';
import { fillEmail, fillMessage } from '#server/email/compose.ts';

interface Preview {
  readonly name: string;
  readonly email: FilledEmail;
}

const modules: DeclarationModules = import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', {
  eager: true,
});

const publicUrl = 'https://www.example.com';

/** What a visitor might type. */
const typed = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Lovelace & Co',
  jobTitle: 'Head of People',
};

function previewFunnel(site: Site, { id, declaration, coach }: CompiledFunnel): Preview[] {
  if (declaration.kind !== 'lead') return [];
  const { email } = fillEmail(
    site,
    {
      coach: coach.slug,
      functionName: declaration.submission.email.function,
      funnelId: id,
      emailAddress: typed.email,
      body: typed,
    },
    publicUrl,
  );
  return [{ name: `${coach.slug}-${id}`, email }];
}

function previewLetters(coach: Site['coaches'][number]): Preview[] {
  return coach.campaigns.flatMap((campaign) =>
    campaign.steps.map(({ message }, index) => ({
      name: `${coach.slug}-${campaign.name.toLowerCase().replace(/\W+/g, '-')}-${index + 1}`,
      email: {
        ...fillMessage({ template: 'letter', message, coach, funnel: undefined, typed, publicUrl }),
        unsubscribeUrl: `${publicUrl}/unsubscribe/sample`,
      },
    })),
  );
}

function drawIndex(previews: readonly Preview[]): string {
  const links = previews.map(
    ({ name, email }) =>
      `<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>): ${escapeHtml(email.message.subject)}</li>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Emails</title><ul>${links.join('\n')}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));
}

const site = compileDeclarations(modules, []);
const wanted = process.argv[2] ?? '';
const previews = [
  ...site.funnels.flatMap((funnel) => previewFunnel(site, funnel)),
  ...site.coaches.flatMap(previewLetters),
].filter(({ name }) => name.includes(wanted));

const folder = join('dist', 'emails');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, email } of previews) {
  const { html, text } = await renderEmail(email);
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
}
writeFileSync(join(folder, 'index.html'), drawIndex(previews));
console.log(
  `${previews.length} emails are drawn: ${pathToFileURL(join(folder, 'index.html')).href}`,
);
