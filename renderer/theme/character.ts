import type { SectionKind } from '#engine/declaration/section.ts';
import type { DisplayFace, Motif } from '#engine/declaration/theme.ts';

/** The colours of a section. */
export type Ground = 'paper' | 'tint' | 'ink' | 'strong';

/** What distinguishes a motif's pages, as data for the sections and the style. */
export interface Character {
  /**
   * The position of the hero's scene: `framed` in its column, `bleed` beyond the page's edge, `band`
   * across the page.
   */
  readonly scene: 'framed' | 'bleed' | 'band';
  /**
   * The position of the hero's book: `shelf` beside the lead, `panel` on a coloured half, `overlap`
   * across the hero's lower edge.
   */
  readonly cover: 'shelf' | 'panel' | 'overlap';
  readonly heroGround: Ground;
  /** Corners of cards and pictures, CSS `border-radius`. */
  readonly corner: string;
  readonly buttonCorner: string;
  /** Corners of inputs, toasts and other small boxes. */
  readonly innerCorner: string;
  /** How benefits are laid out. */
  readonly points:
    | 'index'
    | 'columns'
    | 'cells'
    | 'cards'
    | 'heat'
    | 'rising'
    | 'path'
    | 'staggered';
  /** How numbers before entries are drawn. */
  readonly numerals: 'large' | 'padded' | 'boxed' | 'ring' | 'roman';
  /** How the coach is introduced: the emblem `beside` the words, or on a coloured `half` of the page. */
  readonly host: 'beside' | 'half';
  /** How testimonials are laid out: the first as a `lead`, all in a `row`, or on `cards`. */
  readonly voices: 'lead' | 'row' | 'cards';
  /** The last section's picture: the `emblem` large, or the motif's `scene` across the page. */
  readonly closing: 'emblem' | 'scene';
  /** The colour of tinted backgrounds. */
  readonly tint: 'strong' | 'accent';
  /** The sections whose background is not paper. */
  readonly grounds: Partial<Record<SectionKind, Ground>>;
}

/** The corners of cards, of buttons and of small boxes; one value is that of all. */
function corners(corner: string, buttonCorner = corner, innerCorner = corner) {
  return { corner, buttonCorner, innerCorner };
}

