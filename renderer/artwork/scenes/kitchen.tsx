import { accent, ink, light, paper, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import { boxes, disc, rows, times } from '#renderer/artwork/drawing/shapes.ts';
import { wedges } from '#renderer/artwork/motifs/citrus.tsx';

const leaves = (x: number, y: number, s: number) =>
  [-80, -48, -16, 16, 48, 80]
    .map((turn) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      const [dx, dy] = [Math.round(Math.cos(angle) * s), Math.round(Math.sin(angle) * s)];
      const [px, py] = [Math.round(-dy * 0.34), Math.round(dx * 0.34)];
      return `M${x} ${y}q${Math.round(dx / 2) + px} ${Math.round(dy / 2) + py} ${dx} ${dy}q${Math.round(-dx / 2) - px} ${Math.round(-dy / 2) - py} ${-dx} ${-dy}z`;
    })
    .join('');

/** A kitchen still life: window, herbs, oil, a bowl of fruit and a board. */
export function Kitchen() {
  return (
    <>
      <path fill={tint(strong, 24)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={light} d={boxes([[470, 40, 270, 300]])} />
      <path
        fill={tint(accent, 22)}
        d={boxes(rows('484,54,114,130 612,54,114,130 484,198,114,128 612,198,114,128'))}
      />
      <path fill={tint(accent, 60)} d="M640 112a34 34 0 1 0 1 0z" />
      <path
        fill={tint(strong, 46)}
        d="M484 290q60-50 114-20v56H484zM612 276q60-24 114 14v36H612z"
      />
      <path fill={tint(strong, 70, ink)} d={boxes(rows('60,170,330,14 456,340,298,16'))} />
      <path fill={light} d={boxes(rows('88,96,56,74 156,112,56,58'))} />
      <path fill={accent} d={boxes(rows('84,84,64,14 152,100,64,14'))} />
      <path fill={tint(accent, 44)} d={boxes(rows('94,126,44,44 162,136,44,34'))} />
      <path fill={ink} d="M240 170v-26h-8v-12h120v12h-8v26a0 0 0 0 1 0 0z" />
      <path fill={strong} d={leaves(292, 134, 78)} />
      <path fill={tint(accent, 24)} d={boxes([[0, 430, 800, 170]])} />
      <path fill={tint(accent, 46)} d={boxes([[0, 430, 800, 12]])} />
      <path
        fill={tint(strong, 62, ink)}
        d="M132 486V322q0-20 16-30v-62h-6v-18h56v18h-6v62q16 10 16 30v164a12 12 0 0 1-12 12h-52a12 12 0 0 1-12-12z"
      />
      <path fill={tint(light, 82, strong)} d={boxes([[132, 356, 76, 80]])} />
      <path fill={accent} d={disc(170, 396, 22)} />
      <path fill={tint(light, 50, strong)} d="M144 330q0-14 10-22v36h-10z" />
      <path fill={tint(ink, 18, tint(accent, 30))} d="M232 530q150-30 320 0-150 30-320 0z" />
      <path fill={accent} d={`${disc(306, 366, 52)}${disc(474, 372, 48)}`} />
      <path fill={tint(accent, 74, ink)} d="M474 324a48 48 0 0 1 48 48h-20a40 40 0 0 0-34-48z" />
      <path fill={tint(strong, 80, light)} d={disc(392, 340, 60)} />
      <path fill={tint(strong, 70, ink)} d="M392 280a60 60 0 0 1 60 60q0 30-20 46 10-70-54-104z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="6"
        strokeLinecap="round"
        d="M390 290q-4-24 12-38"
      />
      <path fill={strong} d="M398 262q26-34 66-18-26 34-66 18z" />
      <path fill={ink} d="M230 384h316q0 96-90 138v14H320v-14q-90-42-90-138z" />
      <path fill={tint(ink, 76, light)} d="M252 408h272q-3 14-8 26H260q-5-12-8-26z" />
      <path fill={tint(accent, 70, ink)} d="M566 536h206l20 22H546z" />
      <path fill={tint(accent, 52, ink)} d={boxes([[546, 558, 246, 12]])} />
      <circle cx="638" cy="478" r="68" fill={accent} />
      <circle cx="638" cy="478" r="61" fill={paper} />
      <path fill={tint(accent, 84, paper)} d={wedges(638, 478, 54, 9, 10)} />
      <path fill={light} d="M700 548l62-160q30 70-30 160z" />
      <path fill={ink} d="M700 548l-8 22h-20l12-26z" />
      <path
        fill={tint(accent, 34)}
        d={boxes(times(10, (index) => [index * 84 - 20, 578, 42, 22] as const))}
      />
    </>
  );
}
