import { holdsMarkup } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';
import { detect, type JudgedText, type Sign } from './slip.ts';

const tags =
  'a|abbr|article|b|big|blockquote|body|br|button|center|code|div|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|tt|u|ul|video';
const entities =
  'amp|lt|gt|quot|apos|nbsp|ensp|emsp|thinsp|ndash|mdash|hellip|lsquo|rsquo|sbquo|ldquo|rdquo|bdquo|laquo|raquo|copy|reg|trade|euro|pound|yen|cent|sect|para|bull|middot|times|deg|frac12|shy|zwj|zwnj|rarr|larr|check|hearts|[aeiou](?:acute|grave|circ|uml)|[ao]tilde|ntilde|ccedil|szlig|aring|oslash|aelig';

const asWords = 'Write the words alone: what they are decides how they look.';

/** What an anchor of HTML is in a text that may hold links. */
function writeLink(found: string, { text, property }: JudgedText): string {
  const to = /^<a\s.*href\s*=\s*["']?([^"'\s>]+)/i.exec(found)?.[1];
  const words = text.split(found)[1]?.split(/<\/a>/i)[0];
  return to && words && holdsMarkup(property) ? `Write [${words}](${to}).` : asWords;
}

const signs: readonly Sign[] = [
  {
    pattern: new RegExp(`<!--[\\s\\S]*?(?:-->|$)|</?(?:${tags})(?:\\s[^<>]*)?/?>`, 'gi'),
    problem: (found) => `${quote(found)} is HTML, which readers would see as it is.`,
    remedy: writeLink,
  },
  {
    pattern: new RegExp(
      `&(?:(?:${entities}|[a-z]{2,31}\\d{0,2});|(?:amp|nbsp|quot)\\b|#\\d{2,6};?|#x[0-9a-f]{2,5};?)`,
      'gi',
    ),
    problem: (found) =>
      `${quote(found)} is HTML for a character, and readers would see it as it is.`,
    remedy: 'Type the character itself.',
  },
  {
    pattern: /\*\*[^*]+\*\*/g,
    problem: (found) => `${quote(found)} would show its stars.`,
    remedy: asWords,
    // Body texts may mark words, so a rule of their own speaks of stars.
    except: ({ property }) => holdsMarkup(property),
  },
  {
    pattern: /(?<![\w_])(?:__[^_\s][^_]*__|_[^_\s][^_]*_)(?![\w_])|~~[^~]+~~/g,
    problem: (found) => `${quote(found)} would show its marks.`,
    remedy: asWords,
  },
  {
    pattern: /(?<![\p{L}\d:/]):[a-z][a-z]+(?:_[a-z]+)*:(?![\p{L}\d:/])/gu,
    problem: (found) =>
      `${quote(found)} is the name of an emoji, and readers would see it as it is.`,
    remedy: 'Type the emoji itself, or leave it out.',
  },
  {
    pattern: /```|`[^`]+`/g,
    problem: (found) => `${quote(found)} would show its backticks.`,
    remedy: 'Write the words alone, or between “ and ”.',
  },
  {
    pattern: /^#{1,6}\s\S+|^>\s\S+/g,
    problem: (found) => `${quote(found)} begins with a mark of Markdown, which readers would see.`,
    remedy: asWords,
  },
  {
    pattern: /^[-=*]{3,}(?=[\s\p{L}])|(?<=[\s\p{L}.!?])[-=]{3,}$/gu,
    problem: (found) => `${quote(found)} is a line of Markdown, which readers would see.`,
    remedy: asWords,
  },
  {
    pattern: /(?<=[\p{L}.!?”%)])\[\d{1,2}\](?!\()/gu,
    problem: (found) => `${quote(found)} is the mark of a footnote, and there is none.`,
    remedy: 'Remove it, or link the words to their source.',
  },
  {
    pattern: /(?<=[.!?:”] )---+(?= [A-ZÀ-Þ])/g,
    problem: (found) => `${quote(found)} is a line of Markdown, which readers would see.`,
    remedy: asWords,
  },
  {
    pattern: /\[\/?(?:b|i|u|url|img|center|size|color|h[1-6])(?:=[^[\]]*)?\]/gi,
    problem: (found) => `${quote(found)} is a code of forums, which readers would see.`,
    remedy: asWords,
  },
  {
    // "+ 640 CHF" is a gain.
    pattern: /^(?:[-*•]|\+(?!\s*\d))\s+\S+/g,
    problem: (found) => `${quote(found)} begins with a mark of a list, which readers would see.`,
    remedy: 'Remove the mark: lists draw their own. Points of a list are entries of their own.',
    // A name under a quotation may follow a dash, and a figure has its sign: "- 8 %".
    except: ({ property }) => property === 'by' || property === 'value',
  },
  {
    pattern: /^(?:\d{1,2}|[a-e])\)\s\S+/g,
    problem: (found) =>
      `${quote(found)} begins with the number of a list, which readers would see as words.`,
    remedy: 'Remove it: lists draw their own.',
    except: ({ property }) => !['title', 'items', 'points', 'label', 'question'].includes(property),
  },
  {
    pattern: /^(?:Q|A|Question|Answer|FAQ)\s?\d*\s?[:.)](?=\s\S)/g,
    problem: (found) => `${quote(found)} is a label, which readers would see before the words.`,
    remedy: 'Write the words alone: the page tells a question from its answer.',
    except: ({ property }) => !['question', 'answer'].includes(property),
  },
  {
    pattern: /^\d{1,2}\.\s[A-ZÀ-Þ]\S*/g,
    problem: (found) =>
      `${quote(found)} begins with the number of a list, which readers would see as words.`,
    remedy: 'Remove it: lists draw their own.',
    except: ({ keys, property }) =>
      !keys.includes('items') || !['title', 'items'].includes(property),
  },
  {
    pattern:
      /\\(?:[nrt](?=[\s\p{Lu}\p{N}\\]|$)|u[0-9a-f]{4}|x[0-9a-f]{2}|["'’])|(?<=[\s.,!?;:]\\?)\\n(?=\p{Ll})/giu,
    problem: (found) =>
      `${quote(found).replaceAll('\\\\', '\\')} is a code for a character, and readers would see it as it is.`,
    remedy: 'Type the character itself; two paragraphs are two texts.',
  },
  {
    pattern:
      /(?<=[A-Za-z,.!?;:’”)])%(?:20|2[0-9A-F]|3[AF]|C3%[0-9A-F]{2}|E2%80%\w\w)(?=[\p{L}\d{“‘(])/gu,
    problem: (found) =>
      `${quote(found)} is a code from an address, and readers would see it as it is.`,
    remedy: 'Type the character itself.',
    except: ({ text }) => text.includes('://'),
  },
];

/** HTML, Markdown and codes for characters: texts are shown as they are written. */
export const findLiteral = detect('shown-literally', 'error', signs);
