import { describe, expect, it } from 'vitest';
import { momentOf } from '#engine/schedule/wall-clock.ts';

describe('the moment of a declared date and time', () => {
  // The offsets are those of the IANA list for 2027: summer time begins on 14 March in the United
  // States and on 28 March in Germany, and ends on 7 November and 31 October.
  it.each([
    ['in winter', '2027-01-15T10:00', 'America/Los_Angeles', '2027-01-15T18:00:00.000Z'],
    ['in summer', '2027-07-15T10:00', 'America/Los_Angeles', '2027-07-15T17:00:00.000Z'],
    ['just before the gap', '2027-03-14T01:59', 'America/Los_Angeles', '2027-03-14T09:59:00.000Z'],
    ['in the gap', '2027-03-14T02:30', 'America/Los_Angeles', '2027-03-14T10:30:00.000Z'],
    ['just after the gap', '2027-03-14T03:00', 'America/Los_Angeles', '2027-03-14T10:00:00.000Z'],
    [
      'in the hour that comes twice',
      '2027-11-07T01:30',
      'America/Los_Angeles',
      '2027-11-07T08:30:00.000Z',
    ],
    [
      'after the hour that comes twice',
      '2027-11-07T02:00',
      'America/Los_Angeles',
      '2027-11-07T10:00:00.000Z',
    ],
    [
      'in the gap east of Greenwich',
      '2027-03-28T02:30',
      'Europe/Berlin',
      '2027-03-28T01:30:00.000Z',
    ],
    [
      'in the double hour east of Greenwich',
      '2027-10-31T02:30',
      'Europe/Berlin',
      '2027-10-31T00:30:00.000Z',
    ],
    [
      'where clocks differ by 45 minutes',
      '2027-06-01T10:00',
      'Asia/Kathmandu',
      '2027-06-01T04:15:00.000Z',
    ],
    [
      'where the day is already another',
      '2027-06-01T01:00',
      'Pacific/Auckland',
      '2027-05-31T13:00:00.000Z',
    ],
  ])('is right %s', (_, local, timeZone, moment) => {
    expect(momentOf(local, timeZone).toISOString()).toBe(moment);
  });
});
