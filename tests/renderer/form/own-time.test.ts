import { expect, it } from 'vitest';
import { ownTime } from '#renderer/form/fields/own-time.ts';

const evening = new Date('2027-03-17T02:00:00Z');
const zone = 'America/Los_Angeles';

it.each([
  ['the time alone on the same day', 'en', 'America/New_York', '10:00 PM'],
  ['the date, too, where it differs', 'en', 'Europe/Berlin', 'Wednesday, March 17 at 3:00 AM'],
  ['both as the page writes them', 'de', 'Europe/Berlin', 'Mittwoch, 17. März um 3:00'],
  ['nothing where both clocks show the same', 'en', 'America/Vancouver', undefined],
])("a visitor's own clock shows %s", (_, language, ownZone, shown) => {
  expect(ownTime(evening, zone, language, ownZone)?.replaceAll('\u202f', ' ')).toBe(shown);
});
