import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * Reads a telephone number as people write it.
 *
 * @param country of numbers without a country code, in two letters
 * @returns it as it is dialled from anywhere (E.164), an extension after `;ext=` (RFC 3966);
 *   undefined for what no network has
 */
export function readPhone(typed: string, country: string | undefined): string | undefined {
  const home: CountryCode | undefined =
    country !== undefined && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(typed.replace(/^\s*00(?=[1-9])/, '+'), {
    ...(home && { defaultCountry: home }),
    extract: false,
  });
  if (!phone?.isValid()) return undefined;
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number;
}
