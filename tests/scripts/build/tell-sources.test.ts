import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { tellSources } from '#scripts/build/tell-sources.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';

/** A call at a place, as a stack names it. */
function callAt(place: string): NodeJS.CallSite {
  return { toString: () => `save (${place})` } as unknown as NodeJS.CallSite;
}

it('names the places in the sources from which a file was built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-maps-'));
  closeAfterFile(async () => rmSync(folder, { recursive: true }));
  const built = join(folder, 'main-abc.js');
  // The first built line begins with line 3, column 5 of the source.
  const map = { version: 3, sources: ['../server/save.ts'], names: [], mappings: 'AAEI' };
  writeFileSync(`${built}.map`, JSON.stringify(map));
  const { href } = pathToFileURL(built);
  expect(tellSources(new TypeError('No row.'), [callAt(`${href}:1:9`)])).toBe(
    `TypeError: No row.\n    at save (${join(folder, '..', 'server', 'save.ts')}:3:5)`,
  );
});

it('leaves places as they are where there is no map', () => {
  const places = ['node:internal/timers:585:17', 'file:///nowhere/other.js:1:9'];
  expect(tellSources(new Error('Late.'), places.map(callAt))).toBe(
    `Error: Late.\n${places.map((place) => `    at save (${place})`).join('\n')}`,
  );
});
