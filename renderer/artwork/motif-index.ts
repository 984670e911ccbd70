import type { Motif } from '#engine/declaration/theme.ts';
import type { MotifArtwork } from './motif-artwork.ts';
import { citrus } from './motifs/citrus.tsx';
import { contours } from './motifs/contours.tsx';
import { embers } from './motifs/embers.tsx';
import { feathers } from './motifs/feathers.tsx';
import { ledger } from './motifs/ledger.tsx';
import { pulse } from './motifs/pulse.tsx';
import { ribbons } from './motifs/ribbons.tsx';
import { ridgelines } from './motifs/ridgelines.tsx';
import { skyline } from './motifs/skyline.tsx';
import { speech } from './motifs/speech.tsx';
import { spotlight } from './motifs/spotlight.tsx';
import { sunrise } from './motifs/sunrise.tsx';

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
