import { type PlacedText, textsIn } from './texts.ts';

/** Keys under which a declaration has names for programs instead of words for people. */
const unshown = new Set([
  'kind',
  'scene',
  'file',
  'to',
  'marker',
  'autocomplete',
  'value',
  'version',
  'id',
  'startsAt',
  'path',
  'at',
  'timeZone',
  'country',
  'min',
  'max',
  'only',
  'field',
  'is',
  'function',
  'replyTo',
  'template',
  'body',
  'after',
  'weekdays',
  'updated',
  'endsWith',
  'formerIds',
  'formerNames',
  'url',
  'length',
  'currency',
]);

/** The parts of a funnel, a coach and a guide whose texts people read. */
const shownParts = {
  funnel: ['offer', 'page', 'expires', 'event', 'form', 'confirmation', 'success', 'failure'],
  coach: [
    'brand',
    'tagline',
    'audience',
    'emblemAlt',
    'biography',
    'sender',
    'postalAddress',
    'documents',
    'functions',
    'campaigns',
  ],
  guide: ['chapters'],
} as const;

/**
 * Every text that visitors, leads or readers of an email see, in order: no ids, paths, addresses,
 * kinds, file names or sources.
 */
export function shownTexts(declaration: object): readonly PlacedText[] {
  const known = shown.get(declaration);
  if (known) return known;
  const kind = 'slug' in declaration ? 'coach' : 'chapters' in declaration ? 'guide' : 'funnel';
  const parts: readonly string[] = shownParts[kind];
  const texts = textsIn(declaration).filter(
    ({ keys }) => parts.includes(String(keys[0])) && isShown(keys.filter(isName)),
  );
  shown.set(declaration, texts);
  return texts;
}

/** By declaration: every rule about words asks for them. */
const shown = new WeakMap<object, readonly PlacedText[]>();

function isName(key: string | number): key is string {
  return typeof key === 'string';
}

function isShown(names: readonly string[]): boolean {
  const last = names.at(-1) ?? '';
  // A fact's value and a statistic's are words; an option's is what is stored.
  if (last === 'value') return !names.includes('options') && !names.includes('fields');
  if (names[0] === 'sender') return last === 'name';
  // Operators alone see a campaign's name.
  if (names[0] === 'campaigns' && last === 'name') return false;
  return !unshown.has(last);
}
