import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { Within } from '#renderer/artwork/drawing/picture.tsx';
import {
  boxes,
  disc,
  land,
  lines,
  type Point,
  ridge,
  rows,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** A lit flank: from the top down the outline on the right, back up along a broken spine. */
function flank(top: Point, foot: Point, spine: readonly Point[], seed: number): string {
  return lines([...ridge([top, foot], 9, seed), ...ridge([...spine, top], 7, seed + 1)]);
}

/** A range of mountains down to the lower edge. */
function range(corners: readonly Point[], rough: number, seed: number): string {
  const right = corners.at(-1)?.[0] ?? 0;
  return lines([...ridge(corners, rough, seed), [right, 640], [corners[0]?.[0] ?? 0, 640]]);
}

/** Pines as one path: each three stacked triangles. */
function pines(places: readonly (readonly [x: number, y: number, height: number])[]): string {
  return places
    .map(([x, y, h]) =>
      times(3, (tier) => {
        const top = y - h + tier * h * 0.22;
        const half = h * (0.13 + tier * 0.06);
        return lines([
          [x, top],
          [x + half, top + h * 0.42],
          [x - half, top + h * 0.42],
        ]);
      }).join(''),
    )
    .join('');
}

const climb: readonly Point[] = rows('44,528 136,462 204,480 300,366 364,384 500,150');

/** The ranges from the palest to the nearest: each is darker and lower than the one behind it. */
function Massif() {
  return (
    <>
      <path
        fill={tint(strong, 16, tint(accent, 16))}
        d={range(rows('0,300 110,226 180,262 280,190 380,270 640,290 740,206 800,244'), 7, 4)}
      />
      <path
        fill={tint(strong, 36)}
        d={range(rows('0,372 80,318 150,350 250,270 330,350 610,352 690,286 800,366'), 8, 6)}
      />
      <path
        fill={strong}
        d={range(
          rows(
            '60,600 196,452 252,470 384,284 424,310 500,148 560,226 606,256 700,404 744,420 880,600',
          ),
          8,
          11,
        )}
      />
      <path
        fill={tint(strong, 66)}
        d={`${flank(
          [500, 148],
          [724, 430],
          rows('640,600 600,452 566,430 560,336 530,300 526,230'),
          21,
        )}${flank([384, 284], [470, 420], rows('462,470 420,404 408,340'), 31)}`}
      />
      <path
        fill={paper}
        d="M500 148l34 42 26 36 22 16-20 24-22-16-12 34-18-42-14 28-16-32-24 22 6-36z"
      />
    </>
  );
}

function Scene() {
  return (
    <>
      <path fill={tint(accent, 14)} d={boxes([[0, 0, 800, 600]])} />
      <circle cx="628" cy="236" r="262" fill={tint(accent, 21)} />
      <circle cx="628" cy="236" r="172" fill={tint(accent, 34)} />
      <circle cx="628" cy="236" r="90" fill={accent} />
      <Massif />
      <path
        fill={tint(strong, 56)}
        d={range(rows('0,470 90,448 180,486 300,462 420,500 560,474 690,510 800,470'), 5, 14)}
      />
      <path
        fill={tint(strong, 72, ink)}
        d={range(rows('0,514 120,490 250,534 400,506 560,552 680,530 800,508'), 5, 15)}
      />
      <path
        fill={ink}
        d={`${land(
          rows('0,572 160,560 330,588 520,562 660,524 800,492'),
          600,
        )}${pines(rows('196,590,44 226,592,62 590,564,62 632,552,96 676,540,70 716,532,122 756,524,84 790,518,110'))}`}
      />
      <path
        fill="none"
        stroke={light}
        strokeWidth="14"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={lines(climb, false)}
      />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
        d={lines(climb, false)}
      />
      <path
        fill={light}
        stroke={accent}
        strokeWidth="6"
        d={climb
          .slice(0, -1)
          .map(([x, y]) => disc(x, y, 9))
          .join('')}
      />
      <path fill={ink} d={boxes([[498, 80, 5, 72]])} />
      <path fill={accent} d="M503 80l56 16-56 18z" />
    </>
  );
}

function Emblem() {
  const line: readonly Point[] = rows('20,178 72,140 96,156 146,66');
  return (
    <Within path={disc(120, 120, 116)}>
      <path fill={tint(accent, 24)} d={boxes([[0, 0, 240, 240]])} />
      <circle cx="176" cy="86" r="36" fill={accent} />
      <path fill={tint(strong, 38)} d="M0 168L58 96l34 40 28-26 60 58 60-40v120H0z" />
      <path fill={strong} d="M10 240l76-96 14 12 46-90 30 50 12 8 60 90v40z" />
      <path fill={tint(strong, 62)} d="M146 66l30 50 12 8 50 76-44-14-16-32-14 6-8-46z" />
      <path fill={paper} d="M146 66l18 30-10 14-9-10-11 12-6-11z" />
      <path fill={ink} d="M0 206q60-26 120-4t120-20v70H0z" />
      <path
        fill="none"
        stroke={paper}
        strokeWidth="15"
        strokeLinejoin="round"
        d={lines(line, false)}
      />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="8"
        strokeLinejoin="round"
        d={lines(line, false)}
      />
      <path fill={accent} stroke={paper} strokeWidth="4" d={disc(146, 66, 11)} />
    </Within>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={tint(accent, 14)} d={boxes([[0, 0, 600, 800]])} />
      <g transform="translate(-120 216)">
        <circle cx="628" cy="236" r="250" fill={tint(accent, 22)} />
        <circle cx="628" cy="236" r="164" fill={tint(accent, 36)} />
        <circle cx="628" cy="236" r="88" fill={accent} />
        <Massif />
        <path
          fill={tint(strong, 74, ink)}
          d={range(rows('100,490 250,534 400,500 560,540 720,500'), 5, 15)}
        />
        <path
          fill={ink}
          d={`${land(
            rows('100,556 330,588 520,560 660,510 720,500'),
            620,
          )}${pines(rows('600,552,62 636,542,96 676,530,70 706,528,112'))}`}
        />
        <path
          fill="none"
          stroke={light}
          strokeWidth="12"
          strokeLinejoin="round"
          d={lines(climb, false)}
        />
        <path
          fill="none"
          stroke={accent}
          strokeWidth="6"
          strokeLinejoin="round"
          d={lines(climb, false)}
        />
      </g>
    </>
  );
}

function Tile() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2"
      d="M0 60l34-34 18 16 34-36 40 44 14-12 20 22M0 114l20-16 30 30 40-46 26 30 16-14 28 16M0 160l40-20 24 12 30-26 66 34"
    />
  );
}

function Ornament() {
  return (
    <>
      <path fill="none" stroke={strong} strokeWidth="2" d="M0 22h78l18-12 10 6 18-14 20 20h96" />
      <path fill={accent} d={disc(158, 7, 5)} />
    </>
  );
}

/** Alpine morning: layered ridges and a line that climbs to the highest. */
export const ridgelines: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 64, width: 504, height: 270 },
    align: 'left',
    from: 'top',
    authorColour: tint(accent, 40, light),
    author: 770,
    colour: ink,
    quiet: strong,
    badge: [102, 470],
    badgeGround: ink,
    badgeColour: paper,
  },
  Tile,
  Ornament,
};
