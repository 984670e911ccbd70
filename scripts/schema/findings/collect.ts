import { runnerImport } from 'vite';
import { compileSite } from '#engine/compile.ts';
import type { Beside } from '#engine/compile-read.ts';
import { type Finding, isError } from '#engine/read/findings.ts';
import { placeFinding } from '#engine/read/places.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { writeLiteral } from '#scripts/schema/write-literal.ts';

/** A mistake from the tests, as `itNames` and `itReads` take it, or one that brings its own findings. */
interface Case {
  readonly rule?: string;
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly beside?: Beside;
  readonly edit?: readonly [from: string, to: string];
  readonly find?: () => readonly Finding[];
}

interface Tests {
  readonly cases: readonly Case[];
  readonly sound: string;
  readonly declare: (changes: Case['changes']) => DeclarationFile[];
}

/** Replaces the test runner: collects the cases and runs nothing. */
const runner = `
export const cases = [];
const each = (rows) => () => { cases.push(...rows); };
export const describe = Object.assign((_, run) => run(), { each: (rows) => (_, run) => rows.forEach(run) });
export const it = Object.assign(() => {}, { each });
export const test = it;
export const expect = () => {};
export const beforeAll = () => {};
export const afterAll = () => {};
`;

/** Bundled in memory, like the declarations: no test runs in the project. */
const tests = '/tests';

const entry = `
import.meta.glob(['${tests}/mistakes/*/*.test.ts'], { eager: true });
export { cases } from 'vitest';
export { sound } from '${tests}/mistakes/written.ts';
export { declare } from '${tests}/support/site/declarations.ts';
`;

const virtual: Readonly<Record<string, string>> = {
  'virtual:runner': runner,
  'virtual:every-mistake': entry,
};

/**
 * One finding per rule, taken from the mistakes in the tests.
 *
 * @param root the project's folder
 */
export async function collectFindings(root: string): Promise<ReadonlyMap<string, Finding>> {
  const { module: tests } = await runnerImport<Tests>('virtual:every-mistake', {
    root,
    logLevel: 'error',
    resolve: { alias: { vitest: 'virtual:runner' } },
    plugins: [
      {
        name: 'funnelfile:mistakes',
        enforce: 'pre',
        resolveId: (id) => (virtual[id] === undefined ? undefined : `\0${id}`),
        load: (id) => virtual[id.slice(1)],
      },
    ],
  });
  const found = new Map<string, Finding>();
  for (const one of tests.cases) {
    if (one.rule === undefined || found.get(one.rule)?.line !== undefined) continue;
    const finding = findingOf(one, tests);
    if (finding && !(found.has(one.rule) && finding.line === undefined)) {
      found.set(one.rule, finding);
    }
  }
  return found;
}

function findingOf(one: Case, { sound, declare }: Tests): Finding | undefined {
  if (one.find) return one.find().find(({ rule }) => rule === one.rule);
  if (one.edit) {
    const [from, to] = one.edit;
    const file = readSource(
      'funnels/willow/call.ts',
      sound.replace(from, () => to),
    );
    const mistake = file.mistakes?.find(({ rule }) => rule === one.rule);
    return mistake && placeFinding(mistake, file);
  }
  if (one.changes === undefined) return undefined;
  const files = declare(one.changes).map(written);
  const beside = one.beside ?? { pictures: ['funnels/willow/team.jpg'] };
  const findings = compileSite(files, ['/', '/leadmagnet'], beside).findings.filter(
    ({ rule }) => rule === one.rule,
  );
  return findings.find(isError) ?? findings[0];
}

const definers: Readonly<Record<string, string>> = {
  coach: 'defineCoach',
  funnel: 'defineFunnel',
  guide: 'defineGuide',
};

/** A declaration as somebody would write it. */
function written(declared: DeclarationFile): DeclarationFile {
  const [name = '', value] = Object.entries(declared.exports)[0] ?? [];
  const definer = definers[name];
  if (definer === undefined) return declared;
  const module = `#engine/${definer.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const text = `import { ${definer} } from '${module}';\n\nexport const ${name} = ${definer}(${writeLiteral(withoutGaps(value))});\n`;
  return readSource(declared.file, text);
}

/** A value without the properties that a test removed. */
function withoutGaps(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
