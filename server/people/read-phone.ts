import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { asRead } from '#engine/text/plain-words.ts';

/**
 * Parses a telephone number as people write it, or as a telephone's list of contacts copies it, with
 * invisible marks around it.
 *
 * @param country two letters, for numbers without a country code
 * @returns the number in E.164, with an extension after `;ext=` (RFC 3966); undefined if no network has
 *   it
 */
export function readPhone(typed: string, country: string | undefined): string | undefined {
  const home: CountryCode | undefined =
    country !== undefined && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(asRead(typed).replace(/^\s*00(?=[1-9])/, '+'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  if (!phone?.isValid()) return undefined;
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
}
