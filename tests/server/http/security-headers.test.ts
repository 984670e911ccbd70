import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { baseHeaders, contentSecurityPolicy } from '#server/http/security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows the inline script and style by hash and nothing else inline', () => {
    const html =
      '<style>p{color:red}</style><script>run()</script>' +
      '<script type="module" src="/assets/a.js"></script>' +
      '<script type="application/json">{"a":1}</script>';
    const policy = contentSecurityPolicy(html, []);
    expect(policy).toContain(`script-src 'self' ${hash('run()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('allows style attributes only where a page has one', () => {
    expect(contentSecurityPolicy('<p style="color:red">', [])).toContain(
      "style-src-attr 'unsafe-inline'",
    );
  });

  it('allows frames from the given origins alone', () => {
    expect(contentSecurityPolicy('', [])).toContain("frame-src 'none'");
    expect(contentSecurityPolicy('', ['https://cal.example.com'])).toContain(
      'frame-src https://cal.example.com;',
    );
  });
});

describe('baseHeaders', () => {
  it('asks for https only where the site is on https', () => {
    const names = (url: string) => baseHeaders(url).map(([name]) => name);
    expect(names('https://example.com')).toContain('strict-transport-security');
    expect(names('http://localhost:3000')).not.toContain('strict-transport-security');
  });
});
