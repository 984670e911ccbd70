import { describe, expect, it } from 'vitest';
import { findIn } from '#tests/support/site/declarations.ts';

const coach = 'funnels/willow/coach.ts';
const unfinished = 'The street, the town and the country';

describe('the postal address of a coach', () => {
  it('is needed by every coach', () => {
    const [finding] = findIn({ 'coach.ts': { postalAddress: undefined } });
    expect(finding).toContain(`${coach}, postalAddress: `);
    expect(findIn({ 'coach.ts': { postalAddress: ' ' } })[0]).toContain(
      `${coach}, postalAddress: `,
    );
  });

  it('is a real one where there is a campaign', () => {
    expect(findIn({ 'coach.ts': { postalAddress: unfinished } })).toEqual([
      `${coach}, postalAddress: "${unfinished}" has no house number, box or postcode, but campaign emails have to say where their sender can be found. Write the postal address in one line, like 48 Ridge Road, Boulder, CO 80302.`,
    ]);
    for (const address of ['PO Box 9, Nairobi', 'Σταδίου ５, Αθήνα', 'Hof, 1010 Wien']) {
      expect(findIn({ 'coach.ts': { postalAddress: address } })).toEqual([]);
    }
  });

  it('may wait as long as there is no campaign', () => {
    const changes = { postalAddress: unfinished, campaigns: [] };
    const findings = findIn({ 'coach.ts': changes });
    expect(findings.filter((finding) => finding.includes('postalAddress'))).toEqual([]);
  });
});
