import { useEffect, useRef, useState } from 'react';
import { Choices } from './field.tsx';

/** The widths of previews, in CSS pixels. */
const screens = {
  phone: { name: 'Phone', width: 360, height: 740 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
} as const;

type Screen = keyof typeof screens;

/** Remembers the choice between phone and desktop. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>('phone');
  const choice = (
    <Choices
      legend="Width"
      options={(Object.keys(screens) as Screen[]).map((one) => [
        one,
        `${screens[one].name}, ${screens[one].width} px`,
      ])}
      value={screen}
      onChange={setScreen}
    />
  );
  return { screen, choice };
}

/** A document in a frame as wide as a screen, scaled down if the console has less room. */
export function Stage({
  src,
  title,
  screen,
  sandbox,
  place,
}: {
  readonly src: string;
  readonly title: string;
  readonly screen: Screen;
  readonly sandbox: string;
  /**
   * The id of the element to scroll the document to; a fragment in its address would scroll the
   * console, too.
   */
  readonly place?: string | undefined;
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
        <div
          className="mx-auto overflow-hidden border border-line bg-sheet"
          style={{ width: width * scale + 2, height: height * scale + 2 }}
        >
          <iframe
            title={title}
            src={src}
            sandbox={sandbox}
            onLoad={({ currentTarget }) => scrollTo(currentTarget, place)}
            width={width}
            height={height}
            className="origin-top-left scheme-light"
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}

function scrollTo({ contentDocument, contentWindow }: HTMLIFrameElement, place = ''): void {
  const target = contentDocument?.getElementById(place);
  if (target) contentWindow?.scrollTo(0, target.getBoundingClientRect().top);
}
