import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { createDescriber, hidden } from './describe.ts';
import { type LineLimit, limitLines } from './limit-lines.ts';

/** Logs a message, with or without details. */
interface Say {
  (sentence: string): void;
  (details: object, sentence: string): void;
}

/** The server's log: JSON lines on stderr. */
export interface Log {
  readonly debug: Say;
  readonly info: Say;
  readonly warn: Say;
  readonly error: Say;
}

/** Properties that are redacted wherever they are, down to the headers of an error's request. */
const hiddenNames = ['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'token'];
const hiddenPaths = hiddenNames.flatMap((name) => {
  const last = `["${name}"]`;
  return [last, `*${last}`, `*.*${last}`, `*.*.*${last}`];
});

/** Strangers cause most lines; a hundred of a kind in a minute say as much as a thousand. */
const usualLimit: LineLimit = { lines: 100, everyMs: 60_000 };

/**
 * A log that writes JSON lines and never a secret or an email address: neither as a property, nor
 * inside a sentence or a URL, where drivers' errors put them. Too many lines with the same message are
 * left out and counted.
 *
 * @param secrets what must not appear anywhere in a line
 * @param stream where lines go; stderr by default
 */
export function createLog(
  level: string,
  secrets: readonly string[] = [],
  stream: DestinationStream = pino.destination(2),
  limit: LineLimit = usualLimit,
): Log {
  const describer = createDescriber(secrets);
  const isWithinLimit = limitLines(limit, (kind, leftOut) => {
    const details = leftOut === undefined ? { line: kind } : { line: kind, leftOut };
    log.warn(details, leftOut === undefined ? 'More of these are left out.' : 'Were left out.');
  });
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: hiddenPaths, censor: hidden },
      formatters: { log: describer.details },
      serializers: { err: (described) => described },
      hooks: {
        logMethod(this: Logger, given: Parameters<LogFn>, method: LogFn) {
          const [details, sentence] = typeof given[0] === 'object' ? given : [{}, given[0]];
          const shown = describer.text(String(sentence));
          if (isWithinLimit(shown)) method.call(this, details, shown);
        },
      },
    },
    stream,
  );
  return log;
}
