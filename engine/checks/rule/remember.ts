import { wholeOf } from './own/watched.ts';

/** What is found out about all declarations once, however many rules ask. */
export function remember<All extends object, Found>(
  find: (all: All) => Found,
): (all: All) => Found {
  const known = new WeakMap<All, Found>();
  return (asked) => {
    const all = wholeOf(asked);
    const found = known.get(all) ?? find(all);
    known.set(all, found);
    return found;
  };
}
