import { expect, it } from 'vitest';
import { examinePasswords, examineSecret, findWeakness } from '#server/doctor/site/secrets.ts';
import { plainEnv } from './examine-with.ts';

it.each([
  ['aaaaaaaaaaaaaaaaaaaa', 'it has few different characters'],
  ['abcdefg1abcdefg1abcdefg1', 'it repeats itself'],
  ['change-me-please-1', 'it holds a word that is tried first'],
  ['Password2026!', 'it holds a word that is tried first'],
  ['mountainriverlake', 'it is one word or one number'],
  ['907142385516248', 'it is one word or one number'],
])('%s can be guessed: %s', (value, weakness) => {
  expect(findWeakness(value)).toBe(weakness);
});

it.each(['k7Qm-2xWv9-Tz4Lp', 'correct horse battery staple', 'mgf3xq-8rzk2a-p7whnd-e4bsyc'])(
  '%s cannot',
  (value) => {
    expect(findWeakness(value)).toBeUndefined();
  },
);

it('a secret that can be guessed is bad, and no word of it is shown', () => {
  const SECRET = 'change-me-please-1';
  const verdict = examineSecret({ ...plainEnv, SECRET }, SECRET);
  expect(verdict).toEqual({
    state: 'bad',
    found: 'SECRET can be guessed: it holds a word that is tried first.',
    evidence: [],
    consequence:
      'Anyone who guesses it forges links to guides, seats and unsubscribing, and finds out who a hash stands for.',
    remedy:
      'Generate another one and set it as SECRET. Links in emails sent before that will stop working, and the site will no longer recognise who unsubscribed, bounced or was erased.',
    enter: 'openssl rand -base64 32',
  });
  expect(JSON.stringify(verdict)).not.toContain(SECRET);
});

it('a site that made its own secret needs none', () => {
  expect(examineSecret(plainEnv, 'made')).toMatchObject({
    state: 'good',
    found: 'None is set, so the site generated one of 256 bits; it is kept in the database.',
  });
});

it('weak passwords and tokens are named together, each with what it opens', () => {
  const env = { ...plainEnv, OPERATOR_PASSWORD: 'password1234', METRICS_TOKEN: 'abababababababab' };
  expect(examinePasswords(env)).toMatchObject({
    state: 'bad',
    found:
      'OPERATOR_PASSWORD can be guessed: it holds a word that is tried first. METRICS_TOKEN can be guessed: it has few different characters.',
    consequence:
      'Anyone who guesses OPERATOR_PASSWORD reads every name and address in the console. Anyone who guesses METRICS_TOKEN reads the figures at /metrics.',
    remedy: 'Set OPERATOR_PASSWORD and METRICS_TOKEN to random values, and restart the site.',
  });
});

it('one value for two purposes is a warning', () => {
  const value = 'k7Qm-2xWv9-Tz4Lp';
  const env = { ...plainEnv, SECRET: value, METRICS_TOKEN: value };
  expect(examinePasswords(env)).toMatchObject({
    state: 'warning',
    found: 'SECRET and METRICS_TOKEN have the same value.',
    evidence: [
      'SECRET: set',
      'OPERATOR_PASSWORD: not set',
      'METRICS_TOKEN: set',
      'POSTMARK_WEBHOOK_SECRET: not set',
    ],
  });
});
