import { expect, it } from 'vitest';
import { readSite } from '#scripts/support/declared-site.ts';
import { runScript } from '#tests/support/run/run-script.ts';

const funnel = readSite().funnels.find(({ declaration }) => declaration.kind === 'lead');

const printFor = (time: string) =>
  runScript('calendar', funnel?.id ?? '', time, { TZ: 'Asia/Tokyo' });

it('reads a time by the clock of the coach, or as UTC', () => {
  const { stdout } = printFor('2027-03-12T18:00Z');
  expect(stdout).toMatch(/\n.* {2}2027-03-12T18:00Z {2}requested /);
  expect(printFor('2027-03-12T18:00:00Z').stdout).toBe(stdout);
});

it.each(['2027-03-12T10:00:00', '2027-03-12 10:00', '12', '2027-02-30T10:00', ''])(
  'does not take “%s” for a time, which this machine would read in its own way',
  (time) => {
    const { status, stdout, stderr } = printFor(time);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`"${time}" is not a time. Write it like 2027-03-12T10:00`);
  },
);
