import { haveSameClock, isTimeZone, zonesOfState } from '#engine/checks/event/time-zones.ts';
import { type CoachRule, findDoubt, findMistake } from '#engine/checks/rule/rule.ts';
import { count, quote } from '#engine/text/wording.ts';

/**
 * Campaign emails have to say where their sender can be found (CAN-SPAM, 15 U.S.C. 7704(a)(5)). An
 * address without a number is one that nobody has filled in yet.
 */
export const campaignSenderHasAddress: CoachRule = (entry) => {
  const { campaigns, postalAddress } = entry.value;
  if (campaigns.length === 0 || /\p{N}/u.test(postalAddress)) return [];
  return findMistake(
    entry,
    'postal-address-unfinished',
    ['postalAddress'],
    `${quote(postalAddress)} has no house number, box or postcode, but campaign emails have to say where their sender can be found.`,
    'Write the postal address in one line, like 48 Ridge Road, Boulder, CO 80302.',
  );
};

/** A postcode of the United States has five digits. */
export const postcodeIsWhole: CoachRule = (entry) => {
  const { postalAddress, timeZone } = entry.value;
  const code = /, [A-Z]{2} (\d{1,4}|\d{6,8})(?:,? USA?)?\.?$/.exec(postalAddress)?.[1];
  if (code === undefined || !timeZone.startsWith('America/')) return [];
  return findMistake(
    entry,
    'postal-address-unfinished',
    ['postalAddress'],
    `The postcode ${quote(code)} has ${count(code.length, 'digit')}, and those of the United States have 5.`,
    'Write all five digits of the postcode.',
  );
};

/** Addresses that say on which continent they are, and how the zones there begin. */
const continents: readonly { readonly address: RegExp; readonly zones: RegExp }[] = [
  {
    address: /, [A-Z]{2} \d{5}(?:-\d{4})?(?:,? (?:USA?|United States(?: of America)?))?\.?$/,
    zones: /^(?:America|Pacific|US)\//,
  },
  {
    address:
      /(?:Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Spain|España|Italy|Italia|Netherlands|Nederland|Portugal|Ireland|United Kingdom|UK)\.?$/,
    zones: /^(?:Europe|Atlantic|Africa)\//,
  },
];

/** The letters of a state before its postcode. */
const state = /, (?<letters>[A-Z]{2}) \d{5}(?:-\d{4})?(?!\d)/;

/** A coach keeps the hours of the state, or else of the continent, where the coach's address is. */
export const timeZoneIsNearAddress: CoachRule = (entry) => {
  const { postalAddress, timeZone } = entry.value;
  const place = continents.find(({ address }) => address.test(postalAddress));
  if (place === undefined || !timeZone.includes('/')) return [];
  if (!isTimeZone(timeZone) || timeZone.startsWith('Etc/')) return [];
  const zones = zonesOfState(state.exec(postalAddress)?.groups?.['letters'] ?? '');
  const isNear = zones.length === 0 || zones.some((zone) => haveSameClock(zone, timeZone));
  if (place.zones.test(timeZone) && isNear) return [];
  return findDoubt(
    entry,
    'distant-time-zone',
    ['timeZone'],
    `${quote(timeZone)} is far from the address, ${quote(postalAddress)} (postalAddress), so emails would come at other hours than there.`,
    'Write the zone of the place where the coach works, or allow it here if that is far from the address.',
  );
};
