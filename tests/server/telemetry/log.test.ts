import { describe, expect, it } from 'vitest';
import { readEnv, secrets, secretsIn } from '#server/start/environment.ts';
import { createLog } from '#server/telemetry/log.ts';

/** One value for each secret variable. */
const given = {
  SECRET: 'a secret of "sixteen" or more',
  OPERATOR_PASSWORD: 'open sesame, please',
  METRICS_TOKEN: 'a metrics token of ours',
  POSTMARK_SERVER_TOKEN: '11111111-2222-3333-4444-555555555555',
  POSTMARK_WEBHOOK_SECRET: 'what Postmark sends along',
  DATABASE_URL: 'postgres://app:p%40ss%2Fword@db.example.com/site',
  MIGRATION_URL: 'postgres://owner:owns-it@db.example.com/site',
  POSTMARK_API_URL: 'https://api:by-proxy@postmark.example.com',
  SMTP_URL: 'smtps://mailer:tell-no-one@smtp.example.com',
};
const inAddresses = ['p%40ss%2Fword', 'p@ss/word', 'owns-it', 'by-proxy', 'tell-no-one'];
const all = [...Object.values(given).filter((value) => !URL.canParse(value)), ...inAddresses];

/** What the log writes when something is said to it. */
function lineOf(say: (log: ReturnType<typeof createLog>) => void): string {
  let written = '';
  const write = (line: string) => {
    written += line;
  };
  say(createLog('debug', secretsIn(readEnv(given)), { write }));
  return written;
}

describe('the log', () => {
  it('knows every secret of the environment', () => {
    expect([...secrets.keys()].toSorted()).toEqual(Object.keys(given).toSorted());
  });

  it.each(all)('never shows %j, wherever it stands', (secret) => {
    const error = Object.assign(new Error(`Refused with ${secret}.`), {
      config: { url: `https://x.example/?key=${secret}`, headers: { 'X-Token': secret } },
    });
    const line = lineOf((log) => {
      log.error({ err: error, note: secret, deep: [{ [secret]: secret }] }, `It was ${secret}.`);
    });
    expect(() => JSON.parse(line)).not.toThrow();
    expect(line).toContain('It was (hidden).');
    expect(line).not.toContain(secret);
    expect(line).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  it('hides passwords inside addresses and what headers and bodies call a secret', () => {
    const line = lineOf((log) => {
      log.warn(
        {
          token: 'one',
          request: { headers: { authorization: 'Bearer two', cookie: 'operator=three' } },
          err: Object.assign(new Error('No.'), { response: { headers: { 'set-cookie': 'four' } } }),
          body: { password: 'five' },
        },
        'postgres://eve:six@db.example.com does not answer; mail eve@example.com.',
      );
    });
    expect(line).not.toMatch(/one|two|three|four|five|six/);
    expect(line).toContain('postgres://eve:(hidden)@db.example.com');
    expect(line).toContain('mail eve@example.com');
  });
});
