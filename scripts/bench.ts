// Measures speed and size next to their limits and says which targets are met.
// Usage: npm run bench [-- --json] [-- --only size,browser,form,pages,answers,submissions,console,first-view,journeys,deliveries,scale,start,first-start,memory,exports,check,guides]
//   [--leads <of the largest site in scale, 1000000 by default>]

import { readPeople } from '#scripts/sample/read-people.ts';
import { judge } from '#scripts/support/figures.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { type Part, runParts } from '#scripts/support/run-parts.ts';

const { values: options } = readOptions({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    leads: { type: 'string', default: '1000000' },
  },
});
const leads = readPeople(options.leads);

/** Loaded one by one, so that a part that cannot be loaded here does not stop the others. */
const parts: Readonly<Record<string, Part>> = {
  size: async (dataDir) => (await import('#scripts/bench/size.ts')).benchSize(dataDir),
  browser: async (dataDir) => (await import('#scripts/bench/browser.ts')).benchBrowser(dataDir),
  form: async (dataDir) => (await import('#scripts/bench/form.ts')).benchForm(dataDir),
  pages: async (dataDir) => (await import('#scripts/bench/pages.ts')).benchPages(dataDir),
  answers: async (dataDir) => (await import('#scripts/bench/answers.ts')).benchAnswers(dataDir),
  submissions: async (dataDir) =>
    (await import('#scripts/bench/submissions.ts')).benchSubmissions(dataDir),
  console: async (dataDir) => (await import('#scripts/bench/console.ts')).benchConsole(dataDir),
  'first-view': async (dataDir) =>
    (await import('#scripts/bench/first-view.ts')).benchFirstView(dataDir),
  journeys: async (dataDir) => (await import('#scripts/bench/journeys.ts')).benchJourneys(dataDir),
  deliveries: async (dataDir) =>
    (await import('#scripts/bench/deliveries.ts')).benchDeliveries(dataDir),
  scale: async (dataDir, say) =>
    (await import('#scripts/bench/scale/scale.ts')).benchScale(dataDir, say, leads),
  start: async (dataDir) => (await import('#scripts/bench/start.ts')).benchStart(dataDir),
  'first-start': async (dataDir) =>
    (await import('#scripts/bench/first-start.ts')).benchFirstStart(dataDir),
  check: async (dataDir) => (await import('#scripts/bench/check.ts')).benchCheck(dataDir),
  guides: async (dataDir) => (await import('#scripts/bench/guides.ts')).benchGuides(dataDir),
  exports: async (dataDir) => (await import('#scripts/bench/exports.ts')).benchExports(dataDir),
  memory: async (dataDir) => (await import('#scripts/bench/memory.ts')).benchMemory(dataDir),
};

const say = (line: string) => (options.json ? console.error(line) : console.log(line));

const results = await runParts(parts, options.only, say);
const figures = results.flatMap((result) => result.figures);
const skipped = results.flatMap(({ part, reason }) => (reason ? [{ part, reason }] : []));
const missed = figures.filter((figure) => judge(figure)?.isMet === false);
say(
  `\n${figures.filter((figure) => judge(figure)?.isMet).length} targets met, ` +
    `${missed.length} missed, ${skipped.length} parts did not run.`,
);
if (options.json) {
  const judged = figures.map((figure) => ({ ...figure, verdict: judge(figure)?.verdict }));
  console.log(JSON.stringify({ figures: judged, skipped }, undefined, 2));
}
process.exitCode = missed.length + skipped.length > 0 ? 1 : 0;
