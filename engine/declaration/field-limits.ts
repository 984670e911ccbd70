/** The longest a line of text may be, in characters. */
export const maxLineLength = 120;
/** The longest a longer answer may be, in characters. */
export const maxTextLength = 4000;
/** The longest an email address may be, in octets (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const maxAddressLength = 254;
