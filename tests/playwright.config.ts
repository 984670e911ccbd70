import { defineConfig } from '@playwright/test';
import { launchOptions } from '#scripts/support/open-browser.ts';

export default defineConfig({
  testDir: './e2e',
  // What lies beside belongs to other tests that run meanwhile: Playwright empties its folder.
  outputDir: '../test-results/browsers',
  // Every test starts the servers it needs in its fixtures, on ports of their own.
  fullyParallel: true,
  // Each waits for its browser, its site and its database in turn, so that two leave cores idle.
  workers: 3,
  retries: 0,
  // Limits only end what hangs; no machine, however slow, comes near them.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    headless: true,
    // Each frame of a movement is drawn by the processor; what moves itself is looked at on purpose.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions,
  },
});
