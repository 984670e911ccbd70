import { accent, deep, glow, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { boxes, disc, rows, seeded, times } from '#renderer/artwork/drawing/shapes.ts';

/** A stage microphone of the old kind, its head 120 wide, the head's top at y = 0. */
function Microphone({
  x,
  y,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        fill={deep}
        d="M-76 76v52a76 76 0 0 0 64 75v40h24v-40a76 76 0 0 0 64-75V76h-16v52a60 60 0 0 1-120 0V76z"
      />
      <path
        fill={strong}
        d="M-74 74v52a74 74 0 0 0 62 73v38h24v-38a74 74 0 0 0 62-73V74h-14v52a60 60 0 0 1-120 0V74z"
      />
      <path fill={light} d="M-60 62a60 60 0 0 1 120 0v64a60 60 0 0 1-120 0z" />
      <path fill={tint(light, 74, deep)} d="M18 5a60 60 0 0 1 42 57v64a60 60 0 0 1-42 57z" />
      <path
        fill={deep}
        d={`${boxes([-34, -12, 10, 32].map((left) => [left - 4, 20, 9, 52] as const))}${boxes([-34, -12, 10, 32].map((left) => [left - 4, 116, 9, 46] as const))}`}
      />
      <path fill={accent} d={boxes([[-60, 84, 120, 20]])} />
    </g>
  );
}

function folds(width: number, height: number, count: number, every: number): string {
  const step = width / count;
  return times(count, (index) =>
    index % every === 0
      ? `M${index * step} 0h${step}q${-step * 0.3} ${height / 2} 0 ${height}h${-step}q${step * 0.2} ${-height / 2} 0 ${-height}z`
      : '',
  )
    .join('')
    .replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value))));
}

function dust(count: number): string {
  const random = seeded(8);
  return times(count, (index) => {
    const y = 60 + index * (400 / count);
    return disc(400 + (random() - 0.5) * (70 + y * 0.55), y, 1 + Math.round(random() * 2));
  }).join('');
}

function Scene() {
  return (
    <>
      <path fill={tint(accent, 30, deep)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(accent, 44, deep)} d={folds(816, 480, 17, 2)} />
      <path fill={tint(strong, 24, deep)} d={boxes([[0, 468, 800, 132]])} />
      <path
        fill={tint(strong, 34, deep)}
        d="M0 468h800v8H0zM0 520h800v3H0zM0 566h800v4H0zM240 476l-60 124h5l60-124zM560 476l60 124h-5l-60-124zM80 476L-60 600h5L84 476zM720 476l140 124h-5L716 476z"
      />
      <path fill={tint(glow, 34, tint(accent, 30, deep))} d="M352 0h96l196 500H156z" />
      <path fill={tint(glow, 62, tint(accent, 30, deep))} d="M376 0h48l120 500H256z" />
      <ellipse cx="400" cy="516" rx="246" ry="46" fill={tint(glow, 80, deep)} />
      <ellipse cx="400" cy="516" rx="150" ry="27" fill={tint(glow, 70, light)} />
      <path fill={light} d={dust(26)} />
      <path fill={deep} d="M392 370h16v144h-16zM322 530q0-26 78-26t78 26z" />
      <Microphone x={400} y={130} scale={1.08} />
      <path fill={deep} d="M340-10h120l-14 44h-92z" />
    </>
  );
}

function Emblem() {
  return (
    <>
      <path fill={tint(accent, 40, deep)} d={disc(120, 120, 116)} />
      <path fill={tint(glow, 84, deep)} d="M84 10a116 116 0 0 1 72 0l62 172a116 116 0 0 1-196 0z" />
      <Microphone x={120} y={40} scale={0.78} />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={deep} d={boxes([[0, 0, 600, 800]])} />
      <path fill={tint(strong, 30, deep)} d="M410 0h120l70 180v620H0v-40z" />
      <path fill={tint(strong, 88, deep)} d="M446 0h56L420 800H150z" />
      <Microphone x={366} y={96} scale={1.25} />
      <path fill={deep} d="M357 390h18v60h-18z" />
      <path fill={deep} d={boxes([[0, 440, 600, 360]])} />
      <path fill={strong} d={boxes([[48, 440, 504, 8]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill={strong}
      d={`M40 10l26 62H14zM120 90l26 62H94z${disc(40, 8, 7)}${disc(120, 88, 7)}`}
    />
  );
}

function Ornament() {
  return <path fill={strong} d={`M120 0l26 24H94z${boxes(rows('0,22,84,2 156,22,84,2'))}`} />;
}

/** A stage in the dark: one cone of light and a microphone. */
export const spotlight: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 48, y: 472, width: 504, height: 220 },
    align: 'left',
    from: 'top',
    author: 752,
    colour: light,
    quiet: strong,
    badge: [112, 130],
    badgeGround: accent,
    badgeColour: deep,
  },
  Tile,
  Ornament,
};
