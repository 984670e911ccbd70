import { leadPage } from '#tests/catalogue/lead-pages.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { answersOf } from './form.ts';
import type { SiteProcess } from './site-process.ts';

const germanAnswers = { name: 'Ada Lovelace', eventDate: 'april' };

/** Sends a form as its script does. @returns the answer */
async function send(site: SiteProcess, funnelId: string, fields: object) {
  const answer = await fetch(`${site.url}/api/funnels/${funnelId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  const content = await answer.json();
  if (answer.status !== 201) throw new Error(`${funnelId}: ${JSON.stringify(content)}`);
  return content as { readonly download?: string };
}

/** The first link of this kind in the emails to an address, once one has come. */
async function linkTo({ pool, url }: SiteProcess, email: string, kind: string): Promise<string> {
  const link = new RegExp(`${url}(/${kind}/[\\w.-]+)`);
  const found = await waitFor(
    async () => {
      const { rows } = await pool.query<{ text: string }>(
        'select text from mailbox_messages where lower(to_address) = lower($1)',
        [email],
      );
      return rows.map(({ text }) => link.exec(text)?.[1]).find(Boolean);
    },
    (path) => path !== undefined,
  );
  return found ?? '';
}

/**
 * Signs somebody up for what leads to pages that only they can open.
 *
 * @param person is part of the addresses; nobody else may have signed up with it
 * @returns the paths of their seat, of their guide and of the page that asks them to confirm
 */
export async function makeSignedLinks(site: SiteProcess, person: string) {
  const event = leadPage('harbor-relocation-masterclass');
  const guide = leadPage('business-coaching');
  const german = `ada.${person}.german@example.com`;
  const seated = answersOf(event, person);
  await send(site, event.id, seated);
  await send(site, 'harbor-entsendung-san-diego', { ...germanAnswers, email: german });
  const { download = '' } = await send(site, guide.id, answersOf(guide, person));
  return {
    seat: await linkTo(site, seated['email'] ?? '', 'seat'),
    guide: download,
    confirmation: await linkTo(site, german, 'confirm'),
  };
}
