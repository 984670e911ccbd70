import { useEffect, useId, useRef, useState } from 'react';

/** The widths at which something is previewed, in CSS pixels. */
const screens = {
  phone: { name: 'Phone', width: 360, height: 740 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
} as const;

type Screen = keyof typeof screens;

/** Where a choice between phone and desktop is made. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>('phone');
  const name = useId();
  const choice = (
    <fieldset className="choices">
      <legend>Width</legend>
      {(Object.keys(screens) as Screen[]).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={screen === one}
            onChange={() => setScreen(one)}
          />
          {screens[one].name}, {screens[one].width} px
        </label>
      ))}
    </fieldset>
  );
  return { screen, choice };
}

/** A document in a frame as wide as a screen, drawn smaller where the console has less room. */
export function Stage({
  src,
  title,
  screen,
  sandbox,
}: {
  readonly src: string;
  readonly title: string;
  readonly screen: Screen;
  readonly sandbox: string;
}) {
  const room = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const { width, height } = screens[screen];
  const scale = Math.min(1, (available - 2) / width);
  return (
    <div ref={room}>
      {available > 0 && (
        <div className="stage" style={{ width: width * scale + 2, height: height * scale + 2 }}>
          <iframe
            title={title}
            src={src}
            sandbox={sandbox}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}
