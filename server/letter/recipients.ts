import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { houseTimeZone } from '#server/email/letter/house.ts';
import { letterScope } from '#server/email/letter/letter-contract.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

export interface LetterReader {
  readonly address: string;
  /** False if they asked for none. */
  readonly isWanted: boolean;
}

export interface LetterGroup {
  /** The slug of the coach whose funnels it covers; empty for the whole site. */
  readonly coach: string;
  readonly timeZone: string;
  readonly readers: readonly LetterReader[];
}

export interface LetterWishes {
  /** Nobody gets a letter. */
  readonly isOff: boolean;
  /** The recipients of the whole site's letter. */
  readonly addresses: readonly string[];
}

export function letterWishes({
  LETTER_TO: given = [],
}: {
  readonly LETTER_TO?: readonly string[] | undefined;
}): LetterWishes {
  const isOff = given.join() === 'nobody';
  return { isOff, addresses: isOff ? [] : [...new Set(given)] };
}

/** Who gets which letter; the only place that decides it. */
export async function listRecipients(
  db: Executor,
  secret: string,
  site: Site,
  { isOff, addresses }: LetterWishes,
): Promise<readonly LetterGroup[]> {
  if (isOff) return [];
  const members = await listMembers(db);
  const everywhere = members.filter(({ role }) => role === 'owner' || role === 'operator');
  const groups = [
    {
      coach: '',
      timeZone: houseTimeZone(site),
      addresses: distinct([...addresses, ...everywhere.map(({ email }) => email)]),
    },
    ...site.coaches.map(({ slug, timeZone, contactEmail, letter }) => {
      const own = members.filter(
        ({ role, coaches }) => role === 'coach' && coaches?.includes(slug),
      );
      const declared = letter === 'weekly' ? [contactEmail] : [];
      const all = distinct([...declared, ...own.map(({ email }) => email)]);
      return { coach: slug, timeZone, addresses: all };
    }),
  ];
  return Promise.all(
    groups
      .filter((group) => group.addresses.length > 0)
      .map(async ({ coach, timeZone, addresses: all }) => {
        const unwanted = await findUnwanted(db, secret, letterScope(coach), all);
        const readers = all.map((address) => ({ address, isWanted: !unwanted.has(address) }));
        return { coach, timeZone, readers };
      }),
  );
}

/** The team's members, except the account behind the site's password, which has no address. */
function listMembers(db: Executor) {
  return db
    .selectFrom('members')
    .select(['email', 'role', 'coaches'])
    .where('email', 'not like', '%.invalid')
    .orderBy('email')
    .execute();
}

/** Each mailbox once, however it is spelt. */
function distinct(addresses: readonly string[]): readonly string[] {
  return [...new Map(addresses.map((one) => [canonicalAddress(one), one])).values()];
}

/** The addresses that want no letter. */
async function findUnwanted(
  db: Executor,
  secret: string,
  scope: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('suppressions')
    .select('email_hash')
    .where('scope', '=', scope)
    .where(
      'email_hash',
      'in',
      addresses.map((address) => hashAddress(secret, address)),
    )
    .execute();
  const hashes = new Set(rows.map((row) => row.email_hash));
  return new Set(addresses.filter((address) => hashes.has(hashAddress(secret, address))));
}
