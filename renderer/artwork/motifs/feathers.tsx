import { accent, glow, ink, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import {
  boxes,
  disc,
  type Point,
  place,
  polar,
  rows,
  steps,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** A feather as one brush arc: it leaves `base` along `degrees`, bends, and ends in a point. */
function feather(
  base: Point,
  degrees: number,
  length: number,
  width: number,
  bend: number,
): string {
  const tip = polar(base, length, degrees + bend);
  const swell = (share: number, side: number) =>
    polar(
      polar(base, length * share, degrees + bend * share * 0.4),
      width * side,
      degrees + bend * share + 90,
    );
  return `M${place(base)}c${steps(base, swell(0.3, -0.7), swell(0.78, -1), tip)}c${steps(tip, swell(0.86, 0.6), swell(0.34, 0.8), base)}z`;
}

/** The quill: a thin line from the base nearly to the tip. */
function quill(base: Point, degrees: number, length: number, bend: number): string {
  return `M${place(base)}q${steps(base, polar(base, length * 0.5, degrees + bend * 0.2), polar(base, length * 0.86, degrees + bend * 0.9))}`;
}

/** One layer of a wing: its feathers stand along the arm, from the wrist to the shoulder. */
interface Row {
  readonly count: number;
  readonly length: number;
  readonly width: number;
  /** How far down the arm the first feather stands, from 0 to 1. */
  readonly start?: number;
}

const wrist: Point = [620, 214];
const elbow: Point = [520, 236];
const shoulder: Point = [428, 322];

function plumes({ count, length, width, start = 0 }: Row) {
  return times(count, (index) => {
    const share = start + ((1 - start) * index) / (count - 1);
    const [near, far] = share < 0.5 ? [wrist, elbow] : [elbow, shoulder];
    const part = (share % 0.5) * 2 || (share === 1 ? 1 : 0);
    const base: Point = [near[0] + (far[0] - near[0]) * part, near[1] + (far[1] - near[1]) * part];
    return {
      base,
      degrees: -68 + 112 * share,
      length: length * (1 - 0.42 * share),
      width,
      bend: 16,
    };
  });
}

const drawPlumes = (row: Row) =>
  plumes(row)
    .map((one) => feather(one.base, one.degrees, one.length, one.width, one.bend))
    .join('');
const drawQuills = (row: Row) =>
  plumes(row)
    .map((one) => quill(one.base, one.degrees, one.length, one.bend))
    .join('');

const wing: readonly (Row & { readonly colour: string })[] = [
  { count: 12, length: 216, width: 25, colour: strong },
  { count: 8, length: 152, width: 19, start: 0.2, colour: tint(accent, 52, strong) },
  { count: 6, length: 84, width: 15, start: 0.34, colour: accent },
];

const tail = [-40, -20, 0, 20, 40];

function Wings() {
  return [undefined, 'matrix(-1 0 0 1 800 0)'].map((side) => (
    <g key={side ?? ''} transform={side}>
      {wing.map((row) => (
        <path
          key={row.count}
          fill={row.colour}
          stroke={paper}
          strokeWidth="2"
          d={drawPlumes(row)}
        />
      ))}
      <path
        fill="none"
        stroke={tint(accent, 50)}
        strokeWidth="2"
        d={wing.slice(0, 2).map(drawQuills).join('')}
      />
      <path
        fill={tint(strong, 66, ink)}
        d="M396 380C420 290 480 236 530 226s84-8 100-16c-6 22-40 30-88 36s-84 46-100 110z"
      />
    </g>
  ));
}

function Bird() {
  return (
    <>
      <path
        fill={strong}
        stroke={paper}
        strokeWidth="2"
        d={tail
          .map((turn) =>
            feather([400, 396], 90 + turn * 1.2, 170 - Math.abs(turn) * 0.9, 17, -turn * 0.7),
          )
          .join('')}
      />
      <path
        fill={accent}
        d={tail
          .map((turn) => disc(...polar([400, 396], 150 - Math.abs(turn) * 0.9, 90 + turn * 0.5), 7))
          .join('')}
      />
      <Wings />
      <path
        fill={tint(strong, 66, ink)}
        d="M400 452c-30-30-40-74-32-112 6-30 16-44 16-76 0-30 2-56 30-58 16 0 26 8 32 20l24 10-26 6c-10 8-14 22-10 40 8 30 14 46 8 84-6 36-18 62-42 86z"
      />
      <path fill={accent} d="M384 320q16 20 32 0 6 36-16 74-22-38-16-74z" />
      <path
        fill={accent}
        d="M400 212c-26-14-32-44-14-72 2 22 10 30 18 36-4-20 2-36 18-50-4 28 8 42 6 64-6 12-16 20-28 22z"
      />
      <path fill={paper} d={disc(426, 226, 4)} />
    </>
  );
}

function Scene() {
  return (
    <>
      <path fill={tint(accent, 13)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(glow, 44)} d={disc(400, 270, 248)} />
      <path fill={tint(glow, 84)} d={disc(400, 270, 168)} />
      <g transform="translate(-40 -4) scale(1.1)">
        <Bird />
      </g>
      <path fill={tint(strong, 70, ink)} d="M0 600v-26q100-24 200-4t200 10 200-8 200 0v28z" />
      <path
        fill={accent}
        d={rows('120,500 196,448 640,480 700,420 90,404 596,536 250,530')
          .map(([x = 0, y = 0], index) =>
            feather([x, y], -70 - index * 12, 26 + (index % 3) * 8, 6, 20),
          )
          .join('')}
      />
    </>
  );
}

function Emblem() {
  return (
    <g transform="translate(-18 14) scale(.345)">
      <path fill={glow} d={disc(400, 250, 190)} />
      {[undefined, 'matrix(-1 0 0 1 800 0)'].map((side) => (
        <g key={side ?? ''} transform={side}>
          <path
            fill={strong}
            stroke={paper}
            strokeWidth="6"
            d={drawPlumes({ count: 8, length: 190, width: 36 })}
          />
          <path fill={accent} d={drawPlumes({ count: 5, length: 92, width: 24, start: 0.25 })} />
          <path
            fill={tint(strong, 60, ink)}
            d="M412 372C440 290 476 240 530 228s84-8 104-18c-6 30-40 38-88 46s-84 50-100 130z"
          />
        </g>
      ))}
      <path
        fill={strong}
        stroke={paper}
        strokeWidth="5"
        d={[-36, 0, 36]
          .map((turn) => feather([400, 400], 90 + turn, 200 - Math.abs(turn), 34, -turn * 0.7))
          .join('')}
      />
      <path
        fill={tint(strong, 60, ink)}
        d="M400 480c-46-40-62-94-48-142 10-32 22-48 22-80 0-38 6-70 42-72 22 0 34 12 40 28l38 14-40 10c-14 10-18 26-14 46 12 36 20 56 12 104-8 40-26 68-52 92z"
      />
      <path
        fill={accent}
        d="M398 190c-34-18-42-56-18-94 2 30 14 40 24 48-6-26 2-48 24-66-6 38 10 56 8 84-8 16-20 26-38 28z"
      />
    </g>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={tint(strong, 82, ink)} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(accent, 50, strong)} d={disc(300, 548, 252)} />
      <path fill={accent} d={disc(300, 548, 164)} />
      <g transform="translate(20 350) scale(.7)">
        <Bird />
      </g>
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d={times(6, (index) =>
        feather(
          [(index % 2) * 80 + 30, 60 + Math.floor(index / 2) * 52 - (index % 2) * 20],
          -40 - (index % 3) * 24,
          52,
          11,
          16,
        ),
      ).join('')}
    />
  );
}

function Ornament() {
  return (
    <>
      <path
        fill={strong}
        d={`${feather([116, 14], 180, 112, 9, 4)}${feather([124, 14], 0, 112, 9, -4)}`}
      />
      <path fill={accent} d={disc(120, 14, 5)} />
    </>
  );
}

/** A bird of brush arcs that rises before the sun. */
export const feathers: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 56, y: 64, width: 488, height: 224 },
    align: 'centre',
    from: 'top',
    author: 776,
    colour: paper,
    quiet: tint(accent, 70, paper),
    badge: [500, 700],
    badgeGround: accent,
    badgeColour: ink,
  },
  Tile,
  Ornament,
};
