// Writes a new, valid funnel file with copy to replace, as a draft; with --new-coach, its coach as well.
// What is left out it asks. Kinds are guide, report, test, masterclass, workshop, webinar, event, call.
// Usage: npm run new-funnel -- [--coach <slug>] [--kind guide] [--name "<offer>"] [--new-coach]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { offerKinds } from '#engine/declaration/funnel.ts';
import { isReserved } from '#engine/site/routes.ts';
import { nearestOr } from '#engine/text/nearest-or.ts';
import { oneOf } from '#engine/text/wording.ts';
import { writeCoach } from '#scripts/new-funnel/coach-template.ts';
import {
  functionNameOf,
  type NewFunnel,
  writeFunction,
  writeFunnel,
} from '#scripts/new-funnel/funnel-template.ts';
import { readOptions } from '#scripts/support/read-options.ts';

const root = process.cwd();
const { values: flags } = readOptions({
  options: {
    coach: { type: 'string' },
    kind: { type: 'string' },
    name: { type: 'string' },
    'new-coach': { type: 'boolean', default: false },
    dir: { type: 'string' },
  },
});
const folder = resolve(root, flags.dir ?? 'funnels');
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The flag's value, or the answer at the terminal. */
async function ask(flag: 'coach' | 'kind' | 'name', question: string): Promise<string> {
  const value = flags[flag] ?? (await terminal?.question(`${question} `));
  return value?.trim() || fail(`${question} Answer with --${flag}.`);
}

/** Letters that are no other letter with a mark. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};

function toSlug(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => spelled[letter] ?? '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Every declaration's text, to find out which ids and paths are taken. */
function readTexts(): string[] {
  return listCoaches().flatMap((coach) =>
    readdirSync(join(folder, coach))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, coach, file), 'utf8')),
  );
}

function listCoaches(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The offer's name as an id, with the coach's slug in front if another funnel has that id. */
function chooseId(name: string, coach: string): string {
  const id = toSlug(name);
  if (id === '') fail(`"${name}" has no letters or digits for an id. Choose another name.`);
  const own = join(folder, coach, `${id}.ts`);
  if (existsSync(own)) {
    fail(`${relative(root, own)} exists already. Edit it, or choose another name.`);
  }
  const texts = readTexts();
  const isFree = (one: string) =>
    !isReserved(one) && !texts.some((text) => text.includes(`'${one}'`));
  const free = [id, `${coach}-${id}`].find((one) => isFree(one) && isFree(`/${one}`));
  return free ?? fail(`There is already a funnel ${coach}-${id}. Choose another name.`);
}

/** The coach's slug and brand, and whether the coach has to be created. */
async function findCoach(): Promise<{ coach: string; brand: string; isNew: boolean }> {
  const known = listCoaches();
  const wish = await ask('coach', `Which coach? (${oneOf(known)}, or a new one)`);
  const coach = toSlug(wish);
  if (coach === '') fail(`"${wish}" has no letters or digits for a slug. Choose another name.`);
  const brand = wish === coach ? toBrand(coach) : wish;
  if (existsSync(join(folder, coach, 'coach.ts'))) return { coach, brand, isNew: false };
  const answer = flags['new-coach']
    ? 'y'
    : await terminal?.question(`There is no coach ${coach}. Create one? (y/n) `);
  if (!answer?.toLowerCase().startsWith('y')) {
    const meant = known.length > 0 ? nearestOr(coach, known, `Name ${oneOf(known)}.`) : '';
    fail(`There is no coach ${coach}. ${`${meant} To create one, add --new-coach.`.trim()}`);
  }
  return { coach, brand, isNew: true };
}

/** The slug with every word capitalised, as a first guess at the brand. */
function toBrand(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function writeNew(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  if (existsSync(file)) fail(`${relative(root, file)} already exists; nothing was overwritten.`);
  writeFileSync(file, text, { flag: 'wx' });
}

/** Adds the funnel's email to its coach's functions. */
function addFunction(funnel: NewFunnel): void {
  const file = join(folder, funnel.coach, 'coach.ts');
  const text = readFileSync(file, 'utf8');
  const start = '\n  functions: {\n';
  if (!text.includes(start)) {
    fail(
      `${relative(root, file)} has no line "  functions: {", so the email cannot be added there.`,
    );
  }
  writeFileSync(
    file,
    text.replace(start, () => start + writeFunction(funnel)),
  );
}

const { coach, brand, isNew } = await findCoach();
const kindWish = await ask('kind', `What kind of offer? (${oneOf(offerKinds)})`);
const kind =
  offerKinds.find((one) => one === kindWish) ??
  fail(
    `There is no kind "${kindWish}". ${nearestOr(kindWish, offerKinds, `Choose ${oneOf(offerKinds)}.`)}`,
  );
const name = await ask('name', 'What is the offer called?');
terminal?.close();

const funnel: NewFunnel = { id: chooseId(name, coach), coach, kind, name };
const file = join(folder, coach, `${funnel.id}.ts`);
if (isNew) {
  const today = new Date().toISOString().slice(0, 10);
  writeNew(join(folder, coach, 'coach.ts'), writeCoach(coach, brand, today));
}
if (kind !== 'call') addFunction(funnel);
writeNew(file, writeFunnel(funnel));
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', join(folder, coach)]);

const place = relative(root, file);
console.log(`Wrote ${place}. Replace its copy with your own words.`);
if (kind !== 'call') {
  console.log(
    `Its email is in ${relative(root, join(folder, coach, 'coach.ts'))}, under functions, as ${functionNameOf(funnel)}.`,
  );
}
console.log(
  `To see it, run npm run dev and open /${funnel.id}. To list the words still to be replaced, run npm run check.`,
);
console.log('It is a draft: a built site shows it once the line draft: true is removed.');
