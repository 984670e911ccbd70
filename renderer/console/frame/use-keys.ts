import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaces } from './allowed.ts';
import { areKeysOn } from './keys-setting.ts';

/** How long g waits for a view's letter, in milliseconds. */
const goMs = 1500;

interface KeysOptions {
  onFind(): void;
  onHelp(): void;
}

/**
 * The console's keys: Ctrl K and / find, ? shows all of them, g and a letter open a view, j and k move
 * between rows, t shows a chart's table. Letters do nothing while something is typed or covers the
 * view, and can be turned off; Ctrl K always works.
 */
export function useKeys({ onFind, onHelp }: KeysOptions): void {
  const navigate = useNavigate();
  const places = usePlaces();
  // Automatic updates redraw the frame, even between two keys.
  const goesUntil = useRef(0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const act = (action: () => void) => {
        event.preventDefault();
        action();
      };
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return act(onFind);
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (!areKeysOn()) return;
      const isGoing = event.timeStamp < goesUntil.current;
      goesUntil.current = 0;
      if (isGoing) {
        const place = places.find(({ key }) => key === event.key);
        if (place) act(() => void navigate(place.path));
        return;
      }
      switch (event.key) {
        case '/':
          return act(onFind);
        case '?':
          return act(onHelp);
        case 'g':
          goesUntil.current = event.timeStamp + goMs;
          return;
        case 't':
          return act(switchTable);
        case 'j':
          return act(() => focusRow(1));
        case 'k':
          return act(() => focusRow(-1));
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, places, onFind, onHelp]);
}

/** Whether keys belong to something else: a field, or what covers the view. */
function isTaken(target: EventTarget | null): boolean {
  const isTyped =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isTyped) || document.querySelector('[role$="dialog"]') !== null;
}

/** Switches the first chart to its table, or back. */
function switchTable(): void {
  document.querySelector<HTMLElement>('#view [data-table-switch]')?.click();
}

/** Moves the focus to the next or previous row's link, or to the row itself if it has none. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('#view [data-row]')];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const isFirst = current === -1 && step === 1;
  const row = rows[isFirst ? 0 : current + step];
  if (!row) return;
  const opener = row.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  if (!opener) row.tabIndex = -1;
  (opener ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
}
