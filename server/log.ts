import { pino } from 'pino';

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

/** A log that writes JSON lines to stderr and never a secret. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          'secret',
          'token',
          '*.authorization',
          '*.token',
        ],
        censor: '(hidden)',
      },
    },
    pino.destination(2),
  );
}
