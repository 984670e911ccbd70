import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { Within } from '#renderer/artwork/drawing/picture.tsx';
import { boxes, disc, rows, times } from '#renderer/artwork/drawing/shapes.ts';

const leftShape =
  'M150 46h250a70 70 0 0 1 70 70v96a70 70 0 0 1-70 70H250l-62 66 4-66h-42a70 70 0 0 1-70-70v-96a70 70 0 0 1 70-70z';
const rightShape =
  'M420 122h230a70 70 0 0 1 70 70v90a70 70 0 0 1-70 70h-20l-2 54-54-54H420a70 70 0 0 1-70-70v-90a70 70 0 0 1 70-70z';

const heart = (x: number, y: number, s: number) =>
  `M${x} ${y + s}C${x - s * 0.5} ${y + s * 0.58} ${x - s} ${y + s * 0.2} ${x - s} ${y - s * 0.3}A${s * 0.52} ${s * 0.52} 0 0 1 ${x} ${y - s * 0.44}A${s * 0.52} ${s * 0.52} 0 0 1 ${x + s} ${y - s * 0.3}C${x + s} ${y + s * 0.2} ${x + s * 0.5} ${y + s * 0.58} ${x} ${y + s}z`;

/** Two speech shapes; where they overlap a third colour appears, as in a print of two plates. */
function Shapes() {
  return (
    <>
      <path fill={strong} d={leftShape} />
      <path fill={accent} d={rightShape} />
      <Within path={leftShape}>
        <path fill={ink} d={rightShape} />
      </Within>
      <path
        fill={tint(light, 88, strong)}
        d="M134 116h180v14H134zM134 154h150v14H134zM134 192h176v14H134z"
      />
      <path fill={ink} d={`${disc(540, 240, 15)}${disc(590, 240, 15)}${disc(640, 240, 15)}`} />
      <path fill={light} d={heart(410, 196, 34)} />
    </>
  );
}

function Scene() {
  return (
    <>
      <path fill={tint(strong, 13)} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill={tint(strong, 20)}
        d={boxes(times(6, (index) => [index * 140 - 20, 0, 70, 600] as const))}
      />
      <path fill={tint(accent, 26)} d={boxes([[0, 500, 800, 100]])} />
      <path
        fill={ink}
        d="M96 468c-10-60 20-112 84-112 60 0 92 44 86 104 0 30 14 44 14 62H90c6-20 10-34 6-54z"
      />
      <path fill={tint(accent, 56, light)} d="M150 470h58v66l-30 26-28-26z" />
      <path
        fill={tint(accent, 42, light)}
        d="M128 420c24-2 56-14 74-36 14 14 24 26 30 40 0 52-22 84-52 84s-54-36-52-88z"
      />
      <path fill={strong} d="M40 600c4-50 40-72 108-86l32 40 32-40c66 14 100 36 106 86z" />
      <path fill={light} d="M146 515l34 42 34-42 12 6-40 79h-12l-42-79z" />
      <path
        fill="none"
        stroke={light}
        strokeWidth="6"
        strokeLinecap="round"
        d="M116 526q-10 44 14 62M244 526q14 30 4 50"
      />
      <path fill={light} d={disc(248, 584, 11)} />
      <path fill={tint(accent, 72, ink)} d="M566 478h60v66l-30 22-30-22z" />
      <path
        fill={tint(accent, 62, ink)}
        d="M544 432c0-30 20-48 52-48s54 18 54 48c0 50-24 84-54 84s-52-34-52-84z"
      />
      <path
        fill={ink}
        d="M540 448c-14-44 6-72 34-74 20-14 76-4 80 32 2 16-2 30-4 42-4-18-12-28-24-32-24 4-44 2-58-4-16 6-24 18-28 36z"
      />
      <path fill={ink} d="M456 600c4-44 40-62 110-78l30 34 30-34c70 16 102 34 110 78z" />
      <path fill={paper} d="M566 522l30 36 30-36 14 8-36 70h-16l-36-70z" />
      <path fill={accent} d="M588 562h16l8 38h-32z" />
      <g transform="translate(4 -16) scale(.93)">
        <Shapes />
      </g>
    </>
  );
}

const leftMark =
  'M36 22h92a28 28 0 0 1 28 28v62a28 28 0 0 1-28 28H72l-34 38v-38h-2a28 28 0 0 1-28-28V50a28 28 0 0 1 28-28z';
const rightMark =
  'M112 72h92a28 28 0 0 1 28 28v62a28 28 0 0 1-28 28h-2v38l-34-38h-56a28 28 0 0 1-28-28v-62a28 28 0 0 1 28-28z';

function Emblem() {
  return (
    <>
      <path fill={strong} d={leftMark} />
      <path fill={accent} d={rightMark} />
      <Within path={leftMark}>
        <path fill={ink} d={rightMark} />
      </Within>
      <path fill={light} d={heart(120, 104, 22)} />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={paper} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(strong, 14)} d={boxes([[0, 0, 600, 424]])} />
      <g transform="translate(-8 58) scale(.76)">
        <Shapes />
      </g>
      <path fill={strong} d={boxes([[48, 424, 504, 5]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d="M16 20h52a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H44L28 80V64H16A12 12 0 0 1 4 52V32a12 12 0 0 1 12-12zM96 92h48a12 12 0 0 1 12 12v18a12 12 0 0 1-12 12h-2v16l-16-16H96a12 12 0 0 1-12-12v-18a12 12 0 0 1 12-12z"
    />
  );
}

function Ornament() {
  return (
    <>
      <path fill={strong} d={boxes(rows('0,11,92,2 148,11,92,2'))} />
      <path
        fill={strong}
        d="M104 2h18a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-10l-6 5v-5h-2a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z"
      />
      <path fill={accent} d="M128 5h8a6 6 0 0 1 6 6v3a6 6 0 0 1-6 6h-1v4l-5-4h-8z" />
    </>
  );
}

/** Two speech shapes that overlap. */
export const speech: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 462, width: 504, height: 220 },
    align: 'left',
    from: 'top',
    author: 756,
    colour: ink,
    quiet: strong,
    badge: [504, 424],
    badgeGround: accent,
    badgeColour: ink,
  },
  Tile,
  Ornament,
};
