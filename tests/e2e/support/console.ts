import type { Page } from '@playwright/test';

/** The password of the sites whose console is tested. */
export const password = 'correct horse battery';

/** Opens an address of the console and signs in there. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
