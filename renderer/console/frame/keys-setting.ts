const name = 'console-keys';

/**
 * Whether single letters are keys in this browser; people who dictate or often hit one by mistake turn
 * them off.
 */
export function areKeysOn(): boolean {
  return localStorage.getItem(name) !== 'off';
}

/** Turns single letters on or off as keys. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
}
