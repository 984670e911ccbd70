import { describe, expect, it } from 'vitest';
import { readEnv, secrets, variableNames } from '#server/start/environment.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      ROLE: 'all',
      SUBMISSIONS_PER_MINUTE: 30,
      FORM_MIN_SECONDS: 2,
      TRUST_PROXY: 0,
    });
  });

  it('derives the public address from the port', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  });

  it('takes the slash off the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://www.example.com/' }).PUBLIC_URL).toBe(
      'https://www.example.com',
    );
  });

  it('takes an empty variable for an absent one', () => {
    const env = readEnv({ PORT: '', SMTP_URL: '' });
    expect([env.PORT, env.SMTP_URL]).toEqual([3000, undefined]);
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
      'The environment has mistakes. Correct these variables and start again:\n' +
        '  PORT: "three" is not a port: write digits only.\n' +
        '  PUBLIC_URL: "https://example.com/site" is more than a site’s address: give the scheme and the host only, like https://www.example.com.\n' +
        '  DATABASE_URL: its value is not an address that starts with postgres:// or postgresql://.\n' +
        '  SECRET: its value is too short: use at least 16 characters.\n' +
        '  ROLE: "boss" is not one of all, web, worker.',
    );
  });

  it('asks for twelve characters of a password', () => {
    expect(() => readEnv({ OPERATOR_PASSWORD: 'eleven char' })).toThrow(
      'OPERATOR_PASSWORD: its value is too short: use at least 12 characters.',
    );
    expect(readEnv({ OPERATOR_PASSWORD: 'twelve chars' }).OPERATOR_PASSWORD).toBe('twelve chars');
  });

  it('takes every variable for a secret but those that anybody may see', () => {
    expect(variableNames.filter((name) => !secrets.has(name))).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'ASSETS_URL',
      'DATA_DIR',
      'PGBINOLD',
      'MAIL_FROM',
      'DKIM_SELECTORS',
      'WEBHOOK_PRIVATE_RANGES',
      'SUBMISSIONS_PER_MINUTE',
      'FORM_MIN_SECONDS',
      'TRUST_PROXY',
      'KEEP_COPIES_DAYS',
      'KEEP_MAILBOX_DAYS',
      'KEEP_ERRORS_DAYS',
      'KEEP_AUDIT_DAYS',
      'KEEP_REPORTS_DAYS',
      'KEEP_WEBHOOKS_DAYS',
      'KEEP_VIEWS_DAYS',
      'KEEP_IMPORTS_DAYS',
      'LETTER_TO',
      'BACKUP_WARN_DAYS',
      'ROLE',
      'LOG_LEVEL',
    ]);
  });

  it('passes on what is given under names that declarations choose', () => {
    const env = readEnv({ WILLOW_WEBHOOK_SECRET: 'whsec_one', PORT: '' });
    expect(env.given).toEqual({ WILLOW_WEBHOOK_SECRET: 'whsec_one' });
  });

  it('takes a list of addresses for the weekly letter, or nobody', () => {
    const { LETTER_TO } = readEnv({ LETTER_TO: 'ada@example.com, bob@example.com' });
    expect(LETTER_TO).toEqual(['ada@example.com', 'bob@example.com']);
    expect(readEnv({ LETTER_TO: 'nobody' }).LETTER_TO).toEqual(['nobody']);
    expect(() => readEnv({ LETTER_TO: 'ada@example.com, nobody' })).toThrow(
      'LETTER_TO: "ada@example.com, nobody" is not a list of email addresses with commas between them, or the word nobody.',
    );
  });

  it('takes the folder of a CDN or an object store for files', () => {
    const { ASSETS_URL } = readEnv({ ASSETS_URL: 'https://files.example.com/site/' });
    expect(ASSETS_URL).toBe('https://files.example.com/site');
    expect(() => readEnv({ ASSETS_URL: 'https://files.example.com/?site' })).toThrow(
      'ASSETS_URL: "https://files.example.com/?site" has a query or a fragment: give the folder only, like https://files.example.com/site.',
    );
  });

  it('keeps things for so many days, for ever with 0, and the audit log for a while', () => {
    expect(readEnv({})).toMatchObject({ KEEP_COPIES_DAYS: 180, KEEP_AUDIT_DAYS: 730 });
    const env = readEnv({ KEEP_COPIES_DAYS: '1', KEEP_AUDIT_DAYS: '0', KEEP_VIEWS_DAYS: '' });
    expect([env.KEEP_COPIES_DAYS, env.KEEP_AUDIT_DAYS, env.KEEP_VIEWS_DAYS]).toEqual([1, 0, 1100]);
    const read = () => readEnv({ KEEP_AUDIT_DAYS: '30', KEEP_ERRORS_DAYS: '-1' });
    expect(read).toThrow(
      '  KEEP_ERRORS_DAYS: "-1" is not a number of days: write digits only.\n' +
        '  KEEP_AUDIT_DAYS: "30" is too small: the minimum is 90, or 0 for ever.',
    );
  });

  it('says that PGlite is gone to whoever still asks for it', () => {
    expect(() => readEnv({ DATABASE_URL: 'pglite:' })).toThrow(
      /\n {2}DATABASE_URL: its value asks for PGlite, which this release no longer has: [^\n]+\.$/,
    );
  });

  it('takes a value without what a file has left around it, and a secret as it stands', () => {
    const env = readEnv({
      PORT: ' 8080\n',
      MAIL_FROM: 'ada@example.com\r\n',
      DATABASE_URL: 'postgres://app@db.example.com/site\n',
      SECRET: 'sixteen letters and a line\n',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      MAIL_FROM: 'ada@example.com',
      DATABASE_URL: 'postgres://app@db.example.com/site',
      SECRET: 'sixteen letters and a line\n',
    });
  });

  it.each([
    [{ PORT: '"3000"' }, 'PORT: ""3000"" stands between quotation marks: leave them out.'],
    [{ DATA_DIR: "'/srv/data'" }, 'DATA_DIR: "\'/srv/data\'" stands between quotation marks'],
    [{ DATABASE_URL: '"postgres://db/site"' }, 'DATABASE_URL: its value stands between quotation'],
    [{ DATA_DIR: '~/data' }, 'DATA_DIR: "~/data" begins with ~: write out the whole path.'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL: "www.example.com" is not an address that'],
    [{ PUBLIC_URL: 'https://me:pw@example.com' }, 'is more than a site’s address'],
    [{ PUBLIC_URL: 'https://example.com/?a=1' }, 'is more than a site’s address'],
    [{ DATABASE_URL: 'postgres://app:a#b@db/site' }, 'DATABASE_URL: its value cannot be read as'],
    [{ DATABASE_URL: 'postgres://app:a/b@db/site' }, 'write %40 for @, %23 for #, %25 for %'],
    [{ SMTP_URL: 'smtp://app:100%sure@mail.example.com' }, 'SMTP_URL: its value cannot be read as'],
    [{ DATABASE_URL: 'postgres://db/site?pgbouncer=yes' }, 'another value for pgbouncer than true'],
    [
      { POSTMARK_SERVER_TOKEN: 'a-token\n' },
      'POSTMARK_SERVER_TOKEN: its value has a space, a line',
    ],
    [{ POSTMARK_ACCOUNT_TOKEN: '"a-token"' }, 'its value has a space, a line break or a quotation'],
    [{ DATABASE_URL: 'postgres://app:a@/site?host=/run' }, 'names no host between @ and /: write'],
    [{ PORT: '0' }, 'PORT: 0 takes any free port, which no link could name: give a port, or'],
    [{ MIGRATION_URL: 'postgres://owner@db/site' }, 'MIGRATION_URL: it needs DATABASE_URL'],
  ])('says in one line what is wrong with %j', (given, sentence) => {
    const lines = () => readEnv(given);
    expect(lines).toThrow(sentence);
    expect(lines).toThrow(/^The environment has mistakes\.[^\n]*\n {2}[^\n]+\.$/);
  });
});
