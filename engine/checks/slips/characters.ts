import { quote } from '#engine/text/wording.ts';
import { type Detector, detect, type JudgedText, rememberLast, type Sign } from './slip.ts';

/** What UTF-8 looks like when it was read as Windows-1252. */
const misread =
  /â(?:€.?|[\u0080-\u009f]{1,2}|‚¬)|Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|Â[\u00a0-\u00bf]|ï¿½|ï»¿|ðŸ[^\s]{0,2}|\ufffd+/gu;

/** Texts of Latin letters and usual punctuation, of which most patterns of signs need not be asked. */
const isLatin = rememberLast(({ text }: JudgedText) => !/[^\0-\u024f–—‘’“”„…€]/.test(text));

const broken: readonly Sign[] = [
  {
    pattern: misread,
    problem: (found, { text }) =>
      `${quote(found)} in ${quote(text)} was a character once and was read in the wrong encoding.`,
    remedy: 'Type the character again and save the file as UTF-8.',
  },
  {
    pattern: /\p{Cs}/gu,
    problem: (_, { text }) =>
      `A character of ${quote(text.replace(/\p{Cs}/gu, '\ufffd'))} is cut in half.`,
    remedy: 'Type the character again.',
    except: isLatin,
  },
  {
    pattern: /(?<=\p{L})(?<!\]\([^()]*)\?(?=\p{Ll})/gu,
    problem: (_, { text }) =>
      `A question mark stands inside a word of ${quote(text)}, where an apostrophe or a letter was.`,
    remedy: 'Type the character again and save the file as UTF-8.',
    except: ({ text }) => /:\/\/|www\./.test(text),
  },
  {
    pattern: /\p{Co}+/gu,
    problem: (found) => `${nameOf(found)} is a sign of one font only, and other readers see a box.`,
    remedy: 'Remove it or write a word.',
    except: isLatin,
  },
  {
    pattern:
      /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}](?<!μ)|[\p{Script=Cyrillic}\p{Script=Greek}](?<!μ)(?=\p{Script=Latin})/gu,
    problem: (found, { text }) =>
      `${quote(found)} in ${quote(text)} is ${nameOf(found)}, a ${/\p{Script=Greek}/u.test(found) ? 'Greek' : 'Cyrillic'} letter in a Latin word: searching and reading aloud would miss the word.`,
    remedy: 'Type the Latin letter.',
    except: isLatin,
  },
  {
    pattern:
      /[\u{1d400}-\u{1d7ff}]+(?:\s[\u{1d400}-\u{1d7ff}]+)*|[\uff21-\uff3a\uff41-\uff5a]{2,}/gu,
    problem: (found) =>
      `${quote(found)} is made of signs for mathematics or full-width letters, which many readers see as boxes or hear spelt out.`,
    remedy: 'Type plain letters.',
    except: isLatin,
  },
  {
    pattern: /[\ufb00-\ufb06]/gu,
    problem: (found, { text }) =>
      `${quote(found)} in ${quote(text)} is one sign for several letters, as PDFs have it: searching would miss the word.`,
    remedy: (found) => `Type ${found.normalize('NFKC').split('').join(' and ')}.`,
    except: isLatin,
  },
];

const nothing = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Signs nobody sees. What joins the parts of an emoji, of a flag or of a script that needs it is
 * right.
 */
const hidden =
  /(?<!\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier}|\p{Script=Arabic}|\p{M})\u200d|(?<!\p{Script=Arabic}|\p{M})\u200c|[\u200b\u2060-\u2064\ufeff\u00ad\u180e\u115f\u1160\u3164\uffa0\u2800\u206a-\u206f]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|(?<!\u{1f3f4}(?:[\u{e0020}-\u{e007f}])*)[\u{e0001}-\u{e007f}]|[\u2028\u2029]|\u034f|(?![\n\r])\p{Cc}/gu;

const directions = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** What needs a closer look: neither a sign of usual keyboards nor a Latin letter or usual punctuation. */
const unusual = /[^ -~\u00a1-\u00ac\u00ae-\u024f–—‘’“”„…€]/;

/** Characters that were damaged on their way into the file, or only look like letters. */
export const findBroken: Detector = detect('broken-character', 'error', broken);

/** What nobody sees and what breaks the line; of one sort in a text, the first is named. */
export const findHidden: Detector = ({ text }) => {
  if (!unusual.test(text) && text.trim() !== '') return [];
  const slip = {
    rule: 'hidden-character',
    severity: 'error',
    index: 0,
    length: text.length,
  } as const;
  if (nothing.test(text)) {
    return {
      ...slip,
      problem: `The text holds only ${nameOf(text)}, so people would see nothing.`,
      remedy: 'Write the words people will read.',
    };
  }
  const [first, ...others] = Array.from(text.matchAll(hidden));
  if (first !== undefined) {
    const shown = quote(visible(text, first.index));
    const more = others.length === 0 ? '' : `, and ${others.length} more like it`;
    const effect = directions.test(first[0])
      ? 'turns the direction of what follows'
      : 'nobody sees';
    return {
      ...slip,
      problem: `${shown} has ${nameOf(first[0])} at the arrow, which ${effect}${more}.`,
      remedy:
        'Delete it: put the cursor there and remove the character before and after, or type the words again.',
    };
  }
  const brk = /\s*[\n\r]\s*/.exec(text);
  if (brk === null) return [];
  return {
    ...slip,
    severity: 'warning',
    problem: `${quote(text.replace(/\s*[\n\r]\s*/g, ' ⏎ '))} has a line break, which is shown as a space.`,
    remedy: 'Write the text in one line; paragraphs and points are entries of their own.',
  };
};

/** The words around a hidden character, with an arrow in its place. */
function visible(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 20), index);
  const after = text.slice(index).replace(hidden, '').slice(0, 20);
  return `${before.replace(hidden, '')}→${after}`;
}

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
  '\u202e': 'a right-to-left override',
  '\t': 'a tab',
};

/** A character by its name, where it has a common one, and its number in Unicode. */
function nameOf(found: string): string {
  const number = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const known = names[String.fromCodePoint(found.codePointAt(0) ?? 0)];
  return known === undefined ? `the character U+${number}` : `${known} (U+${number})`;
}
