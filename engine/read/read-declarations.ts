import * as v from 'valibot';
import { type Coach, coach } from '#engine/declaration/coach.ts';
import { type Funnel, funnel } from '#engine/declaration/funnel.ts';
import { type Guide, guide } from '#engine/declaration/guide.ts';
import { isGuideName } from '#engine/declaration/offered-file.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { countEdits } from '#engine/text/similar.ts';
import { type Finding, isAbout } from './findings.ts';
import { describeShape } from './shape-finding.ts';
import { hideUnknown } from './unknown-parts.ts';

export interface Entry<Value> {
  readonly file: string;
  readonly value: DeepReadonly<Value>;
  /** Whether its shape is right; otherwise parts of `value` may be missing or of another type. */
  readonly sound: boolean;
}

/** All declarations of a site, before the rules between them are checked. */
export interface Declarations {
  readonly coaches: readonly Entry<Coach>[];
  readonly funnels: readonly Entry<Funnel>[];
  readonly guides: readonly Entry<Guide>[];
  /** Files without a readable declaration: what others refer to may be in them. */
  readonly unreadable: readonly string[];
}

/** The paths of the coaches' pages of plain text. */
export function documentPaths(coaches: readonly Entry<Coach>[]): string[] {
  return coaches.flatMap(({ value }) => (value.documents ?? []).map(({ path }) => path));
}

/** Sorts the files into coaches, funnels and guides and checks the shape of each. */
export function readDeclarations(files: readonly DeclarationFile[]): {
  declarations: Declarations;
  findings: Finding[];
} {
  const coaches: Entry<Coach>[] = [];
  const funnels: Entry<Funnel>[] = [];
  const guides: Entry<Guide>[] = [];
  const unreadable: string[] = [];
  const findings: Finding[] = [];
  const names = new Set(files.map(({ file }) => file));
  for (const { file, exports, failure, mistakes = [] } of files) {
    const name = exportOf(file);
    const value = exports[name];
    if (value === undefined || value === null || typeof value !== 'object') {
      unreadable.push(file);
      findings.push(...mistakes);
      if (mistakes.length === 0) {
        findings.push(describeUnreadable(file, name, Object.keys(exports), failure, names));
      }
      continue;
    }
    const schema = schemas[name];
    const result = v.safeParse(schema, value);
    const shape = describeShape(file, schema, result.issues);
    findings.push(
      ...mistakes.map((mistake) => withRemedyOf(shape.findings, mistake)),
      ...shape.findings.filter((finding) =>
        mistakes.every((mistake) => !isAbout(finding, mistake)),
      ),
    );
    // Of what is written twice nobody knows which one is meant.
    const known = hideUnknown(value, [...mistakes.map(({ path }) => path), ...shape.unknown]);
    // The shape was just checked; `sound` says whether the type holds.
    const entry = { file, value: known, sound: result.success && known === value };
    if (name === 'coach') coaches.push(entry as Entry<Coach>);
    else if (name === 'guide') guides.push(entry as Entry<Guide>);
    else funnels.push(entry as Entry<Funnel>);
  }
  return { declarations: { coaches, funnels, guides, unreadable }, findings };
}

/** A word without quotation marks where its shape asks for something else than a text. */
function withRemedyOf(shape: readonly Finding[], mistake: Finding): Finding {
  const asked = shape.find(({ path }) => path === mistake.path);
  return mistake.rule === 'not-data' && asked ? { ...mistake, remedy: asked.remedy } : mistake;
}

/** What a file declares, by the name that it has to export. */
const schemas = { coach, funnel, guide };
type Export = keyof typeof schemas;

/** The functions that declare it. */
const defines: Readonly<Record<Export, string>> = {
  coach: 'defineCoach',
  funnel: 'defineFunnel',
  guide: 'defineGuide',
};

function exportOf(file: string): Export {
  if (file.endsWith('/coach.ts')) return 'coach';
  return isGuideName(file) ? 'guide' : 'funnel';
}

function describeUnreadable(
  file: string,
  name: Export,
  exported: readonly string[],
  failure: string | undefined,
  files: ReadonlySet<string>,
): Finding {
  if (failure !== undefined) {
    return {
      rule: 'unreadable-file',
      severity: 'error',
      file,
      path: '',
      problem: `The file cannot be read: ${failure}${/[.!?]$/.test(failure) ? '' : '.'}`,
      remedy: 'Correct the code there; your editor underlines the place.',
    };
  }
  const others = exported.length === 0 ? 'nothing' : exported.join(', ');
  const other = (Object.keys(schemas) as Export[]).find((one) => exported.includes(one));
  const meant = other && nameFor(other, file);
  const isTaken = files.has(`${file.slice(0, file.lastIndexOf('/') + 1)}${meant}`);
  return {
    rule: 'missing-export',
    severity: 'error',
    file,
    path: '',
    problem: `The file exports no ${name}; it exports ${others}.`,
    remedy: isTaken
      ? `${meant} is beside it: move what is new into that file and delete this one.`
      : meant
        ? `Rename the file to ${meant}.`
        : `Write: export const ${name} = ${defines[name]}({ … });`,
  };
}

/** What a file is called that declares this. */
function nameFor(name: Export, file: string): string {
  const [first = '', ...words] = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.ts$/i, '')
    .split(/(?=[-_. ])/);
  const isKind = (word: string) => countEdits(word.slice(1).toLowerCase(), 'guide') <= 1;
  const base = [first, ...words.filter((word) => !isKind(word))].join('');
  return name === 'coach' ? 'coach.ts' : `${base}${name === 'guide' ? '.guide' : ''}.ts`;
}
