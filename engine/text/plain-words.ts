/** A web or email address, or anything else that email clients turn into a link. */
const address = /:\/\/|\b(?:https?|mailto|tel):|\bwww\.|@|\.\p{L}{2,}\//iu;

/**
 * A host name by itself. The endings are the ones spam uses most: a full list would refuse people
 * who write their initials without a space, like "j.de Vries".
 */
const bareHost =
  /[\p{L}\d-]{2}\.(?:biz|click|club|com|icu|info|link|net|online|org|ru|shop|site|store|top|vip|xyz)\b/iu;

/** Invisible characters: format characters, fillers, variation selectors, the blank of Braille. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * A text as people and email clients read it, for checks: full-width and other compatibility forms
 * become plain letters, all dots that host names may have (RFC 3490, 3.1) become ".", and whatever is
 * invisible is gone.
 */
export function asRead(text: string): string {
  // A compatibility form may stand for something invisible, so the form comes first.
  return text.normalize('NFKC').replace(invisible, '').replaceAll('\u3002', '.').normalize('NFKC');
}

/**
 * Whether a text contains an address. Email clients turn addresses into links even in plain text, so
 * a "name" with one in it would make this site send somebody else's spam.
 */
export function holdsAddress(words: string): boolean {
  return address.test(asRead(words));
}

/** Whether a name contains no email address and no web address, with or without a scheme. */
export function isPlainName(name: string): boolean {
  return !holdsAddress(name) && !bareHost.test(asRead(name));
}

/** With a blank after a dot inside a word "J.Doe" reads as well, and "shop.example" is no link any more. */
export function breakHosts(words: string): string {
  return words.replace(/(?<=\S)\.(?=[\p{L}\p{M}]{2})/gu, '. ');
}
