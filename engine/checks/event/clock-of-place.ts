import { coachOf, type FunnelRule, findDoubt, leadRule } from '#engine/checks/rule/rule.ts';
import { quote } from '#engine/text/wording.ts';
import { haveSameClock, isTimeZone, zoneOfCity } from './time-zones.ts';

/** What happens in a room of the coach's town, or of a town with the same clock, begins by that clock. */
export const eventKeepsTheClockOfItsPlace: FunnelRule = leadRule((entry, all) => {
  const { place = '', timeZone = '' } = entry.value.event ?? {};
  const coach = coachOf(entry, all)?.value;
  if (coach === undefined || timeZone === coach.timeZone) return [];
  if (!isTimeZone(timeZone) || !isTimeZone(coach.timeZone)) return [];
  if (/\b(?:online|video|live ?stream|browser|zoom)\b/i.test(place)) return [];
  const towns = place.split(/,|\b(?:in|à|en|em) /).map((town) => town.trim());
  const own = coach.postalAddress.split(',').map((part) => part.trim());
  const town = towns.find((one) => {
    const zone = zoneOfCity(one);
    return one !== '' && (own.includes(one) || (zone && haveSameClock(zone, coach.timeZone)));
  });
  if (town === undefined || haveSameClock(timeZone, coach.timeZone)) return [];
  return findDoubt(
    entry,
    'distant-time-zone',
    ['event', 'timeZone'],
    `${quote(timeZone)} is not the clock of ${quote(town)}, where the event takes place (event.place).`,
    `Write ${quote(coach.timeZone)}.`,
  );
});
