import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findMeant } from '#engine/checks/spelling/misspelt.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import { endingsOf } from '#engine/declaration/telling/inbound.ts';
import { findingsFile } from '#scripts/check-funnels/kept-findings.ts';
import { atMost, type Figure } from '#scripts/support/figures.ts';

/** As many funnels as are asked for, up to the end of the last coach. */
const funnelsAsked = 300;
const rounds = 5;

/**
 * How long `npm run check` takes for this site and for one about ten times its size: the first time, and
 * after a change to one file.
 */
export async function benchCheck(_dataDir: string): Promise<readonly Figure[]> {
  const root = process.cwd();
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/bench-check-'));
  try {
    const own = join(folder, 'own');
    cpSync(join(root, 'funnels'), own, { recursive: true });
    const copies = join(folder, 'copies');
    const funnels = writeSite(root, copies);
    // Like every site, it has a record of what was published.
    runCheck(copies, ['--accept']);
    return [
      { what: 'the site is checked', site: own, seconds: 1.5 },
      { what: `${funnels} funnels are checked`, site: copies, seconds: 3 },
    ].flatMap(({ what, site, seconds }) => [
      {
        part: 'check',
        what: `${what} for the first time, s`,
        ours: measure(site, () => rmSync(findingsFile, { force: true })),
        target: atMost(seconds),
      },
      {
        part: 'check',
        what: `${what} after a change, s`,
        ours: measure(site, () => changeOne(site)),
        target: atMost(seconds),
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks a site several times, each time after `before` has run. */
function measure(site: string, before: () => void): number[] {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    before();
    const start = performance.now();
    runCheck(site);
    seconds.push((performance.now() - start) / 1000);
  }
  return seconds;
}

/** Changes the text of one funnel, so that its coach is judged anew. */
function changeOne(site: string): void {
  const [path = ''] = Object.entries(modules).find(([, { funnel }]) => funnel) ?? [];
  appendFileSync(path.replace('../../funnels', site), '// Seen again.\n');
}

function runCheck(site: string, args: readonly string[] = []): void {
  const dir = relative(process.cwd(), site);
  const command = [...checkFlags(), 'scripts/run.mjs', 'check-funnels', '--dir', dir, ...args];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  // If a new rule finds something in reworded texts, its time counts like the rest.
  if (status !== 0 && !/^\d+ mistakes? .*in \d+ files?\.$/m.test(stdout)) {
    throw new Error(`The check did not end as it should: ${stdout.slice(-500)}`);
  }
}

/** The flags with which `npm run check` starts Node. */
function checkFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return /env node ((?:--\S+ )*)scripts\/run\.mjs/.exec(scripts.check)?.[1]?.match(/\S+/g) ?? [];
}

interface Module {
  readonly coach?: Coach;
  readonly funnel?: Funnel;
  readonly guide?: Guide;
}

const modules = import.meta.glob<Module>('../../funnels/*/*.ts', { eager: true });

/** Each vowel of a copy's words becomes the next one in this list. */
const vowels = 'aeiou';
const consonants = 'bdgklmnprstv';

/**
 * A text with other words of the same length, so that its words are no copy. Placeholders and words
 * that rules know stay; links lead to the copy's pages.
 */
function reword(text: string, copy: number, isName: boolean): string {
  if (!isName && !text.includes(' ')) return text;
  return text.replace(/\{[^}]*\}|\]\([^)]*\)|\p{L}{4,}/gu, (word) => {
    if (word.startsWith('](/')) return word.replace(/[?#)]/, (end) => `-${suffixes[copy]}${end}`);
    return /^[\]{]|mail|letter|note|unsub|leave|hello/i.test(word) ? word : rewordOne(word, copy);
  });
}

/** A word with other letters, not close to a common one, which would count as a misspelling. */
function rewordOne(word: string, copy: number): string {
  for (let by = copy; ; by += suffixes.length) {
    const other = word.replace(/./gu, (letter) => turn(turn(letter, vowels, by), consonants, by));
    if (by > copy + 9 * suffixes.length || findMeant(other.toLowerCase()) === undefined)
      return other;
  }
}

function turn(letter: string, letters: string, by: number): string {
  const place = letters.indexOf(letter);
  return place < 0 ? letter : (letters[(place + by) % letters.length] ?? letter);
}

/** The part with every text reworded and every address made unique. */
function rewordAll<Part>(part: Part, copy: number): Part {
  const text = JSON.stringify(part, (key, value: unknown) => {
    if (typeof value !== 'string' || key === 'timeZone' || key === 'display') return value;
    if (value.startsWith('/')) return `${value}-${suffixes[copy]}`;
    const isName = ['signOff', 'name', 'role'].includes(key) && /^\p{Lu}/u.test(value);
    return reword(value, copy, isName).replaceAll(
      /([\w-]+)\.example\b/g,
      `$1-${suffixes[copy]}.example`,
    );
  });
  return JSON.parse(text);
}

/** What a copy's names end in: numbers would look like copying mistakes. */
const suffixes = [
  '',
  'north',
  'south',
  'east',
  'west',
  'hill',
  'lake',
  'moor',
  'dale',
  'firth',
  'glen',
];

/** This site beside reworded copies of it under other names; returns how many funnels there are. */
function writeSite(root: string, folder: string): number {
  cpSync(join(root, 'funnels'), folder, { recursive: true });
  rmSync(join(folder, 'published.json'), { force: true });
  const coaches = Map.groupBy(Object.entries(modules), ([path]) => path.split('/').at(-2) ?? '');
  const countIn = (files: readonly Module[]) => files.filter(({ funnel }) => funnel).length;
  let funnels = countIn(Object.values(modules));
  for (let copy = 1; funnels < funnelsAsked; copy += 1) {
    for (const [slug, files] of coaches) {
      if (funnels >= funnelsAsked) break;
      writeCoach(root, folder, slug, files, copy);
      funnels += countIn(files.map(([, file]) => file));
    }
  }
  return funnels;
}

/** Writes a copy of a coach, with every declaration reworded. */
function writeCoach(
  root: string,
  folder: string,
  slug: string,
  files: readonly (readonly [path: string, Module])[],
  copy: number,
): void {
  cpSync(join(root, 'funnels', slug), join(folder, nameOf(slug, copy)), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  });
  for (const [path, { coach, funnel, guide }] of files) {
    const [name, value] = coach
      ? (['coach', renameCoach(coach, copy)] as const)
      : guide
        ? (['guide', guide] as const)
        : (['funnel', funnel && renameFunnel(funnel, copy)] as const);
    writeFileSync(
      join(folder, nameOf(slug, copy), basename(path)),
      `export const ${name} = ${JSON.stringify(rewordAll(value, copy), null, 2)};\n`,
    );
  }
}

function renameCoach(coach: Coach, copy: number): Coach {
  const { retired: _, formerly: __, allow: ___, ...rest } = coach as Coach & { formerly?: unknown };
  return {
    ...rest,
    theme: { ...rest.theme, accent: recolour(rest.theme.accent, copy) },
    slug: nameOf(coach.slug, copy),
    functions: Object.fromEntries(
      Object.entries(coach.functions).map(([name, { messages = {}, ...one }]) => [
        name,
        { ...one, messages: renameKeys(messages, copy) },
      ]),
    ),
    inbound: (coach.inbound ?? []).map((one) => ({ ...one, name: nameOf(one.name, copy) })),
    campaigns: coach.campaigns.map(({ endsWith, ...campaign }) => ({
      ...campaign,
      name: nameOf(campaign.name, copy),
      endsWith: [
        ...endingsOf(endsWith).funnels.map(({ id }) => nameOf(id, copy)),
        ...endingsOf(endsWith).happenings,
      ],
    })),
  };
}

/** A colour that looks the same but is not, so that each copy has a look of its own. */
function recolour(colour: string, copy: number): string {
  const number = (parseInt(colour.slice(1), 16) + copy) % 2 ** 24;
  return `#${number.toString(16).padStart(6, '0')}`;
}

function renameKeys<Value>(record: Readonly<Record<string, Value>>, copy: number) {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [nameOf(id, copy), value]));
}

function renameFunnel(funnel: Funnel, copy: number): Funnel {
  const { aliases: _, redirects: __, allow: ___, ...rest } = funnel;
  const own = {
    id: nameOf(funnel.id, copy),
    coach: nameOf(funnel.coach, copy),
  };
  if (rest.kind === 'booking') return { ...rest, ...own };
  const { journey, ...submission } = rest.submission;
  const source = nameOf(submission.source, copy);
  const named = journey && { ...journey, campaign: nameOf(journey.campaign, copy) };
  return {
    ...rest,
    ...own,
    submission: { ...submission, source, ...(named && { journey: named }) },
  };
}

/** What a copy calls something that has a name. */
function nameOf(name: string, copy: number): string {
  return `${name}-${suffixes[copy]}`;
}
