import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { Within } from '#renderer/artwork/drawing/picture.tsx';
import {
  boxes,
  curve,
  disc,
  lines,
  type Point,
  rows,
  seeded,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** The top of a tower's front: x and y, and a width or a number of columns. */
type Tower = readonly [x: number, y: number, across: number];

/** The far row of towers: x, top and width of each, standing on the waterline. */
const far = rows<Tower>(
  '96,268,44 150,296,40 196,250,30 300,262,46 352,240,34 420,276,40 470,254,32 540,284,44 600,266,28 640,302,60',
);

/** The near row, drawn after downtown's own tops: obelisk, hexagons, mansard and a round crown. */
function towers(base: number): string {
  const tops: readonly (readonly Point[])[] = [
    rows('120,286 120,262 160,262 160,286 172,286'),
    rows('186,240 204,226 222,240'),
    rows('226,268 246,254 266,268'),
    rows('276,206 279,196 297,150 299,118 301,150 319,196 322,206'),
    rows('334,276 384,276'),
    rows('392,216 400,194 438,194 446,216'),
    rows('452,232 460,210 492,210 500,232'),
    rows('512,258 516,244 526,236 540,232 554,236 564,244 568,258'),
    rows('580,292 580,272 618,284 618,292'),
  ];
  return tops
    .map((top) => {
      const [first, last] = [top[0] ?? [0, 0], top.at(-1) ?? [0, 0]];
      return lines([...top, [last[0], base], [first[0], base]]);
    })
    .join('');
}

/** Lit windows in columns, some of them dark. */
function windows(base: number): string {
  const random = seeded(7);
  const fronts = rows<Tower>('192,250,4 282,214,5 398,226,6 518,268,6 458,240,5 340,286,6');
  return boxes(
    fronts.flatMap(([x, top, columns]) =>
      times(Math.floor((base - top - 12) / 14), (row) =>
        times(columns, (column) => [x + column * 8, top + row * 14, 4, 7] as const),
      )
        .flat()
        .filter(() => random() > 0.38),
    ),
  );
}

/** The deck of the bridge: it leaves the near shore, rises in a curve and turns to the city. */
const deck: readonly Point[] = rows(
  '810,372 730,322 640,302 540,306 420,326 300,350 200,366 120,374',
);

function piers(): string {
  const places = rows<readonly [number, number, number, number]>(
    '748,345,520,15 676,312,470,12 606,306,442,10 536,310,420,8 470,322,404,7 408,330,392,6 350,340,384,5',
  );
  return places
    .map(
      ([x, top, foot, w]) =>
        `M${x - w * 2} ${top}h${w * 4}l${-w} ${w * 1.6}V${foot}h${-w * 0.8}V${top + w * 3}q0 ${-w} ${-w * 1.2} ${-w}t${-w * 1.2} ${w}V${foot}h${-w * 0.8}V${top + w * 1.6}z`,
    )
    .join('');
}

function sail(x: number, y: number, h: number): string {
  return `M${x} ${y - h}v${h * 0.9}h${h * 0.55}zM${x - h * 0.08} ${y - h * 0.8}v${h * 0.7}h${-h * 0.36}zM${x - h * 0.45} ${y - h * 0.04}h${h * 1.05}l${-h * 0.16} ${h * 0.14}h${-h * 0.72}z`;
}

/** Still water: a band that thins out to both sides. */
const ripple = (x: number, y: number, w: number) =>
  `M${x - w} ${y}q${w} -5 ${w * 2} 0q${-w} 5 ${-w * 2} 0z`;

function City() {
  return (
    <>
      <path
        fill={tint(strong, 30)}
        d={boxes(far.map(([x, y, w]) => [x, y, w, 372 - y] as const))}
      />
      <path fill={tint(strong, 88, ink)} d={towers(372)} />
      <path fill={tint(accent, 78)} d={windows(360)} />
    </>
  );
}

function Scene() {
  return (
    <>
      <path fill={tint(accent, 16)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(strong, 12)} d={boxes([[0, 0, 800, 96]])} />
      <path fill={tint(strong, 6)} d={boxes([[0, 96, 800, 64]])} />
      <circle cx="236" cy="300" r="206" fill={tint(accent, 34)} />
      <circle cx="236" cy="300" r="140" fill={accent} />
      <path
        fill={paper}
        d={`${ripple(520, 118, 130)}${ripple(610, 134, 90)}${ripple(128, 72, 90)}`}
      />
      <City />
      <path fill={tint(strong, 46)} d={boxes([[0, 372, 800, 60]])} />
      <path fill={tint(strong, 66)} d={boxes([[0, 418, 800, 70]])} />
      <path fill={strong} d={boxes([[0, 476, 800, 124]])} />
      <path fill={tint(strong, 72, ink)} d={boxes([[0, 546, 800, 54]])} />
      <path
        fill={accent}
        d={times(9, (row) =>
          ripple(236 + (row % 2 ? 22 : -16), 384 + row * 20, 128 - row * 12),
        ).join('')}
      />
      <path
        fill={tint(paper, 70, strong)}
        d={`${ripple(470, 452, 60)}${ripple(560, 520, 90)}${ripple(690, 566, 70)}${ripple(80, 560, 70)}${ripple(60, 440, 40)}`}
      />
      <path fill={ink} d={piers()} />
      <path fill="none" stroke={ink} strokeWidth="13" d={curve(deck)} />
      <path
        fill="none"
        stroke={light}
        strokeWidth="3"
        d={curve(deck.map(([x, y]) => [x, y - 5]))}
      />
      <path fill={light} d={`${sail(420, 500, 74)}${sail(118, 466, 42)}`} />
      <path
        fill={ink}
        d="M0 600v-46q70-16 140 4t130 42zM40 566q14-120 6-214 2-6 7 0 12 110 4 218z"
      />
      <path
        fill={ink}
        d="M46 360C22 316-24 318-44 340q42-10 74 14-52 2-62 52 30-34 66-40-30 26-24 72 14-46 38-66 8 40 40 58-14-34-20-64 36 6 50 46 4-48-42-62 42-8 70 16-14-42-76-30 24-30 62-28-48-24-86 52z"
      />
    </>
  );
}

function Emblem() {
  return (
    <Within path="M16 240V112a104 104 0 0 1 208 0v128z">
      <path fill={tint(accent, 26)} d={boxes([[0, 0, 240, 240]])} />
      <circle cx="120" cy="118" r="58" fill={accent} />
      <path
        fill={tint(strong, 82, ink)}
        d="M34 168v-46h20v46zM62 168V96l11-9 11 9v72zM96 168v-58h16v-22l12-42 12 42v80zM146 168v-66q12-16 24 0v66zM178 168v-42h22v42z"
      />
      <path fill={strong} d={boxes([[0, 158, 240, 90]])} />
      <path
        fill={accent}
        d={`${ripple(120, 172, 46)}${ripple(112, 188, 34)}${ripple(126, 222, 22)}`}
      />
      <path fill={ink} d="M46 156h8v70h-8zM102 148h9v84h-9zM166 156h9v72h-9z" />
      <path fill="none" stroke={paper} strokeWidth="17" d="M0 178Q110 122 240 172" />
      <path fill="none" stroke={ink} strokeWidth="9" d="M0 180Q110 124 240 174" />
    </Within>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={strong} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(accent, 30)} d={boxes([[0, 352, 600, 330]])} />
      <g transform="translate(-110 290)">
        <circle cx="236" cy="250" r="126" fill={accent} />
        <City />
        <path fill={tint(strong, 50)} d={boxes([[0, 372, 800, 60]])} />
        <path fill={tint(strong, 76)} d={boxes([[0, 412, 800, 90]])} />
        <path
          fill={accent}
          d={times(4, (row) =>
            ripple(236 + (row % 2 ? 22 : -16), 384 + row * 18, 118 - row * 20),
          ).join('')}
        />
        <path fill={ink} d={`${piers()}${boxes([[0, 448, 800, 70]])}`} />
        <path fill="none" stroke={ink} strokeWidth="13" d={curve(deck)} />
        <path fill={paper} d={sail(452, 430, 54)} />
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
      d={times(
        5,
        (row) => `M${row % 2 ? -40 : 0} ${16 + row * 32}q20-14 40 0t40 0 40 0 40 0 40 0`,
      ).join('')}
    />
  );
}

function Ornament() {
  return (
    <>
      <path
        fill="none"
        stroke={strong}
        strokeWidth="2"
        d="M0 20q60-26 120-18t120 18M40 12v12M80 5v19M160 6v18M200 12v12"
      />
      <path fill={accent} d={disc(120, 14, 5)} />
    </>
  );
}

/** San Diego across the bay: towers, the bridge to Coronado, bands of water and a low sun. */
export const skyline: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 60, width: 504, height: 262 },
    align: 'left',
    from: 'top',
    author: 774,
    colour: light,
    quiet: tint(accent, 60, light),
    badge: [500, 396],
    badgeGround: accent,
    badgeColour: ink,
  },
  Tile,
  Ornament,
};
