import { useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';

/**
 * An asynchronous action that runs only once at a time.
 *
 * @param onFailure called with why it failed
 */
export function useAction(onFailure: (reason: string) => void) {
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
