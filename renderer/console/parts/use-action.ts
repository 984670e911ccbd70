import { useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/**
 * An asynchronous action that runs only once at a time.
 *
 * @param failure what a message over the view says of it where it fails, before the reason
 */
export function useAction(failure: string) {
  const toast = useToast();
  return useRun((reason) => toast('bad', failure, reason));
}

/** The same for a view that says itself why it failed. */
export function useRun(onFailure: (reason: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      onFailure(errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
