import { pathInside } from './findings.ts';

/** Whatever is derived from an unknown part is unknown, too. */
class UnknownPartError extends Error {
  constructor(path: string) {
    super(`${path} has no value that could be judged`);
    this.name = 'UnknownPartError';
  }
}

/**
 * The parts that others are judged by. Every other part that a schema refuses is judged by the rules
 * as it stands: most find nothing in it, and what they find elsewhere in the file is told at once.
 */
const measures =
  /^(?:event|minutes|timeZone|language|failure|expires|publishFrom|campaigns\[\d+\]\.(?:window|steps\[\d+\]\.after))(?![A-Za-z])|^form\.fields(?:$|.*\.required$)|^submission\.(?:journey|email)(?![A-Za-z])/;

/**
 * A declaration whose refused parts cannot be read: whoever lists the parts does not see them, and a
 * rule that asks for one stops, because whatever it would say follows from the same mistake.
 *
 * @param paths the places of the parts, as findings name them
 */
export function hideUnknown<Value extends object>(value: Value, paths: readonly string[]): Value {
  return paths
    .filter((path) => measures.test(path))
    .reduce((whole, path) => hide(whole, keysOf(path)), value);
}

function keysOf(path: string): (string | number)[] {
  return Array.from(
    path.matchAll(/\[(\d+)\]|\['(.*?)'\]|([^.[\]]+)/g),
    ([, index, quoted, name]) => (index === undefined ? (quoted ?? name ?? '') : Number(index)),
  );
}

function hide<Part>(
  part: Part,
  [key, ...rest]: readonly (string | number)[],
  at: readonly (string | number)[] = [],
): Part {
  if (typeof part !== 'object' || part === null || key === undefined) return part;
  const copy: Part & object = Array.isArray(part) ? Object.assign([], part) : copyOf(part);
  const place = [...at, key];
  if (rest.length > 0) {
    const inner: unknown = Object.getOwnPropertyDescriptor(part, key)?.value;
    if (inner === undefined) return part;
    Object.defineProperty(copy, key, {
      value: hide(inner, rest, place),
      enumerable: true,
      configurable: true,
    });
    return copy;
  }
  if (Array.isArray(part)) return part;
  Object.defineProperty(copy, key, {
    enumerable: false,
    configurable: true,
    get: () => {
      throw new UnknownPartError(pathInside(place));
    },
  });
  return copy;
}

/** A copy in which hidden parts stay hidden. */
function copyOf<Part extends object>(part: Part): Part {
  return Object.defineProperties({} as Part, Object.getOwnPropertyDescriptors(part));
}
