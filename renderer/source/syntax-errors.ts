import { showLine } from '#engine/read/places.ts';
import type { Finding } from '#engine/site/finding.ts';
import { closing, findStrayBracket } from './brackets.ts';
import type { Explained, ParserError } from './explained.ts';
import { explainForeignMark } from './foreign-marks.ts';
import { Lines } from './lines.ts';
import { explainText } from './text-errors.ts';
import { explainWord } from './word-errors.ts';

/** Why a file cannot be read: in words, with the line to correct. */
export function describeSyntaxError(file: string, error: ParserError, text: string): Finding {
  const { offset, problem, remedy } =
    explainForeignMark(error, text) ??
    explainText(error, text) ??
    explainWord(error, text) ??
    explainPunctuation(error, text) ??
    explainBracket(text) ??
    explainComma(error, text) ??
    unexplained(error, text);
  const lines = new Lines(text);
  const { line, column } = lines.at(offset);
  return {
    rule: 'unreadable-file',
    severity: 'error',
    file,
    line,
    code: showLine(lines.lines[line - 1] ?? '', column),
    path: '',
    problem,
    remedy,
  };
}

/** Everything before an offset without the space at its end. */
function before(text: string, offset: number): string {
  return text.slice(0, offset).trimEnd();
}

/** What stands at an offset, up to the end of the line. */
function restOfLine(text: string, offset: number): string {
  return text.slice(offset).split('\n')[0] ?? '';
}

function explainPunctuation({ message, start }: ParserError, text: string): Explained | undefined {
  const lead = before(text, start);
  const name = lead.match(/([\w'"-]+)\s*:$/)?.[1];
  const found = text[start];
  if (message.startsWith('Invalid assignment')) {
    const property = restOfLine(text, start).match(/^[\w'"]+/)?.[0] ?? '';
    return {
      offset: start,
      problem: `An equals sign stands after ${property}; a colon belongs between a name and its value.`,
      remedy: `Write ${property}: instead of ${property} =.`,
    };
  }
  if (found === ';' && /`[}\]]`/.test(message)) {
    return {
      offset: start,
      problem: 'A semicolon stands where a comma belongs.',
      remedy: 'Write a comma instead of the semicolon.',
    };
  }
  if (found === ',' && /[,[{(]$/.test(lead)) {
    return {
      offset: start,
      problem: 'Two commas follow each other, or one stands before the first entry.',
      remedy: 'Remove one of them.',
    };
  }
  if (name !== undefined && (found === ',' || found === '}')) {
    return {
      offset: start,
      problem: `${name} has no value.`,
      remedy: `Write what ${name} is after its colon, or remove the line.`,
    };
  }
  if (found === ':' && name !== undefined) {
    return {
      offset: start,
      problem: `Two colons follow ${name}.`,
      remedy: 'Remove one of them.',
    };
  }
  if (found === ':' && /\w+\s*:\s*\n\s*\w+$/.test(lead)) {
    const empty = lead.match(/(\w+)\s*:\s*\n\s*\w+$/);
    return {
      offset: empty?.index ?? start,
      problem: `${empty?.[1] ?? 'A property'} has no value.`,
      remedy: `Write what ${empty?.[1] ?? 'it'} is after its colon, or remove the line.`,
    };
  }
  return undefined;
}

function explainBracket(text: string): Explained | undefined {
  const stray = findStrayBracket(text);
  if (stray === undefined) return undefined;
  const { kind, bracket, offset } = stray;
  if (kind === 'extra') {
    return {
      offset,
      problem: `The ${bracket} here closes more than was opened.`,
      remedy: `Remove this ${bracket}, or add the bracket that it should close.`,
    };
  }
  const owner = text.slice(0, offset).match(/([\w'-]+)(?:\s*[:(=]\s*|)$/)?.[1];
  return {
    offset,
    problem: `The ${bracket} ${owner === undefined ? 'here' : `after ${owner}`} is never closed.`,
    remedy: `Add ${closing(bracket)} where this part ends${bracket === '(' ? '' : ', and a comma after it'}.`,
  };
}

function explainComma({ message, start }: ParserError, text: string): Explained | undefined {
  if (!/^Expected `,` or/.test(message)) return undefined;
  // Comments may stand between the two.
  const lead = before(text, start).replace(/(?:\s*\/\/[^\n]*)+$/, '');
  const word = restOfLine(text, start).match(/^[\w'"$-]+|^./)?.[0] ?? '';
  const dotted = lead.match(/(['"`])\s*\.\s*\w+$/);
  if (dotted) {
    return {
      offset: dotted.index ?? start,
      problem: 'A full stop stands where a comma belongs.',
      remedy: 'Write a comma instead of the full stop.',
    };
  }
  const last = lead
    .match(/(?:[\w'"]+\s*:\s*)?(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|[^\s,]+)[\s}\])]*$/)?.[0]
    .trim();
  const shown = showLine(last ?? '');
  const property = /(?:^|[{,\n])\s*(\w+)$/.exec(lead)?.[1];
  if (text[start] === '.' && property !== undefined) {
    return {
      offset: start,
      problem: `A full stop stands after ${property}; a colon belongs between a name and its value.`,
      remedy: `Write ${property}: instead of ${property}.`,
    };
  }
  const inside = /,\s*(['"`])$/.exec(lead)?.[1];
  if (inside !== undefined) {
    return {
      offset: Math.max(0, lead.length - 1),
      problem: `The comma at the end of ${shown} stands inside the quotation marks, where it belongs to the text.`,
      remedy: `Write ${shown.replace(/,\s*['"`]$/, `${inside},`)}`,
    };
  }
  return {
    offset: Math.max(0, lead.length - 1),
    problem: `There is no comma between ${shown} and ${word}.`,
    remedy: `Add a comma after ${shown}.`,
  };
}

function unexplained({ message, start }: ParserError, text: string): Explained {
  const at = restOfLine(text, start).trim();
  return {
    offset: Math.min(start, Math.max(0, text.trimEnd().length - 1)),
    problem: `The code cannot be read ${at === '' ? 'here' : `from ${JSON.stringify(showLine(at))} on`} (${message}).`,
    remedy:
      'Compare it with the lines around it: a property is written name: value, with a comma after it.',
  };
}
