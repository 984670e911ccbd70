import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clearOutlived } from './scripts/build/clear-outlived.ts';
import { refuseUnwritten, serveSite } from './scripts/build/dev-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The files of a list that exist, by their names without extension, as build entries. */
function findEntries(files: readonly string[]): Record<string, string> {
  const present = files.filter((file) => existsSync(root + file));
  return Object.fromEntries(present.map((file) => [basename(file).replace(/\.\w+$/, ''), file]));
}

/** What pages carry: their style, and the script that waits for interest in the form. */
const clientEntries = findEntries(['renderer/form/interest.ts', 'renderer/styles/page.css']);

/** The form's code; built alone, so that it is one file, of which React waits to be imported. */
const formEntry = 'renderer/form/island.ts';

/**
 * Lets browsers that know it compile the whole form while it arrives, beside what a visitor does: the
 * first answer to a press then takes two thirds of the time.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The operators' console; built alone, so that it shares no file with visitors' pages. */
const consoleEntry = 'renderer/console/main.tsx';

/** What Node runs: the server and the step that makes fonts and pictures after the build. */
const serverEntries = {
  main: 'scripts/build/production.ts',
  ...findEntries(['renderer/build/build-assets.ts']),
};

/**
 * Packages that the built server takes from node_modules: they load programs or files of their own, or
 * are to be there only once. All others are built into it: at each start Node would look for their
 * thousand small files one by one.
 */
const outside = [
  '@resvg/resvg-js',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'react',
  'react-dom',
  'satori',
  'sharp',
  'subset-font',
];

/** What nearly every view of the console needs, besides what Base UI's dialogs and tabs bring. */
function isCommon(id: string): boolean {
  if (/\/renderer\/console\/parts\/(confirm|email-preview|export-link)/.test(id)) return false;
  if (/\/renderer\/console\/ui\/(dialog|sheet|tabs|stage)/.test(id)) return false;
  return /\/renderer\/console\/(ui|api|parts)\/|\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//.test(
    id,
  );
}

export default defineConfig(({ command }) => ({
  root,
  // The server renders every page; Vite must not answer with an index.html of its own.
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwindcss({ optimize: false }), serveSite(), refuseUnwritten()],
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // The embedded database writes into data/ all the time.
    watch: { ignored: ['data', 'dist', 'test-results'].map((folder) => `${root}${folder}/**`) },
  },
  optimizeDeps: { entries: [...Object.values(clientEntries), formEntry, consoleEntry] },
  // Browsers of the last two years and a half (Baseline, widely available).
  build: {
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // How long a build takes says nothing that a slow machine's user could act on.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: { input: clientEntries },
      },
    },
    ...(command === 'build'
      ? {
          form: {
            consumer: 'client',
            define: { 'process.env.NODE_ENV': '"production"' },
            build: {
              outDir: 'dist/client',
              emptyOutDir: false,
              manifest: '.vite/form.json',
              modulePreload: false,
              rolldownOptions: {
                input: { island: formEntry },
                // Pages import the island by its address, so its exports must stay.
                preserveEntrySignatures: 'exports-only',
                output: { codeSplitting: false, postBanner: compileHint },
              },
            },
          },
          console: {
            consumer: 'client',
            define: { 'process.env.NODE_ENV': '"production"' },
            build: {
              outDir: 'dist/client',
              emptyOutDir: false,
              manifest: '.vite/console.json',
              rolldownOptions: {
                input: { console: consoleEntry },
                // A view loads itself and what it alone needs; a request for each small part would
                // cost more than the part.
                output: {
                  // Their names tell them from what visitors' pages load.
                  chunkFileNames: 'assets/console-[name]-[hash].js',
                  codeSplitting: { groups: [{ name: 'common', test: isCommon }] },
                },
              },
            },
          },
        }
      : {}),
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: outside } : {},
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        ssr: true,
        target: 'node24',
        sourcemap: true,
        rolldownOptions: {
          input: serverEntries,
          // All files lie in one folder, so that import.meta.dirname is dist/server in each of them.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // For the lines of an error, maps need no texts.
            sourcemapExcludeSources: true,
            // V8 holds the code as text as well, with two bytes a character if any is not Latin.
            minify: { compress: false, mangle: false, codegen: { asciiOnly: true } },
          },
        },
      },
    },
  },
  builder: {
    // Else Vite reads this file again for each environment.
    sharedConfigBuild: true,
    async buildApp(builder) {
      const { client, form, console, ssr } = builder.environments;
      // Rolldown refuses a build without an entry.
      if (client && Object.keys(clientEntries).length > 0) await builder.build(client);
      if (form) await builder.build(form);
      if (console) await builder.build(console);
      clearOutlived(`${root}dist/server`, 'main.js');
      if (ssr) await builder.build(ssr);
    },
  },
}));
