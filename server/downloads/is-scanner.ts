/** The names of programs that follow links automatically. */
const programs =
  /bot\b|bot[/;_-]|crawl|spider|preview|scan|monitor|headless|phantom|prefetch|proxy|proofpoint|barracuda|mimecast|safelinks|trendmicro|symantec|sophos|fortinet|facebookexternalhit|slack|whatsapp|telegram|skype|discord|curl\/|wget\/|python|go-http|java\/|libwww|apache-http|node-fetch|undici|axios|okhttp\/[12]\./i;

/** The headers that tell people from programs. */
export interface Request {
  readonly method: string;
  header(name: string): string | undefined;
}

/**
 * Whether a request looks like a program's: mail filters follow every link of an email, and programs
 * prefetch. A filter may pretend to be a browser, so downloads within seconds of the email are not
 * counted either (see `noteFetch`).
 */
export function isScanner(request: Request): boolean {
  if (request.method !== 'GET') return true;
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
    .map((name) => request.header(name) ?? '')
    .join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return true;
  const agent = request.header('user-agent') ?? '';
  return agent.length < 12 || programs.test(agent);
}
