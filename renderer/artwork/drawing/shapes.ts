/** A point in a drawing's own units. */
export type Point = readonly [x: number, y: number];

/** Points, or other rows of as many numbers each, written as in SVG: "0,300 110,226". */
export function rows<Row extends readonly number[]>(written: string): Row[] {
  return written.split(' ').map((row) => row.split(',').map(Number) as readonly number[] as Row);
}

/** A repeatable sequence of numbers from 0 to 1: the same seed draws the same picture (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` values made from their index. */
export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A point in a path, after a capital letter. */
export function place(point: Point): string {
  return round(point).join(' ');
}

/**
 * How points are reached from another one, in a path after a small letter: shorter than their places,
 * and more of it the same from drawing to drawing.
 */
export function steps(from: Point, ...points: readonly Point[]): string {
  const [left, top] = round(from);
  const written = points.map(round).map(([x, y]) => `${x - left} ${y - top}`);
  return written.join(' ').replaceAll(' -', '-');
}

/** A path of straight lines; `closed` joins the last point with the first. */
export function lines(points: readonly Point[], closed = true): string {
  const [first = [0, 0], ...others] = points;
  const rest = others.map((to, index) => steps(points[index] ?? to, to)).join(' ');
  return `M${place(first)}l${rest.replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

/** A smooth path through all points (Catmull-Rom splines written as Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const count = points.length;
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[inside] ?? [0, 0];
  };
  const parts = times(closed ? points.length : points.length - 1, (index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return steps(from, leave, arrive, to);
  });
  return `M${place(at(0))}c${parts.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

/** The area under a smooth line down to `bottom`. */
export function land(points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${curve(points)}L${place([last[0], bottom])}H${Math.round(first[0])}z`;
}

/** The point at `degrees` (0 is to the right, 90 is down) and a distance from a centre. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

/** A broken line between two points, each inner point pushed aside by up to `rough` units. */
function slope(
  from: Point,
  to: Point,
  pieces: number,
  rough: number,
  random: () => number,
): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return times(pieces, (index) => {
    const share = index / pieces;
    const push = index === 0 ? 0 : (random() * 2 - 1) * rough;
    return [
      from[0] + (to[0] - from[0]) * share + across[0] * push,
      from[1] + (to[1] - from[1]) * share + across[1] * push,
    ];
  });
}

/** A rough line through all of the given corners. */
export function ridge(corners: readonly Point[], rough: number, seed: number): Point[] {
  const random = seeded(seed);
  const inner = corners
    .slice(0, -1)
    .flatMap((from, index) => slope(from, corners[index + 1] ?? from, 5, rough, random));
  return [...inner, ...corners.slice(-1)];
}

/** A circle as a path, for drawings that merge many shapes into one. */
export function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  return `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Upright rectangles as one path: x, y, width and height of each. */
export function boxes(
  list: readonly (readonly [x: number, y: number, w: number, h: number])[],
): string {
  return list
    .map(([x, y, w, h]) => `M${place([x, y])}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z`)
    .join('');
}
