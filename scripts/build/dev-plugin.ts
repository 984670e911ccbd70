import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';
import { formatFindings, isError } from '#engine/read/findings.ts';
import { findUnwritten } from '#renderer/source/check-code.ts';
import { drawFindings } from '#server/start/draw-findings.ts';

/** What `server/start/development.ts` exports: the handler of every request that Vite does not handle. */
interface DevEntry {
  handle(req: IncomingMessage, res: ServerResponse): void;
}

const entry = 'server/start/development.ts';

function isDevEntry(module: object): module is DevEntry {
  return 'handle' in module && typeof module.handle === 'function';
}

function isDeclaration(file: string, root: string): boolean {
  return file.startsWith(join(root, 'funnels'));
}

/** The site's request handler; after an edit, changed files are evaluated again. */
async function loadHandler(server: ViteDevServer): Promise<DevEntry['handle']> {
  if (!existsSync(join(server.config.root, entry))) {
    throw new Error(
      `${entry} is missing: it must export handle(req, res), which serves the pages.`,
    );
  }
  const environment = server.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error('Vite runs without a server environment, so no page can be rendered.');
  }
  const module: object = await environment.runner.import(`/${entry}`);
  if (!isDevEntry(module)) throw new Error(`${entry} must export a function handle(req, res).`);
  return module.handle;
}

/**
 * Refuses to build declarations that are not plain data, and reports every mistake in every file. Vite
 * would stop at the first, with a message for programmers.
 */
export function refuseUnwritten(): Plugin {
  return {
    name: 'funnelfile:refuse-unwritten',
    apply: 'build',
    // Only in the first environment that is built.
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const findings = findUnwritten(this.environment.config.root).filter(isError);
      if (findings.length === 0) return;
      // Thrown as an error, they would be followed by a stack trace.
      console.error('The declarations cannot be built until these mistakes are corrected:\n');
      console.error(formatFindings(findings, { colour: false }));
      process.exit(1);
    },
  };
}

/** Serves the site from Vite's dev server, so that every edit appears in the browser at once. */
export function serveSite(): Plugin {
  return {
    name: 'funnelfile:serve-site',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',

    // The returned function runs after Vite's own middlewares, on the requests they leave.
    configureServer: (server) => () => {
      const { root } = server.config;
      let unwritten: ReturnType<typeof findUnwritten> | undefined;
      server.watcher.on('all', (_event, file) => {
        if (isDeclaration(file, root)) unwritten = undefined;
      });
      server.middlewares.use(async (req, res, next) => {
        req.url = req.originalUrl ?? req.url ?? '/';
        try {
          if (unwritten === undefined) {
            unwritten = findUnwritten(root);
            if (unwritten.length > 0) console.error(formatFindings(unwritten, { colour: false }));
          }
          if (unwritten.length > 0) {
            res.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            res.end(drawFindings(unwritten));
            return;
          }
          const handle = await loadHandler(server);
          handle(req, res);
        } catch (error) {
          // Vite's error page shows the file and the line, and reloads once it is corrected.
          next(error);
        }
      });
    },

    hotUpdate: {
      order: 'post',
      handler({ file, modules, server, type }) {
        if (this.environment.name !== 'ssr') return;
        // A file that could not be read belongs to no module yet.
        const isKnown = modules.length > 0 || isDeclaration(file, server.config.root);
        if (!isKnown && type === 'update') return;
        const client = server.environments.client;
        // Tailwind adds every file it scans to the client graph, as type 'asset'. The browser only runs
        // 'js' modules, and Vite refreshes those without a reload.
        const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
        if (inBrowser.some((module) => module.type === 'js')) return;
        client.hot.send({ type: 'full-reload' });
      },
    },
  };
}
