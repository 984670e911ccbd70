// The stages of a whole test. Three run at a time, because those that wait for other
// processes leave the cores idle now and then.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {import('./test-reports.mjs').Result} Result
 * @typedef {{ title: string, isLong?: boolean, read: (code: number) => Result }} Stage
 *   `isLong`: it waits a lot, and begins before others, wherever it is shown
 * @typedef {(stage: Stage, say: (text: string) => void) => Promise<number>} Run
 *   runs a stage and returns its exit code; `say` takes its output
 */

/**
 * What a stage printed of a failure that no report names: from the first error outside the tests, or
 * else the end.
 */
function findReason(output) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const from = lines.findIndex((line) =>
    /Unhandled (Error|Rejection)|error during close/.test(line),
  );
  return from === -1 ? lines.slice(-30) : lines.slice(from, from + 60);
}

/** @param {Stage} stage @param {Run} run @param {(text: string) => void} say */
async function carryOut(stage, run, say) {
  const start = Date.now();
  let output = '';
  const code = await run(stage, (text) => {
    output += text;
    say(text);
  });
  const took = (Date.now() - start) / 1000;
  const { failures = [], ...result } = stage.read(code);
  if (result.failed > 0 && failures.length === 0) {
    failures.push([stage.title, ...findReason(output).map((line) => `    ${line}`)].join('\n'));
  }
  return { title: stage.title, took, ...result, failures };
}

/** The long ones begin first. @param {Stage} stage */
const rank = ({ isLong }) => (isLong ? 0 : 1);

/**
 * Runs all stages, three at a time. Their output is shown in order, whenever they ran.
 *
 * @param {Stage[]} stages @param {Run} run
 * @param {(text: string) => void} write shows a text
 * @returns each stage's result and how many seconds it took; a failure that its report does not name
 *   is told by what the stage printed
 */
export async function carryOutStages(stages, run, write) {
  const kept = new Map(stages.map((stage) => [stage, '']));
  const results = new Map(stages.map((stage) => [stage, Promise.withResolvers()]));
  let shown;
  const say = (stage, text) => {
    if (stage === shown) write(text);
    else kept.set(stage, kept.get(stage) + text);
  };
  const waiting = stages.toSorted((one, other) => rank(one) - rank(other));
  const takeTurns = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const current = stage;
      const { promise, resolve } = results.get(current);
      resolve(carryOut(current, run, (text) => say(current, text)));
      await promise;
    }
  };
  const showAll = async () => {
    const all = [];
    for (const stage of stages) {
      shown = stage;
      write(`\n── ${stage.title} ──\n${kept.get(stage)}`);
      all.push(await results.get(stage).promise);
    }
    return all;
  };
  const [all] = await Promise.all([showAll(), takeTurns(), takeTurns(), takeTurns()]);
  return all;
}
