/** Sites that go by several hosts, by the end or the beginning of their names. */
const known: readonly (readonly [host: RegExp, source: string])[] = [
  [/(^|\.)google\.[a-z.]{2,6}$/, 'google/search'],
  [/(^|\.)bing\.com$/, 'bing/search'],
  [/(^|\.)duckduckgo\.com$/, 'duckduckgo/search'],
  [/(^|\.)ecosia\.org$/, 'ecosia/search'],
  [/(^|\.)search\.brave\.com$/, 'brave/search'],
  [/(^|\.)startpage\.com$/, 'startpage/search'],
  [/(^|\.)yahoo\.[a-z.]{2,6}$/, 'yahoo/search'],
  [/(^|\.)yandex\.[a-z.]{2,6}$/, 'yandex/search'],
  [/(^|\.)(chatgpt|openai)\.com$/, 'chatgpt/assistant'],
  [/(^|\.)perplexity\.ai$/, 'perplexity/assistant'],
  [/(^|\.)claude\.ai$/, 'claude/assistant'],
  [/(^|\.)(facebook|fb)\.com$/, 'facebook/social'],
  [/(^|\.)instagram\.com$/, 'instagram/social'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, 'linkedin/social'],
  [/(^|\.)(twitter\.com|x\.com|t\.co)$/, 'x/social'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube/social'],
  [/(^|\.)pinterest\.[a-z.]{2,6}$/, 'pinterest/social'],
  [/(^|\.)tiktok\.com$/, 'tiktok/social'],
  [/(^|\.)reddit\.com$/, 'reddit/social'],
  [/(^|\.)threads\.(net|com)$/, 'threads/social'],
  [/(^|\.)xing\.com$/, 'xing/social'],
];

/** How much of a host's name is kept, in characters. */
const maxHost = 80;

/** The source that a page's host stands for: itself, unless it is one of the known ones. */
export function hostSource(host: string): string {
  const name = host.toLowerCase().replace(/^www\./, '');
  return known.find(([pattern]) => pattern.test(name))?.[1] ?? name.slice(0, maxHost);
}
