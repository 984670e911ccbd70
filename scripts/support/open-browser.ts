import { type Browser, chromium } from 'playwright';
// Plain JavaScript, because the set-up runs it before anything is installed.
import { findChromium } from '../setup/browser.mjs';

const executablePath = findChromium();

/** How the Chromium that is installed here is started. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  // Chromium refuses its sandbox to root, and phones home from a fresh profile unless told not to.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // As on phones: glyphs are positioned by their outlines, not on whole pixels.
    '--font-render-hinting=none',
  ],
};

/** Opens the installed Chromium. @throws with what to do if there is none */
export function openBrowser(): Promise<Browser> {
  if (executablePath === undefined) {
    throw new Error(
      'There is no Chromium. Run node scripts/setup/browser.mjs or set CHROMIUM_PATH.',
    );
  }
  return chromium.launch(launchOptions);
}
