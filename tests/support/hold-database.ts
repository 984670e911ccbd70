// Opens the data folder given as the last argument, says so in a line of JSON and closes it again on
// SIGTERM.
import { openDatabase } from '#server/db/open/open.ts';

const log = { info() {}, warn() {}, error() {} };
const { close, describe, url } = await openDatabase({ dataDir: process.argv.at(-1) ?? '', log });
// An open pool alone does not keep a process.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void close();
});
console.log(JSON.stringify({ describe, url }));
