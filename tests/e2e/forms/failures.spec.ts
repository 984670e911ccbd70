import type { Pool } from 'pg';
import type { FailingStep, LeadPage, ToastWords } from '#tests/catalogue/lead-page.ts';
import { leadPages } from '#tests/catalogue/lead-pages.ts';
import {
  addressOf,
  answersOf,
  control,
  fillForm,
  submitButton,
  wakeForm,
} from '#tests/e2e/support/form.ts';
import { expect, type Page, type PostmarkSite, test } from '#tests/e2e/support/site-test.ts';
import { findOnlyStored, findStored } from '#tests/e2e/support/stored.ts';

/** A sign that stands at the end of every failure, and no operator mistakes for another. */
const reference = /^(.*?) ?Reference: ([2-9A-HJ-NP-Z]{6})$/;

/** Makes the database refuse the rows of certain people, as a broken constraint would. */
async function breakSteps(pool: Pool): Promise<void> {
  await pool.query(`
    create or replace function refuse_lead() returns trigger language plpgsql as $$
      begin raise exception 'the lead is refused' using table = 'leads'; end $$;
    create or replace function refuse_journey() returns trigger language plpgsql as $$
      begin
        if exists (select from leads where id = new.lead_id and email ilike '%.journey.%') then
          raise exception 'the journey is refused' using table = 'user_journeys';
        end if;
        return new;
      end $$;
    create or replace trigger refuse_lead before insert on leads
      for each row when (new.email ilike '%.lead.%') execute function refuse_lead();
    create or replace trigger refuse_journey before insert on user_journeys
      for each row execute function refuse_journey();`);
}

/** Sends the form for a person who is named after the step that fails, and waits for the answer. */
async function send(page: Page, row: LeadPage, step: FailingStep): Promise<void> {
  await fillForm(page, answersOf(row, step));
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await submitButton(page).click();
  await answered;
  // The button is back when the words of this answer stand there.
  await expect(page.locator('.form-region button[disabled]')).toHaveCount(0);
}

/**
 * Expects the failure's words, with `{message}` for whatever the step said, and a reference.
 *
 * @returns the reference
 */
async function expectFailure(page: Page, words: ToastWords): Promise<string> {
  const alert = page.locator('.form-region [role="alert"]');
  await expect(alert).toContainText(/Reference: \w{6}/);
  const shown = await alert.locator('p').allTextContents();
  const [, rest, sign] = reference.exec(shown.at(-1) ?? '') ?? [];
  const told = [...shown.slice(0, -1), ...(rest ? [rest] : [])].join(' / ');
  const pattern = words
    .join(' / ')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('{message}', '.+');
  expect(told).toMatch(new RegExp(`^${pattern}$`));
  return sign ?? '';
}

async function expectLogged(pool: Pool, sign: string, message: RegExp): Promise<void> {
  const { rows } = await pool.query<{ error_message: string; request_data: object }>(
    'select error_message, request_data from error_logs where reference = $1',
    [sign],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.error_message).toMatch(message);
  expect(JSON.stringify(rows[0]?.request_data)).not.toMatch(/Ada/);
}

/** Whatever the visitor reads, the lead is saved and its email stands in the log as failed. */
async function expectEmailKept({ pool }: PostmarkSite, row: LeadPage): Promise<void> {
  const statuses = async () => {
    const { deliveries } = await findOnlyStored(pool, addressOf(row, 'email'), row.source);
    return deliveries.map(({ status }) => status);
  };
  await expect.poll(statuses).toEqual(['failed']);
}

test.beforeAll(async ({ postmarkSite: { pool, postmark } }) => {
  await breakSteps(pool);
  postmark.breakSends((mail) =>
    mail.To.includes('.email.') ? { kind: 'invalid-recipient' } : undefined,
  );
});

for (const row of leadPages) {
  test(`${row.id} says in the declared words which step failed`, async ({ postmarkSite, page }) => {
    const { url, pool } = postmarkSite;
    await page.goto(url + row.paths[0]);
    await wakeForm(page, row.fields);
    for (const step of ['lead', 'journey'] as const) {
      const words = row.failures[step];
      if (!words) continue;
      await send(page, row, step);
      const sign = await expectFailure(page, words);
      await expectLogged(pool, sign, new RegExp(`^${step} creation failed: `, 'i'));
      await expect(control(page, 'email')).toHaveValue(addressOf(row, step));
      expect(await findStored(pool, addressOf(row, step), row.source)).toEqual([]);
    }
    await send(page, row, 'email');
    await expectEmailOutcome(page, row, pool);
    await expectEmailKept(postmarkSite, row);
  });
}

async function expectEmailOutcome(page: Page, row: LeadPage, pool: Pool): Promise<void> {
  const form = page.locator('.form-region form');
  const said = page.locator('.form-region [role="status"] p');
  const { onFailure } = row.email;
  const words = onFailure === 'log' ? row.toast : row.failures.email;
  if (onFailure === 'fail') {
    const sign = await expectFailure(page, words ?? ['']);
    await expectLogged(pool, sign, /^Email (delivery failed|service error): /);
    await expect(control(page, 'email')).toHaveValue(addressOf(row, 'email'));
    return;
  }
  if (words) await expect(said).toHaveText(words.filter((text) => text !== undefined));
  const stays = onFailure === 'stay' || row.after === 'clear';
  await expect(form).toHaveCount(stays ? 1 : 0);
}
