import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/start/environment.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      role: 'all',
      submissionsPerMinute: 30,
      formMinSeconds: 2,
      trustProxy: 0,
    });
  });

  it('derives the public address from the port', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('takes the slash off the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://www.example.com/' }).publicUrl).toBe(
      'https://www.example.com',
    );
  });

  it('takes an empty variable for an absent one', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('names all mistakes together and shows no secret', () => {
    const read = () =>
      readEnv({
        PORT: 'three',
        PUBLIC_URL: 'https://example.com/site',
        DATABASE_URL: 'mysql://root:hunter2@db',
        ROLE: 'boss',
        SECRET: 'short',
      });
    expect(read).toThrow(
      'The environment is not right. Correct these variables and start again:\n' +
        '  PORT: "three" is not a port: write digits only.\n' +
        '  PUBLIC_URL: "https://example.com/site" has a path: give the scheme and the host only, like https://www.example.com.\n' +
        '  DATABASE_URL: its value is not an address that begins with postgres:// or postgresql://.\n' +
        '  SECRET: its value is too short: use at least 16 characters.\n' +
        '  ROLE: "boss" is not one of all, web, worker.',
    );
  });

  it('says that PGlite is gone to whoever still asks for it', () => {
    expect(() => readEnv({ DATABASE_URL: 'pglite:' })).toThrow(
      /\n {2}DATABASE_URL: its value asks for PGlite, which this release no longer has: [^\n]+\.$/,
    );
  });
});
