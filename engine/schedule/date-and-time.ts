import { writeMoment } from './write-moment.ts';

/** A moment as text in its own time zone: weekday, date and time with the zone's abbreviation. */
export function dateAndTime(moment: Date, timeZone: string, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    writeMoment(moment, locale, { ...options, timeZone });
  const date = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  return `${date}, ${format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
}
