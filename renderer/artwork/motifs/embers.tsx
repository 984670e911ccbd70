import {
  accent,
  glow,
  ink,
  light,
  paper,
  strong,
  tint,
} from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { boxes, disc, lines, rows, seeded, times } from '#renderer/artwork/drawing/shapes.ts';

/** A flame on the ground line: `h` high, leaning a little, its tip curled. */
function flame(x: number, y: number, h: number): string {
  const w = h * 0.36;
  const n = (value: number) => Math.round(value);
  return `M${n(x)} ${n(y)}C${n(x - w * 1.1)} ${n(y)} ${n(x - w * 1.25)} ${n(y - h * 0.36)} ${n(x - w * 0.7)} ${n(y - h * 0.56)}C${n(x - w * 0.62)} ${n(y - h * 0.44)} ${n(x - w * 0.5)} ${n(y - h * 0.4)} ${n(x - w * 0.36)} ${n(y - h * 0.42)}C${n(x - w * 0.5)} ${n(y - h * 0.7)} ${n(x - w * 0.1)} ${n(y - h * 0.84)} ${n(x + w * 0.06)} ${n(y - h)}C${n(x + w * 0.2)} ${n(y - h * 0.78)} ${n(x + w * 0.62)} ${n(y - h * 0.66)} ${n(x + w * 0.56)} ${n(y - h * 0.4)}C${n(x + w * 0.7)} ${n(y - h * 0.42)} ${n(x + w * 0.76)} ${n(y - h * 0.5)} ${n(x + w * 0.78)} ${n(y - h * 0.58)}C${n(x + w * 1.3)} ${n(y - h * 0.3)} ${n(x + w * 1.05)} ${n(y)} ${n(x)} ${n(y)}z`;
}

function Fire({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }) {
  return (
    <>
      <path fill={accent} d={flame(x, y, h)} />
      <path fill={strong} d={flame(x + h * 0.015, y, h * 0.8)} />
      <path fill={glow} d={flame(x - h * 0.01, y, h * 0.54)} />
      <path fill={light} d={flame(x, y, h * 0.26)} />
    </>
  );
}

/** Coals in a heap: many-sided lumps in rows, fewer towards the top. */
function coals(x: number, y: number, count: number, size: number, seed: number): string {
  const random = seeded(seed);
  return times(count, (index) => {
    const row = index < count * 0.6 ? 0 : 1;
    const inRow = row ? index - Math.ceil(count * 0.6) : index;
    const rowCount = row ? Math.floor(count * 0.4) : Math.ceil(count * 0.6);
    const cx = x + (inRow - (rowCount - 1) / 2) * size * 1.55;
    const cy = y - size * 0.72 - row * size * 1.15;
    return lines(
      times(7, (corner) => {
        const angle = (corner / 7) * Math.PI * 2 + random() * 0.5;
        const reach = size * (0.78 + random() * 0.26);
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.82] as const;
      }),
    );
  }).join('');
}

const sparks = (list: readonly (readonly [x: number, y: number, r: number])[]) =>
  list
    .map(([x, y, r]) => `M${x} ${y - r}l${r * 0.6} ${r}-${r * 0.6} ${r}-${r * 0.6}-${r}z`)
    .join('');

function Scene() {
  return (
    <>
      <path fill={tint(glow, 18)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(glow, 32)} d={disc(662, 300, 300)} />
      <path fill={tint(glow, 54)} d={disc(662, 300, 200)} />
      <Fire x={662} y={452} h={368} />
      <Fire x={474} y={490} h={216} />
      <Fire x={290} y={524} h={112} />
      <path fill={strong} d={coals(112, 556, 5, 24, 5)} />
      <path fill={glow} d="M84 540l16-10 10 12 14-14 14 14-12 10zM60 534l10-6 4 10z" />
      <path
        fill={ink}
        d={boxes(rows('0,556,200,44 200,524,180,76 380,490,180,110 560,452,240,148'))}
      />
      <path
        fill={tint(ink, 76, accent)}
        d={boxes(rows('0,556,200,9 200,524,180,9 380,490,180,9 560,452,240,9'))}
      />
      <path
        fill={tint(ink, 82, strong)}
        d={`${coals(290, 528, 4, 15, 8)}${coals(474, 494, 5, 18, 9)}${coals(662, 456, 7, 21, 13)}`}
      />
      <path
        fill={strong}
        d={sparks(rows('560,190,12 590,96,9 742,60,12 520,120,8 430,240,9 770,150,9'))}
      />
      <path fill={accent} d={sparks(rows('636,50,9 540,60,7 380,300,7 716,110,8'))} />
    </>
  );
}

function Emblem() {
  return (
    <>
      <path fill={accent} d={flame(122, 214, 208)} />
      <path fill={strong} d={flame(125, 214, 164)} />
      <path fill={glow} d={flame(120, 214, 112)} />
      <path fill={light} d={flame(122, 214, 56)} />
      <path fill={ink} d={coals(120, 238, 8, 24, 6)} />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={ink} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(accent, 46, ink)} d={disc(410, 566, 300)} />
      <path fill={tint(accent, 78, ink)} d={disc(410, 566, 206)} />
      <path fill={strong} d={flame(410, 720, 400)} />
      <path fill={tint(strong, 40, glow)} d={flame(416, 720, 316)} />
      <path fill={glow} d={flame(406, 720, 212)} />
      <path fill={light} d={flame(410, 720, 104)} />
      <path
        fill={tint(ink, 84, paper)}
        d={`${coals(400, 736, 11, 34, 6)}${boxes([[0, 720, 600, 80]])}`}
      />
      <path fill={glow} d={sparks(rows('120,560,9 180,470,12 250,400,8 80,420,7 560,360,9'))} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d={`${flame(40, 70, 58)}${flame(120, 150, 58)}${sparks(rows('40,110,7 120,30,7 80,90,5 0,10,5'))}`}
    />
  );
}

function Ornament() {
  return (
    <>
      <path
        fill={strong}
        d={`${boxes([[0, 22, 240, 2]])}${flame(132, 22, 22)}${flame(112, 22, 15)}${flame(97, 22, 9)}`}
      />
      <path fill={accent} d={disc(86, 20, 2)} />
    </>
  );
}

/** From coals to a flame, in four steps. */
export const embers: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 64, width: 504, height: 280 },
    align: 'left',
    from: 'top',
    author: 772,
    colour: light,
    quiet: glow,
    badge: [108, 590],
    badgeGround: glow,
    badgeColour: ink,
  },
  Tile,
  Ornament,
};
