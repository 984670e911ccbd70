import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { errorMessage } from '#engine/text/error-message.ts';
import { AskError, ask, sessionEnd } from '#renderer/console/api/ask.ts';
import { Failure } from '#renderer/console/ui/notices.tsx';
import { Alone, SignIn } from './sign-in.tsx';

/** Under this name a browser notes that it is signed in: the console then need not ask first. */
const noted = 'console-signed-in';

type State = 'asking' | 'in' | 'out' | 'ended';

function note(state: State): void {
  if (state === 'in') localStorage.setItem(noted, 'yes');
  else localStorage.removeItem(noted);
}

const SignOut = createContext<() => Promise<void>>(async () => {});

/** Ends the session. */
export function useSignOut(): () => Promise<void> {
  return useContext(SignOut);
}

/**
 * Shows its children to who is signed in, and the sign-in to everybody else. A browser that was signed in
 * shows them at once; where that is over, the first answer from the server says so.
 */
export function Session({ children }: { readonly children: React.ReactNode }) {
  const [state, setState] = useState<State>(() => (localStorage.getItem(noted) ? 'in' : 'asking'));
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (state !== 'asking') note(state);
  }, [state]);

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
  useEffect(() => {
    if (state === 'asking') find();
  }, [state, find]);
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
