import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import {
  boxes,
  disc,
  lines,
  type Point,
  place,
  polar,
  steps,
  times,
} from '#renderer/artwork/drawing/shapes.ts';
import { wedges } from '#renderer/artwork/motifs/citrus.tsx';

/** A salad leaf that lies around the plate's middle. */
function leaf(degrees: number, from: number, to: number, wide: number): string {
  const centre: Point = [400, 300];
  const side = (turn: number) => polar(centre, (from + to) / 2 + 16, degrees + turn);
  const [foot, tip] = [polar(centre, from, degrees), polar(centre, to, degrees)];
  return `M${place(foot)}q${steps(foot, side(-wide), tip)}q${steps(tip, side(wide), foot)}z`;
}

/** A laid place seen from above: a plate with leaves and fruit, cutlery, a glass and a napkin. */
export function Plate() {
  return (
    <>
      <path fill={tint(accent, 24)} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill={tint(accent, 34)}
        d={boxes([...times(8, (index) => [index * 104, 0, 52, 600] as const)])}
      />
      <path
        fill={strong}
        opacity=".16"
        d={boxes(times(6, (index) => [0, index * 104, 800, 52] as const))}
      />
      <path fill={tint(strong, 60)} d="M36 96l150-22 30 420-160 14z" />
      <path fill={tint(strong, 78)} d="M52 106l118-18 4 56-118 18z" />
      <path fill={tint(ink, 24, tint(accent, 40))} d={disc(414, 318, 244)} />
      <path fill={light} d={disc(400, 300, 244)} />
      <path fill={tint(strong, 20, light)} d={disc(400, 300, 196)} />
      <path fill={light} d={disc(400, 300, 184)} />
      <path
        fill={tint(strong, 70, ink)}
        d={times(7, (index) => leaf(150 + index * 31, 20, 168 - (index % 2) * 18, 22)).join('')}
      />
      <path
        fill={strong}
        d={times(6, (index) => leaf(166 + index * 32, 12, 140 - (index % 2) * 14, 20)).join('')}
      />
      <path
        fill="none"
        stroke={tint(light, 60, strong)}
        strokeWidth="3"
        d={times(6, (index) =>
          lines(
            [30, 116].map((far) => polar([400, 300], far, 166 + index * 32)),
            false,
          ),
        ).join('')}
      />
      <circle cx="452" cy="378" r="74" fill={accent} />
      <circle cx="452" cy="378" r="66" fill={light} />
      <path fill={accent} d={wedges(452, 378, 59, 9, 4)} />
      <path
        fill={tint(strong, 44, light)}
        d="M300 330c40-34 84-10 78 40s-58 86-96 60-20-68 18-100z"
      />
      <path
        fill={tint(strong, 24, light)}
        d="M306 344c30-24 62-8 58 30s-42 62-70 44-14-52 12-74z"
      />
      <path fill={tint(accent, 62, ink)} d={disc(326, 384, 21)} />
      <path
        fill={ink}
        d="M104 160h10v84h8v-84h10v84h8v-84h10v96q0 18-16 24l4 180q0 12-11 12t-11-12l4-180q-16-6-16-24z"
      />
      <path fill={ink} d="M690 150q34 10 34 150l-14 14 4 150q0 10-12 10t-12-10z" />
      <path fill={tint(strong, 34, light)} d={disc(706, 84, 62)} />
      <path fill={tint(paper, 70, strong)} d={disc(706, 84, 50)} />
      <path fill={light} d="M670 84a36 36 0 0 1 36-36v10a26 26 0 0 0-26 26z" />
    </>
  );
}
