declare module 'subset-font' {
  /** Cuts a font down to what the text needs; see the package's README. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
  // The package is CommonJS: its function is the module.
  export = subsetFont;
}
