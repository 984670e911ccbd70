import { expectAccessible, expectNoSidewaysScroll } from '#tests/e2e/support/axe.ts';
import { signIn } from '#tests/e2e/support/console.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const rows = [
  'E-Mail;Vorname;Name;Stadt',
  'ada@fair.example;Ada;King;Graz',
  'bob@fair.example;Bob;;Linz',
  'nowhere;Nobody;;',
  'Ada@Fair.example;Ada;;',
];

test('people come in by a file, and an operator sees what becomes of each row', async ({
  site: { url, pool },
  page,
}) => {
  const countLeads = async () =>
    (await pool.query(`select from leads where email like '%@fair.example'`)).rowCount;
  await signIn(page, `${url}/diagnostics/leads`);
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n'), 'latin1'),
  });
  await page.getByRole('button', { name: 'Upload' }).click();

  await test.step('the columns are guessed, and consent is asked for', async () => {
    await expect(page.getByLabel('What E-Mail means')).toHaveValue('email');
    await expect(page.getByLabel('What Vorname means')).toHaveValue('first-name');
    await expect(page.getByLabel('What Name means')).toHaveValue('last-name');
    await page.getByLabel('What Stadt means').selectOption('keep');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, 360);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('The words they agreed to').fill('I want the newsletter.');
    await page.getByLabel('Where: the page').fill('The fair in Graz');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByRole('alert')).toContainText('Say when these people agreed');
    await page.getByLabel('On which date').fill('2026-05-31');
    await page.getByRole('button', { name: 'Check the rows' }).click();
  });

  await test.step('the rows are judged, and nothing is written before it is confirmed', async () => {
    await expect(page.getByRole('button', { name: 'Import 2 people' })).toBeVisible();
    await expect(page.getByText('An earlier row of the file has the same address.')).toBeVisible();
    expect(await countLeads()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Change columns or consent' }).click();
    await expect(page.getByLabel('The words they agreed to')).toHaveValue('I want the newsletter.');
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Rows that are not imported' }).click();
    expect((await download).suggestedFilename()).toBe('not-imported.csv');
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Import 2 people' }).click();
    await expect(page.getByText('They are leads of this coach now.')).toBeVisible();
  });

  await test.step('what was imported is undone', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 removed, 0 stayed')).toBeVisible();
    expect(await countLeads()).toBe(0);
  });
});
