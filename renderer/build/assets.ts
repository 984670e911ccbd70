import type { FontManifest } from '#renderer/fonts/manifest.ts';
import type { PhotoManifest } from '#renderer/photos/photo.ts';
import type { StylePart } from '#renderer/styles/used-rules.ts';

/** What the build provides for the pages. */
export interface Assets {
  /** The style of the public pages; each page carries the rules it uses. */
  readonly style: readonly StylePart[];
  /** Further tags for the head, which only the dev server needs. */
  readonly head: string;
  /** The interest script: its code, or its address on the dev server. */
  readonly interest: { readonly code: string } | { readonly src: string };
  /** The address of the code that hydrates a form. */
  readonly formChunk: string;
  readonly fonts: FontManifest;
  /** Funnels that have a picture at /social/<id>.png. */
  readonly socialPictures: ReadonlySet<string>;
  readonly photos: PhotoManifest;
}
