import type { Names } from '#server/doctor/examination/names.ts';
import { readTags } from './tags.ts';

/** What receivers should do with unauthenticated mail. */
export const policies = ['none', 'quarantine', 'reject'] as const;
export type Policy = (typeof policies)[number];

/** The DMARC record that applies to a domain. */
export interface Dmarc {
  /** The domain that has the record: the sender's own or one above it. */
  readonly at: string;
  readonly records: readonly string[];
  readonly tags: ReadonlyMap<string, string>;
  /** The policy; absent if the record has no valid one. */
  readonly policy?: Policy;
  /** The organizational domain, in which addresses count as one owner's. */
  readonly organisation: string;
}

/** How many parents of a name are tried, as receivers do. */
const maxLevels = 8;

/** Finds the record that applies to a domain; undefined if there is none. */
export async function findDmarc(names: Names, domain: string): Promise<Dmarc | undefined> {
  const labels = domain.split('.');
  const levels = labels
    .slice(0, -1)
    .map((_, index) => labels.slice(index).join('.'))
    .slice(0, maxLevels);
  const found = await Promise.all(
    levels.map(async (at) => ({
      at,
      records: (await names.texts(`_dmarc.${at}`)).filter((text) =>
        /^v=DMARC1\s*(?:;|$)/i.test(text),
      ),
    })),
  );
  const there = found.filter(({ records }) => records.length > 0);
  const [counting] = there;
  if (!counting) return undefined;
  const { at, records } = counting;
  const tags = readTags(records[0] ?? '');
  const said = (at === domain ? undefined : tags.get('sp')) ?? tags.get('p');
  const policy = policies.find((one) => one === said?.toLowerCase());
  const organisation = there.at(-1)?.at ?? at;
  return { at, records, tags, organisation, ...(policy ? { policy } : {}) };
}

/** Whether a domain is aligned with the sender's, as strictly as its record demands. */
export function isAligned(
  { organisation, tags }: Dmarc,
  tag: 'adkim' | 'aspf',
  sender: string,
  other: string,
): boolean {
  if (sender === other) return true;
  if (tags.get(tag)?.toLowerCase() === 's') return false;
  const within = (name: string) => name === organisation || name.endsWith(`.${organisation}`);
  return within(sender) && within(other);
}
