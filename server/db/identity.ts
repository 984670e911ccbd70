import { randomUUIDv7 } from 'node:crypto';
import { v5 } from 'uuid';

/** The namespace of all ids derived from declarations; changing it would orphan all rows. */
const namespace = '8f0c7c1e-5d0a-5a6f-9d6b-1f0c52a7e3b4';

/** A submission needs four of the few declared ids, so each is only hashed once. */
const derivedIds = new Map<string, string>();

/** A version 5 UUID (RFC 9562, 5.5): the same kind and key always give the same id. */
function derivedId(kind: string, key: string): string {
  const name = `${kind}:${key}`;
  const id = derivedIds.get(name) ?? v5(name, namespace);
  derivedIds.set(name, id);
  return id;
}

/** A campaign's id; its key is its name, which is unique across coaches. */
export function campaignId(name: string): string {
  return derivedId('campaign', name);
}

export function pageId(funnelId: string): string {
  return derivedId('page', funnelId);
}

/**
 * An event's id.
 *
 * @param key the funnel's id, followed by a slash and the date's key if it has one
 */
export function eventId(key: string): string {
  return derivedId('event', key);
}

export function sequenceId(campaign: string, version: string, step: number): string {
  return derivedId('sequence', `${campaign}:${version}:${step}`);
}

/**
 * A version 7 UUID (RFC 9562, 5.7): ids made in sequence are neighbours in an index. Its time is only
 * used for ordering.
 */
export function newId(): string {
  return randomUUIDv7();
}

/** The id before all others (RFC 9562, 5.9). */
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Whether a text is a UUID of any version, in either case. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A UUID's 16 bytes, where its text would be too long. */
export function packId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** The UUID of 16 bytes. */
export function unpackId(bytes: Buffer): string {
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
