import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, Input } from '#renderer/console/ui/field.tsx';

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
    <Alone>
      <form
        className="grid w-sign-in gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <h1 className="text-title font-heading">Console</h1>
        <p className="text-quiet">
          {hasEnded
            ? 'Your session has ended. Sign in again to pick up where you left off.'
            : 'For the operators of this site.'}
        </p>
        <Field label="Password">
          <Input
            isWide
            ref={input}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            aria-invalid={error !== undefined}
            aria-describedby="sign-in-error"
          />
        </Field>
        <p id="sign-in-error" className="min-h-[1lh] text-bad" role="alert">
          {error}
        </p>
        <Button look="main" type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
        <p className="text-small text-quiet">
          Lost the password? Run <code>npm run operator -- reset</code> on the server.
        </p>
      </form>
    </Alone>
  );
}

/** What stands alone on the page, before there is a frame. */
export function Alone({ children }: { readonly children: React.ReactNode }) {
  return <main className="grid min-h-dvh place-content-center p-4">{children}</main>;
}
