import type { Motif } from '#engine/declaration/theme.ts';
import { citrus } from '#renderer/artwork/motifs/citrus.tsx';
import { contours } from '#renderer/artwork/motifs/contours.tsx';
import { embers } from '#renderer/artwork/motifs/embers.tsx';
import { feathers } from '#renderer/artwork/motifs/feathers.tsx';
import { ledger } from '#renderer/artwork/motifs/ledger.tsx';
import { pulse } from '#renderer/artwork/motifs/pulse.tsx';
import { ribbons } from '#renderer/artwork/motifs/ribbons.tsx';
import { ridgelines } from '#renderer/artwork/motifs/ridgelines.tsx';
import { skyline } from '#renderer/artwork/motifs/skyline.tsx';
import { speech } from '#renderer/artwork/motifs/speech.tsx';
import { spotlight } from '#renderer/artwork/motifs/spotlight.tsx';
import { sunrise } from '#renderer/artwork/motifs/sunrise.tsx';
import type { MotifArtwork } from './motif-artwork.ts';

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
