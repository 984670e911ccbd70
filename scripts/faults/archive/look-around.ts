import { randomUUID } from 'node:crypto';
import { consoleViews, signIn } from '#scripts/faults/people/console-reader.ts';
import { listQuickForms, sendForm } from '#scripts/faults/people/forms.ts';

/** What is broken on a site, in words. */
type Broken = readonly string[];

/** Checks pages, sends a form and signs in to the console. @returns what did not work */
export async function findBroken(url: string, password: string): Promise<Broken> {
  const forms = listQuickForms();
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
  const headers = await signIn(url, password);
  for (const view of consoleViews) {
    await check(`the console's ${view}`, 200, () => get(`/api/operator${view}`, headers));
  }
  return broken;
}
