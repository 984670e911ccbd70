/** A photograph as browsers choose from it. */
export interface Photo {
  /** Width and height of the largest size, in pixels; a browser keeps room of this shape. */
  readonly width: number;
  readonly height: number;
  /** Every size as AVIF and as WebP, as the values of `srcset`. */
  readonly avif: string;
  readonly webp: string;
  /** The address of the JPEG, for programs that know neither format. */
  readonly jpeg: string;
}

/** Photographs by their file relative to funnels/, like `<coach>/<file>`. */
export type PhotoManifest = Readonly<Record<string, Photo>>;

/** The files as declarations name theirs, relative to the project. */
export function listPhotoFiles(photos: PhotoManifest): readonly string[] {
  return Object.keys(photos).map((file) => `funnels/${file}`);
}
