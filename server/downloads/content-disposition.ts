/** What programs open beside what they show; the others are saved. */
const shown: ReadonlySet<string> = new Set(['pdf', 'mp3', 'm4a']);

/** Names that systems keep for devices, and characters that none takes in a file's name. */
const refused = /[\p{Cc}"*/:<>?\\|]/gu;

/**
 * The Content-Disposition of a file (RFC 6266): the offer's name, in its own letters for programs that
 * know RFC 5987 and in ASCII for the others.
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

/** A readable name that every system takes. */
function fileNameOf(title: string, extension: string): string {
  const words = title
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${words.slice(0, 120).trim() || 'download'}.${extension}`;
}
