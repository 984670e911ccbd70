import type { ColumnRole } from '#engine/contract/console/imports.ts';
import { isEmailAddress } from '#engine/interpret/email-address.ts';
import { titlesOf } from './column-titles.ts';

const roleOfTitle: ReadonlyMap<string, ColumnRole> = new Map(
  Object.entries(titlesOf).flatMap(([role, languages]) =>
    languages.flatMap((titles) =>
      titles.split(' ').map((title) => [title, role as ColumnRole] as const),
    ),
  ),
);

/** A title in lower case, without accents, spaces and punctuation. */
function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/**
 * What the columns of a file seem to mean, by their titles and, where none of them names the address,
 * by their contents. Unknown columns are left out: nobody stores what they did not mean to.
 *
 * @param rows the first rows below the titles
 */
export function guessColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): readonly ColumnRole[] {
  const named = titles.map((title) => roleOfTitle.get(plainTitle(title)) ?? 'leave-out');
  const roles = keepFirsts(named);
  if (!roles.includes('email')) {
    const place = titles.findIndex((_, column) => holdsAddresses(rows, column));
    if (place >= 0) roles[place] = 'email';
  }
  return settleNames(roles);
}

/** Each role goes to one column; only the parts of a name are joined. */
function keepFirsts(named: readonly ColumnRole[]): ColumnRole[] {
  return named.map((role, column) => (named.indexOf(role) === column ? role : 'leave-out'));
}

function holdsAddresses(rows: readonly (readonly string[])[], column: number): boolean {
  const filled = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  const addresses = filled.filter(isEmailAddress);
  return addresses.length > 0 && addresses.length * 2 > filled.length;
}

/**
 * “Name” beside “Vorname” is the last name, “Nombre” or “Nom” alone is all of it, and a whole name
 * needs no parts.
 */
function settleNames(roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const [hasFirst, hasLast] = [roles.includes('first-name'), roles.includes('last-name')];
  return roles.map((role) => {
    if (role === 'name' && hasFirst !== hasLast) return hasFirst ? 'last-name' : 'first-name';
    if (role === 'first-name' || role === 'last-name') {
      if (hasFirst && hasLast) return roles.includes('name') ? 'leave-out' : role;
      return roles.includes('name') ? role : 'name';
    }
    return role;
  });
}
