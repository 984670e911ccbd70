import { describe, expect, it } from 'vitest';
import { eventTexts } from '#engine/interpret/event-texts.ts';

describe('the texts of an event', () => {
  const event = {
    name: 'The Evening',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Online',
    seats: 50,
  };

  it('are words of its zone', () => {
    const { 'event.time': time, ...texts } = eventTexts(event);
    expect(texts).toEqual({
      'event.name': 'The Evening',
      'event.date': 'Tuesday, March 16, 2027',
      'event.minutes': '90',
      'event.place': 'Online',
      'event.seats': '50',
    });
    // Some versions of the CLDR have a narrow no-break space between time and AM.
    expect(time?.replace(/\s/gu, ' ')).toBe('10:00 AM PDT');
  });

  it('name the winter time in winter', () => {
    expect(eventTexts({ ...event, startsAt: '2027-01-16T10:00' })['event.time']).toContain('PST');
  });

  it('announce a date to come once, and no time', () => {
    const { startsAt: _, seats: __, ...undated } = event;
    expect(eventTexts(undated)).toMatchObject({
      'event.date': 'Date to be announced',
      'event.time': '',
      'event.seats': '',
    });
  });
});
