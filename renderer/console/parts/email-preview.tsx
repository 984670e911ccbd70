import { Tabs } from '@base-ui/react/tabs';
import type { WholeEmail } from '#renderer/console/api/answers.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Scrolled } from '#renderer/console/ui/scrolled.tsx';
import { Stage, useScreen } from '#renderer/console/ui/stage.tsx';
import { Waiting } from './notices.tsx';

/**
 * An email as HTML, as text and as source.
 *
 * @param path where the operators' API has it; its HTML alone stands below that at /html
 */
export function EmailPreview({ path }: { readonly path: string }) {
  const message = useAnswer<WholeEmail>(path, 0);
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
                src={`/api/operator${path}/html`}
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
