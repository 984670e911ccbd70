import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './support/run/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = 'tests/glossary.test.ts';
const folders = ['engine', 'renderer', 'server', 'scripts', 'tests', 'migrations'];

/** What introduces a name of our own; a property may be named by the library that asks for it. */
const introduced = /\b(?:const|let|function|class|interface|type)\s+(\w+)|\breadonly (\w+)\??:/g;

/** A name as words in small letters, with a space around each: `maxRetryMs` is ` max retry ms `. */
function spell(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_ ]+/g, ' ');
  return ` ${words.toLowerCase()} `;
}

/** Tells which names have a word that the glossary keeps out of them. */
function readGlossary(text: string): (name: string) => boolean {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const last = rows.map((row) => row.split('|').at(-2) ?? '').join();
  const keptOut = [...last.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const words = keptOut.filter((word) => !word.endsWith('…')).map(spell);
  const beginnings = keptOut
    .filter((word) => word.endsWith('…'))
    .map((word) => new RegExp(`^${word.slice(0, -1)}[A-Z]`));
  return (name) =>
    words.some((word) => spell(name).includes(word)) || beginnings.some((one) => one.test(name));
}

const isKeptOut = readGlossary(readFileSync(`${root}GLOSSARY.md`, 'utf8'));

/** The names that some files introduce against the glossary's rules, each with its file. */
function findMisnamed(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(introduced)]
      .map(([, declared, member]) => declared ?? member ?? '')
      .filter(isKeptOut)
      .map((name) => `${file}: ${name}`),
  );
}

describe('names in the code', () => {
  it('have no word that the glossary keeps out of them', () => {
    const sources = readSources(root, folders).filter(({ file }) => file !== own);
    expect(sources.length).toBeGreaterThan(1000);
    expect(findMisnamed(sources)).toEqual([]);
  });

  it.each([
    'const mostTogether = 500;',
    'readonly tries: readonly Attempt[];',
    'function findOldName() {}',
    'interface MainSite {',
  ])('are found in %s', (text) => {
    expect(findMisnamed([{ file: 'one.ts', text }])).not.toEqual([]);
  });

  it.each([
    'const most = Math.max(...counts);',
    'const atMost = 3;',
    'class LongestFirst {}',
    'new Resolver({ tries: 2 })',
    'readonly maxTogether?: number;',
  ])('are right in %s', (text) => {
    expect(findMisnamed([{ file: 'one.ts', text }])).toEqual([]);
  });
});
