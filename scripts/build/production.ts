// The entry of the built server (dist/server/main.js). React reads NODE_ENV when it is first imported,
// and its development build renders four times slower, so this is set before any import.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.env['NODE_ENV'] ??= 'production';
// Beside the code, so that the next build removes it; where nothing may be written there is none.
enableCompileCache(join(import.meta.dirname, 'compiled'));
process.setSourceMapsEnabled(true);
await import('#server/main.ts');
