import * as v from 'valibot';

/** Digits. @param what what the number is, for the message */
export const number = (what: string, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `is not ${what}: write digits only`),
    v.transform(Number),
    v.minValue(min, `is too small: the minimum is ${min}`),
    v.maxValue(max, `is too large: the maximum is ${max}`),
  );

/** A retention period. @param min the minimum besides 0, which means for ever */
export const days = (fallback: string, min = 1) =>
  v.optional(
    v.pipe(
      number('a number of days', 0, 36_500),
      v.check(
        (value) => value === 0 || value >= min,
        `is too small: the minimum is ${min}, or 0 for ever`,
      ),
    ),
    fallback,
  );

/** One of some words. */
export const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `is not one of ${names.join(', ')}`);

/** An address, with a user and a password if need be. */
export const address = (protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`)),
      `is not an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    ),
    v.check(
      (value) => isReadable(value),
      ({ input }) =>
        /^[a-z]+:\/\/[^/?#]*@(?::\d+)?[/?]/i.test(input)
          ? 'names no host between @ and /: write localhost there where the query leads to a socket'
          : 'cannot be read as an address: in a user name or a password, write %40 for @, %23 for #, %25 for %, %2F for / and %3F for ?',
    ),
  );

/** Whether both the address and the names in it can be read. */
function isReadable(value: string): boolean {
  const url = URL.parse(value);
  try {
    return url !== null && decodeURIComponent(url.username + url.password) !== undefined;
  } catch {
    return false;
  }
}

/** Scheme and host of a site. */
export const origin = v.pipe(
  address(['http:', 'https:']),
  v.check((value) => {
    const url = URL.parse(value);
    return url === null || `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  }, 'is more than a site’s address: give the scheme and the host only, like https://www.example.com'),
  v.transform((value) => new URL(value).origin),
);

type Secrecy = { readonly secret?: 'all' | 'password' };

/** Neither messages nor logs show its value. */
export const secret = v.metadata<string, Secrecy>({ secret: 'all' });

/** Messages do not show its value, and logs not the password in it. */
export const holdsPassword = v.metadata<string, Secrecy>({ secret: 'password' });

/** How secret a kind of value is. */
export const secrecyOf = (kind: Parameters<typeof v.getMetadata>[0]): Secrecy =>
  v.getMetadata(kind);

/** A secret of ours. */
export const token = v.pipe(
  v.string(),
  v.minLength(16, 'is too short: use at least 16 characters'),
  secret,
);

/** A secret of a service, which is sent to it as it stands. */
export const serviceToken = v.pipe(
  v.string(),
  v.regex(
    /^[^\s"'“”]+$/,
    'has a space, a line break or a quotation mark in it: give the token alone',
  ),
  secret,
);

/** A PostgreSQL server. */
export const postgres = v.pipe(
  address(['postgres:', 'postgresql:']),
  v.check(
    (value) => /^(true|false)$/.test(URL.parse(value)?.searchParams.get('pgbouncer') ?? 'false'),
    'has another value for pgbouncer than true or false',
  ),
  holdsPassword,
);

/** The site's own database. */
export const database = v.pipe(
  v.string(),
  v.check(
    (value) => !value.startsWith('pglite:'),
    'asks for PGlite, which this release no longer has: give the address of a PostgreSQL server, or none',
  ),
  postgres,
);

/** A folder, as it stands: only a shell knows what ~ is. */
export const folder = v.pipe(
  v.string(),
  v.check((value) => !value.startsWith('~'), 'begins with ~: write out the whole path'),
);
