import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Clears a built folder before the next build. What the build before wrote stays for one more: a process
 * that runs it loads some parts only when they are asked for, and is replaced after the build is done.
 */
export function clearOutlived(folder: string, entry: string): void {
  const main = join(folder, entry);
  if (!existsSync(main)) return;
  const since = statSync(main).mtimeMs - 60_000;
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name);
    if (one.isDirectory() || statSync(path).mtimeMs < since) rmSync(path, { recursive: true });
  }
}
