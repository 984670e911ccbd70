import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { AskError, ask, sessionEnd } from '#renderer/console/api/ask.ts';
import { Failure } from '#renderer/console/ui/notices.tsx';
import { Alone, SignIn } from './sign-in.tsx';

const SignOut = createContext<() => Promise<void>>(async () => {});

/** Ends the session. */
export function useSignOut(): () => Promise<void> {
  return useContext(SignOut);
}

/** Shows its children to who is signed in, and the sign-in to everybody else. */
export function Session({ children }: { readonly children: React.ReactNode }) {
  const [state, setState] = useState<'asking' | 'in' | 'out' | 'ended'>('asking');
  const [error, setError] = useState<string>();

  const find = useCallback(() => {
    setError(undefined);
    ask('GET /session', {}).then(
      () => setState('in'),
      (reason: unknown) => {
        if (reason instanceof AskError && reason.status === 401) setState('out');
        else setError(errorMessage(reason));
      },
    );
  }, []);
  useEffect(find, [find]);
  useEffect(() => {
    const end = () => setState((before) => (before === 'in' ? 'ended' : before));
    sessionEnd.addEventListener('end', end);
    return () => sessionEnd.removeEventListener('end', end);
  }, []);

  const signOut = useCallback(async () => {
    await ask('DELETE /session', {});
    setState('out');
  }, []);

  if (error !== undefined) {
    return (
      <Alone>
        <Failure onRetry={find}>{error}</Failure>
      </Alone>
    );
  }
  if (state === 'asking') return null;
  if (state !== 'in') {
    return <SignIn hasEnded={state === 'ended'} onSignedIn={() => setState('in')} />;
  }
  return <SignOut value={signOut}>{children}</SignOut>;
}
