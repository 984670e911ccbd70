import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  fileGraph,
  findCircles,
  folderGraph,
  listImports,
  readSources as readSourcesOf,
  resolveImport,
  type Source,
} from './support/run/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** About as many files as a folder may hold beside each other and still be read at a glance. */
const maxFilesOfFolder = 16;

interface Rule {
  /** The folders whose files may be imported. */
  readonly folders: readonly string[];
  /** The packages that may be imported; without a list, any. */
  readonly packages?: readonly string[];
}

const all = ['engine', 'funnels', 'migrations', 'renderer', 'scripts', 'server'];

const rules: Readonly<Record<string, Rule>> = {
  engine: { folders: ['engine'], packages: ['valibot'] },
  funnels: { folders: ['engine', 'funnels'], packages: [] },
  migrations: { folders: [], packages: ['kysely'] },
  renderer: { folders: ['engine', 'renderer'] },
  scripts: { folders: all },
  server: { folders: ['engine', 'migrations', 'server'] },
  tests: { folders: [...all, 'tests'] },
};

/**
 * The rooms of each folder, from the ground up: a file may import from its own folder and from those
 * that stand before it here, never from one that comes later.
 */
const order: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'engine/patterns',
    'engine/text',
    'engine/colour',
    'engine/addresses',
    'engine/traffic',
    'engine/figures',
    'engine/declaration/telling',
    'engine/declaration',
    'engine/language/seats',
    'engine/language/confirming',
    'engine/language/notices',
    'engine/language/said',
    'engine/language',
    'engine/site',
    'engine/experiment',
    'engine/contract',
    'engine/contract/webhooks',
    'engine/contract/api',
    'engine/contract/console/team',
    'engine/contract/console',
    'engine/schedule',
    'engine/read',
    'engine/ledger',
    'engine/version',
    'engine/checks/rule/own',
    'engine/checks/rule',
    'engine/checks/files',
    'engine/checks/published',
    'engine/checks/markup',
    'engine/checks/legal',
    'engine/checks/domain',
    'engine/checks/page',
    'engine/checks/form',
    'engine/checks/event',
    'engine/checks/fields',
    'engine/checks/email',
    'engine/checks/telling',
    'engine/checks/download',
    'engine/checks/publishing',
    'engine/checks/language',
    'engine/checks/said',
    'engine/checks/facts',
    'engine/checks/length',
    'engine/checks/numbers',
    'engine/checks/claims',
    'engine/checks/counted',
    'engine/checks/spoken',
    'engine/checks/journeys',
    'engine/checks/promised',
    'engine/checks/translated/dated',
    'engine/checks/translated',
    'engine/checks/confirming',
    'engine/checks/unkept',
    'engine/checks/copies',
    'engine/checks/foreign',
    'engine/checks/spelling',
    'engine/checks/slips',
    'engine/checks/left-over',
    'engine/checks/stale',
    'engine/checks/words',
    'engine/checks/causes',
    'engine/checks/guide',
    'engine/checks/experiment',
    'engine/checks',
    'engine/interpret/event',
    'engine/interpret/fields',
    'engine/interpret',
    'engine/import',
    'engine',
  ],
  renderer: [
    'renderer/remembered',
    'renderer/theme',
    'renderer/fonts',
    'renderer/artwork/drawing',
    'renderer/artwork/motifs',
    'renderer/artwork/scenes',
    'renderer/artwork',
    'renderer/photos',
    'renderer/social',
    'renderer/styles',
    'renderer/guide',
    'renderer/files',
    'renderer/source',
    'renderer/kept',
    'renderer/source/edit',
    'renderer/build',
    'renderer/page',
    'renderer/form/fields',
    'renderer/form',
    'renderer/sections/parts',
    'renderer/sections/proof',
    'renderer/sections',
    'renderer/site/shared',
    'renderer/site',
    'renderer/confirming',
    'renderer/reading',
    'renderer/email',
    'renderer',
    'renderer/console/ui',
    'renderer/console/ui/time',
    'renderer/console/api',
    'renderer/console/parts',
    'renderer/console/charts',
    'renderer/console/parts/life',
    'renderer/console/session',
    'renderer/console/frame',
    'renderer/console/views/account',
    'renderer/console/views/team',
    'renderer/console/views/system/webhooks',
    'renderer/console/views/system/api',
    'renderer/console/views/system',
    'renderer/console/views/email',
    'renderer/console/views/work/map',
    'renderer/console/views/work/experiments',
    'renderer/console/views/work/imports',
    'renderer/console/views/work/advice',
    'renderer/console/views/work',
    'renderer/console/views/home',
    'renderer/console',
  ],
  scripts: [
    'scripts/setup',
    'scripts/support/database',
    'scripts/support',
    'scripts/support/load',
    'scripts/build',
    'scripts/check-funnels',
    'scripts/new-funnel',
    'scripts/schema/examples',
    'scripts/schema',
    'scripts/schema/findings',
    'scripts/rows',
    'scripts/sample',
    'scripts/backup',
    'scripts/restore',
    'scripts/rewound',
    'scripts/move-database',
    'scripts/doctor',
    'scripts/import',
    'scripts/bench/support',
    'scripts/bench/load',
    'scripts/bench/scale',
    'scripts/bench',
    'scripts/cluster',
    'scripts/faults/people',
    'scripts/faults/support',
    'scripts/faults/archive',
    'scripts/faults/cluster',
    'scripts/faults/rolling',
    'scripts/faults/webhooks',
    'scripts/faults',
    'scripts',
  ],
  server: [
    'server/telemetry',
    'server/db',
    'server/db/rows',
    'server/db/embedded',
    'server/db/upgrade',
    'server/db/open',
    'server/signing',
    'server/http',
    'server/limits',
    'server/visits',
    'server/declared/carried',
    'server/declared',
    'server/versions',
    'server/outbox',
    'server/outgoing',
    'server/email/suppression',
    'server/email/transports',
    'server/email/site',
    'server/email/letter',
    'server/email/notice',
    'server/email/composing',
    'server/email/copies',
    'server/email',
    'server/email/samples',
    'server/sums',
    'server/advice/figures',
    'server/advice/rules',
    'server/advice',
    'server/letter',
    'server/people',
    'server/retention',
    'server/seats',
    'server/downloads',
    'server/notices',
    'server/journeys',
    'server/imports/file',
    'server/imports',
    'server/submission/saving',
    'server/submission',
    'server/confirming',
    'server/pages',
    'server/webhooks',
    'server/inbound',
    'server/operator/identity',
    'server/doctor/examination',
    'server/doctor/database',
    'server/doctor/site',
    'server/doctor/address',
    'server/doctor/postmark',
    'server/doctor/mail',
    'server/doctor',
    'server/operator/context',
    'server/operator/scope',
    'server/operator/auth',
    'server/operator/team',
    'server/operator/map',
    'server/operator/webhooks',
    'server/operator/views',
    'server/operator/functions',
    'server/operator/exports',
    'server/operator/imports',
    'server/operator/live',
    'server/operator',
    'server/api',
    'server/app',
    'server/start/secrets',
    'server/start',
    'server',
  ],
};

