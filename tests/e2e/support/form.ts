import type { Field, LeadPage, ToastWords } from '#tests/catalogue/lead-page.ts';
import { expect, type Page } from './site-test.ts';

/** What is typed into a form, by field name; a select's value is the option's. */
export type Answers = Readonly<Record<string, string>>;

/** Names as a person types them on a phone: with spaces around. */
const typedName = '  Ada Visitor ';

/** An answer to every question of a page, for a person of its own. */
export function answersOf(page: LeadPage, person: string): Answers {
  return Object.fromEntries(
    page.fields.map((field) => {
      if (field.name === 'email') return ['email', addressOf(page, person)];
      if (field.name === 'name') return ['name', typedName];
      return [field.name, field.options?.[0] ?? `My ${field.name}`];
    }),
  );
}

/** An address with capital letters, which most pages store in lower case. */
export function addressOf(page: LeadPage, person: string): string {
  return `Ada.${person}.${page.id}@Example.com`;
}

/** The control of a field. */
export function control(page: Page, name: string) {
  return page.locator(`.form-region [name="${name}"]`);
}

/** Shows interest in the form and waits until it lives. */
export async function wakeForm(page: Page, fields: readonly Field[]): Promise<void> {
  await control(page, fields[0]?.name ?? 'email').focus();
  await page.waitForFunction(() => {
    const form = document.querySelector('.form-region form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  });
}

/** Types the answers. */
export async function fillForm(page: Page, answers: Answers): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = control(page, name);
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isSelect) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The form's button. */
export function submitButton(page: Page) {
  return page.locator('.form-region button[type="submit"]');
}

/** Expects exactly these words, announced as a success or as a failure. */
export async function expectToast(
  page: Page,
  [title, description]: ToastWords,
  kind: 'success' | 'failure',
): Promise<void> {
  const shown = page.locator(`.form-region [role="${kind === 'success' ? 'status' : 'alert'}"] p`);
  const words = description === undefined ? [title] : [title, description];
  await expect(shown).toHaveText(words);
}

/** Expects that no toast is shown. */
export async function expectNoToast(page: Page): Promise<void> {
  await expect(page.locator('.form-region :is([role="status"], [role="alert"]) p')).toHaveCount(0);
}
