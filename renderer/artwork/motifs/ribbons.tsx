import { accent, deep, glow, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { Within } from '#renderer/artwork/drawing/picture.tsx';
import {
  boxes,
  curve,
  disc,
  land,
  type Point,
  rows,
  seeded,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

interface Ribbon {
  readonly y: number;
  readonly sway: number;
  readonly phase: number;
  readonly tall: number;
  readonly seed: number;
}

/** A curtain of light: narrow upright strokes that stand on a swaying line. */
function curtain({ y, sway, phase, tall, seed }: Ribbon, width: number, step: number): string {
  const random = seeded(seed);
  return times(Math.ceil(width / step), (index) => {
    const x = index * step;
    const turn = (x / width) * Math.PI * 2;
    const foot = y + sway * Math.sin(turn + phase) + sway * 0.3 * Math.sin(turn * 2.3 + phase);
    const fold = 0.55 + 0.45 * Math.abs(Math.sin(turn * 1.5 + phase * 2));
    const height = tall * fold * (0.9 + random() * 0.1);
    return `M${x} ${Math.round(foot)}v${-Math.round(height)}`;
  }).join('');
}

/** The soft body of a ribbon between its foot and a share of its height. */
function band({ y, sway, phase, tall }: Ribbon, width: number): string {
  const at = (index: number, lift: number): Point => {
    const turn = (index / 10) * Math.PI * 2;
    const foot = y + sway * Math.sin(turn + phase) + sway * 0.3 * Math.sin(turn * 2.3 + phase);
    return [
      (index / 10) * width,
      foot - lift * (0.55 + 0.45 * Math.abs(Math.sin(turn * 1.5 + phase * 2))),
    ];
  };
  return `${curve(times(11, (index) => at(index, 0)))}L${curve(times(11, (index) => at(10 - index, tall * 0.3))).slice(1)}z`;
}

const ribbons3: readonly Ribbon[] = [
  { y: 232, sway: 44, phase: 0.4, tall: 180, seed: 3 },
  { y: 326, sway: 44, phase: 2.2, tall: 170, seed: 9 },
  { y: 392, sway: 24, phase: 4.2, tall: 110, seed: 17 },
];

const starAt = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3} ${-r * 0.7} ${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.3} ${-r * 0.7} ${-r * 0.7} ${-r * 0.3} ${r * 0.7} ${-r * 0.3}z`;

function stars(width: number, height: number, count: number, seed: number): string {
  const random = seeded(seed);
  return times(count, () =>
    disc(random() * width, random() * height, 1 + Math.round(random() * 2)),
  ).join('');
}

function Sky({ width }: { readonly width: number }) {
  const colours = [tint(strong, 82, light), accent, glow];
  return ribbons3.map((ribbon, index) => (
    <g key={ribbon.seed}>
      <path
        fill="none"
        stroke={tint(colours[index] ?? accent, 62, deep)}
        strokeWidth="5"
        d={curtain(ribbon, width, 9)}
      />
      <path fill={tint(colours[index] ?? accent, 88, deep)} d={band(ribbon, width)} />
    </g>
  ));
}

function Scene() {
  return (
    <>
      <path fill={deep} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill={light}
        d={`${stars(800, 300, 34, 5)}${starAt(120, 84, 13)}${starAt(676, 60, 17)}${starAt(470, 44, 9)}`}
      />
      <Sky width={800} />
      <path
        fill={tint(strong, 55, deep)}
        d={land(rows('0,408 120,352 230,404 360,372 470,420 610,350 720,392 800,366'), 470)}
      />
      <path fill={tint(strong, 28, deep)} d={boxes([[0, 452, 800, 148]])} />
      <path
        fill={tint(accent, 60, deep)}
        d={times(
          9,
          (row) => `M${150 + row * 34} ${468 + row * 13}h${330 - row * 26}v5h${-(330 - row * 26)}z`,
        ).join('')}
      />
      <path
        fill={tint(glow, 70, deep)}
        d={times(
          6,
          (row) => `M${430 + row * 20} ${474 + row * 17}h${180 - row * 22}v4h${-(180 - row * 22)}z`,
        ).join('')}
      />
      <path
        fill={deep}
        d={`${land(rows('0,500 90,496 200,548 330,588 430,600'), 600)}${land(
          rows('520,600 640,560 740,506 800,500'),
          600,
        )}M646 560v-46h-10l48-40 48 40h-10v30z`}
      />
      <path fill={glow} d="M664 520h16v20h-16zM690 520h16v20h-16z" />
      <path
        fill={deep}
        d="M54 500l-22 0 18-40-12 0 16-36-8 0 18-46 18 46-8 0 16 36-12 0 18 40zM130 520l-16 0 14-30-9 0 13-28-6 0 14-36 14 36-6 0 13 28-9 0 14 30z"
      />
    </>
  );
}

function Emblem() {
  return (
    <Within path={disc(120, 120, 116)}>
      <path fill={deep} d={boxes([[0, 0, 240, 240]])} />
      <path
        fill={tint(strong, 88, light)}
        d="M0 92Q50 20 108 62T240 30v34Q176 118 112 104T0 140z"
      />
      <path fill={accent} d="M0 150Q60 84 124 118T240 84v30Q184 162 122 152T0 178z" />
      <path fill={glow} d="M0 178q64-36 124-14t116-34v16q-60 48-118 36T0 190z" />
      <path fill={light} d={`${starAt(64, 44, 11)}${starAt(182, 90, 0)}${starAt(170, 22, 8)}`} />
      <path fill={strong} d="M0 196h240v44H0z" />
      <path fill={light} d={boxes(rows('70,206,100,5 92,219,56,4'))} />
    </Within>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={deep} d={boxes([[0, 0, 600, 800]])} />
      <path fill={light} d={`${starAt(536, 58, 15)}${starAt(496, 352, 10)}${starAt(90, 400, 8)}`} />
      <g transform="translate(0 300)">
        <Sky width={620} />
      </g>
      <path
        fill={tint(strong, 60, deep)}
        d={land(rows('0,712 120,660 230,706 360,676 470,716 600,660'), 800)}
      />
      <path fill={deep} d={boxes([[0, 742, 600, 58]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2"
      d={curtain({ y: 90, sway: 20, phase: 0, tall: 70, seed: 3 }, 160, 8)}
    />
  );
}

function Ornament() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2"
      d="M0 16q40-22 80-8t80 0 80-8M0 22q40-22 80-8t80 0 80-8M0 10q40-22 80-8t80 0 80-8"
    />
  );
}

/** An evening sky: ribbons of light over a horizon. */
export const ribbons: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 64, width: 504, height: 270 },
    align: 'left',
    from: 'top',
    author: 778,
    colour: light,
    quiet: tint(glow, 70, light),
    badge: [500, 430],
    badgeGround: glow,
    badgeColour: deep,
  },
  Tile,
  Ornament,
};
