import type { Said } from '#engine/checks/said/said.ts';

const lists = ['list', 'benefits', 'lessons', 'steps', 'questions', 'packages'];

/** How many items the lists have that stand below a text of a section which lists nothing itself. */
export function lengthsBelow({ keys, place, funnel }: Said): readonly number[] {
  if (place !== 'page' || keys[1] !== 'sections') return [];
  const [own, ...below] = funnel.page.sections.slice(Number(keys[2]));
  if (own === undefined || 'items' in own) return [];
  const points = own.kind === 'hero' && own.points ? [own.points.length] : [];
  const lengths = below.flatMap((section) =>
    lists.includes(section.kind) && 'items' in section ? [section.items.length] : [],
  );
  return lengths.length === 0 ? [] : [...new Set([...points, ...lengths])];
}
