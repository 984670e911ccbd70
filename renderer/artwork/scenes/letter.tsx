import { accent, ink, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import { boxes, disc, rows, times } from '#renderer/artwork/drawing/shapes.ts';

/** A letter that rises out of its envelope, with a stamp and its postmark. */
export function Letter() {
  return (
    <>
      <path fill={tint(strong, 18)} d={boxes([[0, 0, 800, 600]])} />
      <path fill={tint(strong, 28)} d="M0 420L800 190v410H0z" />
      <path
        fill={tint(ink, 30, tint(strong, 30))}
        d="M150 290h520v290H150z"
        transform="translate(18 16)"
      />
      <path fill={tint(strong, 66, ink)} d="M140 288L400 92l260 196v290H140z" />
      <path fill={light} d={boxes([[186, 60, 428, 420]])} />
      <path fill={accent} d={boxes([[226, 104, 128, 20]])} />
      <path fill={ink} d={boxes(rows('226,146,300,26 226,182,214,26'))} />
      <path
        fill={tint(ink, 30, light)}
        d={boxes(times(4, (row) => [226, 238 + row * 26, 340 - (row % 3) * 46, 9] as const))}
      />
      <path fill={tint(strong, 88, light)} d="M140 288l236 168h48l236-168v290H140z" />
      <path fill={strong} d="M140 578l230-158h60l230 158z" />
      <path
        fill={tint(strong, 80, light)}
        d="M362 426q38-30 76 0l222 152h-24L424 436q-24-18-48 0L164 578h-24z"
      />
      <path fill={accent} d={disc(400, 446, 42)} />
      <path fill={tint(accent, 70, ink)} d="M400 404a42 42 0 0 1 0 84 50 50 0 0 0 0-84z" />
      <path fill={light} d="M400 424l7 15 16 2-12 11 4 16-15-8-15 8 4-16-12-11 16-2z" />
      <path fill={light} d="M622 76h112v136H622z" />
      <path fill={tint(accent, 80, light)} d="M634 88h88v112h-88z" />
      <path fill={light} d={disc(678, 130, 26)} />
      <path fill={strong} d="M634 200l30-44 18 20 18-28 22 52z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="5"
        d="M560 120q12-14 24 0t24 0 24 0 24 0M560 142q12-14 24 0t24 0 24 0 24 0M560 164q12-14 24 0t24 0 24 0 24 0"
      />
    </>
  );
}
