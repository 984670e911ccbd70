import type { Site } from '#engine/site/site.ts';
import { sitePaths } from '#renderer/documents.tsx';
import { compileDeclarations } from '#server/start/declarations.ts';

export function readSite(): Site {
  return compileDeclarations(
    import.meta.glob<Record<string, unknown>>('../../funnels/*/*.ts', { eager: true }),
    sitePaths,
  );
}
