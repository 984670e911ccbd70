import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Showing } from '#engine/site/hosts.ts';

/** Hono's context; without Node's request if the app is called directly. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The site shown at the requested host, chosen before any path is looked up. */
    host: Showing;
  };
};

/** The routes for every request except those for ready pages. */
export type App = Hono<AppEnv>;
