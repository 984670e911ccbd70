import { isId } from '#server/db/identity.ts';

/** The last row of a page of a list by time. */
export interface TimeKey {
  /** ISO 8601 in UTC, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

/** The key as a text. */
export function writeTimeKey({ at, id }: TimeKey): string {
  return `${at}~${id}`;
}

/** Parses the key of a page of a list by time; undefined if it is not one. */
export function readTimeKey(key: string): TimeKey | undefined {
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(.*)$/.exec(key) ?? [];
  return isMoment(at) && isId(id) ? { at, id } : undefined;
}

/** The last row of a page of a list by address. */
export interface AddressKey {
  readonly email: string;
  readonly id: string;
}

/** Parses the key of a page of a list by address. */
export function readAddressKey(key: string): AddressKey | undefined {
  const [, email, id = ''] = /^(.*)~(.*)$/s.exec(key) ?? [];
  return email !== undefined && isId(id) ? { email, id } : undefined;
}

/** Whether the day exists: PostgreSQL refuses 30 February and the year 0. */
function isMoment(text: string): boolean {
  const milliseconds = text.replace(/\d{3}Z$/, 'Z');
  const at = new Date(milliseconds);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1) return false;
  return at.toISOString() === milliseconds;
}
