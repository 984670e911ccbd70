import { useState } from 'react';
import { ask, callFunction, describeError } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** The Email System Test Dashboard: send one email, and let the sequences run once. */
export function TestDashboardView() {
  const pages = useAnswer<readonly { path: string; name: string }[]>('/test-pages', 0);
  return (
    <>
      <Heading title="Email System Test Dashboard" />
      <p className="links">
        {pages.answer?.map(({ path, name }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </p>
      <SendCard />
      <SequencesCard />
      <section>
        <h2>Notes</h2>
        <ul className="notes">
          <li>
            Emails leave only with a valid email-provider key; without one the mailbox has them.
          </li>
          <li>The sending domain must be verified at the provider.</li>
          <li>
            When a test fails, look at Errors and at the function’s lines in the server’s log.
          </li>
          <li>The sequence processor needs data: journeys whose next email is due.</li>
        </ul>
      </section>
    </>
  );
}

function SendCard() {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function send(email: string): Promise<void> {
    if (email === '') {
      toast('bad', 'Error', 'Please enter an email address');
      return;
    }
    setIsBusy(true);
    try {
      await ask('/test-email', { method: 'POST', content: { email } });
      toast('good', 'Test email sent successfully');
    } catch (error) {
      toast('bad', describeError(error) || 'Failed to send email');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section>
      <h2>Send a test email</h2>
      <form
        className="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        <label>
          <span>Email</span>
          <input type="email" name="email" autoComplete="email" />
        </label>
        <button type="submit" className="main-button" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send Test Email'}
        </button>
      </form>
    </section>
  );
}

function SequencesCard() {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function process(): Promise<void> {
    setIsBusy(true);
    try {
      const { journeysProcessed, emailsSent } = await callFunction<{
        journeysProcessed: number;
        emailsSent: number;
      }>('process-email-sequence', {});
      toast('good', `Processed ${journeysProcessed} journeys, sent ${emailsSent} emails`);
    } catch (error) {
      toast('bad', describeError(error) || 'Failed to process sequences');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section>
      <h2>Sequences</h2>
      <button type="button" disabled={isBusy} onClick={() => void process()}>
        {isBusy ? 'Processing...' : 'Process Email Sequences'}
      </button>
    </section>
  );
}
