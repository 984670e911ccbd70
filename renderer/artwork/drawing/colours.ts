/** The four colours of the coach on whose page a drawing appears. */
export const paper = 'var(--paper)';
export const ink = 'var(--ink)';
export const strong = 'var(--strong)';
export const accent = 'var(--accent)';

/** The darker of paper and ink: night, shadow and stage stay dark on a dark page. */
export const deep = 'var(--deep,var(--ink))';

/** The lighter of paper and ink. */
export const light = 'var(--light,var(--paper))';

/** The strong colour as light would show it: bright and saturated. */
export const glow = 'var(--glow,var(--accent))';

/** `share` percent of one colour printed onto another. */
export function tint(colour: string, share: number, onto: string = paper): string {
  return `color-mix(in srgb,${colour} ${share}%,${onto})`;
}
