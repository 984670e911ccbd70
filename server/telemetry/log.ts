import { type DestinationStream, pino } from 'pino';

/** Says one thing, with or without details. */
interface Say {
  (sentence: string): void;
  (details: object, sentence: string): void;
}

/** Where the server says what happens: JSON lines on stderr. */
export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

const hidden = '(hidden)';

/** Properties that are hidden wherever they are, down to the headers of an error's request. */
const hiddenNames = ['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'token'];
const hiddenPaths = hiddenNames.flatMap((name) => {
  const last = `["${name}"]`;
  return [last, `*${last}`, `*.*${last}`, `*.*.*${last}`];
});

/**
 * A log that writes JSON lines and never a secret: neither as a property, nor inside a sentence or an
 * address, where errors of drivers put them.
 *
 * @param secrets what must not appear anywhere in a line
 * @param stream where lines go, stderr if not said
 */
export function createLog(
  level: string,
  secrets: readonly string[] = [],
  stream: DestinationStream = pino.destination(2),
): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: hiddenPaths, censor: hidden },
  };
  // As they are written in JSON; longer ones first, since one may be part of another.
  const written = secrets
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .toSorted((a, b) => b.length - a.length);
  return pino(options, { write: (line) => stream.write(hide(line, written)) });
}

function hide(line: string, secrets: readonly string[]): string {
  const shown = secrets.reduce((text, secret) => text.replaceAll(secret, hidden), line);
  return shown.replace(/(:\/\/[^\s:/@"]*):[^\s/@"]+@/g, `$1:${hidden}@`);
}
