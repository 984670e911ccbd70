import type { CSSProperties } from 'react';
import type { DisplayFace } from '#engine/declaration/theme.ts';

type Face = Pick<CSSProperties, 'fontFamily' | 'fontWeight' | 'letterSpacing'>;

const bookSerif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif";
const finerSerif = "'Hoefler Text',Baskerville,'Palatino Linotype',Georgia,'Times New Roman',serif";
const boldSerif = "'Bodoni 72',Didot,Georgia,'Times New Roman',serif";
const roundSans = "'Avenir Next',Avenir,'Segoe UI',Helvetica,Arial,sans-serif";
const plainSans = "'Helvetica Neue',Helvetica,'Segoe UI',Arial,sans-serif";

/**
 * Replacements for display faces in emails: system fonts of similar character and weight, since mail
 * programs load none.
 */
export const headingFaces = {
  Fraunces: { fontFamily: bookSerif, fontWeight: 600, letterSpacing: '-0.01em' },
  Newsreader: { fontFamily: bookSerif, fontWeight: 500, letterSpacing: '-0.01em' },
  Cormorant: { fontFamily: finerSerif, fontWeight: 500, letterSpacing: '-0.005em' },
  'Instrument Serif': { fontFamily: finerSerif, fontWeight: 400, letterSpacing: '-0.005em' },
  'Playfair Display': { fontFamily: boldSerif, fontWeight: 600, letterSpacing: '0' },
  'Abril Fatface': { fontFamily: boldSerif, fontWeight: 700, letterSpacing: '0' },
  'Bricolage Grotesque': { fontFamily: roundSans, fontWeight: 700, letterSpacing: '-0.02em' },
  Archivo: { fontFamily: plainSans, fontWeight: 800, letterSpacing: '-0.025em' },
  'Space Grotesk': { fontFamily: plainSans, fontWeight: 600, letterSpacing: '-0.02em' },
  Outfit: { fontFamily: roundSans, fontWeight: 600, letterSpacing: '-0.015em' },
  Sora: { fontFamily: roundSans, fontWeight: 600, letterSpacing: '-0.02em' },
  Epilogue: { fontFamily: plainSans, fontWeight: 700, letterSpacing: '-0.02em' },
} as const satisfies Record<DisplayFace, Face>;

/** The face of running text. */
export const bodyFace =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif";
