import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function runScript(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stderr } = spawnSync(process.execPath, [join('scripts', name), ...args], options);
  return { status, stderr: stderr.trim() };
}

describe('script launchers', () => {
  it('name the scripts there are when an unknown one is asked for', () => {
    const { status, stderr } = runScript('run.mjs', ['no-such-script']);
    expect(status).toBe(1);
    expect(stderr).toContain('There is no script "no-such-script" in scripts/. There are: ');
  });

  it('refuse a name that leads out of the scripts folder', () => {
    expect(runScript('run.mjs', ['../vite.config']).status).toBe(1);
  });

  it('say which browser path is wrong instead of taking another browser', () => {
    const { status, stderr } = runScript('setup/browser.mjs', [], {
      CHROMIUM_PATH: '/nowhere/chromium',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'CHROMIUM_PATH is "/nowhere/chromium", but there is no such file. Correct the path or unset it.',
    );
  });
});
