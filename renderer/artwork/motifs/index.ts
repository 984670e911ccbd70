import type { Motif } from '#engine/declaration/theme.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { citrus } from './citrus.tsx';
import { contours } from './contours.tsx';
import { embers } from './embers.tsx';
import { feathers } from './feathers.tsx';
import { ledger } from './ledger.tsx';
import { pulse } from './pulse.tsx';
import { ribbons } from './ribbons.tsx';
import { ridgelines } from './ridgelines.tsx';
import { skyline } from './skyline.tsx';
import { speech } from './speech.tsx';
import { spotlight } from './spotlight.tsx';
import { sunrise } from './sunrise.tsx';

/** The drawings of every motif. */
export const motifArtwork = {
  ridgelines,
  citrus,
  speech,
  pulse,
  feathers,
  ledger,
  skyline,
  sunrise,
  contours,
  spotlight,
  ribbons,
  embers,
} satisfies Record<Motif, MotifArtwork>;
