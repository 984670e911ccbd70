// Opens the data folder given as the last argument, says so in a line of JSON and closes it again on
// SIGTERM. With KILL_AT it ends itself with SIGKILL where its log says that.
import { openDatabase } from '#server/db/open/open.ts';

const killAt = process.env['KILL_AT'];
const say = (sentence: string) => {
  if (killAt !== undefined && sentence.includes(killAt)) process.kill(process.pid, 'SIGKILL');
};
const log = { info: say, warn: say, error: say };
const dataDir = process.argv.at(-1) ?? '';
const { close, describe, url } = await openDatabase({ dataDir, log, upgrade: {} });
// An open pool alone does not keep a process.
const stay = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stay);
  void close();
});
console.log(JSON.stringify({ describe, url }));
