import { type Browser, chromium } from 'playwright';
// Plain JavaScript, because the set-up runs it before anything is installed.
import { findChromium } from '../setup/browser.mjs';

/** Root cannot use Chromium's sandbox, and a fresh profile calls home unless told not to. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the Chromium that is installed here. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
