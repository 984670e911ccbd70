import { Tabs } from '@base-ui/react/tabs';
import type { MailboxMessage } from '../answers.ts';
import { Waiting } from '../notices.tsx';
import { useAnswer } from '../use-answer.ts';

/** An email of the mailbox as HTML, as text and as source. */
export function Letter({ id }: { readonly id: string }) {
  const message = useAnswer<MailboxMessage>(`/mailbox/${encodeURIComponent(id)}`, 0);
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
            <iframe
              className="letter"
              title={`The email “${answer.subject}”`}
              sandbox=""
              src={`/api/operator/mailbox/${encodeURIComponent(id)}/html`}
            />
          </Tabs.Panel>
          <Tabs.Panel value="text">
            {/* Long lines can be scrolled, which a keyboard needs to reach. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region takes the focus */}
            <pre tabIndex={0}>{answer.text}</pre>
          </Tabs.Panel>
          <Tabs.Panel value="source">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region takes the focus */}
            <pre tabIndex={0}>{writeSource(answer)}</pre>
          </Tabs.Panel>
        </Tabs.Root>
      )}
    </>
  );
}

function writeSource({ from, to, subject, createdAt, headers, html }: MailboxMessage): string {
  const all = { From: from, To: to, Subject: subject, Date: createdAt, ...headers };
  const lines = Object.entries(all).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `${lines.join('\n')}\n\n${html}`;
}
