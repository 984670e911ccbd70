/** What PostgreSQL quotes by name: parts of the schema, never values from rows. */
const named =
  'column|constraint|database|encoding|extension|function|index|key|language|parameter|relation|role' +
  '|schema|sequence|table|trigger|type|user|view';
const quoted = new RegExp(`\\b(?:${named}) "[^"]*"|"[^]*"`, 'g');

/**
 * An error's message; anything else that was thrown, as text. Values are left out of a database's
 * messages: "invalid input syntax for type uuid" is followed by what somebody typed.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || String(error);
  if (!isDatabaseAnswer(error)) return message;
  return message.replace(quoted, (found) => (found.startsWith('"') ? '"…"' : found));
}

/** Whether a database said it: its errors carry a severity, a code and often the row in question. */
export function isDatabaseAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && 'code' in error;
}
