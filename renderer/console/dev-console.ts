import react from '@vitejs/plugin-react';
import type { ConsoleAssets } from './document.ts';

/** What the console's document loads in development. */
export function devConsoleAssets(): ConsoleAssets {
  const preamble = react.preambleCode.replace('__BASE__', '/');
  return {
    script: '/renderer/console/main.tsx',
    styles: [],
    imports: [],
    head:
      `<script type="module">${preamble}</script>` +
      '<script type="module" src="/@vite/client"></script>',
  };
}
