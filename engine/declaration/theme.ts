import * as v from 'valibot';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9A-Fa-f]{6}$/, 'is not a colour: write six hexadecimal digits, like #1D4E89'),
);

/** The display faces a theme may choose. */
export const displayFaces = [
  'Fraunces',
  'Bricolage Grotesque',
  'Newsreader',
  'Archivo',
  'Cormorant',
  'Space Grotesk',
  'Instrument Serif',
  'Outfit',
  'Playfair Display',
  'Abril Fatface',
  'Sora',
  'Epilogue',
] as const;

/** The motifs a theme may choose; each has an emblem, a scene and a pattern. */
export const motifs = [
  'ridgelines',
  'citrus',
  'speech',
  'pulse',
  'feathers',
  'ledger',
  'skyline',
  'sunrise',
  'contours',
  'spotlight',
  'ribbons',
  'embers',
] as const;

/** The scenes a page may show: one per motif, and some that belong to none. */
export const scenes = [...motifs, 'stage', 'kitchen', 'plate', 'letter'] as const;

/** How a coach looks: four colours, a display face and a motif. */
export const theme = v.strictObject({
  /** The page's background. */
  paper: colour,
  /** Body text: a contrast of at least 7:1 on paper. */
  ink: colour,
  /** Buttons and links: at least 4.5:1 on paper. */
  strong: colour,
  /** Decoration, never text. */
  accent: colour,
  /** The face of headings, quotes and numbers. */
  display: v.picklist(displayFaces),
  /** What the coach's artwork is made of. */
  motif: v.picklist(motifs),
});

export type Theme = v.InferOutput<typeof theme>;
export type DisplayFace = (typeof displayFaces)[number];
export type Motif = (typeof motifs)[number];
export type Scene = (typeof scenes)[number];
