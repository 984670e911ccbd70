import { quote } from '#engine/text/wording.ts';
import { findMeantValue, findNearest } from './meanings.ts';
import {
  describeSchema,
  listTexts,
  maxListed,
  requiredParts,
  type SchemaNode,
  unwrap,
} from './schema-words.ts';

const yes = ['yes', 'true', 'on', 'y', '1', 'ja', 'oui', 'sí', 'si', 'sim'];
const no = ['no', 'false', 'off', 'n', '0', 'nein', 'non', 'não', 'nao'];

/** What a word says where true or false belongs; undefined for any other word. */
function truthMeant(word: string): boolean | undefined {
  if (yes.includes(word.toLowerCase())) return true;
  return no.includes(word.toLowerCase()) ? false : undefined;
}

/** The English words for numbers, from zero to twelve. */
export const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** How many choices a remedy repeats; the problem has named them all. */
const maxRepeated = 4;

/**
 * What to write where a value has the wrong type: the value itself, if it is clear what was meant.
 */
export function describeWrongType(
  part: SchemaNode | undefined,
  given: unknown,
  expected: string,
): string {
  const node = part && unwrap(part);
  const meant = node && convert(node, given);
  if (meant !== undefined) return meant;
  const choices = listTexts(node);
  const nearest = typeof given === 'string' ? findNearest(given, choices) : undefined;
  if (nearest !== undefined) {
    return `Nothing here does that; ${quote(nearest)} comes nearest.`;
  }
  if (choices.length > maxListed) return 'Choose one of those in funnels/REFERENCE.md.';
  if (choices.length > maxRepeated && node?.type !== 'variant') return 'Choose one of them.';
  if (node?.type === 'variant') {
    const kinds = listTexts(node);
    const kind = typeof given === 'string' ? findMeantValue(given, kinds) : undefined;
    return `Write { ${String(node.key)}: ${kind === undefined ? '…' : quote(kind)}, … }.`;
  }
  const group = node && typeof given === 'string' ? groupAround(node, given) : undefined;
  return `Write ${group ?? expected}.`;
}

/** The group that begins with a text which stands in its place; other texts of it are still to be written. */
function groupAround(node: SchemaNode, given: string): string | undefined {
  const [first, ...others] = requiredParts(node);
  const isText = ({ part }: { readonly part: SchemaNode }) => describeSchema(part) === 'a text';
  if (first === undefined || !others.every(isText)) return undefined;
  // Which part an address is, its place does not say.
  if (others.length > 0 && /@|\//.test(given)) return undefined;
  const rest = others.map(({ name }) => `, ${name}: "…"`).join('');
  if (isText(first)) return `{ ${first.name}: ${quote(given)}${rest} }`;
  return first.part.type === 'array' && rest === ''
    ? `{ ${first.name}: [${quote(given)}] }`
    : undefined;
}

function convert(node: SchemaNode, given: unknown): string | undefined {
  const choices = listTexts(node);
  if (choices.length > 0 && node.type !== 'variant') {
    const meant = typeof given === 'string' ? findMeantValue(given, choices) : undefined;
    return meant === undefined ? undefined : `Write ${quote(meant)}.`;
  }
  switch (node.type) {
    case 'boolean': {
      const truth = truthMeant(String(given));
      return truth === undefined ? undefined : `Write ${truth}.`;
    }
    case 'number': {
      if (typeof given !== 'string' || given.trim() === '') return undefined;
      const word = numberWords.indexOf(given.trim().toLowerCase());
      const digits = given.replaceAll(',', '').replace(/^\s*(\d+) ?[A-Za-z%]+\s*$/, '$1');
      const number = word === -1 ? Number(digits) : word;
      return Number.isFinite(number) ? `Write ${number}, without quotation marks.` : undefined;
    }
    case 'string':
      if (typeof given === 'number') return `Write ${quote(String(given))}.`;
      if (Array.isArray(given) && given.length === 1 && typeof given[0] === 'string') {
        return `Write ${quote(given[0])}, without square brackets.`;
      }
      return undefined;
    case 'array': {
      const isFitting =
        node.item !== undefined && describeSchema(node.item) === 'a text'
          ? typeof given === 'string'
          : typeof given === 'object' && given !== null;
      if (!isFitting) return undefined;
      return typeof given === 'string'
        ? `Write [${quote(given)}].`
        : 'Put square brackets around it: [{ … }].';
    }
    case 'union':
      return nameNumber(node, given);
    default:
      return undefined;
  }
}

/** A number, or a number and a unit, where a group with one property names the unit: 3 or "3 days". */
function nameNumber({ options = [] }: SchemaNode, given: unknown): string | undefined {
  const [, number, unit = ''] = /^(\d+) ?([a-z]*)$/i.exec(String(given)) ?? [];
  const units = options.flatMap((one) => {
    const names = typeof one === 'string' ? [] : Object.keys(one.entries ?? {});
    return names.length === 1 ? names : [];
  });
  if (number === undefined || units.length === 0) return undefined;
  const named = units.filter(
    (one) => unit !== '' && one.startsWith(unit.toLowerCase().slice(0, 3)),
  );
  const shown = named.length > 0 ? named : units;
  return `Write ${shown.map((one) => `{ ${one}: ${number} }`).join(' or ')}.`;
}
