import type { Browser } from 'playwright';

/**
 * Writes a page as somebody who cares about nothing but speed would by hand: its pictures, words and
 * form in one HTML file, with a few lines of style and no scripts. Titles have the page's own face,
 * and pictures the size they have on a phone, so that both pages mean the same work.
 */
export async function writeStaticPage(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const { title, given, content } = await page.evaluate(() => {
      const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const wanted = 'h1,h2,h3,p,li,figcaption,svg,label,input,select,textarea,button,form';
      const skipped = (element: Element) =>
        // An element inside another wanted one is written with it.
        element.parentElement?.closest('svg,p,h1,h2,h3,button,label,[aria-hidden="true"]') !==
          null ||
        (element.matches('li') && element.querySelector('p,h3') !== null);
      const parts = [...document.body.querySelectorAll(wanted)].filter((one) => !skipped(one));
      const write = (element: Element): string => {
        const name = element.tagName.toLowerCase();
        if (name === 'svg') {
          const { width, height } = element.getBoundingClientRect();
          // Hidden on a phone.
          if (width === 0) return '';
          const size = ` style="width:${Math.round(width)}px;height:${Math.round(height)}px"`;
          return element.outerHTML.replace('<svg', `<svg${size}`);
        }
        if (name === 'form') return '<form method="post">';
        if (name === 'input' || name === 'select' || name === 'textarea') {
          return (element as HTMLElement).outerHTML;
        }
        return `<${name}>${asText(element.textContent ?? '')}</${name}>`;
      };
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const texts = rules.map(({ cssText }) => cssText);
      return {
        title: document.title,
        // Its faces and its colours.
        given: texts.filter((text) => /^(@font-face|:root)/.test(text)).join(''),
        content: parts.map(write).join('\n'),
      };
    });
    return [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${title}</title><link rel="icon" href="data:,"><style>${given}`,
      'body{font:18px/1.5 system-ui,sans-serif;max-width:64rem;margin:auto;padding:1rem}',
      'h1,h2{font-family:var(--display);font-weight:var(--display-weight);line-height:1.1}',
      'h1{font-size:2.4rem}svg{display:block}',
      'input,select,textarea,button{font:inherit;display:block;width:100%;padding:.75rem}',
      `</style></head><body>${content}</body></html>`,
    ].join('\n');
  } finally {
    await context.close();
  }
}
