/** Types that programs can display; all others are saved. */
const shown: ReadonlySet<string> = new Set(['pdf', 'mp3', 'm4a']);

/** Names that systems reserve for devices, and characters that file names cannot contain. */
const refused = /[\p{Cc}"*/:<>?\\|]/gu;

/**
 * A file's Content-Disposition (RFC 6266): the offer's name, unchanged for programs that know RFC 5987
 * and in ASCII for others.
 *
 * @param extension without its dot, in lower case
 */
export function contentDisposition(title: string, extension: string): string {
  const name = fileNameOf(title, extension);
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = shown.has(extension) ? 'inline' : 'attachment';
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A readable name that every system accepts. */
function fileNameOf(title: string, extension: string): string {
  const words = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${words.slice(0, 120).trim() || 'download'}.${extension}`;
}