/** Where the parts meet: the files that may import more than their folder may. */
const compositionRoots: Readonly<Record<string, readonly string[]>> = {
  'renderer/build/build-assets.ts': ['funnels'],
  'server/start/development.ts': ['funnels', 'renderer'],
  'server/main.ts': ['funnels', 'renderer'],
};

const readSources = () => readSourcesOf(root, Object.keys(rules));

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '');
}

function findForbiddenImports(source: Source): readonly string[] {
  const { file } = source;
  const own = file.split('/')[0] ?? '';
  const rule = rules[own];
  if (!rule) throw new Error(`There is no import rule for the folder of ${file}.`);
  // The parts of `npm run faults` are the long forms of tests and share their fakes.
  const isLongTest = file.startsWith('scripts/faults/');
  const folders = [
    ...rule.folders,
    ...(compositionRoots[file] ?? []),
    ...(isLongTest ? ['tests'] : []),
  ];

  return listImports(source).flatMap((specifier) => {
    const folder = resolveImport(file, specifier)?.split('/')[0];
    if (folder === undefined) {
      const isAllowed = rule.packages?.includes(packageOf(specifier)) ?? true;
      return isAllowed ? [] : [`${file} imports the package ${specifier}, which ${own}/ may not`];
    }
    return folders.includes(folder) ? [] : [`${file} imports ${specifier}, which ${own}/ may not`];
  });
}

/** Imports that run back up: from a room into one that comes later, or that has no place. */
function findImportsBackUp(sources: readonly Source[]): readonly string[] {
  return [...fileGraph(sources)].flatMap(([file, targets]) => {
    const rooms = order[file.split('/')[0] ?? ''] ?? [];
    const own = rooms.indexOf(posix.dirname(file));
    return [...targets]
      .filter((target) => target.split('/')[0] === file.split('/')[0])
      .filter((target) => own === -1 || rooms.indexOf(posix.dirname(target)) > own)
      .map((target) => `${file} imports ${target}, whose room comes later`);
  });
}

