import { defineConfig } from '@playwright/test';
import { launchOptions } from '#scripts/support/open-browser.ts';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // Every test starts the servers it needs in its fixtures, on ports of their own.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions,
  },
});
