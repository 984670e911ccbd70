import type { Names } from '#server/doctor/examination/names.ts';
import { readTags } from './tags.ts';

/** What receivers are told to do with mail that nothing vouches for. */
export const policies = ['none', 'quarantine', 'reject'] as const;
export type Policy = (typeof policies)[number];

/** The DMARC record that counts for a domain. */
export interface Dmarc {
  /** The domain that the record is of: the sender's own or one above it. */
  readonly at: string;
  readonly records: readonly string[];
  readonly tags: ReadonlyMap<string, string>;
  /** What is to happen; absent where the record does not say it in a way that counts. */
  readonly policy?: Policy;
  /** The domain in which addresses count as of one owner. */
  readonly organisation: string;
}

/** How far up a name is followed, as receivers do. */
const maxLevels = 8;

/** Finds the record that counts for a domain; undefined where none does. */
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

/** Whether a domain counts as the sender's own, as strictly as its record wants it. */
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
