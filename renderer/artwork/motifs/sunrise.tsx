import { glow, ink, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import {
  boxes,
  disc,
  lines,
  type Point,
  polar,
  rows,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** A bar that stands on a circle and points away from its centre. */
function bar(centre: Point, from: number, length: number, degrees: number, width: number): string {
  const half = (radius: number) => (Math.asin(width / 2 / radius) * 180) / Math.PI;
  const to = from + length;
  return lines([
    polar(centre, from, degrees - half(from)),
    polar(centre, to, degrees - half(to)),
    polar(centre, to, degrees + half(to)),
    polar(centre, from, degrees + half(from)),
  ]);
}

/** The sun's rays as a bar chart: each longer than the one before, left to right. */
function rays(
  centre: Point,
  from: number,
  lengths: readonly number[],
  width: number,
  every = 1,
  offset = 0,
): string {
  const step = 180 / lengths.length;
  return lengths
    .map((length, index) =>
      index % every === offset ? bar(centre, from, length, 180 + step * (index + 0.5), width) : '',
    )
    .join('');
}

/** Furrows that run from the horizon's middle to the front edge. */
function furrows(x: number, y: number, bottom: number, left: number, right: number): string {
  const step = (right - left) / 9;
  return times(5, (index) => {
    const foot = left + step * index * 2;
    return lines([
      [x + (foot - x) * 0.05, y],
      [x + (foot + step - x) * 0.05, y],
      [foot + step, bottom],
      [foot, bottom],
    ]);
  }).join('');
}

const growth = [44, 60, 54, 82, 104, 96, 132, 156, 186, 214, 250];

function Scene() {
  const centre: Point = [330, 416];
  return (
    <>
      <path fill={tint(glow, 22)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(glow, 38)} d={disc(330, 416, 290)} />
      <path fill={glow} d={rays(centre, 138, growth, 44)} />
      <path fill={strong} d={rays(centre, 138, growth, 44, 3, 1)} />
      <path fill={tint(strong, 45, glow)} d={rays(centre, 138, growth, 44, 3, 2)} />
      <path fill={strong} d="M212 416a118 118 0 0 1 236 0z" />
      <path fill={glow} d="M232 416a98 98 0 0 1 196 0z" />
      <path fill={tint(strong, 40, glow)} d="M0 416L90 390 190 416zM470 416L640 378l160 30v8z" />
      <path fill={tint(strong, 78, ink)} d={boxes([[0, 416, 800, 184]])} />
      <path fill={tint(strong, 88, glow)} d={furrows(330, 416, 600, -780, 1440)} />
      <path
        fill={ink}
        d="M630 506v-58h-14l54-44 54 44h-14v58zM752 506v-40a22 22 0 0 1 44 0v40zM770 500h8v26h-8z"
      />
      <path fill={glow} d="M660 506v-34h20v34zM642 452h14v14h-14zM684 452h14v14h-14z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeLinecap="round"
        d="M96 152q16-18 30 0 14-18 30 0M168 206q11-12 21 0 10-12 21 0M88 236q9-10 17 0 8-10 17 0"
      />
    </>
  );
}

function Emblem() {
  const centre: Point = [104, 168];
  const lengths = [16, 22, 30, 40, 50, 60, 68];
  return (
    <>
      <path fill={strong} d={rays(centre, 70, lengths, 25)} />
      <path fill={strong} d="M44 168a60 60 0 0 1 120 0z" />
      <path fill={glow} d="M57 168a47 47 0 0 1 94 0z" />
      <path fill={ink} d={boxes(rows('14,178,212,14 44,202,152,10 74,222,92,8'))} />
    </>
  );
}

function CoverArt() {
  const centre: Point = [230, 690];
  return (
    <>
      <path fill={glow} d={boxes([[0, 0, 600, 800]])} />
      <path
        fill={strong}
        d={rays(
          centre,
          128,
          growth.map((length) => length * 1.18),
          48,
        )}
      />
      <path
        fill={tint(strong, 40, ink)}
        d={rays(
          centre,
          128,
          growth.map((length) => length * 1.18),
          48,
          2,
          1,
        )}
      />
      <path fill={paper} d="M120 690a110 110 0 0 1 220 0z" />
      <path fill={ink} d={boxes([[0, 690, 600, 110]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d={`${rays([40, 66], 16, [10, 14, 18, 24, 30], 8)}${rays([120, 146], 16, [10, 14, 18, 24, 30], 8)}M28 66a12 12 0 0 1 24 0zM108 146a12 12 0 0 1 24 0z`}
    />
  );
}

function Ornament() {
  return (
    <path
      fill={strong}
      d={`${boxes(times(9, (index) => [76 + index * 10, 21 - index * 2, 6, 2 + index * 2] as const))}${boxes([[0, 22, 240, 2]])}`}
    />
  );
}

/** A sun whose rays are a bar chart. */
export const sunrise: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 44, y: 60, width: 512, height: 290 },
    align: 'left',
    from: 'top',
    author: 754,
    colour: ink,
    quiet: tint(strong, 40, ink),
    authorColour: paper,
    badge: [508, 410],
    badgeGround: ink,
    badgeColour: paper,
  },
  Tile,
  Ornament,
};
