import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { ask } from '#renderer/console/api/ask.ts';

/** The sign-in: one password for the operators of this site. */
export function SignIn({
  hasEnded,
  onSignedIn,
}: {
  readonly hasEnded: boolean;
  readonly onSignedIn: () => void;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = 'Sign in · Console';
    input.current?.focus();
  }, []);

  async function send(form: HTMLFormElement): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    const password = String(new FormData(form).get('password') ?? '');
    try {
      await ask('POST /session', { body: { password } });
      onSignedIn();
    } catch (reason) {
      setError(errorMessage(reason));
      setIsBusy(false);
      input.current?.select();
    }
  }

  return (
    <main className="alone">
      <form
        className="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <h1>Console</h1>
        <p className="quiet">
          {hasEnded
            ? 'Your session has ended. Sign in again to go on where you were.'
            : 'For the operators of this site.'}
        </p>
        <label>
          <span>Password</span>
          <input
            ref={input}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            aria-invalid={error !== undefined}
            aria-describedby="sign-in-error"
          />
        </label>
        <p id="sign-in-error" className="wrong" role="alert">
          {error}
        </p>
        <button type="submit" className="main-button" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
        <p className="quiet small">
          Lost it? Run <code>npm run operator -- reset</code> on the server.
        </p>
      </form>
    </main>
  );
}
