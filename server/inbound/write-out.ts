/**
 * A body with the letters in it that JSON, forms and addresses write as codes, like `\u0040` or `%40`: an
 * email address has to be found by whoever looks for it, and by erasing.
 */
export function writeOut(body: string): string {
  return body
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeOr);
}

/** The letters of percent codes; the codes themselves where they are of no text in UTF-8. */
function decodeOr(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}