export const characters = {
  ridgelines: {
    ...corners('6px'),
    scene: 'bleed',
    cover: 'panel',
    heroGround: 'paper',
    points: 'index',
    numerals: 'large',
    host: 'beside',
    voices: 'lead',
    closing: 'scene',
    tint: 'accent',
    grounds: {
      booking: 'strong',
      host: 'ink',
      closing: 'tint',
      quote: 'ink',
      steps: 'tint',
      seats: 'strong',
    },
  },
  citrus: {
    ...corners('24px', '99px', '14px'),
    scene: 'framed',
    cover: 'overlap',
    heroGround: 'tint',
    points: 'cards',
    numerals: 'boxed',
    host: 'half',
    voices: 'cards',
    closing: 'emblem',
    tint: 'strong',
    grounds: {
      booking: 'ink',
      statistics: 'strong',
      closing: 'ink',
      bonus: 'paper',
      story: 'tint',
    },
  },
  speech: {
    ...corners('28px 28px 28px 0', '14px 14px 14px 0', '10px'),
    scene: 'framed',
    cover: 'shelf',
    heroGround: 'tint',
    points: 'columns',
    numerals: 'ring',
    host: 'beside',
    voices: 'cards',
    closing: 'emblem',
    tint: 'strong',
    grounds: {
      audience: 'tint',
      host: 'ink',
      booking: 'strong',
      closing: 'strong',
      quote: 'strong',
    },
  },
  pulse: {
    ...corners('0'),
    scene: 'bleed',
    cover: 'overlap',
    heroGround: 'ink',
    points: 'cells',
    numerals: 'boxed',
    host: 'beside',
    voices: 'row',
    closing: 'emblem',
    tint: 'strong',
    grounds: {
      booking: 'ink',
      testimonials: 'tint',
      steps: 'ink',
      closing: 'strong',
      host: 'tint',
      lessons: 'tint',
    },
  },
  feathers: {
    ...corners('2px'),
    scene: 'bleed',
    cover: 'shelf',
    heroGround: 'ink',
    points: 'staggered',
    numerals: 'roman',
    host: 'half',
    voices: 'lead',
    closing: 'scene',
    tint: 'accent',
    grounds: {
      booking: 'ink',
      quote: 'strong',
      closing: 'tint',
      event: 'tint',
      steps: 'tint',
      statistics: 'ink',
    },
  },
  ledger: {
    ...corners('3px'),
    scene: 'framed',
    cover: 'panel',
    heroGround: 'paper',
    points: 'index',
    numerals: 'padded',
    host: 'beside',
    voices: 'row',
    closing: 'emblem',
    tint: 'strong',
    grounds: {
      booking: 'strong',
      statistics: 'ink',
      audience: 'tint',
      closing: 'strong',
      host: 'tint',
    },
  },
  skyline: {
    ...corners('10px'),
    scene: 'band',
    cover: 'panel',
    heroGround: 'paper',
    points: 'columns',
    numerals: 'large',
    host: 'half',
    voices: 'lead',
    closing: 'scene',
    tint: 'strong',
    grounds: {
      booking: 'strong',
      seats: 'strong',
      statistics: 'ink',
      closing: 'tint',
      story: 'tint',
    },
  },
  sunrise: {
    ...corners('18px', '99px', '12px'),
    scene: 'band',
    cover: 'shelf',
    heroGround: 'tint',
    points: 'rising',
    numerals: 'boxed',
    host: 'beside',
    voices: 'cards',
    closing: 'emblem',
    tint: 'accent',
    grounds: {
      booking: 'ink',
      statistics: 'strong',
      closing: 'ink',
      host: 'tint',
      quote: 'strong',
      steps: 'tint',
    },
  },
  contours: {
    ...corners('4px'),
    scene: 'bleed',
    cover: 'shelf',
    heroGround: 'tint',
    points: 'path',
    numerals: 'ring',
    host: 'half',
    voices: 'lead',
    closing: 'scene',
    tint: 'strong',
    grounds: {
      booking: 'ink',
      steps: 'paper',
      closing: 'tint',
      quote: 'ink',
      statistics: 'strong',
      audience: 'tint',
    },
  },
  spotlight: {
    ...corners('0'),
    scene: 'bleed',
    cover: 'overlap',
    heroGround: 'paper',
    points: 'index',
    numerals: 'padded',
    host: 'half',
    voices: 'row',
    closing: 'scene',
    tint: 'strong',
    grounds: {
      booking: 'ink',
      testimonials: 'ink',
      statistics: 'strong',
      closing: 'paper',
      quote: 'ink',
      story: 'tint',
    },
  },
  ribbons: {
    ...corners('16px', '16px', '12px'),
    scene: 'band',
    cover: 'shelf',
    heroGround: 'ink',
    points: 'columns',
    numerals: 'ring',
    host: 'half',
    voices: 'row',
    closing: 'scene',
    tint: 'strong',
    grounds: { booking: 'ink', closing: 'ink', quote: 'strong', audience: 'tint' },
  },
  embers: {
    ...corners('12px'),
    scene: 'bleed',
    cover: 'shelf',
    heroGround: 'tint',
    points: 'heat',
    numerals: 'large',
    host: 'half',
    voices: 'row',
    closing: 'emblem',
    tint: 'strong',
    grounds: {
      booking: 'strong',
      story: 'ink',
      event: 'tint',
      closing: 'strong',
      audience: 'tint',
    },
  },
} satisfies Record<Motif, Character>;

/** How a face is set: size relative to the other faces, letter spacing and line height. */
export interface Setting {
  readonly scale: number;
  readonly tracking: string;
  readonly leading: number;
}

/** The setting of every display face, which makes all look alike at the same nominal size. */
export const settings = {
  Fraunces: { scale: 1, tracking: '-.02em', leading: 1.06 },
  'Bricolage Grotesque': { scale: 1, tracking: '-.03em', leading: 1.02 },
  Newsreader: { scale: 1.06, tracking: '-.02em', leading: 1.06 },
  Archivo: { scale: 0.82, tracking: '-.02em', leading: 1.04 },
  Cormorant: { scale: 1.2, tracking: '-.015em', leading: 0.98 },
  'Space Grotesk': { scale: 0.94, tracking: '-.035em', leading: 1.06 },
  'Instrument Serif': { scale: 1.16, tracking: '-.015em', leading: 1.02 },
  Outfit: { scale: 1, tracking: '-.03em', leading: 1.02 },
  'Playfair Display': { scale: 0.96, tracking: '-.015em', leading: 1.1 },
  'Abril Fatface': { scale: 0.98, tracking: '0', leading: 1.06 },
  Sora: { scale: 0.84, tracking: '-.04em', leading: 1.12 },
  Epilogue: { scale: 0.92, tracking: '-.045em', leading: 1.04 },
} satisfies Record<DisplayFace, Setting>;
