import * as v from 'valibot';

/** Whether PostgreSQL's text and jsonb can store this: they refuse NUL and half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** A schema for text from outside that the database can store and index. */
export function storableText(maxLength: number) {
  return v.pipe(v.string(), v.maxLength(maxLength), v.check(isStorable));
}

/** Text without what the database cannot store, where refusing it would lose a visitor's words. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
