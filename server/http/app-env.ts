import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Showing } from '#engine/site/hosts.ts';

/** What Hono knows of a request; without Node's request when the app is called directly. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** What is shown at the host that was asked; it is chosen before any path is looked up. */
    host: Showing;
  };
};

/** The routes that answer every request but those for a ready page. */
export type App = Hono<AppEnv>;
