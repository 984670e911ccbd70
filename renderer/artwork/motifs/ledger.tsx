import { accent, ink, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { boxes, lines, type Point, rows, seeded, times } from '#renderer/artwork/drawing/shapes.ts';

/** A place on the ledger's ground seen in parallel perspective; z is height, one unit is a row. */
type Project = (x: number, y: number, z?: number) => Point;

const view =
  (left: number, top: number, unit: number): Project =>
  (x, y, z = 0) => [left + (x - y) * 0.866 * unit, top + (x + y) * 0.5 * unit - z * unit];

interface BlockProps {
  readonly at: Project;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly colour: string;
}

function Block({ at, x, y, height, colour }: BlockProps) {
  const far = 1.5;
  return (
    <>
      <path
        fill={tint(ink, 30, light)}
        opacity=".35"
        d={lines([
          at(x + far, y),
          at(x + far + height * 0.5, y - height * 0.1),
          at(x + far + height * 0.5, y + far - height * 0.1),
          at(x + far, y + far),
          at(x, y + far),
        ])}
      />
      <path
        fill={tint(colour, 62, light)}
        d={lines([
          at(x, y, height),
          at(x + far, y, height),
          at(x + far, y + far, height),
          at(x, y + far, height),
        ])}
      />
      <path
        fill={colour}
        d={lines([
          at(x, y + far, height),
          at(x + far, y + far, height),
          at(x + far, y + far),
          at(x, y + far),
        ])}
      />
      <path
        fill={tint(colour, 70, ink)}
        d={lines([
          at(x + far, y, height),
          at(x + far, y + far, height),
          at(x + far, y + far),
          at(x + far, y),
        ])}
      />
    </>
  );
}

/** The entries of the ledger: short strokes on every row, in the columns for words and figures. */
function entries(at: Project): string {
  const random = seeded(12);
  return times(13, (row) => {
    const stroke = (from: number, length: number) =>
      lines([
        at(from, row + 0.35),
        at(from + length, row + 0.35),
        at(from + length, row + 0.62),
        at(from, row + 0.62),
      ]);
    return `${stroke(0.5, 0.7)}${stroke(2, 1.2 + random() * 2.4)}`;
  }).join('');
}

function Sheet({ at }: { readonly at: Project }) {
  return (
    <>
      <path
        fill={tint(ink, 50, strong)}
        d={lines([
          at(0, 13),
          at(13, 13),
          at(13, 0),
          at(13, 0, -0.7),
          at(13, 13, -0.7),
          at(0, 13, -0.7),
        ])}
      />
      <path fill={light} d={lines([at(0, 0), at(13, 0), at(13, 13), at(0, 13)])} />
      <path
        fill="none"
        stroke={tint(strong, 26, light)}
        strokeWidth="2"
        d={times(12, (row) => lines([at(0, row + 1), at(13, row + 1)], false)).join('')}
      />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="2.5"
        d={[1.5, 5.5, 5.7].map((column) => lines([at(column, 0), at(column, 13)], false)).join('')}
      />
      <path fill={tint(ink, 38, light)} d={entries(at)} />
    </>
  );
}

const heights = [1, 1.7, 2.7, 4, 5.8];

function Blocks({ at }: { readonly at: Project }) {
  return heights
    .map((height, index) => ({ height, index }))
    .reverse()
    .map(({ height, index }) => (
      <Block
        key={height}
        at={at}
        x={8.8}
        y={10.4 - index * 2.3}
        height={height}
        colour={index === 4 ? accent : strong}
      />
    ));
}

function Scene() {
  const at = view(400, 160, 31);
  return (
    <>
      <path fill={tint(strong, 20)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(strong, 30)} d="M0 300L520 0h280v130L0 592z" />
      <Sheet at={at} />
      <Blocks at={at} />
    </>
  );
}

function Emblem() {
  return (
    <>
      <path
        fill={ink}
        d="M36 8h168a28 28 0 0 1 28 28v168a28 28 0 0 1-28 28H36a28 28 0 0 1-28-28V36A28 28 0 0 1 36 8z"
      />
      <path
        fill="none"
        stroke={tint(strong, 80, light)}
        strokeWidth="3"
        d={times(6, (row) => `M26 ${44 + row * 30}h188`).join('')}
      />
      <path fill={light} d={boxes(rows('42,148,34,50 84,118,34,80'))} />
      <path fill={tint(strong, 60, light)} d={boxes([[126, 84, 34, 114]])} />
      <path fill={accent} d="M168 198V66h-16l33-36 33 36h-16v132z" />
    </>
  );
}

function CoverArt() {
  const at = view(330, 330, 33);
  return (
    <>
      <path fill={strong} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(ink, 24, strong)} d="M0 560L600 214v586H0z" />
      <Sheet at={at} />
      <Blocks at={at} />
    </>
  );
}

function Tile() {
  return (
    <>
      <path
        fill="none"
        stroke={strong}
        strokeWidth="1.5"
        d={times(8, (row) => `M0 ${row * 20 + 10}h160`).join('')}
      />
      <path
        fill={strong}
        d={boxes(
          rows('20,70,12,20 36,60,12,30 52,46,12,44 100,140,12,10 116,130,12,20 132,120,12,30'),
        )}
      />
    </>
  );
}

function Ornament() {
  return (
    <>
      <path fill={strong} d={boxes(rows('0,22,240,2 0,17,240,1'))} />
      <path fill={accent} d={boxes(rows('98,12,8,10 110,8,8,14 122,4,8,18 134,0,8,22'))} />
    </>
  );
}

/** Ruled ledger lines and blocks that ascend. */
export const ledger: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 44, y: 60, width: 512, height: 250 },
    align: 'left',
    from: 'top',
    author: 762,
    colour: light,
    quiet: tint(accent, 40, light),
    badge: [100, 628],
    badgeGround: accent,
    badgeColour: ink,
  },
  Tile,
  Ornament,
};
