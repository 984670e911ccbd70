import { randomUUID } from 'node:crypto';
import { listForms, sendForm } from '#scripts/faults/support/people.ts';

/** What is broken on a site, in words. */
type Broken = readonly string[];

/** Checks pages, sends a form and signs in to the console. @returns what did not work */
export async function findBroken(url: string, password: string): Promise<Broken> {
  const forms = listForms();
  const broken: string[] = [];
  const check = async (what: string, asked: number, ask: () => Promise<number>) => {
    const status = await ask().catch(() => 0);
    if (status !== asked) broken.push(`${what}: ${status}`);
  };
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${url}${path}`, { headers })).status;

  for (const path of ['/', ...forms.slice(0, 5).map(({ path }) => path)]) {
    await check(path, 200, () => get(path));
  }
  const form = forms.find(({ hasSeats }) => !hasSeats);
  if (form) {
    await check(`the form of ${form.path}`, 201, async () => {
      return (await sendForm(url, form, `restored-${randomUUID()}@example.com`)).status;
    });
  }
  const session = await fetch(`${url}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const view of ['/overview', '/leads', '/deliveries', '/examinations']) {
    await check(`the console's ${view}`, 200, () => get(`/api/operator${view}`, { cookie }));
  }
  return broken;
}
