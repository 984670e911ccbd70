import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** What Hono knows of a request; without Node's request when the app is called directly. */
export type AppEnv = { Bindings: Partial<HttpBindings> };

/** The routes that answer every request but those for a ready page. */
export type App = Hono<AppEnv>;
