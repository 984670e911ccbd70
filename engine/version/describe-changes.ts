import { count, quote } from '#engine/text/wording.ts';
import type { SeenChange } from './changes.ts';

/** How many changes a sentence spells out. */
const maxSpelled = 2;

/** What changed for visitors, in one sentence without its full stop. */
export function describeChanges(changes: readonly SeenChange[]): string {
  const spelled = changes.slice(0, maxSpelled).map(describeChange);
  const more = changes.length - spelled.length;
  return `${spelled.join('; ')}${more > 0 ? `; and ${count(more, 'more change')}` : ''}`;
}

function describeChange({ path, before, after }: SeenChange): string {
  if (after === undefined) return `${path} is gone: ${quote(before)}`;
  if (before === undefined) return `${path} is new: ${quote(after)}`;
  return `${path} says ${quote(after)} instead of ${quote(before)}`;
}

/** The same with the whole texts below each other, for a terminal. */
export function listChanges(changes: readonly SeenChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      [
        `  ${path}`,
        ...(before === undefined ? [] : [`    - ${before}`]),
        ...(after === undefined ? [] : [`    + ${after}`]),
      ].join('\n'),
    )
    .join('\n');
}
