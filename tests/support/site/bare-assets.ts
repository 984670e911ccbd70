import type { Assets } from '#renderer/build/assets.ts';
import { readStyle } from '#renderer/styles/read-style.ts';

/** Assets for drawing pages without a build: no fonts, photographs or scripts of their own. */
export function bareAssets({
  style = '',
  socialPictures = [],
}: {
  readonly style?: string;
  /** The ids of funnels that have one. */
  readonly socialPictures?: readonly string[];
} = {}): Assets {
  const font = {
    face: 'Fraunces',
    fallbacks: [],
    url: '/assets/a.woff2',
    css: '',
    stack: 'serif',
    weight: 600,
    bytes: 1,
  } as const;
  return {
    style: readStyle(style),
    head: '',
    interest: { code: 'void 0' },
    formChunk: '/assets/island.js',
    fonts: { coaches: {}, covers: {}, site: { ...font, fallbacks: [] } },
    socialPictures: new Set(socialPictures),
    photos: {},
  };
}
