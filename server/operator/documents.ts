import { contentSecurityPolicy } from '#server/http/security-headers.ts';

/**
 * An email as a document for a frame of the console. Whatever it contains, it can run nothing, send
 * nothing and load nothing from elsewhere.
 */
export function emailDocument(html: string): Response {
  return document(html, {
    'content-security-policy': [
      'sandbox',
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "img-src 'self' data:",
      "frame-ancestors 'self'",
    ].join('; '),
  });
}

/**
 * A page as a document for a frame of the console, without scripts and with buttons that send nothing.
 * Its sandbox lets it load its own style, font and pictures, and refuses scripts and forms as well:
 * nothing can be submitted from a preview.
 */
export function pageDocument(page: string): Response {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll('type="submit"', 'type="button"');
  const policy = contentSecurityPolicy(html, []).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
  return document(html, {
    'content-security-policy': `${policy}; sandbox allow-same-origin`,
    'x-robots-tag': 'noindex',
  });
}

function document(html: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
