import { describe, expect, it } from 'vitest';
import { mailboxKey } from '#engine/interpret/mailbox-key.ts';

describe('mailboxKey', () => {
  it.each([
    'victim+0@gmail.com',
    'victim+a+b@gmail.com',
    'v.i.c.t.i.m@gmail.com',
    'Victim@GMAIL.com',
    'vic.tim+news@googlemail.com',
    '\u00a0victim@gmail.com\n',
    'vic\u00adtim@gmail.com',
    'victim\u200b@gmail.com',
    '\u2060victim@gmail.com\ufeff',
    'victim@gm\u00adail.com',
    'victim@ｇｍａｉｌ.com',
    'victim@gmail.com.',
    'victim@gm%61il.com',
  ])('is one for all that reach a mailbox: %j', (address) => {
    expect(mailboxKey(address)).toBe('victim@gmail.com');
  });

  it('leaves dots where they make a difference, and tags nowhere', () => {
    expect(mailboxKey('a.b+c@example.com')).toBe('a.b@example.com');
    expect(mailboxKey('a.b@example.com')).not.toBe(mailboxKey('ab@example.com'));
  });

  it('writes a domain of any script in one way', () => {
    const key = mailboxKey('ada@b\u00fccher.example');
    expect(key).toBe('ada@xn--bcher-kva.example');
    expect(mailboxKey('ada@bu\u0308cher.example')).toBe(key);
    expect(mailboxKey('ada+1@BÜCHER.example')).toBe(key);
  });

  it('keeps what would be empty without its tag', () => {
    expect(mailboxKey('+a@example.com')).not.toBe(mailboxKey('+b@example.com'));
  });
});
