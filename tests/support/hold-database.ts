// Opens the data folder given as the first argument, with the address given as the second where
// that is not empty, says so in a line of JSON and closes it again on SIGTERM.
import { openDatabase } from '#server/db/open.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(-2);
const log = { info() {}, warn() {}, error() {} };
const { close, describe, url } = await openDatabase({ dataDir, databaseUrl, log });
// An open pool alone does not keep a process.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void close();
});
console.log(JSON.stringify({ describe, url }));
