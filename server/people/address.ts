/** A regular expression for this very address, for JavaScript and PostgreSQL alike. */
export function addressPattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
