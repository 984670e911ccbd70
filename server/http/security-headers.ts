import { createHash } from 'node:crypto';
import { readVideoAddress } from '#engine/addresses/video-address.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** Header names and values, one pair each. */
export type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The headers of every response.
 *
 * @param address the site's address
 * @param options.isBrand whether the host is a coach's own: we must not bind its other services to
 *   https
 */
export function baseHeaders(address: string, { isBrand = false } = {}): Headers {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Browsers ignore it over http, but a proxy that ends TLS may not.
    ...(address.startsWith('https:')
      ? [['strict-transport-security', strictTransport(isBrand)] as const]
      : []),
  ];
}

function strictTransport(isBrand: boolean): string {
  return isBrand ? 'max-age=31536000' : 'max-age=31536000; includeSubDomains';
}

/**
 * A document's Content-Security-Policy. Ready pages are the same bytes for everyone, so their inline
 * script and style are allowed by hash; a nonce would have to be new for each visitor. Only our own
 * content may be hashed: a page drawn for one visitor gets the ready page's policy, so that an escaping
 * mistake can never allow its own script.
 *
 * @param html a whole document without anything that a visitor typed
 * @param frameSources origins that it may show in frames
 */
export function contentSecurityPolicy(html: string, frameSources: readonly string[]): string {
  const scripts = hashesOf(html, /<script\b([^>]*)>([\s\S]*?)<\/script>/gi, isExecutable);
  const styles = hashesOf(html, /<style\b([^>]*)>([\s\S]*?)<\/style>/gi, () => true);
  const hasStyleAttributes = /<[a-z][^>]*\sstyle="/i.test(html);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // A style attribute can hold colours and sizes, but cannot load or run anything here.
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    ['frame-src', ...(frameSources.length > 0 ? frameSources : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Finds a document's policy; while editing, Vite's own scripts and styles need a looser one. */
export type PolicyOf = typeof contentSecurityPolicy;

/** The origins that a funnel's page may show in frames: its scheduling page and its videos. */
export function frameSourcesOf(funnel: CompiledFunnel): readonly string[] {
  const origins = funnel.declaration.page.sections.flatMap((section) => {
    if (section.kind === 'calendar') return [new URL(funnel.coach.schedulingUrl).origin];
    return section.kind === 'video' ? (readVideoAddress(section.url)?.origin ?? []) : [];
  });
  return [...new Set(origins)];
}

/** A script with a source is allowed by its origin; one with data is never run. */
function isExecutable(attributes: string): boolean {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return !/\bsrc=/i.test(attributes) && /^(?:|module|text\/javascript)$/i.test(type);
}

function hashesOf(
  html: string,
  element: RegExp,
  counts: (attributes: string) => boolean,
): string[] {
  const contents = Array.from(html.matchAll(element))
    .filter(([, attributes = '']) => counts(attributes))
    .map(([, , content = '']) => content);
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
