import { ownerOf, publishedFunnels } from '#engine/checks/rule/newer.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { PublishedFunnel } from '#engine/ledger/ledger.ts';
import type { InFile } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

/** A funnel that was published, and what is declared of it now. */
export interface PublishedMatch {
  readonly id: string;
  readonly was: PublishedFunnel;
  /** Its file as it was published, relative to the project. */
  readonly file: string;
  /** The slug of its coach. */
  readonly coach: string;
  /** Undefined where the funnel is gone. */
  readonly now: Entry<Funnel> | undefined;
  /** Whether `now` has another id and does not say that it had this one. */
  readonly isRenamed: boolean;
}

/**
 * Finds each published funnel among the declared ones: by its id, by a former id, and else by what
 * nobody changes together with the id: the path, the source, the file, the moment of its event.
 */
export function matchFunnels(all: Surroundings): readonly PublishedMatch[] {
  const published = publishedFunnels(all);
  const ids = new Set(published.map(({ id }) => id));
  const named = published.map((one) => ({ ...one, now: findNamed(one.id, all) }));
  const taken = new Set(named.flatMap(({ now }) => (now ? [now] : [])));
  const fresh = all.funnels.filter((entry) => !taken.has(entry) && !ids.has(entry.value.id));
  return named.map(({ id, funnel: was, file, coach, now }) => {
    if (now) return { id, was, file, coach, now, isRenamed: false };
    const isRetired = all.coaches.some(({ value }) => value.retired?.some((one) => one.id === id));
    const guess = isRetired ? undefined : fresh.find((entry) => isLike(entry, was, file));
    return { id, was, file, coach, now: guess, isRenamed: guess !== undefined };
  });
}

/** A copied file may have the same id: the one that was published is meant. */
function findNamed(id: string, all: Surroundings): Entry<Funnel> | undefined {
  const same = all.funnels.filter(({ value }) => value.id === id);
  return (
    ownerOf(same, all, (published) => published === id) ??
    all.funnels.find(({ value }) => value.formerIds?.includes(id))
  );
}

function isLike(
  { value, file }: Entry<Funnel>,
  was: PublishedFunnel,
  publishedAs: string,
): boolean {
  const source = value.kind === 'lead' ? value.submission?.source : undefined;
  return (
    was.paths[value.path] === 'path' ||
    (source !== undefined && source === was.source) ||
    file === publishedAs ||
    (value.kind === 'lead' &&
      was.event?.startsAt !== undefined &&
      value.event?.startsAt === was.event.startsAt &&
      value.event.timeZone === was.event.timeZone &&
      folderOf(file) === folderOf(publishedAs))
  );
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Whether a folder holds a file that cannot be judged, so that what is missing may be in there. */
export function isUncertain(folder: string, all: Surroundings): boolean {
  const isHere = ({ file }: InFile) => file.startsWith(`${folder}/`);
  return (
    all.unreadable.some((file) => isHere({ file })) ||
    [...all.coaches, ...all.funnels].some((entry) => !entry.sound && isHere(entry))
  );
}
