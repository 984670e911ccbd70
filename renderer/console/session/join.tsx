import { useEffect, useState } from 'react';
import type { InvitationShown } from '#engine/contract/console/team/members.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, Input } from '#renderer/console/ui/field.tsx';
import { Failure, Skeleton } from '#renderer/console/ui/notices.tsx';
import { Alone } from './sign-in.tsx';

/** The target of an invitation: its recipient chooses a password and joins the team. */
export function Join({
  token,
  onSignedIn,
}: {
  readonly token: string;
  readonly onSignedIn: () => void;
}) {
  const [invitation, setInvitation] = useState<InvitationShown>();
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    document.title = 'Join · Console';
    setProblem(undefined);
    ask('POST /session/invitation', { body: { token } }).then(setInvitation, (reason: unknown) =>
      setProblem(errorMessage(reason)),
    );
  }, [token, turn]);

  async function join(form: HTMLFormElement): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    const password = String(new FormData(form).get('password') ?? '');
    try {
      await ask('POST /session/invitation', { body: { token, password } });
      onSignedIn();
    } catch (reason) {
      setError(errorMessage(reason));
      setIsBusy(false);
    }
  }

  if (problem !== undefined) {
    return (
      <Alone>
        <div className="grid w-sign-in gap-3">
          <Failure onRetry={() => setTurn(turn + 1)}>{problem}</Failure>
          <p className="text-quiet">
            Already in the team?{' '}
            <a className="underline" href="/diagnostics">
              Sign in
            </a>
          </p>
        </div>
      </Alone>
    );
  }
  if (!invitation) {
    return (
      <Alone>
        <Skeleton />
      </Alone>
    );
  }
  return (
    <Alone>
      <form
        className="grid w-sign-in gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void join(event.currentTarget);
        }}
      >
        <h1 className="text-title font-heading">Welcome, {invitation.name}</h1>
        <p className="text-quiet">
          You are about to join the console of {location.host} as {article(invitation.role)}{' '}
          {invitation.role}. Choose a password; a passkey or one-time codes come next.
        </p>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={invitation.email}
          readOnly
        />
        <Field label={`Password for ${invitation.email}, at least 12 characters`}>
          <Input
            isWide
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={12}
            required
            aria-invalid={error !== undefined}
            aria-describedby="join-error"
          />
        </Field>
        <p id="join-error" className="min-h-[1lh] text-bad" role="alert">
          {error}
        </p>
        <Button look="main" type="submit" disabled={isBusy}>
          {isBusy ? 'Joining…' : 'Join'}
        </Button>
      </form>
    </Alone>
  );
}

function article(role: string): string {
  return /^[aeiou]/.test(role) ? 'an' : 'a';
}
