import type { PublishedFunnel, PublishedLedger } from '#engine/ledger/ledger.ts';
import { remember } from './remember.ts';
import type { Surroundings } from './rule.ts';

type InFile = { readonly file: string };

/**
 * Which of two files came later, so that a copy is blamed and not what it was copied from: the one
 * that the ledger does not know, else the younger one where ages are known, else the later by name.
 */
export function isNewer(one: InFile, other: InFile, all: Surroundings): boolean {
  return (compareAges(one, other, all) || (one.file > other.file ? 1 : -1)) > 0;
}

/**
 * Of declarations that cannot both be right, those that were there before another one: whoever repeats
 * them is blamed.
 *
 * @param alike those that say the same: asking for ages takes its time
 */
export function earlierThan<One extends InFile>(
  entry: InFile,
  alike: readonly One[],
  all: Surroundings,
): readonly One[] {
  return alike.filter((other) => other.file !== entry.file && isNewer(entry, other, all));
}

/**
 * For sorting, the older file first; 0 where nobody knows. Of two that were published, the one that is
 * being edited or came last is the younger.
 */
export function compareAges(one: InFile, other: InFile, all: Surroundings): number {
  if (one.file === other.file) return 0;
  const published = publishedFiles(all);
  const isKnown = published.has(one.file);
  if (isKnown !== published.has(other.file)) return isKnown ? -1 : 1;
  const ages = all.ages?.();
  const [came, otherCame] = [ages?.get(one.file), ages?.get(other.file)];
  return came === undefined || otherCame === undefined ? 0 : came - otherCame;
}

/**
 * Whose something is that several files claim: the file's for which it was published, else the
 * oldest's.
 *
 * @param isOwn whether a published funnel had it
 */
export function ownerOf<Entry extends InFile>(
  claimants: readonly Entry[],
  all: Surroundings,
  isOwn: (id: string, funnel: PublishedFunnel) => boolean,
): Entry | undefined {
  const published = publishedFunnels(all).find(({ id, funnel }) => isOwn(id, funnel));
  const recorded = claimants.find(({ file }) => file === published?.file);
  if (recorded) return recorded;
  return claimants.reduce<Entry | undefined>(
    (oldest, entry) => (oldest === undefined || isNewer(oldest, entry, all) ? entry : oldest),
    undefined,
  );
}

/** A funnel of the ledger, with its file relative to the project. */
interface Published {
  readonly id: string;
  readonly file: string;
  readonly coach: string;
  readonly funnel: PublishedFunnel;
}

/** Every funnel that the ledger knows. */
export function publishedFunnels({ ledger }: Surroundings): readonly Published[] {
  return ledger === undefined ? [] : funnelsIn(ledger);
}

const funnelsIn = remember(({ coaches, folder }: PublishedLedger): readonly Published[] =>
  Object.entries(coaches).flatMap(([coach, { funnels = {} }]) =>
    Object.entries(funnels).map(([id, funnel]) => ({
      id,
      coach,
      funnel,
      file: `${folder}/${coach}/${funnel.file}`,
    })),
  ),
);

/** The files that the ledger knows. */
function publishedFiles({ ledger }: Surroundings): ReadonlySet<string> {
  return ledger === undefined ? none : filesIn(ledger);
}

const none: ReadonlySet<string> = new Set();

const filesIn = remember((ledger: PublishedLedger): ReadonlySet<string> => {
  const coaches = Object.keys(ledger.coaches).map((slug) => `${ledger.folder}/${slug}/coach.ts`);
  return new Set([...coaches, ...funnelsIn(ledger).map(({ file }) => file)]);
});
