import { quote } from '#engine/text/wording.ts';
import type { JudgedText, Sign, Slip } from './slip.ts';

/** Quotation marks of another language, turned the wrong way, or without their partner. */
export const quotationMarks: readonly Sign[] = [
  {
    pattern: /“[^“”„]{1,80}”/gu,
    problem: (found) => `${quote(found)} has the quotation marks of English.`,
    remedy: (found) => `Write „${found.slice(1, -1)}“.`,
    except: ({ language }) => language !== 'de',
  },
  {
    pattern: /(?<=^|[\s(])”(?=[A-Za-zÀ-ỿ])[^“”]{0,80}“?|(?<=[A-Za-zÀ-ỿ][.,!?]?)“(?=[\s.,;!?)]|$)/g,
    problem: (found) => `${quote(found)} has a quotation mark that is turned the wrong way.`,
    remedy: 'Write “ before the words and ” after them.',
    except: ({ language, text }) => language === 'de' || text.includes('„'),
  },
  {
    // A quotation of several paragraphs opens each of them.
    pattern: /(?<=\S\s)„[^“”„]*$/g,
    problem: (found) => `${quote(found)} opens a quotation that nothing closes.`,
    remedy: 'Add the mark that closes it, or remove this one.',
  },
  {
    pattern: /„[^“”„]{1,80}[“”]/gu,
    problem: (found) => `${quote(found)} has the quotation marks of German.`,
    remedy: (found, { language }) => {
      const inside = found.slice(1, -1);
      return `Write ${language === 'fr' ? `« ${inside} »` : language === 'es' ? `«${inside}»` : `“${inside}”`}.`;
    },
    except: ({ language }) => language === 'de',
  },
];

/** Brackets and quotation marks that open or close without their partner. */
export const findUnbalanced = ({ text, property }: JudgedText): readonly Slip[] => {
  if (!/[()[\]“”"]/.test(text)) return [];
  // The mark of a list, as in "a) price, b) place", closes nothing.
  const plain = text
    .replace(/[:;=]-?[()DP]/g, '')
    .replace(/(?<=^|\s)\p{L}?\p{N}{0,2}\)/gu, (mark, at: number) =>
      isOpen(text.slice(0, at)) ? mark : '',
    );
  const open = [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
  ].find(([from = '', to = '']) => {
    // A quotation of several paragraphs opens each of them, and German closes with “.
    // A link that is not closed has a rule of its own.
    if (from === '[' && /\[[^\]]*\(/.test(plain)) return false;
    if (from === '“' && (plain.includes('„') || /^“[^“”]*$/.test(plain))) return false;
    return countOf(plain, from) !== countOf(plain, to);
  });
  const straight = countOf(plain.replace(/(?<=\d)"/g, ''), '"') % 2 === 1;
  // What somebody said may be quoted in part, but not end within a quotation of its own.
  const isPart = property === 'quote' && !/[^“”]“[^“”]*$/u.test(plain);
  if (isPart || text.includes('](') || (open === undefined && !straight)) return [];
  const [from, to] = open ?? ['"', '"'];
  if (straight && (from === '“' || plain.includes('„'))) {
    return [
      {
        rule: 'typing-slip',
        severity: 'warning',
        index: 0,
        length: text.length,
        problem: `${quote(text)} has a straight quotation mark on one side of the words and a curly one on the other.`,
        remedy: 'Write the two marks of a pair.',
      },
    ];
  }
  return [
    {
      rule: 'typing-slip',
      severity: 'warning',
      index: 0,
      length: text.length,
      problem: `${quote(text)} has ${from === to ? `one ${from}` : `${from} without ${to} or ${to} without ${from}`}.`,
      remedy: 'Add the other one or remove this one.',
    },
  ];
};

function isOpen(before: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
