import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#engine/text/operator-error.ts';

/** What the console's document loads. */
export interface ConsoleAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** The script's imports: fetched in parallel, not afterwards. */
  readonly imports: readonly string[];
  /** Markup at the beginning of the head. */
  readonly head: string;
}

/**
 * Reads the console's build from a folder.
 *
 * @param folder the built client, dist/client
 * @throws with what to do if the build is missing
 */
export function readConsoleAssets(folder: string): ConsoleAssets {
  const file = join(folder, '.vite', 'console.json');
  try {
    const manifest: Record<string, { file: string; css?: string[]; imports?: string[] }> =
      JSON.parse(readFileSync(file, 'utf8'));
    const entry = manifest['renderer/console/main.tsx'];
    if (!entry) throw new Error('It does not name renderer/console/main.tsx.');
    return {
      script: `/${entry.file}`,
      styles: (entry.css ?? []).map((style) => `/${style}`),
      imports: (entry.imports ?? [])
        .flatMap((key) => manifest[key]?.file ?? [])
        .map((it) => `/${it}`),
      head: '',
    };
  } catch (cause) {
    throw new OperatorError(`The console's build ${file} cannot be read. Run npm run build.`, {
      cause,
    });
  }
}

/** The console's HTML document. */
export function drawConsole({ script, styles, imports, head }: ConsoleAssets): string {
  const links = [
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...imports.map((module) => `<link rel="modulepreload" href="${module}">`),
  ].join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><title>Console</title>' +
    `${links}<script type="module" src="${script}"></script></head>` +
    '<body><div id="console"></div>' +
    '<noscript>The console needs JavaScript.</noscript></body></html>'
  );
}
