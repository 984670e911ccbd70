import { createHash } from 'node:crypto';
import type { Campaign } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

const versions = new WeakMap<object, string>();

/** The fingerprint of a campaign's sequence: it changes whenever a step or the window does. */
export function sequenceVersion(campaign: DeepReadonly<Campaign>): string {
  const known = versions.get(campaign);
  if (known !== undefined) return known;
  const { window } = campaign;
  const steps = campaign.steps.map(({ formerIds: _, ...step }) => step);
  const content = JSON.stringify([steps, window ?? null]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  versions.set(campaign, version);
  return version;
}
