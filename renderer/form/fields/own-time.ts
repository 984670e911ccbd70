import { writeMoment } from '#engine/schedule/write-moment.ts';

/**
 * Adds to each time of an event what the visitor's own clock shows then, with the date where it
 * differs. Nothing is added where both clocks agree.
 */
export function tellOwnTimes(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-yours]')) {
    const { zone, yours } = time.dataset;
    const told = tellOwnTime(time.dateTime, zone, yours);
    if (told === '') continue;
    // Not <small>: a page carries rules for the elements of its own markup only.
    const note = document.createElement('span');
    note.textContent = told;
    time.after(note);
    delete time.dataset['yours'];
  }
}

/**
 * What stands behind a time: the visitor's own in brackets, or nothing.
 *
 * @param at in ISO 8601
 * @param words what stands behind it
 */
export function tellOwnTime(at: string, zone = 'UTC', words = ''): string {
  const own = ownTime(new Date(at), zone, document.documentElement.lang);
  return own === undefined ? '' : ` (${own} ${words})`;
}

/**
 * A moment on the visitor's own clock.
 *
 * @param ownZone by default the one that the browser is set to
 * @returns undefined where the clock of the event's zone shows the same
 */
export function ownTime(
  at: Date,
  zone: string,
  language: string,
  ownZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const write = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
    writeMoment(at, language, { ...options, timeZone });
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  const isSameDay = write(zone, day) === write(ownZone, day);
  if (isSameDay && write(zone, hour) === write(ownZone, hour)) return undefined;
  return write(ownZone, isSameDay ? hour : { ...day, ...hour });
}
