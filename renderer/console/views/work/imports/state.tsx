import type { ImportState } from '#engine/contract/console/imports.ts';
import { Badge, type Tone } from '#renderer/console/ui/badge.tsx';

const states: Readonly<Record<ImportState, readonly [tone: Tone, words: string]>> = {
  uploading: ['busy', 'uploading'],
  reading: ['busy', 'being read'],
  draft: ['warn', 'needs its columns'],
  judging: ['busy', 'being judged'],
  judged: ['warn', 'to be confirmed'],
  writing: ['busy', 'being written'],
  done: ['good', 'done'],
  undoing: ['busy', 'being undone'],
  undone: ['off', 'undone'],
  cancelled: ['off', 'cancelled'],
  failed: ['bad', 'failed'],
};

export function ImportStatus({ of }: { readonly of: ImportState }) {
  const [tone, words] = states[of];
  return <Badge tone={tone}>{words}</Badge>;
}
