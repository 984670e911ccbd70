/** A video of another host, found in the address that people copy from their browser. */
export interface Video {
  /** Who shows it, as people call it. */
  readonly host: string;
  /** The origin that a page must be allowed to load from. */
  readonly origin: string;
  /** The page or file itself, for whoever opens it in a tab of its own. */
  readonly watch: string;
  /** What plays it in a frame of a page as soon as it is loaded. */
  readonly player: string;
}

/**
 * The video behind the address of a YouTube or Vimeo video or of an mp4 file.
 *
 * @returns undefined where the address is none of these
 */
export function readVideoAddress(address: string): Video | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  return readYouTube(url) ?? readVimeo(url) ?? readFile(url);
}

function readYouTube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1])
        : undefined;
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined;
  const origin = 'https://www.youtube-nocookie.com';
  return {
    host: 'YouTube',
    origin,
    watch: `https://www.youtube.com/watch?v=${id}`,
    player: `${origin}/embed/${id}?autoplay=1&rel=0`,
  };
}

function readVimeo({ hostname, pathname, searchParams }: URL): Video | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, secret = searchParams.get('h')] =
    /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const origin = 'https://player.vimeo.com';
  return {
    host: 'Vimeo',
    origin,
    watch: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
    player: `${origin}/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
  };
}

function readFile({ href, hostname, origin, pathname }: URL): Video | undefined {
  if (!/\.mp4$/i.test(pathname)) return undefined;
  return {
    host: hostname.replace(/^www\./, ''),
    origin,
    watch: href,
    // Browsers play a file in a frame as they do in a tab.
    player: href,
  };
}
