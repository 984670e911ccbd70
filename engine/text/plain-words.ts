/** A web or email address, or something that mail programs take for one and turn into a link. */
const address = /:\/\/|\b(?:https?|mailto|tel):|\bwww\.|@|\.\p{L}{2,}\//iu;

/**
 * A host name that stands alone. The endings are those that unwanted advertisements use most: a list
 * of all would refuse the people who write their initials without a blank, like "j.de Vries".
 */
const bareHost =
  /[\p{L}\d-]{2,}\.(?:biz|click|club|com|icu|info|link|net|online|org|ru|shop|site|store|top|vip|xyz)\b/iu;

/**
 * Whether words hold an address. Mail programs turn addresses into links even in plain text, so a
 * "name" with one in it would make this site send somebody else's advertisement.
 */
export function holdsAddress(words: string): boolean {
  return address.test(words.normalize('NFKC'));
}

/** Whether a name is one: no web address, with or without a scheme, and no email address in it. */
export function isPlainName(name: string): boolean {
  return !holdsAddress(name) && !bareHost.test(name.normalize('NFKC'));
}
