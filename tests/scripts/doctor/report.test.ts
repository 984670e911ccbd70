import { expect, it } from 'vitest';
import type { Examined } from '#engine/contract/console/examination-reports.ts';
import { exitCodeOf, writeReport } from '#scripts/doctor/write-report.ts';

const results: readonly Examined[] = [
  {
    family: 'mail',
    name: 'DMARC',
    of: 'example.com',
    state: 'warning',
    found: 'There is no DMARC record.',
    evidence: ['_dmarc.example.com has no TXT record'],
    consequence: 'Large mailbox providers put more of this mail into spam.',
    remedy: 'Add this TXT record at _dmarc.example.com:',
    enter: 'v=DMARC1; p=none',
  },
  {
    family: 'site',
    name: 'Backup',
    state: 'good',
    found: 'The last backup was made 3 h ago.',
    evidence: ['npm run backup'],
  },
];

it('says on a terminal what was found, what it means and what to enter, by family', () => {
  expect(writeReport(results, { columns: 80, isColoured: false })).toBe(`The site
  good     Backup  The last backup was made 3 h ago.

Mail and DNS
  warning  DMARC of example.com  There is no DMARC record.
                                 - _dmarc.example.com has no TXT record
                                 Large mailbox providers put more of this mail
                                 into spam.
                                 Add this TXT record at _dmarc.example.com:
                                     v=DMARC1; p=none

2 examinations: 1 warning, 1 good.`);
});

it.each([
  [['good', 'good'], 0],
  [['good', 'warning'], 1],
  [['good', 'unknown'], 1],
  [['warning', 'bad', 'unknown'], 2],
] as const)('%s end with %i', (states, code) => {
  expect(exitCodeOf(states.map((state) => ({ state })))).toBe(code);
});
