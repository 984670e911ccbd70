import { compileRead, readSite as readDeclared } from '#engine/compile-read.ts';
import type { Site } from '#engine/site/site.ts';
import { sitePaths } from '#renderer/documents.tsx';
import { filesOf, siteOf } from '#server/start/declared-site.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true });

/**
 * The declared site, for commands and tests that work with it. Judging each declaration, as the check and
 * the build do, would take longer than most of them.
 *
 * @throws DeclarationError with the mistakes that keep the files from being a site
 */
export function readSite(): Site {
  return siteOf(compileRead(readDeclared(filesOf(modules), sitePaths, {}), new Map()));
}
