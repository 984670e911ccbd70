/** A regular expression that matches exactly this address, for JavaScript and PostgreSQL. */
export function addressPattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
