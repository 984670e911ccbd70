import { useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';

/**
 * Something that takes a moment, once at a time.
 *
 * @param onFailure told why an action did not succeed
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
