/** The host of the page that led to this one, where the browser names it; nothing else of it. */
export function readReferrer(): { readonly referrer?: string } {
  try {
    return { referrer: new URL(document.referrer).host };
  } catch {
    // `URL.canParse` would ask first, but browsers of before 2023 do not have it.
    return {};
  }
}
