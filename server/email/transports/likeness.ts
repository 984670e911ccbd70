/** A part of a text that another one has as well, from a place in that one on. */
export interface Shared {
  readonly from: number;
  readonly text: string;
}

/** A text as what it has in common with another one, in order, and what stands around that. */
export interface Likeness {
  /** One more than of the shared parts: before, between and behind them. */
  readonly own: readonly string[];
  /** The same objects for every text that has the same in common. */
  readonly shared: readonly Shared[];
}

/** Two texts go on alike from where so many characters are the same. */
const anchorLength = 32;

/** How far apart two parts are that texts have in common; a text with more of its own has none. */
const maxReach = 256;

/** How many parts are looked for that texts have in common. */
const maxShared = 16;

/**
 * Makes a function that finds what texts have in common that are nearly equal, such as one email to many
 * people. It is looked for once and found again in the others at the price of comparing them.
 *
 * @param model what they are compared with; without it the last text that differed more
 */
export function createLikeness(model?: string): (text: string) => Likeness {
  let before = model ?? '';
  let shared: readonly Shared[] = [];
  return (text) => {
    let own = findOwn(shared, text);
    if (own === undefined) {
      shared = findShared(before, text);
      own = findOwn(shared, text);
      if (own === undefined) shared = [];
      before = model ?? text;
    }
    return { own: own ?? [text], shared };
  };
}

/**
 * What of a text stands before, between and behind its shared parts.
 *
 * @returns undefined where the text does not have them all, or has more of its own than they leave
 */
function findOwn(shared: readonly Shared[], text: string): readonly string[] | undefined {
  const own: string[] = [];
  let at = 0;
  for (const part of shared) {
    const found = text.indexOf(part.text, at);
    if (found < 0 || found - at > maxReach) return undefined;
    own.push(text.slice(at, found));
    at = found + part.text.length;
  }
  return shared.length > 0 && text.length - at <= maxReach ? [...own, text.slice(at)] : undefined;
}

/** The long parts that both texts have, in order. */
function findShared(before: string, text: string): readonly Shared[] {
  const shared: Shared[] = [];
  let from = 0;
  let at = 0;
  while (shared.length < maxShared) {
    const next = findAnchor(before, from, text, at);
    if (next === undefined) break;
    const length = lengthOfShared(before, next.from, text, next.at);
    shared.push({ from: next.from, text: text.slice(next.at, next.at + length) });
    from = next.from + length;
    at = next.at + length;
  }
  return shared;
}

/** Where both go on alike, as early in the text before as possible. */
function findAnchor(before: string, from: number, text: string, at: number) {
  const rest = text.slice(at, at + maxReach + anchorLength);
  const last = Math.min(from + maxReach, before.length - anchorLength);
  for (let next = from; next <= last; next += 1) {
    const found = rest.indexOf(before.slice(next, next + anchorLength));
    if (found >= 0) return { from: next, at: at + found };
  }
  return undefined;
}

function lengthOfShared(before: string, from: number, text: string, at: number): number {
  const most = Math.min(before.length - from, text.length - at);
  let length = 0;
  while (length < most && before.charCodeAt(from + length) === text.charCodeAt(at + length)) {
    length += 1;
  }
  return length;
}
