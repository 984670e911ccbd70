import { type Browser, chromium } from 'playwright';
// Plain JavaScript, which the set-up runs before there is anything else.
import { findChromium } from '../setup/browser.mjs';

/** Chromium refuses its sandbox to root, and calls home from a fresh profile unless told not to. */
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
