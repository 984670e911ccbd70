/** A font as pages use it. */
export interface FontEntry {
  /** Where browsers fetch it: a content-hashed file under /assets/. */
  readonly url: string;
  /** The @font-face rules of the font and of its fallbacks. */
  readonly css: string;
  /** The value of `font-family`, and so of `--display`. */
  readonly stack: string;
  /** The one weight it has; headings are set in it. */
  readonly weight: number;
  /** The size of the file. */
  readonly bytes: number;
}

/** What dist/client/fonts.json holds. */
export interface FontManifest {
  /** By coach: the display face with every character of the coach's pages. */
  readonly coaches: Readonly<Record<string, FontEntry>>;
  /** By coach: the same face with the characters of its covers only, for home and library. */
  readonly covers: Readonly<Record<string, FontEntry>>;
  /** The face of home, library and the other pages of the site itself. */
  readonly site: FontEntry;
}
