import { describe, expect, it } from 'vitest';
import type { FunnelMap, MapPart } from '#engine/contract/console/map-parts.ts';
import { listFormStates } from '#engine/interpret/form-states.ts';
import type { Site } from '#engine/site/site.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { listSampleEmails, type SampleEmail } from '#server/email/samples/samples.ts';
import { describeMap } from '#server/operator/map/describe-map.ts';
import { belongsTo } from '#server/operator/views/funnels-view.ts';
import { doubleSite } from '#tests/server/confirming/double.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const realSite = readSite();

const moment = new Date('2027-03-01T12:00:00Z');

interface Drawn {
  readonly id: string;
  readonly map: FunnelMap;
  readonly parts: readonly MapPart[];
  readonly samples: readonly SampleEmail[];
  readonly funnel: Site['funnels'][number];
}

function drawAll(site: Site): readonly Drawn[] {
  const all = listSampleEmails(site, 'https://example.com');
  return site.funnels.map((funnel) => {
    const samples = all.filter((sample) => belongsTo(sample, funnel));
    const map = describeMap(site, funnel, samples, { moment, event: 'open' });
    const parts = map.stages.flatMap(({ main, side }) => [...main, ...side]);
    return { id: funnel.id, map, parts, samples, funnel };
  });
}

const drawn = [...drawAll(realSite), ...drawAll(createTestSite()), ...drawAll(doubleSite())];

describe.each(drawn)('the map of $id', ({ parts, samples, funnel }) => {
  const keys = parts.map(({ key }) => key);

  it('has every part once', () => {
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('shows every state of the form exactly once', () => {
    const shown = parts
      .filter(({ kind }) => kind === 'answer' || kind === 'page')
      .flatMap(({ preview }) => (preview?.kind === 'page' ? [preview.state] : []));
    expect(shown.toSorted()).toEqual(
      listFormStates(funnel)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it('holds every email exactly once', () => {
    const shown = parts.flatMap(({ preview }) => (preview?.kind === 'email' ? [preview.id] : []));
    expect(shown.toSorted()).toEqual(samples.map(({ key }) => key).toSorted());
  });

  it('leads from the page to every part but those that stand in its place, and to nothing else', () => {
    const byKey = new Map(parts.map((part) => [part.key, part]));
    const reached = new Set<string>();
    const visit = (key: string): void => {
      if (reached.has(key)) return;
      reached.add(key);
      for (const { part } of byKey.get(key)?.to ?? []) visit(part);
    };
    // Whoever finds the page in one of its states, and whoever sends the form, starts there.
    for (const { key, kind } of parts) if (kind !== 'email' && kind !== 'end') visit(key);
    expect([...reached].toSorted()).toEqual(keys.toSorted());
  });

  it('says of each part what it means', () => {
    for (const { title, meaning } of parts) {
      expect(title).not.toBe('');
      expect(meaning).toMatch(/^[A-Z0-9“].*[^ ]$/s);
      expect(`${title} ${meaning}`).not.toMatch(/undefined|\{|null|NaN/);
    }
  });
});
