import { Tabs } from '@base-ui/react/tabs';
import type { WholeEmail } from '#engine/contract/console/emails.ts';
import { writeAddress } from '#engine/contract/console/endpoints.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Waiting } from '#renderer/console/parts/notices.tsx';
import { Scrolled } from '#renderer/console/parts/scrolled.tsx';
import { Stage, useScreen } from '#renderer/console/parts/stage.tsx';

/**
 * An email as HTML, as text and as source.
 *
 * @param path where the operators' API has it; its HTML alone is below that, at /html
 */
export function Letter({
  path,
  id,
}: {
  readonly path: '/mailbox/:id' | '/deliveries/:id/email' | '/sample-emails/:id';
  readonly id: string;
}) {
  const message = useAnswer(path, { id, everySeconds: 0 });
  const { screen, choice } = useScreen();
  const { answer } = message;
  return (
    <>
      <Waiting of={message} />
      {answer && (
        <Tabs.Root defaultValue="html" className="tabs">
          <Tabs.List aria-label="Ways to read this email">
            <Tabs.Tab value="html">HTML</Tabs.Tab>
            <Tabs.Tab value="text">Text</Tabs.Tab>
            <Tabs.Tab value="source">Source</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="html">
            <div className="stacked">
              {choice}
              <Stage
                title={`The email “${answer.subject}”`}
                sandbox=""
                src={writeAddress(`GET ${path}/html`, { id })}
                screen={screen}
              />
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <Scrolled className="raw" label="The email as text">
              <pre>{answer.text}</pre>
            </Scrolled>
          </Tabs.Panel>
          <Tabs.Panel value="source">
            <Scrolled className="raw" label="The email's source">
              <pre>{writeSource(answer)}</pre>
            </Scrolled>
          </Tabs.Panel>
        </Tabs.Root>
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
