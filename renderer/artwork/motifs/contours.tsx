import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import type { MotifArtwork } from '#renderer/artwork/drawing/motif-artwork.ts';
import { Within } from '#renderer/artwork/drawing/picture.tsx';
import {
  boxes,
  curve,
  disc,
  lines,
  type Point,
  polar,
  rows,
  times,
} from '#renderer/artwork/drawing/shapes.ts';

/** One height line of a hill: a closed soft line that gets smaller and wanders as it climbs. */
function heightLine(centre: Point, radius: number, level: number, seed: number): Point[] {
  const reach = radius * (1 - level * 0.155);
  const middle: Point = [centre[0] + level * 7 * Math.cos(seed), centre[1] - level * 6];
  return times(13, (index) => {
    const angle = (index / 13) * Math.PI * 2;
    const bulge =
      1 +
      0.16 * Math.sin(2 * angle + seed + level * 0.12) +
      0.1 * Math.sin(3 * angle + seed * 2) +
      0.05 * Math.sin(5 * angle + level);
    return polar(middle, reach * bulge, (angle * 180) / Math.PI);
  });
}

function Hill({
  centre,
  radius,
  seed,
  levels = 6,
}: {
  readonly centre: Point;
  readonly radius: number;
  readonly seed: number;
  readonly levels?: number;
}) {
  return times(levels, (level) => (
    <path
      key={level}
      fill={tint(strong, 12 + level * 11)}
      stroke={tint(strong, 60 + level * 6, level > 3 ? light : paper)}
      strokeWidth="2"
      d={curve(heightLine(centre, radius, level, seed), true)}
    />
  ));
}

/** A compass card: ring, ticks and a needle that points up and right. */
function Compass({
  x,
  y,
  r,
  turn = 34,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn?: number;
}) {
  const at = (radius: number, degrees: number) => polar([x, y], radius, degrees + turn - 90);
  const ticks = times(36, (index) =>
    lines(
      [at(r * 0.9, index * 10 - turn), at(r * (index % 9 === 0 ? 0.74 : 0.83), index * 10 - turn)],
      false,
    ),
  ).join('');
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={ink} />
      <circle cx={x} cy={y} r={r * 0.96} fill={light} />
      <path fill="none" stroke={ink} strokeWidth={Math.max(2, r * 0.02)} d={ticks} />
      <path fill={accent} d={lines([at(r * 0.78, 0), at(r * 0.15, 90), [x, y]])} />
      <path fill={tint(accent, 76, ink)} d={lines([at(r * 0.78, 0), at(r * 0.15, -90), [x, y]])} />
      <path fill={ink} d={lines([at(r * 0.78, 180), at(r * 0.15, 90), [x, y]])} />
      <path fill={tint(ink, 70, light)} d={lines([at(r * 0.78, 180), at(r * 0.15, -90), [x, y]])} />
      <circle cx={x} cy={y} r={r * 0.06} fill={light} />
    </>
  );
}

const walk: readonly Point[] = rows(
  '40,560 120,500 110,420 200,380 280,430 360,390 350,310 270,270 290,206',
);

function Scene() {
  return (
    <>
      <path fill={tint(strong, 7)} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill="none"
        stroke={tint(strong, 16)}
        strokeWidth="2"
        d={`${times(7, (index) => `M${index * 133} 0v600`).join('')}${times(5, (index) => `M0 ${index * 133 + 30}h800`).join('')}`}
      />
      <path
        fill={tint(accent, 18)}
        d="M0 0h150q-20 70-90 96T0 190zM800 250q-70 20-110-30t30-120 80-100z"
      />
      <Hill centre={[300, 240]} radius={250} seed={1.2} />
      <Hill centre={[640, 470]} radius={170} seed={4} levels={4} />
      <path fill="none" stroke={light} strokeWidth="12" strokeLinecap="round" d={curve(walk)} />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 15"
        d={curve(walk)}
      />
      <path fill={accent} d="M290 206c-34-40-36-58-36-70a36 36 0 0 1 72 0c0 12-2 30-36 70z" />
      <circle cx="290" cy="136" r="14" fill={light} />
      <Compass x={616} y={404} r={142} />
    </>
  );
}

function Emblem() {
  return (
    <>
      <path fill={strong} d={disc(120, 120, 116)} />
      <Within path={disc(120, 120, 108)}>
        <path fill={tint(strong, 10)} d={boxes([[0, 0, 240, 240]])} />
        {times(4, (level) => (
          <path
            key={level}
            fill={tint(strong, 22 + level * 14)}
            d={curve(heightLine([96, 150], 122, level * 1.5, 2), true)}
          />
        ))}
      </Within>
      <path fill={accent} d="M186 40l-48 92-36-24z" />
      <path fill={light} d="M54 200l48-92 36 24z" />
      <circle cx="120" cy="120" r="9" fill={ink} />
    </>
  );
}

function CoverArt() {
  return (
    <>
      <path fill={tint(strong, 10)} d={boxes([[0, 0, 600, 800]])} />
      <Hill centre={[420, 190]} radius={300} seed={1.2} />
      <Hill centre={[60, 720]} radius={230} seed={4} levels={4} />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 15"
        d={curve(rows('96,720 60,640 80,540 60,420 90,330 190,300 240,200 330,210 420,160'))}
      />
      <path fill={accent} d="M432 150c-34-40-36-58-36-70a36 36 0 0 1 72 0c0 12-2 30-36 70z" />
      <path fill={paper} d={boxes([[70, 300, 460, 372]])} />
      <path fill="none" stroke={ink} strokeWidth="3" d={boxes([[82, 312, 436, 348]])} />
    </>
  );
}

function Tile() {
  return (
    <path
      fill="none"
      stroke={strong}
      strokeWidth="2"
      d={times(4, (level) => curve(heightLine([80, 84], 74, level * 1.5, 2), true)).join('')}
    />
  );
}

function Ornament() {
  return (
    <>
      <path
        fill="none"
        stroke={accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M4 14q40-18 80 0t80 0 72 0"
      />
      <path fill={ink} d="M120 0l5 12-5 12-5-12z" />
    </>
  );
}

/** A travel journal's map: height lines, a dotted way and a needle. */
export const contours: MotifArtwork = {
  Emblem,
  Scene,
  CoverArt,
  words: {
    title: { x: 104, y: 338, width: 392, height: 244 },
    align: 'centre',
    from: 'top',
    author: 634,
    colour: ink,
    quiet: strong,
    badge: [504, 286],
    badgeGround: accent,
    badgeColour: light,
  },
  Tile,
  Ornament,
};
