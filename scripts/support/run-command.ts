import { explainError } from '#server/start/explain-error.ts';

/** Runs what a person typed; an error is printed, as a sentence where it was foreseen. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
