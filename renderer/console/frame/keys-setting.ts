import { notes } from '#renderer/console/api/notes.ts';

const name = 'console-keys';

/**
 * Whether single letters are keys in this browser; people who dictate or often hit one by mistake turn
 * them off.
 */
export function areKeysOn(): boolean {
  return notes.getItem(name) !== 'off';
}

/** Turns single letters on or off as keys. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) notes.removeItem(name);
  else notes.setItem(name, 'off');
}
