import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { useAction } from './use-action.ts';

/** Whether sending was stopped until a person resumes it. */
export function isStopped(health: readonly HealthCheck[]): boolean {
  return health.some(({ name, state }) => name === 'Email sender' && state === 'failed');
}

/** Resumes sending once the cause of the provider's refusal is corrected. */
export function ResumeSending({ onResumed }: { readonly onResumed: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction('Sending could not be resumed');
  async function resume(): Promise<void> {
    await run(async () => {
      await ask('POST /sender/resume', {});
      toast('good', 'Sending has resumed');
    });
    onResumed();
  }
  return (
    <Button look="main" disabled={isBusy} onClick={() => void resume()}>
      Resume sending
    </Button>
  );
}
