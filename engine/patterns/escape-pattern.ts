/** A regular expression that matches exactly this text, for JavaScript and PostgreSQL. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
