import { describe, expect, it } from 'vitest';
import { eventTexts } from '#engine/interpret/event/texts.ts';
import { wordsOf } from '#engine/language/words-of.ts';

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
    const { 'event.time': time, ...texts } = eventTexts(event, wordsOf('en'));
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
    expect(
      eventTexts({ ...event, startsAt: '2027-01-16T10:00' }, wordsOf('en'))['event.time'],
    ).toContain('PST');
  });

  it('announce a date to come once, and no time', () => {
    const { startsAt: _, seats: __, ...undated } = event;
    expect(eventTexts(undated, wordsOf('en'))).toMatchObject({
      'event.date': 'Date to be announced',
      'event.time': '',
      'event.seats': '',
    });
  });

  it.each([
    ['de', 'Dienstag, 16. März 2027', '10:00 GMT-7', '1200'],
    ['es', 'martes, 16 de marzo de 2027', '10:00 GMT-7', '1200'],
    ['fr', 'mardi 16 mars 2027', '10:00 UTC−7', '1200'],
    ['pt-BR', 'terça-feira, 16 de março de 2027', '10:00 GMT-7', '1200'],
  ] as const)('are written as people do in %s', (language, date, time, seats) => {
    const texts = eventTexts({ ...event, seats: 1200 }, wordsOf(language));
    expect(texts).toMatchObject({ 'event.date': date, 'event.seats': seats });
    expect(texts['event.time']?.replace(/\s/gu, ' ')).toBe(time);
  });

  it.each([
    ['de', 'Montag, 1. März 2027'],
    ['es', 'lunes, 1 de marzo de 2027'],
    ['fr', 'lundi 1er mars 2027'],
    ['pt-BR', 'segunda-feira, 1º de março de 2027'],
  ] as const)('name the first of a month as people do in %s', (language, date) => {
    const texts = eventTexts({ ...event, startsAt: '2027-03-01T10:00' }, wordsOf(language));
    expect(texts['event.date']).toBe(date);
  });

  it('name the zone by its name where the language has one', () => {
    const there = { ...event, startsAt: '2027-01-16T19:30', timeZone: 'Europe/Berlin' };
    expect(eventTexts(there, wordsOf('de'))['event.time']?.replace(/\s/gu, ' ')).toBe('19:30 MEZ');
  });
});
