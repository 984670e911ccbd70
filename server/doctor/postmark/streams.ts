import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';
import { serverClient, unanswered } from './client.ts';

/** The site's message streams, and their types at Postmark. */
export const streams = [
  { id: 'outbound', type: 'Transactional', what: 'guides, confirmations and reminders' },
  { id: 'broadcast', type: 'Broadcasts', what: 'campaign emails' },
] as const;

type Stream = (typeof streams)[number];

/** Examines whether Postmark sends in a stream. */
export async function examineStream(env: DoctorEnv, { id, type, what }: Stream): Promise<Verdict> {
  const { MessageStreams } = await serverClient(env)
    .getMessageStreams({ includeArchivedStreams: true })
    .catch((error: unknown) => {
      throw unanswered(error);
    });
  const evidence = MessageStreams.map(
    (one) => `${one.ID}: ${one.MessageStreamType}${one.ArchivedAt ? ', archived' : ''}`,
  );
  const found = MessageStreams.find((one) => one.ID === id);
  const consequence = `No ${what} leave: Postmark refuses them.`;
  if (!found) {
    const wrong = {
      consequence,
      remedy: `Create it at Postmark: the server, Create Message Stream, type ${type}, with exactly this ID:`,
      enter: id,
    };
    return bad(`The Postmark server has no message stream ${id}.`, wrong, evidence);
  }
  if (found.ArchivedAt) {
    const remedy = 'Unarchive it at Postmark: the server, Message Streams, Archived.';
    return bad(`The message stream ${id} is archived.`, { consequence, remedy }, evidence);
  }
  if (String(found.MessageStreamType) !== type) {
    const wrong = {
      consequence:
        'Postmark sends both kinds of mail through separate machines, so that campaign emails do not delay what people are waiting for; here the two are mixed, which it does not allow.',
      remedy: `Archive it and create a stream ${id} of the type ${type}.`,
    };
    return warning(
      `The message stream ${id} is of the type ${found.MessageStreamType}.`,
      wrong,
      evidence,
    );
  }
  return good(`Postmark sends ${what} in the stream ${id}.`, evidence);
}
