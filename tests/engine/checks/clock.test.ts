import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judgeDeclarations } from '#engine/checks/judge-declarations.ts';
import { judgeLasting } from '#engine/checks/judge-lasting.ts';
import { readSite } from '#engine/compile-read.ts';
import { readSources } from '#tests/support/run/imports.ts';
import { declare, event, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The rooms whose rules may ask what time it is: what they say is never kept from one day to the next. */
const rooms = ['engine/checks/publishing/', 'engine/checks/stale/'];

/** Ways to learn what time it is. */
const clock =
  /\bnew Date\(\)|\bDate\.now\b|\bTemporal\.Now\b|\bperformance\.now\b|\ball\.now\b|\bnow\b[^)}]*\}\s*(?:=\s*all\b|:\s*(?:Surroundings\b|Pick<Surroundings\b))/u;

/** The sample site with an event, and how often somebody asked for the time. */
function watched() {
  const files = declare({
    'coach.ts': { 'functions.send-reminder': reminderFunction },
    'guide.ts': {
      event: { ...event, reminder },
      expires: { at: '2027-03-16', to: '/willow-call' },
    },
    'call.ts': {},
  });
  const { around } = readSite(files, [], { now: new Date('2026-11-22T12:00:00Z') });
  const now = { asked: 0 };
  const all = Object.defineProperty({ ...around }, 'now', {
    get: () => {
      now.asked += 1;
      return around.now;
    },
  });
  return { all, now };
}

describe('rules that read the clock', () => {
  it('stand in rooms of their own', () => {
    const readers = readSources(root, ['engine/checks'])
      .filter(({ text }) => clock.test(text))
      .map(({ file }) => file);
    expect(readers.filter((file) => !rooms.some((room) => file.startsWith(room)))).toEqual([]);
    expect(readers).toContain('engine/checks/publishing/clock.ts');
  });

  it('are not among those whose verdict is kept', () => {
    const { all, now } = watched();
    const lasting = judgeLasting(all);
    expect(now.asked).toBe(0);
    judgeDeclarations(all, lasting);
    expect(now.asked).toBeGreaterThan(0);
  });
});
