import { describe, expect, it } from 'vitest';
import { errorMessage } from '#engine/text/error-message.ts';
import { readEnv, secrets, secretsIn } from '#server/start/environment.ts';
import { explainError } from '#server/start/explain-error.ts';
import { createLog } from '#server/telemetry/log.ts';
import { until } from '#tests/support/run/until.ts';

/** One value for each secret variable. */
const given = {
  SECRET: 'a secret of "sixteen" or more',
  OPERATOR_PASSWORD: 'open sesame, please',
  METRICS_TOKEN: 'a metrics token of ours',
  POSTMARK_SERVER_TOKEN: '11111111-2222-3333-4444-555555555555',
  POSTMARK_ACCOUNT_TOKEN: '66666666-7777-8888-9999-000000000000',
  POSTMARK_WEBHOOK_SECRET: 'what Postmark sends along',
  DATABASE_URL: 'postgres://app:p%40ss%2Fword@db.example.com/site',
  MIGRATION_URL: 'postgres://owner:owns-it@db.example.com/site',
  REPLICA_URL: 'postgres://reader:reads-it@copy.example.com/site',
  POSTMARK_API_URL: 'https://api:by-proxy@postmark.example.com',
  SMTP_URL: 'smtps://mailer:tell-no-one@smtp.example.com',
};
const inAddresses = [
  'p%40ss%2Fword',
  'p@ss/word',
  'owns-it',
  'reads-it',
  'by-proxy',
  'tell-no-one',
];
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
          token: 'secret-1',
          request: { headers: { authorization: 'Bearer secret-2', cookie: 'operator=secret-3' } },
          err: Object.assign(new Error('No.'), {
            response: { headers: { 'set-cookie': 'secret-4' } },
          }),
          body: { password: 'secret-5' },
        },
        'postgres://eve:secret-6@db.example.com does not answer; mail eve@example.com.',
      );
    });
    expect(line).not.toMatch(/secret-/);
    expect(line).toContain('postgres://eve:(hidden)@db.example.com');
    expect(line).toContain('mail (address).');
  });
});

describe('an error of the database', () => {
  /** As pg makes it of PostgreSQL's answer. */
  const answer = (message: string) =>
    Object.assign(new Error(message), {
      severity: 'ERROR',
      code: '23514',
      detail: 'Failing row contains (7, Ada Lovelace, 555-0100).',
      where: 'unnamed portal parameter $1 = Ada Lovelace',
      internalQuery: "select 'Ada Lovelace'",
      table: 'leads',
      constraint: 'leads_name_check',
      routine: 'ExecConstraints',
    });

  it('is told by what it is about, without the row', () => {
    const cause = answer(
      'new row for relation "leads" violates check constraint "leads_name_check"',
    );
    const line = lineOf((log) => {
      log.error({ err: new Error('Not saved.', { cause }), rows: [cause] }, 'A request failed.');
    });
    expect(line).not.toMatch(/lovelace|555/i);
    expect(JSON.parse(line).err).toMatchObject({
      message: 'Not saved.',
      cause: {
        message: 'new row for relation "leads" violates check constraint "leads_name_check"',
        code: '23514',
        table: 'leads',
        constraint: 'leads_name_check',
        routine: 'ExecConstraints',
      },
    });
  });

  it.each([
    [
      'invalid input syntax for type uuid: "Ada Lovelace"',
      'invalid input syntax for type uuid: "…"',
    ],
    [
      'value "555 "0100" is out of range for type integer',
      'value "…" is out of range for type integer',
    ],
    [
      'null value in column "email" of relation "leads"',
      'null value in column "email" of relation "leads"',
    ],
    ['column "x" is of type "y" but: "Ada" and "Eve"', 'column "x" is of type "y" but: "…"'],
    ['syntax error at or near "Ada"', 'syntax error at or near "…"'],
  ])('%j is read as %j, wherever it is kept', (said, read) => {
    expect(errorMessage(answer(said))).toBe(read);
    expect(explainError(answer(said))).not.toMatch(/lovelace|555/i);
  });
});

describe('a line', () => {
  it('is not as long as what a stranger sends', () => {
    const line = lineOf((log) => log.info({ path: '/a'.repeat(7500) }, 'No page.'));
    expect(JSON.parse(line).path).toHaveLength(201);
    const long = lineOf((log) => log.info({ err: new Error('b'.repeat(90_000)) }, 'No page.'));
    expect(long.length).toBeLessThan(5000);
  });

  it.each([
    ['/ada@example.com/x', '/(address)/x'],
    ['/x?to=ada%40example.com', '/x?to=(address)'],
    ['/x/ada%2540example.com', '/x/(address)'],
    ['/zoë.o\u2019neill@bücher.example', '/(address)'],
  ])('holds nobody’s address: %s', (path, shown) => {
    expect(JSON.parse(lineOf((log) => log.info({ path }, 'No page.'))).path).toBe(shown);
  });

  it.each([
    ['the code of a link', `/unsubscribe/${'Az0_'.repeat(11)}/x`, '/unsubscribe/(hidden)/x'],
    ['a telephone number', '/call/4915112345678', '/call/(hidden)'],
    ['no id', '/leads/01a1fadd-66c5-746e-8570-123456789012', undefined],
  ])('shows of %s nothing', (_, path, shown = path) => {
    expect(JSON.parse(lineOf((log) => log.info({ path }, 'No page.'))).path).toBe(shown);
  });

  it('does not show a secret as an address has it', () => {
    const line = lineOf((log) => {
      log.info({ path: `/${encodeURIComponent(given.SECRET)}` }, 'No page.');
    });
    expect(JSON.parse(line).path).toBe('/(hidden)');
  });

  it('that comes too often is left out and counted, and others are written', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog(
      'info',
      [],
      { write: (line) => void lines.push(JSON.parse(line)) },
      { lines: 3, everyMs: 50 },
    );
    for (let turn = 0; turn < 500; turn += 1) log.info({ path: `/${turn}` }, 'No page.');
    log.error('Something else.');
    expect(lines.filter(({ msg }) => msg === 'No page.')).toHaveLength(3);
    expect(lines.map(({ msg }) => msg)).toContain('Something else.');
    await until(() => lines.some(({ leftOut }) => leftOut === 497));
    log.info('No page.');
    expect(lines.filter(({ msg }) => msg === 'No page.')).toHaveLength(4);
    expect(lines.length).toBeLessThan(10);
  });
});
