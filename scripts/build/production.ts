// The entry of the built server (dist/server/main.js). React reads NODE_ENV when it is first imported,
// and its development build renders four times slower, so this is set before any import.
process.env['NODE_ENV'] ??= 'production';
process.setSourceMapsEnabled(true);
await import('#server/main.ts');

export {};
