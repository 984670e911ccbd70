import { describe, expect, it } from 'vitest';
import { readOutcome, signOutcome } from '#server/signing/outcome-token.ts';

const secret = 'a secret of sixteen or more';
const now = Date.UTC(2027, 0, 1);
const submissionId = '01a1fadd-66c5-746e-8570-6ec1dad8a333';
const outcome = { submissionId, isDelayed: true };

describe('an outcome token', () => {
  const token = signOutcome(outcome, 'guide', secret, now);

  it.each([outcome, { ...outcome, isDelayed: false }])('says what was signed: %o', (signed) => {
    const own = signOutcome(signed, 'guide', secret, now);
    expect(readOutcome(own, 'guide', secret, now + 60_000)).toEqual(signed);
  });

  it.each([
    ['another funnel', token, 'report', secret, now],
    ['another secret', token, 'guide', 'another secret altogether', now],
    ['31 minutes later', token, 'guide', secret, now + 31 * 60_000],
    [
      'a changed character',
      `${token.startsWith('B') ? 'C' : 'B'}${token.slice(1)}`,
      'guide',
      secret,
      now,
    ],
    [
      'a changed end',
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'guide',
      secret,
      now,
    ],
    ['another spelling of the same bytes', `${token}=`, 'guide', secret, now],
    [
      'a token of the release before',
      'AaH63WbFdG6FcG7B2tijM2s284gBugIpEPIF5ZCIC13BsI-Fag',
      'guide',
      secret,
      now,
    ],
    ['nothing', '', 'guide', secret, now],
    ['a long text', 'A'.repeat(5000), 'guide', secret, now],
  ])('says nothing for %s', (_, given, funnelId, key, time) => {
    expect(readOutcome(given, funnelId, key, time)).toBeUndefined();
  });
});
