import { createHash } from 'node:crypto';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { seenOf, writeSeen } from '#engine/version/seen.ts';

const versions = new WeakMap<object, string>();

/** The fingerprint of what visitors see of a funnel: eight characters that change with any of it. */
export function funnelVersion(declaration: DeepReadonly<Funnel>): string {
  const known = versions.get(declaration);
  if (known !== undefined) return known;
  const version = createHash('sha256')
    .update(writeSeen(seenOf(declaration)))
    .digest('hex')
    .slice(0, 8);
  versions.set(declaration, version);
  return version;
}
