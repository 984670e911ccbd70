import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { importPartBytes } from '#engine/contract/console/imports.ts';
import { AskError, ask, send } from './ask.ts';

/** How often a failed part is retried, and the delay before that, in milliseconds. */
const attempts = 5;
const pauseMs = 1000;

/**
 * Uploads a file of people in parts, so that a slow or interrupted connection costs only one of them.
 *
 * @param say called with the share uploaded, from 0 to 1
 * @returns the import's id
 * @throws AskError
 */
export async function uploadPeople(
  file: File,
  coach: string,
  say: (share: number) => void,
): Promise<string> {
  const { id } = await ask('POST /imports', {
    body: { coach, fileName: file.name.slice(0, 200), bytes: file.size },
  });
  for (let part = 0; part * importPartBytes < file.size; part += 1) {
    const start = part * importPartBytes;
    await sendPart(id, part, file.slice(start, start + importPartBytes));
    say(Math.min(1, (start + importPartBytes) / file.size));
  }
  await ask('POST /imports/:id/finish', { id });
  return id;
}

/** A part may be sent repeatedly: it is stored once. */
async function sendPart(id: string, part: number, body: Blob): Promise<void> {
  const address = writeAddress('POST /imports/:id/parts', { id, query: { part: String(part) } });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send({ address, method: 'POST', body });
      return;
    } catch (error) {
      const isLine = error instanceof AskError && (error.status === 0 || error.status >= 500);
      if (!isLine || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}
