import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { notes } from '#renderer/console/api/notes.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, Input } from '#renderer/console/ui/field.tsx';

/** The storage key of the address that somebody last signed in with. */
const notedAddress = 'console-address';

const notKept =
  'Your details are right, but this browser did not keep you signed in. Allow cookies for this site, then try again.';

/**
 * The sign-in: with a passkey, with an address and a password, or with the site's own password.
 *
 * @param findSession shows what is behind the sign-in; false if the server knows no session
 */
export function SignIn({
  hasEnded,
  findSession,
}: {
  readonly hasEnded: boolean;
  readonly findSession: () => Promise<boolean>;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = 'Sign in · Console';
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for now is another field
  useEffect(() => input.current?.focus(), [needsCode]);

  async function attempt(act: () => Promise<boolean>): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      if (!(await act())) setNeedsCode(true);
      else if (await findSession()) return;
      else setError(notKept);
    } catch (reason) {
      setError(errorMessage(reason));
      input.current?.select();
    }
    setIsBusy(false);
  }

  async function send(form: HTMLFormElement): Promise<boolean> {
    const given = new FormData(form);
    const read = (name: string) => String(given.get(name) ?? '');
    if (needsCode) {
      return (await ask('POST /session/code', { body: { code: read('code') } })).signedIn;
    }
    const email = read('username').trim();
    if (email === '') notes.removeItem(notedAddress);
    else notes.setItem(notedAddress, email);
    const body = { ...(email === '' ? {} : { email }), password: read('password') };
    return (await ask('POST /session', { body })).signedIn;
  }

  async function attemptPasskey(): Promise<boolean> {
    const { signInWithPasskey } = await import('./passkeys.ts');
    await signInWithPasskey();
    return true;
  }

  const aria = { 'aria-invalid': error !== undefined, 'aria-describedby': 'sign-in-error' };
  return (
    <Alone>
      <form
        className="grid w-sign-in gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void attempt(() => send(form));
        }}
      >
        <h1 className="text-title font-heading">Console</h1>
        <p className="text-quiet">{introduce(hasEnded, needsCode)}</p>
        {needsCode ? (
          <Field label="Code from your app, or a recovery code">
            <Input isWide ref={input} name="code" autoComplete="one-time-code" required {...aria} />
          </Field>
        ) : (
          <>
            <Field label="Email address">
              <Input
                isWide
                type="email"
                name="username"
                autoComplete="username webauthn"
                placeholder="Leave empty to use the site’s own password"
                defaultValue={notes.getItem(notedAddress) ?? ''}
              />
            </Field>
            <Field label="Password">
              <Input
                isWide
                ref={input}
                type="password"
                name="password"
                autoComplete="current-password"
                required
                {...aria}
              />
            </Field>
          </>
        )}
        <p id="sign-in-error" className="min-h-[1lh] text-bad" role="alert">
          {error}
        </p>
        <Button look="main" type="submit" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </Button>
        {needsCode ? (
          <Button look="quiet" onClick={() => setNeedsCode(false)}>
            Start again
          </Button>
        ) : (
          <Button disabled={isBusy} onClick={() => void attempt(attemptPasskey)}>
            Use a passkey
          </Button>
        )}
        <p className="text-small text-quiet">
          Lost your password or your app? An owner can remove you and invite you again. Lost the
          site’s own password? Run <code>npm run operator -- reset</code> on the server.
        </p>
      </form>
    </Alone>
  );
}

function introduce(hasEnded: boolean, needsCode: boolean): string {
  if (needsCode) return 'Now the second step: open your authenticator app.';
  return hasEnded
    ? 'Your session has ended. Sign in again to pick up where you left off.'
    : 'For the team of this site.';
}

/** What stands alone on the page, before there is a frame. */
export function Alone({ children }: { readonly children: React.ReactNode }) {
  return <main className="grid min-h-dvh place-content-center p-4">{children}</main>;
}
