import type { Pool } from 'pg';
import type { LeadPage } from '#tests/catalogue/lead-page.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import { expectSameLook } from '#tests/e2e/support/carried-style.ts';
import {
  type Answers,
  answersOf,
  control,
  expectNoToast,
  expectToast,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { expect, type Page, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, type Stored, waitForMail } from '#tests/e2e/support/stored.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const row of leadPages) {
  test(`${row.id} asks, answers and stores as the catalogue says`, async ({ site, page }) => {
    await page.goto(site.url + row.paths[0]);
    await expectQuestions(page, row);
    await wakeForm(page, row.fields);

    await submitButton(page).click();
    await expectRefusal(page, row);

    const answers = answersOf(row, 'tableofsomebodywithalongname');
    if (row.missing) await expectFirstWrongInView(page, row, answers);
    await fillForm(page, { ...answers, email: 'ada@gmial' });
    // What the browser itself refuses would never come to the form's own words.
    await page.locator('.form-region form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await submitButton(page).click();
    await expect(page.locator('.error').first()).toBeVisible();
    await expectSameLook(page, `${row.id} refuses`, '#form');

    await fillForm(page, answers);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await expectBusyWhileSending(page, row);
    await expectSuccess(page, row, answers);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing that was typed widens the page').toBe(360);
    await expectSameLook(page, `${row.id} accepts`, '#form');
    await expectStored(site.pool, row, answers);

    const { leadId } = (await sent).postDataJSON();
    const { lead } = await findOnlyStored(site.pool, answers['email'] ?? '', row.source);
    if (row.leadId === 'page') expect(lead.id).toBe(leadId);
    else expect(leadId).toBeUndefined();

    if (row.emptyName !== undefined) {
      const email = `nameless.${row.id}@example.com`;
      await fillForm(page, { email });
      await submitButton(page).click();
      await expect(control(page, 'email')).toHaveValue('');
      const nameless = await findOnlyStored(site.pool, email, row.source);
      expect(nameless.lead.name).toBe(row.emptyName);
    }
  });
}

async function expectQuestions(page: Page, row: LeadPage): Promise<void> {
  for (const field of row.fields) {
    const asked = control(page, field.name);
    await expect(asked).toHaveCount(1);
    if (field.label) await expect(page.getByLabel(field.label, { exact: true })).toHaveCount(1);
    if (field.options) {
      const offered = asked.locator('option:not([value=""])');
      const values = await offered.evaluateAll((all) =>
        all.map((option) => option.getAttribute('value')),
      );
      expect(values).toEqual(field.options);
      if (field.optionLabels) await expect(offered).toHaveText([...field.optionLabels]);
    }
  }
  if (row.button?.idle) await expect(submitButton(page)).toHaveText(row.button.idle);
}

/** Nothing was typed: the declared toast, or the browser's own check. */
async function expectRefusal(page: Page, row: LeadPage): Promise<void> {
  const required = row.fields.filter((field) => !field.isOptional).map((field) => field.name);
  if (row.missing) {
    await expectToast(page, row.missing, 'failure');
    const wrong = page.locator('.form-region [aria-invalid="true"]');
    const names = await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(names).toEqual(required);
    await expect(control(page, required[0] ?? '')).toBeFocused();
  } else {
    await expect(page.locator('.form-region :is(input, select):invalid')).toHaveCount(
      required.length,
    );
    await expectNoToast(page);
  }
}

/** The toast and the first wrong field are in view, one clear of the other, be it the first or the last. */
async function expectFirstWrongInView(page: Page, row: LeadPage, answers: Answers): Promise<void> {
  const required = row.fields.filter(({ isOptional }) => !isOptional);
  for (const { name } of [required[0], required.at(-1)].flatMap((one) => one ?? [])) {
    await fillForm(page, { ...answers, [name]: '' });
    await submitButton(page).click();
    await expect(control(page, name)).toBeFocused();
    await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`label[for="field-${name}"]`)).toBeInViewport({ ratio: 1 });
    const isClear = () =>
      page.evaluate((field) => {
        const edge = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect();
        return (edge('.toast')?.bottom ?? 0) <= (edge(`label[for="field-${field}"]`)?.top ?? 0);
      }, name);
    await expect.poll(isClear).toBe(true);
  }
}

/** Sends, and holds the request until the button has been looked at. */
async function expectBusyWhileSending(page: Page, row: LeadPage): Promise<void> {
  const looked = Promise.withResolvers<void>();
  const idle = (await submitButton(page).textContent()) ?? '';
  await page.route('**/api/funnels/*/submissions', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  if (row.button?.busy) await expect(submitButton(page)).toHaveText(row.button.busy);
  else await expect(submitButton(page)).not.toHaveText(idle);
  looked.resolve();
}

async function expectSuccess(page: Page, row: LeadPage, answers: Answers): Promise<void> {
  const form = page.locator('.form-region form');
  if (row.after === 'screen') {
    await expect(form).toHaveCount(0);
    for (const words of row.screen ?? []) {
      const text = words.replace('{email}', answers['email']?.toLowerCase() ?? '');
      const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      await expect(page.locator('.form-region .success')).toHaveText(new RegExp(escaped, 'i'));
    }
  } else {
    for (const { name } of row.fields) await expect(control(page, name)).toHaveValue('');
    await expect(submitButton(page)).toBeEnabled();
  }
  if (row.toast) await expectToast(page, row.toast, 'success');
}

async function expectStored(pool: Pool, row: LeadPage, answers: Answers): Promise<void> {
  const typed = answers['email'] ?? '';
  const stored = await findOnlyStored(pool, typed, row.source);
  const { lead, deliveries } = stored;
  const isAsTyped = row.stored === 'as-typed';
  expect(lead.email).toBe(isAsTyped ? typed : typed.toLowerCase());
  expect(lead.name).toBe(isAsTyped ? answers['name'] : answers['name']?.trim());
  expect(Object.keys(lead.metadata ?? {}).sort()).toEqual([...row.metadata].sort());
  if (lead.metadata?.['page']) expect(lead.metadata['page']).toBe(row.paths[0]);
  for (const key of row.metadata) expect(lead.metadata?.[key], key).toBeTruthy();

  expectJourney(stored, row);
  if (row.seats !== undefined) expect(stored.seats).toEqual([row.seats]);

  expect(deliveries.map((one) => one.function_name)).toEqual([row.email.function]);
  const [delivery] = deliveries;
  if (row.email.body) {
    expect(Object.keys(delivery?.body ?? {}).sort()).toEqual([...row.email.body].sort());
  }
  const mail = await waitForMail(pool, delivery?.id ?? '');
  expect(mail.to_address.toLowerCase()).toBe(typed.toLowerCase());
  expect(mail.subject).toMatch(/\S/);
  expect(mail.text).toContain('Ada Visitor');
  expect(mail.subject + mail.text).not.toMatch(/[{}]|undefined/);
  expect(mail.html).toContain('</html>');
}

function expectJourney({ journeys, deliveries }: Stored, row: LeadPage): void {
  if (row.journey === 'none') {
    expect(journeys).toEqual([]);
    return;
  }
  const [journey] = journeys;
  expect(journeys).toEqual([
    {
      dueInSeconds: row.journey === 'now' ? 0 : 24 * 3600,
      current_sequence: 1,
      is_completed: false,
      campaign_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      page: row.id,
    },
  ]);
  const body = deliveries[0]?.body ?? {};
  if ('campaignId' in body) expect(body['campaignId']).toBe(journey?.campaign_id);
}
