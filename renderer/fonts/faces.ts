import type { DisplayFace } from '#engine/declaration/theme.ts';

/** A display face's source and weight. */
export interface Face {
  /** The font file, as a package path. */
  readonly file: string;
  /** The values of its variable axes; absent for a static font. */
  readonly axes?: Readonly<Record<string, number>>;
  readonly weight: number;
  readonly kind: 'serif' | 'sans-serif';
}

const variable = (name: string, axes: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-${axes}-normal.woff2`;

/** Every display face at the one weight that headings, quotes and numbers use. */
export const faces = {
  Fraunces: {
    file: variable('fraunces', 'full'),
    axes: { wght: 640, opsz: 96, SOFT: 0, WONK: 0 },
    weight: 640,
    kind: 'serif',
  },
  'Bricolage Grotesque': {
    file: variable('bricolage-grotesque', 'standard'),
    axes: { wght: 720, opsz: 60, wdth: 96 },
    weight: 720,
    kind: 'sans-serif',
  },
  Newsreader: {
    file: variable('newsreader', 'standard'),
    axes: { wght: 560, opsz: 60 },
    weight: 560,
    kind: 'serif',
  },
  Archivo: {
    file: variable('archivo', 'standard'),
    axes: { wght: 820, wdth: 112 },
    weight: 820,
    kind: 'sans-serif',
  },
  Cormorant: {
    file: variable('cormorant', 'wght'),
    axes: { wght: 640 },
    weight: 640,
    kind: 'serif',
  },
  'Space Grotesk': {
    file: variable('space-grotesk', 'wght'),
    axes: { wght: 640 },
    weight: 640,
    kind: 'sans-serif',
  },
  'Instrument Serif': {
    file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    weight: 400,
    kind: 'serif',
  },
  Outfit: {
    file: variable('outfit', 'wght'),
    axes: { wght: 720 },
    weight: 720,
    kind: 'sans-serif',
  },
  'Playfair Display': {
    file: variable('playfair-display', 'wght'),
    axes: { wght: 680 },
    weight: 680,
    kind: 'serif',
  },
  'Abril Fatface': {
    file: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
    weight: 400,
    kind: 'serif',
  },
  Sora: { file: variable('sora', 'wght'), axes: { wght: 640 }, weight: 640, kind: 'sans-serif' },
  Epilogue: {
    file: variable('epilogue', 'wght'),
    axes: { wght: 760 },
    weight: 760,
    kind: 'sans-serif',
  },
} as const satisfies Record<DisplayFace, Face>;
