import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { boxes, lines, type Point, rows, times } from '#renderer/artwork/drawing/shapes.ts';

/** Two beats that weaken, then steps that climb: the line of a heart becomes the line of a graph. */
const beat: readonly Point[] = rows(
  '-20,372 70,372 92,348 112,372 136,372 152,408 184,176 214,470 236,372 268,372 292,338 318,372 362,372 376,392 396,292 418,428 434,372 490,372',
);
const rise: readonly Point[] = rows('490,372 556,318 620,336 690,222 770,96');

const heart = (x: number, y: number, s: number) =>
  `M${x} ${y + s}C${x - s * 0.5} ${y + s * 0.58} ${x - s} ${y + s * 0.2} ${x - s} ${y - s * 0.3}A${s * 0.52} ${s * 0.52} 0 0 1 ${x} ${y - s * 0.44}A${s * 0.52} ${s * 0.52} 0 0 1 ${x + s} ${y - s * 0.3}C${x + s} ${y + s * 0.2} ${x + s * 0.5} ${y + s * 0.58} ${x} ${y + s}z`;

function grid(width: number, height: number, step: number): string {
  return `${times(Math.floor(width / step) + 1, (index) => `M${index * step} 0v${height}`).join('')}${times(Math.floor(height / step) + 1, (index) => `M0 ${index * step}h${width}`).join('')}`;
}

function Scene() {
  return (
    <>
      <path fill={strong} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(ink, 22, strong)} d={heart(238, 290, 228)} />
      <path fill="none" stroke={tint(paper, 15, strong)} strokeWidth="2" d={grid(800, 600, 40)} />
      <path
        fill={tint(accent, 92, ink)}
        d={boxes(rows('506,408,54,192 572,372,54,228 638,312,54,288 704,228,54,372'))}
      />
      <path
        fill={tint(accent, 66, paper)}
        d={boxes(rows('506,408,54,14 572,372,54,14 638,312,54,14 704,228,54,14'))}
      />
      <path
        fill="none"
        stroke={tint(ink, 55, strong)}
        strokeWidth="16"
        strokeLinejoin="round"
        transform="translate(6 8)"
        d={lines([...beat, ...rise], false)}
      />
      <path
        fill="none"
        stroke={light}
        strokeWidth="14"
        strokeLinejoin="round"
        d={lines([...beat, ...rise], false)}
      />
      <path fill={light} d="M784 70l-2 62-52-36z" />
    </>
  );
}

function Emblem() {
  return (
    <>
      <path
        fill={strong}
        d="M78 8h84a10 10 0 0 1 10 10v50h50a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10h-50v50a10 10 0 0 1-10 10H78a10 10 0 0 1-10-10v-50H18a10 10 0 0 1-10-10V78a10 10 0 0 1 10-10h50V18A10 10 0 0 1 78 8z"
      />
      <path
        fill="none"
        stroke={light}
        strokeWidth="13"
        strokeLinejoin="round"
        d="M8 132h48l16-26 24 62 26-110 24 92 18-26 36-28"
      />
      <path fill={light} d="M176 82h38v38z" />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={paper} d={boxes([[0, 0, 600, 800]])} />
      <path fill={strong} d={boxes([[0, 0, 600, 400]])} />
      <path fill="none" stroke={tint(paper, 16, strong)} strokeWidth="2" d={grid(600, 400, 40)} />
      <g transform="translate(-40 -14) scale(.78)">
        <path fill={tint(ink, 22, strong)} d={heart(310, 300, 220)} />
        <path
          fill={tint(accent, 92, ink)}
          d={boxes(rows('506,408,54,123 572,372,54,159 638,312,54,219 704,228,54,303'))}
        />
        <path
          fill="none"
          stroke={light}
          strokeWidth="16"
          strokeLinejoin="round"
          d={lines([...beat, ...rise], false)}
        />
        <path fill={light} d="M786 66l-2 66-56-38z" />
      </g>
      <path fill={ink} d={boxes([[0, 400, 600, 14]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2.5"
      strokeLinejoin="round"
      d="M0 40h30l8-12 8 12h10l6 14 12-46 12 58 8-26h66M0 120h74l8-12 8 12h10l6 14 12-46 12 58 8-26h22"
    />
  );
}

function Ornament() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2.5"
      strokeLinejoin="round"
      d="M0 14h84l6-6 6 6h8l5 8 8-21 9 22 6-9h108"
    />
  );
}

/** A heart's line that becomes a graph. */
export const pulse: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 452, width: 504, height: 210 },
    align: 'left',
    from: 'top',
    author: 758,
    colour: ink,
    quiet: strong,
    capitals: true,
    badge: [496, 694],
    badgeGround: ink,
    badgeColour: light,
  },
  Tile,
  Ornament,
};
