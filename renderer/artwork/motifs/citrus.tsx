import { accent, glow, ink, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import {
  boxes,
  disc,
  lines,
  type Point,
  place,
  polar,
  rows,
  steps,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** The pieces of a halved fruit: rounded wedges that leave the white between them. */
export function wedges(x: number, y: number, radius: number, count: number, turn: number): string {
  const step = 360 / count;
  const inner = radius * 0.13;
  const gap = radius * 0.045;
  return times(count, (index) => {
    const middle = turn + index * step;
    const reach = step / 2 - (gap / radius) * 60;
    const tip = polar([x, y], inner, middle);
    const left = polar([x, y], radius * 0.86, middle - reach);
    const right = polar([x, y], radius * 0.86, middle + reach);
    const outLeft = polar([x, y], radius, middle - reach * 0.62);
    const outRight = polar([x, y], radius, middle + reach * 0.62);
    const cornerLeft = polar([x, y], radius, middle - reach);
    const cornerRight = polar([x, y], radius, middle + reach);
    return `M${place(tip)}l${steps(tip, left)}q${steps(left, cornerLeft, outLeft)}a${radius} ${radius} 0 0 1 ${steps(outLeft, outRight)}q${steps(outRight, cornerRight, right)}z`;
  }).join('');
}

interface HalfProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly peel: string;
  readonly flesh: string;
  readonly turn?: number;
  readonly count?: number;
}

/** A fruit cut in halves, seen from above. */
function Half({ x, y, r, peel, flesh, turn = -80, count = 10 }: HalfProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={peel} />
      <circle cx={x} cy={y} r={Math.round(r * 0.9)} fill={tint(light, 92, peel)} />
      <path fill={flesh} d={wedges(x, y, Math.round(r * 0.8), count, turn)} />
    </>
  );
}

/** A sugar cube in parallel perspective, its front corner at the bottom. */
function Cube({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const w = size * 0.87;
  const h = size * 0.5;
  const top: Point[] = [
    [x, y - size - h * 2],
    [x + w, y - size - h],
    [x, y - size],
    [x - w, y - size - h],
  ];
  return (
    <>
      <path fill={tint(ink, 4, light)} d={lines(top)} />
      <path
        fill={tint(ink, 12, light)}
        d={lines([
          [x, y],
          [x - w, y - h],
          [x - w, y - size - h],
          [x, y - size],
        ])}
      />
      <path
        fill={tint(ink, 24, light)}
        d={lines([
          [x, y],
          [x + w, y - h],
          [x + w, y - size - h],
          [x, y - size],
        ])}
      />
    </>
  );
}

const leaf = (x: number, y: number, dx: number, dy: number) =>
  `M${x} ${y}q${dx * 0.2 - dy * 0.4} ${dy * 0.2 + dx * 0.4} ${dx} ${dy}q${-dx * 0.2 + dy * 0.4} ${-dy * 0.2 - dx * 0.4} ${-dx} ${-dy}z`;

function Scene() {
  return (
    <>
      <path fill={tint(strong, 14)} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill={tint(strong, 26)}
        d={boxes(
          times(5, (row) =>
            times(11, (column) => [column * 80 - (row % 2) * 40, row * 66, 76, 62] as const),
          ).flat(),
        )}
      />
      <path fill={tint(accent, 16)} d="M0 330h800v270H0z" />
      <path fill={tint(accent, 30)} d="M0 330h800v10H0z" />
      <path
        fill={tint(accent, 76, ink)}
        d="M64 520h672v22a16 16 0 0 1-16 16H80a16 16 0 0 1-16-16z"
      />
      <path
        fill={tint(accent, 44)}
        d="M140 380h520a16 16 0 0 1 14 8l60 124a8 8 0 0 1-8 12H74a8 8 0 0 1-8-12l60-124a16 16 0 0 1 14-8z"
      />
      <path
        fill={tint(ink, 22, tint(accent, 50))}
        d="M150 430a140 26 0 0 0 250 20l80 24a80 18 0 0 0 40-30l-60-40a110 16 0 0 0 200 10l-20-20H160z"
      />
      <path
        fill={tint(strong, 84, light)}
        d="M560 412c-62 0-98-34-96-92 2-44 32-62 42-104 8-36 20-72 52-72s46 34 54 70c10 44 44 58 48 104 4 58-38 94-100 94z"
      />
      <path
        fill={tint(strong, 76, ink)}
        d="M566 412c56-6 92-40 88-94-4-46-38-60-48-104-6-26-13-50-28-62 2 40 4 78 26 116 26 46 22 110-38 144z"
      />
      <path
        fill={tint(light, 55, strong)}
        d="M500 300c6-28 26-46 32-66-2 30-14 60-18 86s-18 8-14-20z"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="7"
        strokeLinecap="round"
        d="M558 146q-2-30 16-50"
      />
      <path fill={strong} d={leaf(566, 118, 92, -26)} />
      <Half x={268} y={298} r={148} peel={accent} flesh={tint(accent, 78, glow)} />
      <Half
        x={424}
        y={416}
        r={84}
        peel={strong}
        flesh={tint(strong, 58, light)}
        turn={-60}
        count={9}
      />
      <path
        fill={ink}
        d={rows('-2,0 34,22 22,-30')
          .map(([dx = 0, dy = 0]) => leaf(268 + dx * 2, 298 + dy * 2, 16, 6))
          .join('')}
      />
      <Cube x={578} y={510} size={56} />
      <Cube x={684} y={496} size={56} />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="9"
        strokeLinecap="round"
        d="M520 520l116-122M628 504l112-118"
      />
    </>
  );
}

function Emblem() {
  return (
    <>
      <Half x={120} y={122} r={112} peel={accent} flesh={accent} count={8} turn={-67.5} />
      <path fill={strong} d={leaf(122, 20, 96, -4)} />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={tint(accent, 22)} d={boxes([[0, 0, 600, 800]])} />
      <Half x={470} y={196} r={270} peel={accent} flesh={accent} count={10} />
      <Half x={112} y={330} r={84} peel={strong} flesh={tint(strong, 46, light)} count={9} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d={`${wedges(40, 44, 30, 8, 0)}${wedges(122, 122, 22, 8, 20)}${disc(126, 36, 4)}${disc(36, 126, 4)}`}
    />
  );
}

function Ornament() {
  return (
    <>
      <path fill={accent} d={wedges(120, 12, 12, 8, 0)} />
      <path fill="none" stroke={strong} strokeWidth="2" d="M0 12h96M144 12h96" />
    </>
  );
}

/** A kitchen in daylight: fruit cut in halves and sugar struck out. */
export const citrus: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 446, width: 504, height: 252 },
    align: 'left',
    from: 'bottom',
    author: 752,
    colour: ink,
    quiet: strong,
    badge: [112, 120],
    badgeGround: strong,
    badgeColour: light,
  },
  Tile,
  Ornament,
};
