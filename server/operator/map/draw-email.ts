import type { MapPart } from '#engine/contract/console/map-parts.ts';
import type { SampleEmail } from '#server/email/samples/samples.ts';
import type { Ways } from './explain-answer.ts';
import { byButton, emailKey, endKey, sayMessage } from './parts.ts';

/** What stops a campaign, as ends that its emails lead to. */
export const campaignEnds = {
  all: 'campaign-over',
  unsubscribed: 'unsubscribed',
  left: 'left',
  booking: 'booked-elsewhere',
  purchase: 'bought-elsewhere',
  dead: 'undeliverable',
  rest: 'rest',
} as const;

/** What every email's part of the map shows. */
export function drawEmail(
  sample: SampleEmail,
): Pick<MapPart, 'key' | 'kind' | 'title' | 'words' | 'preview'> {
  const { message } = sample.email;
  return {
    key: emailKey(sample.key),
    kind: 'email',
    title: message.subject,
    words: sayMessage(message),
    preview: { kind: 'email', id: sample.key },
  };
}

/** Where an email's button leads; no reader has to press it. */
export const waysBy = ({ email }: SampleEmail): Ways => byButton(email.message.button);

export const bounced = { part: endKey(campaignEnds.dead), by: 'a dead address' };
