import { explainError } from '#server/start/explain-error.ts';

/** Runs a command; prints an error as a sentence if it was foreseen. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
