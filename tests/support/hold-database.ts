// Opens the data folder given as the first argument, with the address given as the second where
// that is not empty, says so in a line of JSON and closes it again on SIGTERM. A third argument is a
// statement that is run then, and a fourth how long it may keep the process from everything else.
import { openDatabase } from '#server/db/open/open.ts';

const [dataDir = '', databaseUrl = '', statement = '', standstill = ''] = process.argv.slice(-4);
const log = { info() {}, warn() {}, error() {} };
const { close, describe, url, pool } = await openDatabase({
  dataDir,
  databaseUrl,
  log,
  ...(standstill === '' ? {} : { standstillMs: Number(standstill) }),
});
// An open pool alone does not keep a process.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void close();
});
console.log(JSON.stringify({ describe, url }));
if (statement !== '') await pool.query(statement);
