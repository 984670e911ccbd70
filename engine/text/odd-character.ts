import { ordinal } from './ordinal.ts';

/** Letters of other scripts that look like Latin ones, with the Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pair('аеорсухіјѕԁһԛԝ', 'aeopcyxijsdhqw'),
  ...pair('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'),
  ...pair('αορνικυ', 'aopviku'),
  ...pair('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
};

/** Characters that are invisible or pass for others, by what they are. */
const named: Readonly<Record<string, { readonly what: string; readonly latin: string }>> = {
  '\u00a0': { what: 'a space that does not break', latin: '' },
  '\u00ad': { what: 'an invisible hyphen', latin: '' },
  '\u200b': { what: 'an invisible space', latin: '' },
  '\u200c': { what: 'an invisible character', latin: '' },
  '\u200d': { what: 'an invisible character', latin: '' },
  '\u2060': { what: 'an invisible character', latin: '' },
  '\ufeff': { what: 'an invisible character', latin: '' },
  '\u2010': { what: 'a hyphen of another kind', latin: '-' },
  '\u2011': { what: 'a hyphen of another kind', latin: '-' },
  '\u2012': { what: 'a dash', latin: '-' },
  '\u2013': { what: 'a dash', latin: '-' },
  '\u2014': { what: 'a dash', latin: '-' },
  '\u2212': { what: 'a minus sign', latin: '-' },
  '\u2044': { what: 'a slash of another kind', latin: '/' },
};

const scripts = { Cyrillic: /\p{Script=Cyrillic}/u, Greek: /\p{Script=Greek}/u };

function pair(given: string, latin: string): Record<string, string> {
  return Object.fromEntries([...given].map((character, index) => [character, latin[index] ?? '']));
}

/**
 * The first character of a name that is not what it looks like, in words that fit after a colon:
 * `the 4th character "а" is Cyrillic (U+0430), not the Latin a`. Undefined where there is none.
 */
export function describeOddCharacter(name: string): string | undefined {
  const characters = [...name];
  const index = characters.findIndex((one) => one in lookalikes || one in named);
  const character = characters[index];
  if (character === undefined) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const place = `the ${ordinal(index + 1)} character`;
  const known = named[character];
  if (known) return `${place} is ${known.what} (U+${code})`;
  const [script = 'another script'] =
    Object.entries(scripts).find(([, letters]) => letters.test(character)) ?? [];
  return `${place} "${character}" is ${script} (U+${code}), not the Latin ${lookalikes[character]}`;
}

/** A name with Latin letters and plain hyphens for those that only look like them. */
export function withPlainCharacters(name: string): string {
  return [...name]
    .map((character) => lookalikes[character] ?? named[character]?.latin ?? character)
    .join('');
}
