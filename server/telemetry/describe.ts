import { errorMessage } from '#engine/text/error-message.ts';

/** Replaces what must not be read. */
export const hidden = '(hidden)';

/** The maximum length of a text in a line; a request's path may be as long as its headers. */
const maxText = 1000;
const maxPath = 200;

/** How deep details and causes are followed. */
const maxDepth = 4;

/** The fields of an error that name things of ours. `detail`, `where` and parameters contain rows. */
const facts = ['code', 'table', 'column', 'constraint', 'routine', 'syscall', 'status'] as const;

const passwordInAddress = /(:\/\/[^\s:/@"]*):[^\s/@"]+@/g;

/** In a path: the code of a link, which acts for its reader, or a telephone number. */
const personalInPath = /[\w-]{41,}|(?<![\w-])\d{6,}(?![\w-])/g;

const separators = '\\s"\'<>()[\\]{}:;,/\\\\=&?@';
/** Looked for where a word begins: from each letter of a long path it would take a third of a second. */
const emailAddress = new RegExp(
  `(?<![^${separators}])[^${separators}]+(?:@|%(?:25)*40)[^${separators}]*[^${separators}.]`,
  'gi',
);

/** Makes values safe for a log. */
export interface Describer {
  text(text: string): string;
  details(details: object): Record<string, unknown>;
  error(error: Error): Record<string, unknown>;
}

/**
 * Limits what a log contains of texts, details and errors: nothing long, no secrets, no passwords
 * inside addresses, no email addresses, and of an error its message, what it is about, and where it
 * happened. Anything else that drivers and providers attach to errors is left out.
 *
 * @param secrets what must not appear anywhere
 */
export function createDescriber(secrets: readonly string[] = []): Describer {
  const hiddenTexts = secrets
    // Also as encoded in paths; longer ones first, since one may contain another.
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed())])
    .toSorted((a, b) => b.length - a.length);

  function describeText(text: string, maxLength = maxText): string {
    // Texts are shortened after hiding secrets, otherwise half a secret might remain.
    const safe = hiddenTexts
      .reduce((shown, secret) => shown.replaceAll(secret, hidden), text.slice(0, 20 * maxText))
      .replace(passwordInAddress, `$1:${hidden}@`)
      .replace(emailAddress, '(address)');
    return safe.length > maxLength ? `${safe.slice(0, maxLength)}…` : safe;
  }

  function describeValue(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return describeText(value);
    if (value instanceof Error) return describeError(value, depth);
    if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
    if (depth === 0) return '(more)';
    if (Array.isArray(value)) return value.slice(0, 20).map((one) => describeValue(one, depth - 1));
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, one]) => [describeText(name), describeValue(one, depth - 1)]),
    );
  }

  function describeError(error: Error, depth = maxDepth): Record<string, unknown> {
    const known = facts.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    });
    // A stack begins by repeating the message, including what was left out of it.
    const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    return {
      type: error.name,
      message: describeText(errorMessage(error)),
      ...Object.fromEntries(known),
      ...(error.cause instanceof Error && depth > 0
        ? { cause: describeError(error.cause, depth - 1) }
        : {}),
      stack: frames.join('\n'),
    };
  }

  return {
    text: describeText,
    error: (error) => describeError(error),
    details: (details) =>
      Object.fromEntries(
        Object.entries(details).map(([name, value]) => [
          name,
          name === 'path' && typeof value === 'string'
            ? describeText(value.replace(personalInPath, hidden), maxPath)
            : describeValue(value, maxDepth),
        ]),
      ),
  };
}
