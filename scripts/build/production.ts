// The entry of the built server (dist/server/main.js). React reads NODE_ENV when it is first imported,
// and its development build renders four times more slowly, so NODE_ENV is set before any import. An
// empty one is none.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { tellSources } from './tell-sources.ts';

process.env['NODE_ENV'] ||= 'production';
// Next to the code, so that the next build removes it. A read-only folder has none.
enableCompileCache(join(import.meta.dirname, 'compiled'));
Error.prepareStackTrace = tellSources;
await import('#server/main.ts');
