import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/setup/browser.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // Every test starts the servers it needs in its fixtures, on ports of their own.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    headless: true,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium refuses its sandbox to root, and calls home from a fresh profile unless told not to.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
