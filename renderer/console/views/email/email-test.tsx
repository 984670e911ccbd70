import { useState } from 'react';
import { welcomeFunction } from '#engine/contract/console/functions.ts';
import type { Diagnosis } from '#engine/contract/console/operations.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { ask, callFunction } from '#renderer/console/api/ask.ts';
import { Checks } from '#renderer/console/parts/checks.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { Row, Stack } from '#renderer/console/ui/layout.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { RawText } from '#renderer/console/ui/scrolled.tsx';
import { SectionTitle } from '#renderer/console/ui/section.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

interface Result {
  readonly id: string;
  readonly title: string;
  readonly content: unknown;
  readonly checks?: Diagnosis['checks'];
}

/** Email test: each way to send an email, one at a time, with its response. */
export function EmailTestView() {
  const toast = useToast();
  const [email, setEmail] = useState('test@example.com');
  const [name, setName] = useState('Test User');
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);

  async function run(
    title: string,
    failure: string,
    test: () => Promise<Omit<Result, 'id' | 'title'>>,
  ) {
    setIsBusy(true);
    const id = String(performance.now());
    try {
      const result = { id, title, ...(await test()) };
      setResults((before) => [result, ...before]);
    } catch (error) {
      const content = { error: errorMessage(error) };
      setResults((before) => [{ id, title, content }, ...before]);
      toast('bad', failure, errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  }

  const tests: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'Run Full Diagnostics',
      () =>
        run('Full Diagnostics', 'Diagnostics Error', async () => {
          const content = await ask('POST /diagnostics', { body: { email, name } });
          const { passed, failed, checks } = content;
          toast('good', 'Diagnostics Complete', `${passed} passed, ${failed} need attention.`);
          return { content, checks };
        }),
    ],
    [
      'Test Direct HTTP',
      () =>
        run('Direct HTTP', 'Test Error', async () => {
          const response = await fetch(`/functions/v1/${welcomeFunction}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, name }),
          });
          const text = await response.text();
          const { ok, status } = response;
          toast(
            ok ? 'good' : 'bad',
            ok ? 'Test Successful' : 'Test Failed',
            `The response has status ${status}.`,
          );
          const headers = Object.fromEntries(response.headers);
          return { content: { status, body: parseOrText(text), headers } };
        }),
    ],
    [
      'Test Backend Client',
      () =>
        run('Backend Client', 'Test Failed', async () => {
          const content = await callFunction(welcomeFunction, { email, name });
          toast('good', 'Test Successful', `The email to ${email} was sent.`);
          return { content };
        }),
    ],
    [
      'Test via test-function',
      () =>
        run('test-welcome-email', 'Test Function Failed', async () => {
          const content = await callFunction('test-welcome-email', {});
          toast('good', 'Test Function Complete');
          return { content };
        }),
    ],
    [
      'Check Campaign Data',
      () =>
        run('Campaign Data', 'Data Check Error', async () => {
          const content = await ask('GET /campaign-data', {});
          toast('good', 'Data Check Complete');
          return { content };
        }),
    ],
  ];

  return (
    <>
      <Heading title="Email test" />
      <FieldRow>
        <Field label="Test email">
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label="Test name">
          <Input value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </FieldRow>
      <Row>
        {tests.map(([label, test]) => (
          <Button key={label} disabled={isBusy} onClick={() => void test()}>
            {label}
          </Button>
        ))}
      </Row>
      <div aria-live="polite">
        <Stack>
          {results.length === 0 && (
            <Empty>
              Results appear here. Every test except the diagnostics and the data check sends an
              email; test-function sends it to the coach’s own address.
            </Empty>
          )}
          {results.map(({ id, title, content, checks }) => (
            <section key={id}>
              <SectionTitle>{title}</SectionTitle>
              {checks && <Checks of={checks} />}
              <RawText label={`${title}, as JSON`}>{JSON.stringify(content, null, 2)}</RawText>
            </section>
          ))}
        </Stack>
      </div>
    </>
  );
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
