/** What a rule is shown: everything, of which one coach's part is its own. */
interface View {
  readonly whole: object;
  readonly slug: string;
}

const views = new WeakMap<object, View>();
let looked = false;
let isEnough = false;

/** Thrown to end what looks further, where nobody wants to know what it would find. */
const enough = new Error('Somebody looked further than at one coach.');

/**
 * The same surroundings for a rule about what belongs to one coach: whoever reads any part of them is
 * noticed. What belongs to the coach is asked for with `ownOf`, which nobody notices.
 */
export function viewFrom<All extends object>(all: All, slug: string): All {
  const view = Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(all).map((key) => [
        key,
        {
          enumerable: true,
          get: () => {
            noteLook();
            return Reflect.get(all, key);
          },
        },
      ]),
    ),
  );
  views.set(view, { whole: all, slug });
  // It has the same properties.
  return view as All;
}

/** The surroundings behind a view, of which whoever asks for them may read everything. */
export function wholeOf<All extends object>(all: All): All {
  const view = views.get(all);
  if (view === undefined) return all;
  noteLook();
  return view.whole as All;
}

/** The surroundings behind a view of the coach; whoever asks from another's is noticed. */
export function behind<All extends object>(all: All, slug: string): All {
  const view = views.get(all);
  // A slug that is missing is nobody's.
  return view !== undefined && view.slug === slug ? (view.whole as All) : wholeOf(all);
}

/** What somebody finds, and whether it looked further than at what belongs to the view's coach. */
export function watch<Found>(find: () => Found): {
  readonly found: Found;
  readonly looked: boolean;
} {
  looked = false;
  const found = find();
  return { found, looked };
}

/** The same where only what needs no look further is wanted: whoever looks is stopped there. */
export function watchOwn<Found>(find: () => Found): {
  readonly found: Found | undefined;
  readonly looked: boolean;
} {
  isEnough = true;
  try {
    return watch(find);
  } catch (error) {
    if (error !== enough) throw error;
    return { found: undefined, looked: true };
  } finally {
    isEnough = false;
  }
}

/** Says that what is being found depends on everything. */
export function noteLook(): void {
  looked = true;
  if (isEnough) throw enough;
}
