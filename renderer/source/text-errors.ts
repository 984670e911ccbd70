import { showLine } from '#engine/read/places.ts';
import type { Explained, ParserError } from './explained.ts';

/** Quotation marks of books and word processors, and what they are taken for. */
const bookQuotes = '“”„‟‘’‚‛«»‹›´';

/** How much of a text is quoted around its mistake, in characters. */
const maxQuoted = 40;

/** A text that is not delimited as code needs it. */
export function explainText(error: ParserError, text: string): Explained | undefined {
  return (
    explainNote(error, text) ??
    explainBareText(error, text) ??
    explainQuoteInside(error, text) ??
    explainUnclosed(error, text) ??
    explainCharacter(error, text)
  );
}

/** A comment that begins as it does in other languages: `minutes: 30, # was 45`. */
function explainNote({ start }: ParserError, text: string): Explained | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  const at = line.search(/(?<=^|[\s,{[])(?:#|--) /);
  if (at === -1 || at > start - lineStart || /['"`]/.test(line.slice(at))) return undefined;
  return {
    offset: lineStart + at,
    problem: `A note begins with ${line.slice(at).split(' ')[0]}, which code does not know.`,
    remedy: 'Begin it with //.',
  };
}

/** An apostrophe between single quotes, a double quote between double quotes. */
function explainQuoteInside({ message, start }: ParserError, text: string): Explained | undefined {
  if (!message.startsWith('Expected `,` or') && !message.startsWith('Unterminated string')) {
    return undefined;
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  if (message.startsWith('Unterminated') && lineStart + line.length === text.length) {
    return {
      offset: start,
      problem: 'The file ends in the middle of a text, and so of the declaration.',
      remedy: 'Its end was cut off: restore it from an earlier version of the file.',
    };
  }
  // A name with a colon begins the next property: then a comma is missing, not a quotation mark.
  if (/^['"]?[\w-]+['"]?\s*:/.test(text.slice(start))) return undefined;
  const isUnclosed = message.startsWith('Unterminated');
  const lead = text.slice(lineStart, isUnclosed ? start + 1 : start).trimEnd();
  const quote = lead.at(-1);
  if (quote !== "'" && quote !== '"') return undefined;
  const opening = lead.slice(0, -1).lastIndexOf(quote);
  if (opening === -1) return undefined;
  const end = findEnd(line, lead.length - 1, quote);
  const hasMore = end > lead.length - 1;
  if (isUnclosed ? !/['"](?:\w|,?$)/.test(line.slice(lead.length - 1)) : !hasMore) return undefined;
  const whole = line.slice(opening + 1, hasMore ? end : undefined).replace(/,$/, '');
  const shown = whole.slice(0, maxQuoted);
  const other = quote === "'" ? '"' : "'";
  const delimiter = whole.includes(other) ? '`' : other;
  const sign = quote === "'" ? 'apostrophe' : 'quotation mark';
  if (opening === lead.length - 2) {
    return {
      offset: lineStart + opening,
      problem: `The text begins with ${quote} twice.`,
      remedy: 'Remove one of the two.',
    };
  }
  return {
    offset: lineStart + lead.length - 1,
    problem: `The ${sign} after ${JSON.stringify(line.slice(opening + 1, lead.length - 1).slice(-maxQuoted))} ends the text, because the text begins with the same mark.`,
    remedy: `A text that contains ${quote} is written between ${quote === "'" ? 'double quotes' : 'single quotes'} or backticks: ${delimiter}${shown}${whole.length > maxQuoted ? '…' : ''}${delimiter}.`,
  };
}

function explainUnclosed({ message, start }: ParserError, text: string): Explained | undefined {
  if (message.startsWith('Unterminated multiline comment')) {
    return {
      offset: start,
      problem: 'The comment that begins with /* is never closed.',
      remedy: 'Add */ where the comment ends.',
    };
  }
  if (!message.startsWith('Unterminated string')) return undefined;
  const quote = text[start] ?? "'";
  const [line = '', next = ''] = text.slice(start).split('\n');
  const words = line.slice(1).trim().replace(/,$/, '');
  const begins = `The text ${quote}${showLine(words.slice(0, maxQuoted))}${words.length > maxQuoted ? '…' : ''}`;
  if (quote === '`') {
    return {
      offset: start,
      problem: `${begins} begins with a backtick and never ends.`,
      remedy: 'Add a backtick after its last word.',
    };
  }
  const last = words.at(-1) ?? '';
  if (bookQuotes.includes(last)) {
    return {
      offset: start,
      problem: `${begins} begins with ${quote} and ends with ${last}, a typographic quotation mark, which does not end it.`,
      remedy: `Write ${quote} instead of ${last} at its end.`,
    };
  }
  const goesOn = next.trim() !== '' && !/^\s*(?:['"]?[\w-]+['"]?\s*:|[}\])]|['"`])/.test(next);
  return goesOn
    ? {
        offset: start,
        problem: `${begins} goes on in the next line; between ${quote} a text stands in one line.`,
        remedy: 'Join the lines, or write the text between backticks.',
      }
    : {
        offset: start,
        problem: `${begins} has no closing quotation mark.`,
        remedy: `Add ${quote} after its last word.`,
      };
}

function explainCharacter({ message, start }: ParserError, text: string): Explained | undefined {
  if (!message.startsWith('Invalid Character')) return undefined;
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  if (bookQuotes.includes(character)) {
    return {
      offset: start,
      problem: `The text begins with ${character}, a typographic quotation mark, which code does not know.`,
      remedy: 'Put straight quotation marks around the text: \' or ".',
    };
  }
  const bare = text.slice(start - 1).match(/^#?[^\s,;}\])]+/)?.[0];
  if (text[start - 1] === '#' && bare !== undefined) {
    return {
      offset: start - 1,
      problem: `${bare} stands without quotation marks.`,
      remedy: `Write '${bare}'.`,
    };
  }
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    offset: start,
    problem: `The character ${character} (U+${code}) cannot stand outside a text.`,
    remedy: 'Remove it, or put the text that it belongs to between quotation marks.',
  };
}

/** Where a text was meant to end: at a mark with nothing, a comma or a bracket behind it. */
function findEnd(line: string, from: number, quote: string): number {
  for (let at = line.indexOf(quote, from + 1); at !== -1; at = line.indexOf(quote, at + 1)) {
    const rest = line.slice(at + 1);
    if (/^\s*(?:$|[}\])]|,\s*(?:$|['"`{[]|[\w-]+\s*:))/.test(rest)) return at;
  }
  return -1;
}

/** A path, a time or whole words without quotation marks. */
function explainBareText({ message, start }: ParserError, text: string): Explained | undefined {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart).split('\n')[0] ?? '';
  const offset = lineStart + Math.max(0, line.search(/\S/));
  const value =
    line.match(/^\s*['"]?[\w-]+['"]?\s*:\s*([\w/#$€£<+][^{}[\]"`;]*?)(?<!,),?\s*$/)?.[1] ??
    // One of several in the line: `price: { amount: 1,900, currency: 'USD' }`.
    text.slice(lineStart, start).match(/\{\s*\w+:\s*(\d{1,3}(?:,\d{3})+)$/)?.[1] ??
    '';
  if (/^\d{1,3}(?:[, ]\d{3})+$/.test(value)) {
    return {
      offset,
      problem: `The number ${value} contains a ${value.includes(',') ? 'comma' : 'space'}.`,
      remedy: `Write ${value.replace(/[, ]/g, '')}.`,
    };
  }
  if (/^\d+,\d{1,2}$/.test(value)) {
    return {
      offset,
      problem: `The number ${value} contains a comma; in code a point begins the decimals.`,
      remedy: `Write ${value.replace(',', '.')}.`,
    };
  }
  const [, count, unit] = /^(\d+) ?([A-Za-z]+)$/.exec(value) ?? [];
  if (count !== undefined && (value.includes(' ') || /after number/.test(message))) {
    return {
      offset,
      problem: `${value} is a number with letters and stands without quotation marks.`,
      remedy: /^o+$/i.test(unit ?? '')
        ? `Write ${value.replace(/o/gi, '0')} with zeros.`
        : `Write ${count}, or '${count} ${unit}' if it is a text.`,
    };
  }
  if (message.startsWith("'0'-prefixed")) {
    const digits = text.slice(start).match(/^\d+/)?.[0] ?? '';
    return {
      offset,
      problem: `The number ${digits} begins with a zero.`,
      remedy: `Write ${Number(digits)}.`,
    };
  }
  // Words within a line of several properties: the first was taken for a name.
  const [, first] = text.slice(lineStart, start).match(/:\s*([A-Za-z]\w*)\s+$/) ?? [];
  if (first !== undefined && message.startsWith('Expected `,`')) {
    const words = `${first} ${
      text
        .slice(start)
        .match(/^[^,{}[\]\n]*/)?.[0]
        .trim() ?? ''
    }`;
    return { offset: start, ...describeBareText(words) };
  }
  // A number, true and a name are read well; something else on the line is wrong.
  if (value === '' || /^(?:\w+|\d+\.\d+)$/.test(value) || /'.*'/.test(value)) return undefined;
  return { offset, ...describeBareText(value) };
}

/** Words without quotation marks, or with the one that ends them alone. */
function describeBareText(value: string): Omit<Explained, 'offset'> {
  const isEnded = value.indexOf("'") === value.length - 1;
  const words = isEnded ? value.slice(0, -1) : value;
  const delimiter = words.includes("'") ? '"' : "'";
  return {
    problem: `${words} stands without ${isEnded ? 'a quotation mark before it' : 'quotation marks'}.`,
    remedy: `Write ${delimiter}${words}${delimiter}.`,
  };
}
