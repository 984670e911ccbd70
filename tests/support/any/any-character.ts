import fc from 'fast-check';

/** The surrogates are no characters. */
const [firstSurrogate, surrogates] = [0xd800, 0x800];

/** Any character of Unicode: the same as fast-check's `binary`, which first lists all of them for seconds. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((point) => String.fromCodePoint(point < firstSurrogate ? point : point + surrogates));
