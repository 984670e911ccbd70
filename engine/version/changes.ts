import { pathInside } from '#engine/read/findings.ts';
import { type Seen, type SeenPart, writeSeen } from './seen.ts';

/** What two versions say differently in one place. */
export interface SeenChange {
  /** Where it stands in the declaration: in the newer one, or in the older one where it is gone. */
  readonly path: string;
  /** Absent where something was added. */
  readonly before?: string;
  /** Absent where something was removed. */
  readonly after?: string;
}

type Keys = readonly (string | number)[];

/** What changes for visitors from one version to another, in the order of the page. */
export function compareSeen(before: Seen, after: Seen): readonly SeenChange[] {
  return compare(before, after, []);
}

function compare(
  before: SeenPart | undefined,
  after: SeenPart | undefined,
  keys: Keys,
): readonly SeenChange[] {
  if (before !== undefined && after !== undefined && writeSeen(before) === writeSeen(after)) {
    return [];
  }
  if (isList(before) && isList(after)) return compareLists(before, after, keys);
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
      compare(before[key], after[key], [...keys, key]),
    );
  }
  if (isLeaf(before) && isLeaf(after)) {
    return [{ path: pathInside(keys), before: say(before), after: say(after) }];
  }
  return [
    ...leavesOf(before, keys).map(({ path, text }) => ({ path, before: text })),
    ...leavesOf(after, keys).map(({ path, text }) => ({ path, after: text })),
  ];
}

/**
 * What stays the same keeps its place, however much is added before it; what stands between two such
 * entries is compared in pairs of one kind.
 */
function compareLists(
  before: readonly SeenPart[],
  after: readonly SeenPart[],
  keys: Keys,
): readonly SeenChange[] {
  const changes: SeenChange[] = [];
  let [from, to] = [0, 0];
  for (const [was, is] of [...findKept(before, after), [before.length, after.length] as const]) {
    const gone = before.slice(from, was).map((part, index) => ({ part, at: from + index }));
    for (let at = to; at < is; at += 1) {
      const part = after[at];
      const pair = gone.findIndex((old) => part !== undefined && isOneKind(old.part, part));
      const [old] = pair === -1 ? [] : gone.splice(pair, 1);
      changes.push(...compare(old?.part, part, placeOf(part, keys, at)));
    }
    for (const { part, at } of gone) {
      changes.push(...compare(part, undefined, placeOf(part, keys, at)));
    }
    [from, to] = [was + 1, is + 1];
  }
  return changes;
}

/** The longest row of entries that both lists hold, as pairs of places. */
function findKept(
  before: readonly SeenPart[],
  after: readonly SeenPart[],
): (readonly [number, number])[] {
  const [old, now] = [before.map(writeSeen), after.map(writeSeen)];
  const longest = old.map(() => now.map(() => 0));
  const lengthAt = (was: number, is: number) => longest[was]?.[is] ?? 0;
  for (let was = old.length - 1; was >= 0; was -= 1) {
    const row = longest[was] ?? [];
    for (let is = now.length - 1; is >= 0; is -= 1) {
      row[is] =
        old[was] === now[is]
          ? lengthAt(was + 1, is + 1) + 1
          : Math.max(lengthAt(was + 1, is), lengthAt(was, is + 1));
    }
  }
  const kept: (readonly [number, number])[] = [];
  for (let was = 0, is = 0; was < old.length && is < now.length; ) {
    if (old[was] === now[is]) kept.push([was++, is++]);
    else if (lengthAt(was + 1, is) >= lengthAt(was, is + 1)) was += 1;
    else is += 1;
  }
  return kept;
}

/** Sections and fields are told apart by kind and name; other entries are of one kind. */
function isOneKind(one: SeenPart, other: SeenPart): boolean {
  if (!isGroup(one) || !isGroup(other)) return typeof one === typeof other;
  return one['kind'] === other['kind'] && one['name'] === other['name'];
}

/** A field is known by its name, as in the declaration. */
function placeOf(part: SeenPart | undefined, keys: Keys, at: number): Keys {
  const name = keys.join('.') === 'form.fields' && isGroup(part) ? part['name'] : undefined;
  return [...keys, typeof name === 'string' ? name : at];
}

function leavesOf(
  part: SeenPart | undefined,
  keys: Keys,
): readonly { readonly path: string; readonly text: string }[] {
  if (part === undefined) return [];
  if (isLeaf(part)) return [{ path: pathInside(keys), text: say(part) }];
  if (isList(part)) return part.flatMap((item, at) => leavesOf(item, placeOf(item, keys, at)));
  return Object.entries(part).flatMap(([key, item]) => leavesOf(item, [...keys, key]));
}

function say(part: string | number | boolean | null): string {
  return typeof part === 'string' ? part : JSON.stringify(part);
}

function isList(part: SeenPart | undefined): part is readonly SeenPart[] {
  return Array.isArray(part);
}

function isLeaf(part: SeenPart | undefined): part is string | number | boolean | null {
  return part !== undefined && (part === null || typeof part !== 'object');
}

function isGroup(part: SeenPart | undefined): part is { readonly [key: string]: SeenPart } {
  return part !== undefined && !isLeaf(part) && !isList(part);
}
