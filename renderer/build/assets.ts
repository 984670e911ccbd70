import type { FontManifest } from '#renderer/fonts/manifest.ts';
import type { PhotoManifest } from '#renderer/photos/photo.ts';
import type { StylePart } from '#renderer/styles/used-rules.ts';

/** What documents need of the build. */
export interface Assets {
  /** The style of the public pages; what a page uses of it stands inline. */
  readonly style: readonly StylePart[];
  /** Further tags for the head: only the dev server needs some. */
  readonly head: string;
  /** The interest script: its code, or in dev its address. */
  readonly interest: { readonly code: string } | { readonly src: string };
  /** The address of the code that hydrates a form. */
  readonly formChunk: string;
  readonly fonts: FontManifest;
  /** Funnels that have a picture at /social/<id>.png. */
  readonly socialPictures: ReadonlySet<string>;
  readonly photos: PhotoManifest;
}
