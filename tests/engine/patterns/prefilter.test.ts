import { describe, expect, it } from 'vitest';
import { claimsOfEvents } from '#engine/checks/claims/of-events.ts';
import { unkeptClaims } from '#engine/checks/claims/unkept.ts';
import { neededIn } from '#engine/patterns/needed-in.ts';
import { hitsOf, hitsOfAll, prefilter } from '#engine/patterns/prefilter.ts';
import { foreignSpellings } from '#engine/text/foreign-placeholders.ts';

describe('what a pattern needs', () => {
  it.each([
    [/\battached\b/i, ['attached']],
    [/\be-?mails?\b/iu, ['e-mails', 'e-mail', 'emails', 'email']],
    [/(?:see|find) (?:the )?guide/, ['see the guide', 'see guide', 'find the guide', 'find guide']],
    [/\bminutes? \d+ to/u, ['minutes ', 'minute ']],
    [/(?<day>mon|sun)day(?! night)(?=,)/i, ['monday', 'sunday']],
    [/[\p{L}-]+ \[\[[^\]]*\]\]/u, [' [[']],
    [/!{2,}|\u2026{4,}/g, ['!!', '………']],
    [/[PM][SD]T/, ['pst', 'pdt', 'mst', 'mdt']],
    [/\x41\u0062\u{43}\./u, ['abc.']],
  ])('%s', (pattern, needed) => {
    expect(neededIn(pattern)).toEqual(needed);
  });

  it.each([
    /\p{L}+/u,
    /^.{8,}$/s,
    /(?:guide)?/,
    /guide|\w+/,
    /[^a]/,
    /[a-z]/,
    /(?<!guide)\s/,
    /(?i:guide)/,
    /[[a-z]--[q]]/v,
  ])('says nothing of %s', (pattern) => {
    expect(neededIn(pattern)).toBeUndefined();
  });

  it('refuses a pattern that would look for a "p" instead of letters', () => {
    const letter = '\\p{L}';
    expect(() => neededIn(new RegExp(`the ${letter}+`, 'i'))).toThrow('\\p needs the flag u');
  });
});

describe('a prefilter', () => {
  const guide = prefilter([/\bfree guide\b/i, /\btomorrow\b/i]);

  it('lets texts through that one of the patterns may match, whatever their case', () => {
    expect(guide(hitsOf('Your FREE Guide is here.'))).toBe(true);
    expect(prefilter([/straight/iu])(hitsOf('We begin ſtraight away.'))).toBe(true);
  });

  it('keeps back what none can match', () => {
    expect(guide(hitsOf('Nine ways to be heard'))).toBe(false);
    expect(guide(hitsOf(''))).toBe(false);
  });

  it('asks nothing where there are no patterns or one of them may match anything', () => {
    expect(prefilter(undefined)(hitsOf(''))).toBe(true);
    expect(prefilter([/guide/, /\w/])(hitsOf(''))).toBe(true);
  });

  it('looks again at texts that it saw before there was another', () => {
    const hits = hitsOf('A free guide for ten');
    const both = hitsOfAll([hits, hitsOf('Nine ways')]);
    expect([guide(hits), guide(both)]).toEqual([true, true]);
    const [ten, eleven] = [prefilter([/\bten\b/i]), prefilter([/\beleven\b/i])];
    expect([ten(hits), eleven(hits)]).toEqual([true, false]);
    expect([ten(both), eleven(both)]).toEqual([true, false]);
  });

  it('judges many texts at once', () => {
    const texts = ['Nine ways', 'A free guide'];
    expect(guide(hitsOfAll(texts.map(hitsOf)))).toBe(true);
    expect(guide(hitsOfAll(texts.slice(0, 1).map(hitsOf)))).toBe(false);
  });

  it('keeps back no text of the rules that a pattern of theirs matches', () => {
    const patterns = [
      ...[...claimsOfEvents, ...unkeptClaims].map(({ pattern }) => pattern),
      ...foreignSpellings,
    ];
    const texts = [
      'Hi {{first_name}}, see you next week!',
      'Thank you for attending; the Zoom link is in the attachment.',
      'Press play: the video below takes minutes 5 to 12.',
      'Happy Monday, dear Anna! Watch it now, on demand, from your sofa.',
      'Only 3 days left: registration closes at midnight. %FNAME% [First Name] *|NAME|*',
      'Update your preferences, or confirm your subscription by email. We call you tomorrow.',
    ];
    // All before the first text comes: with each one more, what all of them need is read again.
    const kept = patterns.map((pattern) => ({ pattern, lets: prefilter([pattern]) }));
    const asked = texts.map((text) => ({ text, hits: hitsOf(text) }));
    const matched = kept.flatMap(({ pattern, lets }) => {
      const plain = new RegExp(pattern.source, pattern.flags.replace('g', ''));
      const found = asked.filter(({ text }) => plain.test(text));
      for (const { text, hits } of found) expect(lets(hits), `${pattern} on ${text}`).toBe(true);
      return found;
    });
    expect(matched.length).toBeGreaterThan(20);
  });
});
