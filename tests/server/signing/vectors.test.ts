import { describe, expect, it } from 'vitest';
import { hashAddress } from '#server/email/suppression/list.ts';
import { clientKey } from '#server/http/client-address.ts';
import { readFormToken } from '#server/signing/form-token.ts';
import { readOutcome } from '#server/signing/outcome-token.ts';
import { readProof } from '#server/signing/proof.ts';
import { readUnsubscribeToken, unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';

/**
 * Made by the release of November 2026. They stand in emails that have been sent, in addresses and in
 * tables, so every release has to make and to read the same.
 */
const secret = 'a secret of sixteen or more';
const now = Date.UTC(2027, 0, 1);
const id = '01a1fadd-66c5-746e-8570-6ec1dad8a333';

describe('what was signed before', () => {
  it('stops campaign emails by the link in them', () => {
    const token = 'AaH63WbFdG6FcG7B2tijM9lrC8mPehHjeAoIyTkLvEU';
    expect(unsubscribeUrl('https://willow.example', id, secret)).toBe(
      `https://willow.example/unsubscribe/${token}`,
    );
    expect(readUnsubscribeToken(token, secret)).toBe(id);
  });

  it('shows the outcome of a submission', () => {
    const token = 'fJDNyzoA6Y-J_NsKUNbPjRsYGx0BzRxY_ZDYDfD7IeHiM4VvnLVatEKZbbNETqYgdKz74nY';
    const outcome = { submissionId: id, isDelayed: true };
    expect(readOutcome(token, 'guide', secret, now)).toEqual(outcome);
  });

  it('lets a form in', () => {
    const token = 'AaLOi9QA2h4nMse-I9htWE0yzrrCFlcltjbAKYd4';
    expect(readFormToken(token, 'guide', secret, now + 5000)).toEqual({ ageMs: 5000 });
  });

  it('is a solved challenge', () => {
    const salt = 'fc20574c4a494dd85bd94381?expires=1798762200&funnel=guide&';
    const solution = {
      algorithm: 'SHA-256',
      challenge: '3018086eae17b093413862209230c74d2b523147a82623a5b2083bc80896eace',
      number: 12414,
      salt,
      signature: '1df658e8392d9a6ac8a4eee5e2d85a122b4e3d758c894da2ecab0ba28c3d2159',
    };
    expect(readProof(btoa(JSON.stringify(solution)), 'guide', secret, now)).toBe(salt);
  });
});

describe('what was hashed before', () => {
  it.each([
    ['ada@example.com', '8dd98a03cada08838d6298a3872323fdd0f5c44517ed73bd1eadf65fb7e5851a'],
    [' Ada@Bücher.example ', '7d37571a8d9b893e32435036a14085ffcb3dbc5b28b0aa4ae176cb5ff7a4ab50'],
  ])('keeps %s on the list of suppressed addresses', (address, hash) => {
    expect(hashAddress(secret, address)).toBe(hash);
  });

  it.each([
    ['192.0.2.7', 'DHv5GPr3pX9Nb9BGoDo-tg'],
    ['2001:db8:1:2::1', 'QatmwdeynwYilzoouRbeV2'],
  ])('counts the client %s as before', (address, key) => {
    expect(clientKey(address, secret)).toBe(key);
  });
});
