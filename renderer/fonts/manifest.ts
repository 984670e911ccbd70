import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { FallbackFont } from './fallback-advances.ts';

/** A fallback font, adjusted to its face's width and height. */
export interface FallbackFace {
  readonly family: string;
  readonly like: FallbackFont;
  /** Its names on different systems. */
  readonly names: readonly string[];
  /** The factor that makes it as wide as the face on average. */
  readonly adjust: number;
  /** The face's own heights, as shares of its size. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** A font as pages use it. */
export interface FontEntry {
  readonly face: DisplayFace;
  /** Its URL: a content-hashed file under /assets/. */
  readonly url: string;
  /** The @font-face rule of the font itself. */
  readonly css: string;
  /** In the order of the font stack. */
  readonly fallbacks: readonly FallbackFace[];
  /** The value of `font-family`, and so of `--display`. */
  readonly stack: string;
  readonly weight: number;
  /** The file's size in bytes. */
  readonly bytes: number;
}

/** The content of dist/client/fonts.json. */
export interface FontManifest {
  /** By coach: the display face with every character of the coach's pages. */
  readonly coaches: Readonly<Record<string, FontEntry>>;
  /** By coach: the same face with the characters of its covers only, for home and library. */
  readonly covers: Readonly<Record<string, FontEntry>>;
  /** The face of home, library and the other pages of the site itself. */
  readonly site: FontEntry;
}
