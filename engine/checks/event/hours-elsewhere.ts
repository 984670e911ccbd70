import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { wallClockAt } from '#engine/schedule/wall-clock.ts';
import { zoneOfCity } from './time-zones.ts';

/** "7 pm in New York", "19 h à Montreal": an hour on the clocks of a city. */
const hourInCity =
  /\b(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))?(?: ?(?<half>[ap])\.?m\.?| Uhr| h)?,? (?:in|à|en|em) (?<city>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu;

/** Whether a page tells the hour of a moment by the clocks of a city. */
export function isToldElsewhere(funnel: Funnel, moment: Date): boolean {
  return shownTexts(funnel).some(({ text }) =>
    [...text.matchAll(hourInCity)].some(({ groups = {} }) => {
      const { hour = '', minute = '0', half, city = '' } = groups;
      const zone = zoneOfCity(city);
      if (zone === undefined) return false;
      const said =
        half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
      const wall = new Date(wallClockAt(moment, zone));
      return wall.getUTCHours() === said && wall.getUTCMinutes() === Number(minute);
    }),
  );
}
