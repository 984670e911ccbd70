import { accent, deep, glow, light, strong, tint } from '#renderer/artwork/drawing/colours.ts';
import { boxes, disc, rows, times } from '#renderer/artwork/drawing/shapes.ts';

/** Listeners seen from behind: head and shoulders of each. */
function listeners(row: readonly (readonly [x: number, y: number, size: number])[]): string {
  return row
    .map(
      ([x, y, s]) =>
        `${disc(x, y, s)}M${x - s * 2} 620q0-${620 - y - s * 1.1} ${s * 2}-${620 - y - s * 1.1}t${s * 2} ${620 - y - s * 1.1}z`,
    )
    .join('')
    .replaceAll(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));
}

const night = tint(strong, 34, deep);

function Speaker() {
  return (
    <>
      <path fill={tint(strong, 30, deep)} d="M404 360h62l4 96h-26l-12-62-8 62h-24z" />
      <path fill={accent} d="M362 344q-4-74 34-86h30q20 2 30 16l48-70 20 14-56 92 4 72h-104z" />
      <path fill={tint(accent, 76, deep)} d="M456 274l12 36 4 72h-14l-8-70z" />
      <path fill={light} d="M396 257h30l-15 40z" />
      <path
        fill={tint(accent, 46, light)}
        d="M504 204l2-24 9 10 11-6-2 34zM399 226h24v32l-12 16-12-16z"
      />
      <ellipse cx="411" cy="210" rx="24" ry="30" fill={tint(accent, 46, light)} />
      <path
        fill={deep}
        d="M386 212c-8-34 8-50 28-50 20 0 32 14 27 44-4-14-10-20-16-24-10 6-22 6-30 2-4 8-6 16-9 28z"
      />
    </>
  );
}

/** A stage seen from the seats: light from above, a speaker at the lectern, heads in the dark. */
export function Stage() {
  return (
    <>
      <path fill={night} d={boxes([[0, 0, 800, 600]])} />
      <path
        fill={tint(strong, 22, deep)}
        d={boxes(times(10, (index) => [120 + index * 56, 0, 28, 440] as const))}
      />
      <path fill={tint(glow, 30, night)} d="M96 0h70l340 440H230zM704 0h-70L294 440h276z" />
      <path fill={tint(glow, 66, night)} d="M356 0h88l150 440H206z" />
      <path
        fill={tint(accent, 70, deep)}
        d="M0 0h150q-10 130-60 240T40 440H0zM800 0H650q10 130 60 240t50 200h40z"
      />
      <path
        fill={tint(accent, 48, deep)}
        d="M40 0h34q-4 150-40 240T0 410V300Q34 200 40 0zM110 0h22q-8 130-48 230T20 440h-8q20-60 50-190T110 0zM760 0h-34q4 150 40 240t34 170V300Q766 200 760 0zM690 0h-22q8 130 48 230t64 210h8q-20-60-50-190T690 0z"
      />
      <path fill={tint(glow, 46, deep)} d="M60 440h680l60 90H0z" />
      <ellipse cx="400" cy="462" rx="200" ry="22" fill={tint(glow, 78, light)} />
      <Speaker />
      <path fill={deep} d="M318 330h130l-14 26h-12v96h20v16H324v-16h20v-96h-12z" />
      <path fill={strong} d="M352 362h62v84h-62z" />
      <path fill={light} d={disc(383, 402, 17)} />
      <path fill="none" stroke={deep} strokeWidth="5" d="M344 332q-6-34 22-52" />
      <path fill={deep} d={disc(370, 278, 8)} />
      <path
        fill={tint(strong, 42, deep)}
        d={listeners(
          rows(
            '70,486,24 160,494,24 250,486,23 342,496,24 440,488,23 534,496,24 628,486,24 722,494,24',
          ),
        )}
      />
      <path
        fill={deep}
        d={listeners(
          rows('20,540,33 132,534,33 250,546,33 374,538,34 500,546,33 622,534,33 744,542,34'),
        )}
      />
      <path fill={deep} d="M560 610l22-130q4-14 16-10t8 18l-14 122z" />
    </>
  );
}
