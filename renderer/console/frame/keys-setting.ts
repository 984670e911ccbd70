const name = 'console-keys';

/** Whether single letters are keys in this browser; who dictates, or often hits one, turns them off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(name) !== 'off';
}

/** Turns single letters on or off as keys. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
}
