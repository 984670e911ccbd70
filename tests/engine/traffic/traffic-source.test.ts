import { describe, expect, it } from 'vitest';
import { likelySource, meantSource } from '#engine/traffic/likely-source.ts';
import { campaignSource, trafficSourceOf } from '#engine/traffic/traffic-source.ts';
import { inTime } from '#tests/support/run/in-time.ts';

const sourceOf = (query: string, referrer?: string) =>
  trafficSourceOf({ query, referrer, ownHosts: ['willow.example'] });

describe('what brought a visitor', () => {
  it.each([
    [
      '?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring%202027',
      'newsletter/email/spring-2027',
    ],
    ['?utm_source=newsletter', 'newsletter'],
    ['?utm_source=newsletter&utm_campaign=spring', 'newsletter//spring'],
    ['?utm_source=%20NEWS%20letter%20', 'news-letter'],
    ['?utm_source=B%C3%BCcherei', 'bücherei'],
    ['?gclid=abc', 'google/ads'],
    ['?x=1&fbclid=abc', 'facebook/social'],
    ['?utm_source=partner&gclid=abc', 'partner'],
    ['?utm_medium=email', 'direct'],
    ['?utm_source=', 'direct'],
    ['?utm_source=%E0%A4%A', 'a'],
    ['', 'direct'],
  ])('is said by %s: %s', (query, source) => {
    expect(sourceOf(query)).toBe(source);
  });

  it.each([
    ['https://www.google.co.uk/', 'google/search'],
    ['https://l.facebook.com/l.php?u=x', 'facebook/social'],
    ['https://t.co/abc', 'x/social'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
    ['https://www.Blog.example/post', 'blog.example'],
    ['blog.example', 'blog.example'],
    ['https://google.com.evil.example/', 'google.com.evil.example'],
    ['https://willow.example/', 'site'],
    ['https://willow.example/?utm_source=ad', 'ad'],
    ['https://willow.example/?gclid=1', 'google/ads'],
    ['nonsense://', 'direct'],
    ['', 'direct'],
  ])('is said by the page before, %s: %s', (referrer, source) => {
    expect(sourceOf('?x=1', referrer)).toBe(source);
  });

  it('is what the address says rather than the page before', () => {
    expect(sourceOf('?utm_source=ad', 'https://www.google.com/')).toBe('ad');
  });

  it('is a key of bounded length, however long it was made', () => {
    const long = 'x'.repeat(5000);
    expect(sourceOf(`?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`)).toHaveLength(
      122,
    );
    expect(sourceOf('', `https://${'a.'.repeat(120)}example/`).length).toBeLessThanOrEqual(80);
  });

  it('is found at once, however many hyphens stand before its end', () => {
    const long = `a${'-'.repeat(300_000)}b`;
    expect(inTime(() => sourceOf(`?utm_source=${long}`))).toBe(`a${'-'.repeat(39)}`);
    expect(inTime(() => sourceOf('', `https://willow.example/?utm_source=${long}-`))).toBe(
      `a${'-'.repeat(39)}`,
    );
  });

  it('is the same for a link that the builder made', () => {
    const source = campaignSource({ source: 'Newsletter', medium: 'E-Mail', campaign: 'May Day' });
    expect(source).toBe('newsletter/e-mail/may-day');
    const [name, medium, campaign] = source?.split('/') ?? [];
    expect(sourceOf(`?utm_source=${name}&utm_medium=${medium}&utm_campaign=${campaign}`)).toBe(
      source,
    );
  });
});

describe('a misspelt source', () => {
  const brought = (source: string, views: number) => ({ source, now: { views } });

  it.each([
    ['facebok/social/may', 'facebook/social/may'],
    ['newsleter', 'newsletter'],
    ['instgram/bio', 'instagram/bio'],
    ['summitpodcats/audio', 'summitpodcast/audio'],
  ])('%s was meant to be %s', (source, meant) => {
    const known = [brought('summitpodcast/audio', 900), brought(source, 12)];
    expect(likelySource(source, known)).toBe(meant);
  });

  it.each(['facebook/social', 'summitpodcast', 'partner-a', 'x/ads', 'blog.exampel', 'direct', ''])(
    'is not seen in %s',
    (source) => {
      const known = [
        brought('summitpodcast', 900),
        brought('partner-b', 1000),
        brought('blog.example', 99),
      ];
      expect(likelySource(source, [...known, brought(source, 200)])).toBeUndefined();
    },
  );

  it('is not seen where both spellings bring about as many', () => {
    expect(
      likelySource('summerletter', [brought('summerletters', 30), brought('summerletter', 20)]),
    ).toBeUndefined();
  });

  it('is told to whoever writes a link', () => {
    expect(meantSource('newslettr/email', ['partner'])).toBe('newsletter/email');
    expect(meantSource('partner/email', ['partner'])).toBeUndefined();
  });
});
