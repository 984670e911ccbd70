/** Of a line of text, in characters. */
export const maxLineLength = 120;
/** Of a longer answer, in characters. */
export const maxTextLength = 4000;
/** Of an email address, in octets (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const maxAddressLength = 254;
/** Far more than the longest number that can be dialled, with blanks and brackets. */
export const maxPhoneLength = 40;
