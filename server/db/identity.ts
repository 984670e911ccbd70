import { createHash, randomFillSync } from 'node:crypto';

/** The namespace of every id that is derived from a declaration; changing it would orphan all rows. */
const namespace = Buffer.from('8f0c7c1e5d0a5a6f9d6b1f0c52a7e3b4', 'hex');

/** A version 5 UUID (RFC 9562, 5.5): the same kind and key always give the same id. */
function derivedId(kind: string, key: string): string {
  const bytes = createHash('sha1').update(namespace).update(`${kind}:${key}`).digest();
  return formatId(bytes, 0x50);
}

/** The id of a campaign; its key is its name, which is unique over all coaches. */
export function campaignId(name: string): string {
  return derivedId('campaign', name);
}

/** The id of a funnel's page row. */
export function pageId(funnelId: string): string {
  return derivedId('page', funnelId);
}

/** The id of the event that a funnel declares. */
export function eventId(funnelId: string): string {
  return derivedId('event', funnelId);
}

/** The id of one letter of one version of a campaign's sequence. */
export function sequenceId(campaign: string, version: string, step: number): string {
  return derivedId('sequence', `${campaign}:${version}:${step}`);
}

/**
 * A version 7 UUID (RFC 9562, 5.7): ids made one after another lie beside each other in an index.
 * The time in it only orders; nothing is decided by it.
 */
export function newId(): string {
  if (used === entropy.length) {
    randomFillSync(entropy);
    used = 0;
  }
  const bytes = entropy.subarray(used, used + 16);
  used += 16;
  bytes.writeUIntBE(Date.now(), 0, 6);
  return formatId(bytes, 0x70);
}

/** Random bytes for 256 ids: asking the operating system once for many is much cheaper. */
const entropy = Buffer.alloc(4096);
let used = entropy.length;

/** Whether a text is a UUID of any version, in either case. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** The 16 bytes of a UUID, for where its text would be too long. */
export function packId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The UUID that these 16 bytes are. */
export function unpackId(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

function formatId(bytes: Buffer, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return unpackId(bytes);
}
