import type { WholeEmail } from '#engine/contract/console/emails.ts';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Stack } from '#renderer/console/ui/layout.tsx';
import { RawText } from '#renderer/console/ui/scrolled.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Tabs } from '#renderer/console/ui/tabs.tsx';
import { Waiting } from './waiting.tsx';

/**
 * An email as HTML, as text and as source.
 *
 * @param path its path in the operators' API; its HTML alone is below that, at /html
 */
export function EmailPreview({
  path,
  id,
}: {
  readonly path: '/mailbox/:id' | '/deliveries/:id/email' | '/sample-emails/:id';
  readonly id: string;
}) {
  const message = useAnswer(path, { id });
  const { screen, choice } = useScreen();
  const { answer } = message;
  return (
    <>
      <Waiting of={message} />
      {answer && (
        <Tabs
          label="Formats of this email"
          tabs={[
            {
              value: 'html',
              title: 'HTML',
              content: (
                <Stack>
                  {choice}
                  <Stage
                    title={`The email “${answer.subject}”`}
                    sandbox=""
                    src={writeAddress(`GET ${path}/html`, { id })}
                    screen={screen}
                  />
                </Stack>
              ),
            },
            {
              value: 'text',
              title: 'Text',
              content: <RawText label="Plain text of the email">{answer.text}</RawText>,
            },
            {
              value: 'source',
              title: 'Source',
              content: <RawText label="Source of the email">{writeSource(answer)}</RawText>,
            },
          ]}
        />
      )}
    </>
  );
}

function writeSource(email: WholeEmail): string {
  const { from, to, replyTo, subject, createdAt, attachments, headers, html } = email;
  const all = {
    From: from,
    To: to,
    'Reply-To': replyTo,
    Subject: subject,
    Date: createdAt,
    Attachments: attachments?.join(', '),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );
  return `${lines.join('\n')}\n\n${html}`;
}
