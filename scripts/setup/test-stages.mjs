// The stages of a whole test: one after the other, and beside them those that leave the cores idle.

/**
 * @typedef {{ title: string, isBeside?: boolean, read: (code: number) => object }} Stage
 *   `isBeside`: it begins at once and runs beside all the others
 * @typedef {(stage: Stage, say?: (text: string) => void) => Promise<number>} Run
 *   carries a stage out and says how it ended; `say` takes what it prints, which else is shown at once
 */

/** @param {Stage} stage @param {Run} run @param {(text: string) => void} [say] */
async function carryOut(stage, run, say) {
  const start = Date.now();
  const result = stage.read(await run(stage, say));
  return { title: stage.title, took: (Date.now() - start) / 1000, ...result };
}

/**
 * Begins a stage while others are shown.
 *
 * @param {Stage} stage @param {Run} run @param {(text: string) => void} write
 * @returns what shows all that it printed and prints, and waits for its result
 */
function beginBeside(stage, run, write) {
  let kept = '';
  let isShown = false;
  const result = carryOut(stage, run, (text) => {
    if (isShown) write(text);
    else kept += text;
  });
  return () => {
    isShown = true;
    write(kept);
    return result;
  };
}

/**
 * Carries out all stages. What they print is shown in their order, whenever they ran.
 *
 * @param {Stage[]} stages @param {Run} run
 * @param {(text: string) => void} write shows a text
 * @returns what each of them found and how many seconds it took
 */
export async function carryOutStages(stages, run, write) {
  const beside = new Map(
    stages
      .filter(({ isBeside }) => isBeside)
      .map((stage) => [stage, beginBeside(stage, run, write)]),
  );
  const results = [];
  for (const stage of stages) {
    write(`\n── ${stage.title} ──\n`);
    const show = beside.get(stage);
    results.push(await (show ? show() : carryOut(stage, run)));
  }
  return results;
}