const declarations = Object.values(
  import.meta.glob<Record<string, unknown>>('../funnels/*/*.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** The text values of a declaration's property, whether it holds one or a list. */
function textsAt(declaration: unknown, property: string): readonly string[] {
  if (typeof declaration !== 'object' || declaration === null) return [];
  const value: unknown = Object.entries(declaration).find(([name]) => name === property)?.[1];
  return [value].flat().filter((text) => typeof text === 'string');
}

/**
 * What only funnels may say: every declared path, and every id and slug of more than one word.
 * One-word names ('event', 'map') are also ordinary words of the code.
 */
function listDeclaredNames(declared: readonly unknown[]): ReadonlySet<string> {
  const textsOf = (...properties: string[]) =>
    declared.flatMap((one) => properties.flatMap((property) => textsAt(one, property)));
  const names = textsOf('id', 'slug').filter((name) => name.includes('-'));
  const paths = textsOf('path', 'aliases', 'redirects').filter((path) => path !== '/');
  return new Set([...names, ...paths]);
}

const comparisonWithName =
  /\b(?:(?:funnel|coach|declaration)\.(?:id|slug)|funnelId|coachSlug)\s*[!=]==?\s*['"`]/g;

function findNamedFunnels({ file, text }: Source, names: ReadonlySet<string>): readonly string[] {
  const literals = [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
    (hit) => hit[2] ?? '',
  );
  const named = literals.filter((literal) =>
    [literal.split(/[?#]/)[0] ?? '', ...literal.split(/[/?#]/)].some((part) => names.has(part)),
  );
  const compared = [...text.matchAll(comparisonWithName)].map((hit) => hit[0]);
  return [
    ...named.map((literal) => `${file} knows a funnel or a coach by name: '${literal}'`),
    ...compared.map((code) => `${file} compares an id with a literal: ${code}`),
  ];
}

describe('architecture', () => {
  const ordered = () => readSourcesOf(root, Object.keys(order));

  it('runs one way between the folders', () => {
    for (const [folder, rooms] of Object.entries(order)) {
      console.log(`${folder}: ${rooms.join(' < ')}`);
    }
    expect(findImportsBackUp(ordered())).toEqual([]);
  });

  it('has no circle of files and none of folders', () => {
    const files = fileGraph(readSources());
    const circles = [...findCircles(files), ...findCircles(folderGraph(fileGraph(ordered())))];
    console.log(`${files.size} files, ${circles.length} circles`);
    expect(circles).toEqual([]);
  });

  it('keeps every folder small enough to be read at a glance', () => {
    const sources = [...ordered(), ...readSourcesOf(root, ['tests'])];
    const counts = Map.groupBy(sources, ({ file }) => posix.dirname(file));
    const crowded = [...counts].filter(([, files]) => files.length > maxFilesOfFolder);
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([]);
  });

  it('imports in the allowed directions only', () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(findForbiddenImports)).toEqual([]);
  });

  it('names funnels and coaches only in their own files', () => {
    const names = listDeclaredNames(declarations);
    expect(names.size).toBeGreaterThan(2);
    const others = readSources().filter(({ file }) => !/^(funnels|tests)\//.test(file));
    expect(others.flatMap((source) => findNamedFunnels(source, names))).toEqual([]);
  });

  it('writes raw texts in ASCII: one letter beyond doubles what the server holds of its code', () => {
    const raw = /\braw`(?:[^`\\]|\\.)*`/gs;
    const others = readSources().filter(({ file }) => !/^(scripts|tests)\//.test(file));
    const texts = others.flatMap(({ file, text }) =>
      Array.from(text.matchAll(raw), ([found]) => ({ file, found })),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ found }) => /\P{ASCII}/u.test(found))).toEqual([]);
  });

  it.each([
    ['engine/a.ts', "import { serve } from '#server/main.ts';"],
    ['engine/a.ts', "import { readFile } from 'node:fs';"],
    ['engine/deep/a.ts', "export type { Page } from '../../renderer/page.tsx';"],
    ['migrations/a.ts', "import type { Tables } from '#server/db/tables.ts';"],
    ['renderer/a.tsx', "import {\n  one,\n  two,\n} from '#server/a.ts';"],
    ['server/a.ts', "const funnels = import.meta.glob('../funnels/**/*.ts');"],
    ['server/a.ts', "await import('#renderer/page.tsx');"],
    ['scripts/a.ts', "import '#tests/support/database/database.ts';"],
  ])('notices a forbidden import in %s', (file, text) => {
    expect(findForbiddenImports({ file, text })).toHaveLength(1);
  });

  it('notices an import that runs back up, and a circle', () => {
    const sources = [
      { file: 'server/outbox/a.ts', text: "import { one } from '#server/email/b.ts';" },
      { file: 'server/email/b.ts', text: "import type { Two } from '../outbox/a.ts';" },
    ];
    expect(findImportsBackUp(sources)).toEqual([
      'server/outbox/a.ts imports server/email/b.ts, whose room comes later',
    ]);
    expect(findCircles(fileGraph(sources))).toEqual([['server/email/b.ts', 'server/outbox/a.ts']]);
    expect(findCircles(folderGraph(fileGraph(sources)))).toEqual([
      ['server/email', 'server/outbox'],
    ]);
  });

  it.each([
    "if (id === 'autumn-guide') return;",
    '<a href="/autumn?from=home">',
    "const page = '/pages/autumn-guide';",
    "if (funnel.id === 'x') return;",
  ])('notices a named funnel in %s', (text) => {
    const names = listDeclaredNames([{ id: 'autumn-guide', path: '/autumn', aliases: [] }]);
    expect(findNamedFunnels({ file: 'server/a.ts', text }, names)).toHaveLength(1);
  });
});
