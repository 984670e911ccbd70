/** Whether PostgreSQL's text and jsonb take this: they refuse NUL and half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
