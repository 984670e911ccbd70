import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endMotion } from './end-motion.ts';
import { expect, type Page } from './site-test.ts';

/** The style of all pages, as it was built: a page carries what it uses of it. */
function readWholeSheet(): string {
  const built = new URL('../../../dist/client/', import.meta.url);
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, built)), 'utf8');
  return read(JSON.parse(read('.vite/manifest.json'))['renderer/styles/page.css'].file);
}

/**
 * Expects that a page looks as it would with the whole style sheet, of which it carries a part.
 *
 * @param part a selector of the part of the page that is compared
 */
export async function expectSameLook(page: Page, state: string, part = 'body'): Promise<void> {
  const whole = readWholeSheet();
  // Movements are a part of the look; other tests do without.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(endMotion);
  const { elements, differing } = await page.evaluate(compareStyles, { whole, part });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(elements, state).toBeGreaterThan(5);
  expect(differing, state).toEqual([]);
}

/** Runs in the page: what differs once the whole sheet takes the place of the rules it carries. */
async function compareStyles({ whole, part }: { whole: string; part: string }) {
  const carried = document.styleSheets[0];
  const own = carried?.ownerNode?.textContent ?? '';
  const sheet = new CSSStyleSheet();
  // What is this page's own stands before the first statement about layers.
  await sheet.replace(own.slice(0, own.search(/\/\*!|@layer/)) + whole);
  // The browser loads the faces of every sheet anew, so those of the whole one come first, to stay.
  const faces = new CSSStyleSheet();
  for (const [at, rule] of [...sheet.cssRules].entries().toArray().reverse()) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    faces.insertRule(rule.cssText);
    sheet.deleteRule(at);
  }
  document.adoptedStyleSheets = [faces];
  await Promise.allSettled([...document.fonts].map((font) => font.load()));

  const collect = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
      ...(rule instanceof CSSGroupingRule ? collect(rule.cssRules) : []),
    ]);
  const used = collect(sheet.cssRules).filter((name) => !name.startsWith('--'));
  const properties = [...new Set(['content', ...used])];
  // No rule is about what is inside a drawing: it inherits.
  const elements = [...document.querySelectorAll(`${part} :not(script, svg *)`)];
  const readAll = () =>
    elements.flatMap((element) => {
      const hasWords = element.matches('input, textarea');
      return [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
        if (pseudo === '::placeholder' && !hasWords) return [];
        const style = getComputedStyle(element, pseudo);
        // What has no content is not there, whatever else is said of it.
        const isThere = !/^::(before|after)$/.test(pseudo ?? '') || style.content !== 'none';
        return isThere ? properties.map((name) => style.getPropertyValue(name)) : ['none'];
      });
    });
  const tell = (index: number) => elements[Math.floor(index / 4)]?.outerHTML.slice(0, 80);
  const before = readAll();
  if (carried) carried.disabled = true;
  document.adoptedStyleSheets = [faces, sheet];
  const after = readAll();
  document.adoptedStyleSheets = [];
  if (carried) carried.disabled = false;
  const differing = before.flatMap((values, index) => {
    const whole = after[index] ?? [];
    const compared = values.length > whole.length ? values : whole;
    return compared.flatMap((_, at) =>
      values[at] === whole[at]
        ? []
        : [{ element: tell(index), property: properties[at], value: values[at], whole: whole[at] }],
    );
  });
  return { elements: elements.length, differing: differing.slice(0, 5) };
}
