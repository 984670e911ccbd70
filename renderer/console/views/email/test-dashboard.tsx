import { ask, callFunction } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { useRun } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { Row } from '#renderer/console/ui/layout.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** The Email System Test Dashboard: sends one email, and runs the sequences once. */
export function TestDashboardView() {
  const pages = useAnswer('/test-pages', {});
  return (
    <>
      <Heading title="Email System Test Dashboard" />
      <Row>
        {pages.answer?.map(({ path, name }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </Row>
      <SendCard />
      <SequencesCard />
      <Section title="Notes">
        <ul className="max-w-prose list-disc pl-4.5">
          <li>
            Emails are sent only with a valid email-provider key; without one they are kept in the
            mailbox.
          </li>
          <li>The sending domain must be verified with the provider.</li>
          <li>If a test fails, check Errors and the function’s lines in the server log.</li>
          <li>The sequence processor needs data: journeys whose next email is due.</li>
        </ul>
      </Section>
    </>
  );
}

function SendCard() {
  const toast = useToast();
  const { isBusy, run } = useRun((reason) => toast('bad', reason || 'Failed to send email'));

  async function send(email: string): Promise<void> {
    if (email === '') {
      toast('bad', 'Error', 'Please enter an email address');
      return;
    }
    await run(async () => {
      await ask('POST /test-email', { body: { email } });
      toast('good', 'Test email sent successfully');
    });
  }

  return (
    <Section title="Send a test email">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        <FieldRow>
          <Field label="Email">
            <Input type="email" name="email" autoComplete="email" />
          </Field>
          <Button look="main" type="submit" disabled={isBusy}>
            {isBusy ? 'Sending...' : 'Send Test Email'}
          </Button>
        </FieldRow>
      </form>
    </Section>
  );
}

function SequencesCard() {
  const toast = useToast();
  const { isBusy, run } = useRun((reason) => toast('bad', reason || 'Failed to process sequences'));
  const process = () =>
    run(async () => {
      const { journeysProcessed, emailsSent } = await callFunction('process-email-sequence', {});
      toast('good', `Processed ${journeysProcessed} journeys, sent ${emailsSent} emails`);
    });

  return (
    <Section title="Sequences">
      <Button disabled={isBusy} onClick={() => void process()}>
        {isBusy ? 'Processing...' : 'Process Email Sequences'}
      </Button>
    </Section>
  );
}
