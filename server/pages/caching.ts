/** How long a CDN keeps a page, and how long it may show a stale one, in seconds. */
const keptSeconds = 300;
const staleSeconds = 86_400;

/**
 * Browsers revalidate each time, which costs a 304; a CDN keeps a page for five minutes and may show
 * the old one for a day while it fetches the new one.
 */
const longCaching = `public, max-age=0, s-maxage=${keptSeconds}, stale-while-revalidate=${staleSeconds}, must-revalidate`;

const noCaching = 'public, max-age=0, must-revalidate';

/**
 * For pages under experiment: a shared cache would give everybody the page it happened to fetch first,
 * and no header that it could vary by tells visitors apart.
 */
export const chosenCaching = 'private, max-age=0, must-revalidate';

/** For files that no declared moment changes. */
export const fixedCaching = 'public, max-age=3600';

/** How long before a change nothing may be cached any more. */
export const cachedMs = (keptSeconds + staleSeconds) * 1000;

/**
 * The Cache-Control of a page that changes at a moment, or never.
 *
 * @param isUncertain whether it may change at any moment, like a page that shows whether seats are left
 */
export function pageCaching(change: Date | undefined, moment: Date, isUncertain = false): string {
  const isFar = change === undefined || change.getTime() - moment.getTime() > cachedMs;
  return isFar && !isUncertain ? longCaching : noCaching;
}
