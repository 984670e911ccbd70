/** The host of the page that led to this one, where the browser names it; nothing else of it. */
export function readReferrer(): { readonly referrer?: string } {
  const { referrer } = document;
  return URL.canParse(referrer) ? { referrer: new URL(referrer).host } : {};
}
