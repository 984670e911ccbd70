/** A part of a text and what stands there instead. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
}

/** An entry of a list or a group with its comma and the blank before it, to be taken out. */
export function removalOf(text: string, { start, end }: Pick<TextEdit, 'start' | 'end'>): TextEdit {
  const before = /\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + comma, text: '' };
}
