/** A photograph in the sizes and formats that browsers choose from. */
export interface Photo {
  /** Width and height of the largest size in pixels: browsers reserve room of this shape. */
  readonly width: number;
  readonly height: number;
  /** Every size as AVIF and as WebP, as the values of `srcset`. */
  readonly avif: string;
  readonly webp: string;
  /** The address of the JPEG, for programs that know neither format. */
  readonly jpeg: string;
}

/** Photographs by file relative to funnels/: `<coach>/<file>`. */
export type PhotoManifest = Readonly<Record<string, Photo>>;
