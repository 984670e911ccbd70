import { describe, expect, it } from 'vitest';
import { findDoubtfulVariables } from '#server/start/doubtful-variables.ts';
import { readEnv } from '#server/start/environment.ts';

const find = (given: Readonly<Record<string, string>>) =>
  findDoubtfulVariables(readEnv(given), ['WILLOW_WEBHOOK_SECRET']);

describe('variables that an operator has hardly meant', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['Port', 'PORT'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['WILLOW_WEBHOOKS_SECRET', 'WILLOW_WEBHOOK_SECRET'],
  ])('%s is one, and %s is named', (name, meant) => {
    expect(find({ [name]: 'x' })).toEqual([
      `The site does not read ${name}. Did you mean ${meant}?`,
    ]);
  });

  it.each(['POSTMARK_TOKEN', 'SMTP_HOST', 'KEEP_DAYS'])('%s is one', (name) => {
    expect(find({ [name]: 'x' })).toEqual([
      `The site does not read ${name}: it has no such variable.`,
    ]);
  });

  it.each([
    'HOSTNAME',
    'HOME',
    'PORTS',
    'PGHOST',
    'NODE_ENV',
    'POSTGRES_PASSWORD',
    'SMTP_SERVICE_HOST',
    'SMTP_PORT_25_TCP_ADDR',
    'WILLOW_WEBHOOK_SECRET',
  ])('%s belongs to somebody', (name) => {
    expect(find({ [name]: 'x' })).toEqual([]);
  });

  it('of two ways to send email, one is idle', () => {
    const [postmark, smtp] = [{ POSTMARK_SERVER_TOKEN: 'a' }, { SMTP_URL: 'smtp://localhost' }];
    expect(find({ ...postmark, ...smtp })).toEqual([
      'SMTP_URL is not used, because POSTMARK_SERVER_TOKEN is set as well.',
    ]);
    expect([...find(postmark), ...find(smtp)]).toEqual([]);
    expect(find({ POSTMARK_API_URL: 'https://api.example.com' })).toEqual([
      'POSTMARK_API_URL is not used without POSTMARK_SERVER_TOKEN.',
    ]);
  });
});
