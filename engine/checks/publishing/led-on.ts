import { findDoubt, type Keys, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';
import { publishingMoment } from './clock.ts';

/** A link in a declaration. */
export interface Link {
  readonly keys: Keys;
  readonly what: string;
  readonly to: string;
}

/** A link to a page that is retired, and leads on to another one. */
export function findRetired(entry: InFile, { keys, what, to }: Link, all: Surroundings): Finding[] {
  const [bare = ''] = to.split(/[?#]/);
  const retired = all.coaches
    .flatMap(({ value }) => value.retired ?? [])
    .find(({ paths }) => paths?.includes?.(bare));
  if (retired === undefined) return [];
  return [
    findDoubt(
      entry,
      'link-to-ended-page',
      keys,
      `${what} leads to ${quote(to)}, but ${retired.id} is retired, and visitors land at ${quote(retired.to)}.`,
      `Lead to ${quote(retired.to)} at once, or to another page that fits the words.`,
    ),
  ];
}

/** A link to a page whose offer has ended. */
export function findEnded(
  entry: InFile,
  { keys, what, to }: Link,
  target: Funnel,
  all: Surroundings,
): Finding[] {
  const { id, expires } = target;
  const end = expires && publishingMoment(target, expires.at, all);
  if (expires === undefined || end === undefined || all.now === undefined || end > all.now) {
    return [];
  }
  const there =
    typeof expires.to === 'string' ? `visitors land at ${quote(expires.to)}` : 'its form is closed';
  return [
    findDoubt(
      entry,
      'link-to-ended-page',
      keys,
      `${what} leads to ${quote(to)}, but ${id} ended at ${quote(expires.at)}, and ${there}.`,
      `Lead to a page that is open, or let ${id} end later.`,
    ),
  ];
}
