import { type ComponentType, type ReactNode, useId } from 'react';
import type { Motif, Scene as SceneName } from '#engine/declaration/theme.ts';
import { strong } from '#renderer/artwork/drawing/colours.ts';
import { Picture } from '#renderer/artwork/drawing/picture.tsx';
import { times } from '#renderer/artwork/drawing/shapes.ts';
import { motifArtwork } from '#renderer/artwork/motifs/index.ts';
import { Kitchen } from '#renderer/artwork/scenes/kitchen.tsx';
import { Letter } from '#renderer/artwork/scenes/letter.tsx';
import { Plate } from '#renderer/artwork/scenes/plate.tsx';
import { Stage } from '#renderer/artwork/scenes/stage.tsx';

interface MotifProps {
  readonly motif: Motif;
  readonly className?: string | undefined;
}

interface EmblemProps extends MotifProps {
  readonly alt?: string | undefined;
}

interface SceneProps {
  readonly scene: SceneName;
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

/** The drawing of every scene a page may show. */
const sceneArtwork = {
  ridgelines: motifArtwork.ridgelines.Scene,
  citrus: motifArtwork.citrus.Scene,
  speech: motifArtwork.speech.Scene,
  pulse: motifArtwork.pulse.Scene,
  feathers: motifArtwork.feathers.Scene,
  ledger: motifArtwork.ledger.Scene,
  skyline: motifArtwork.skyline.Scene,
  sunrise: motifArtwork.sunrise.Scene,
  contours: motifArtwork.contours.Scene,
  spotlight: motifArtwork.spotlight.Scene,
  ribbons: motifArtwork.ribbons.Scene,
  embers: motifArtwork.embers.Scene,
  stage: Stage,
  kitchen: Kitchen,
  plate: Plate,
  letter: Letter,
} satisfies Record<SceneName, ComponentType>;

/** What stays in view when a narrow box crops a scene: its right side where listed, else its middle. */
const focus: Partial<Record<SceneName, 'xMax'>> = {
  pulse: 'xMax',
  letter: 'xMax',
  embers: 'xMax',
  contours: 'xMax',
};

/** The coach's emblem, square: decoration beside a name, a picture with `alt`. */
export function Emblem({ motif, alt, className }: EmblemProps) {
  const Drawing = motifArtwork[motif].Emblem;
  return (
    <Picture width={240} height={240} alt={alt} className={className}>
      <Drawing />
    </Picture>
  );
}

/** A wide picture, 4 to 3; a box of another shape crops it. */
export function Scene({ scene, alt, className }: SceneProps) {
  const Drawing = sceneArtwork[scene];
  return (
    <Picture width={800} height={600} alt={alt} className={className} crop={focus[scene] ?? 'xMid'}>
      <Drawing />
    </Picture>
  );
}

/** The motif repeated all over its box; the box's `opacity` sets how faint it is. */
export function Pattern({ motif, className }: MotifProps) {
  const { Tile } = motifArtwork[motif];
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={className}>
      <Tiles name={motif}>
        <Tile />
      </Tiles>
    </svg>
  );
}

interface TilesProps {
  /** Tells apart patterns that were drawn by separate renderings of one page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Repeats a drawing of 160 by 160 units all over the picture. */
function Tiles({ name, children }: TilesProps) {
  const id = `${name}${useId()}`;
  return (
    <>
      <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

/** A small ornament between two sections, 10 to 1. */
export function Divider({ motif, className }: MotifProps) {
  const { Ornament } = motifArtwork[motif];
  return (
    <Picture width={240} height={24} className={className}>
      <Ornament />
    </Picture>
  );
}

interface StarsProps {
  /** 1 to 5. */
  readonly count: number;
  /** The rating in words. */
  readonly alt: string;
  readonly className?: string | undefined;
}

const star = 'l2.6 5.9 6.4.6-4.8 4.3 1.4 6.2-5.6-3.2-5.6 3.2 1.4-6.2-4.8-4.3 6.4-.6z';

/** A rating of five stars, 5 to 1: those given in the strong colour, the rest in a tint. */
export function Stars({ count, alt, className }: StarsProps) {
  const stars = times(5, (index) => `M${10 + index * 22} 1${star}`);
  return (
    <Picture width={108} height={20} alt={alt} className={className}>
      <path fill={strong} d={stars.slice(0, count).join('')} />
      {count < 5 && <path fill={strong} opacity={0.22} d={stars.slice(count).join('')} />}
    </Picture>
  );
}
