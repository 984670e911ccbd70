import { downloadsOnScreen } from '#engine/interpret/answer.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { downloadPath } from '#server/signing/download-token.ts';

/** Where the success screen's button downloads the offered file; undefined where it has none. */
export function downloadOnScreen(
  funnel: CompiledFunnel,
  submissionId: string,
  secret: string,
): string | undefined {
  if (!downloadsOnScreen(funnel)) return undefined;
  return downloadPath({ kind: 'submission', id: submissionId }, funnel.id, secret);
}
