import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FunnelMap, MapPart } from '#engine/contract/console/map-parts.ts';
import { useSetQuery } from '#renderer/console/parts/query.ts';

/** Every part of a map, in reading order. */
export function listParts({ stages }: FunnelMap): readonly MapPart[] {
  return stages.flatMap(({ main, side }) => [...main, ...side]);
}

/** The part named in the address, and a function that sets it. */
export function useChosenPart(map: FunnelMap) {
  const [search] = useSearchParams();
  const setQuery = useSetQuery();
  const key = search.get('part');
  return {
    chosen: listParts(map).find((part) => part.key === key),
    choose: (part: string) => setQuery('part', part, { preventScrollReset: true }),
  };
}

/** The same width as --breakpoint-wide in tokens.css. */
const wide = '(width >= 1080px)';

/** Whether there is room for the chosen part beside the map. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
  );
}

const steps = { ArrowDown: 1, ArrowUp: -1 } as const;

/** Moves the focus between parts: along the main way, and to its alternatives. */
export function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const here = event.target;
  if (!(here instanceof HTMLElement) || here.dataset['part'] === undefined) return;
  const target = findNext(event.currentTarget, here, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function findNext(map: HTMLElement, here: HTMLElement, key: string): HTMLElement | undefined {
  const inside = (of: ParentNode | null, selector: string) => [
    ...(of?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const isSide = here.dataset['side'] !== undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const column = inside(map, isSide ? '[data-side]' : '[data-part]:not([data-side])');
    return column[column.indexOf(here) + steps[key]];
  }
  const stage = here.closest('[data-stage]');
  if (key === 'ArrowRight' && !isSide) return inside(stage, '[data-side]')[0];
  if (key === 'ArrowLeft' && isSide) return inside(stage, '[data-part]:not([data-side])')[0];
  return undefined;
}
