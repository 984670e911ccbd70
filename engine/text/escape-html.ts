const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text escaped for HTML or XML, double-quoted attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character] ?? character);
}
