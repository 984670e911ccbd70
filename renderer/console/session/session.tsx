import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Whoami } from '#engine/contract/console/team/session.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { AskError, ask, sessionEnd } from '#renderer/console/api/ask.ts';
import { Failure } from '#renderer/console/ui/notices.tsx';
import { Alone, SignIn } from './sign-in.tsx';
import { readNote, WhoContext, writeNote } from './who.ts';

// Most people never see it.
const Join = lazy(async () => ({ default: (await import('./join.tsx')).Join }));

/** Where an invitation leads. */
const joinPath = '/diagnostics/join';

type State = 'asking' | 'in' | 'out' | 'ended';

/**
 * Shows its children to who is signed in, and the sign-in to everybody else. A browser that was signed in
 * shows them at once; where that is over, the first answer from the server says so.
 */
export function Session({ children }: { readonly children: React.ReactNode }) {
  const navigate = useNavigate();
  const [whoami, setWhoami] = useState<Whoami | undefined>(readNote);
  const [state, setState] = useState<State>(whoami ? 'in' : 'asking');
  const [token, setToken] = useState(() =>
    location.pathname === joinPath ? location.hash.slice(1) : '',
  );
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (state !== 'asking') writeNote(state === 'in' ? whoami : undefined);
  }, [state, whoami]);

  const find = useCallback(() => {
    setError(undefined);
    ask('GET /session', {}).then(
      (found) => {
        setWhoami(found);
        setState('in');
      },
      (reason: unknown) => {
        if (reason instanceof AskError && reason.status === 401) {
          setState((before) => (before === 'asking' ? 'out' : before));
        } else setError(errorMessage(reason));
      },
    );
  }, []);
  // Also of a browser that has a note: since then a role may have changed.
  useEffect(() => {
    if (token === '') find();
  }, [find, token]);
  useEffect(() => {
    const end = () => setState((before) => (before === 'in' ? 'ended' : before));
    sessionEnd.addEventListener('end', end);
    return () => sessionEnd.removeEventListener('end', end);
  }, []);

  const signOut = useCallback(async () => {
    await ask('DELETE /session', {});
    setState('out');
  }, []);
  const who = useMemo(
    () => (whoami ? { whoami, signOut, refresh: find } : undefined),
    [whoami, signOut, find],
  );

  if (token !== '') {
    const onSignedIn = () => {
      void navigate('/diagnostics', { replace: true });
      setState('asking');
      setToken('');
    };
    return (
      <Suspense>
        <Join token={token} onSignedIn={onSignedIn} />
      </Suspense>
    );
  }
  if (error !== undefined && !who) {
    return (
      <Alone>
        <Failure onRetry={find}>{error}</Failure>
      </Alone>
    );
  }
  if (state === 'asking') return null;
  if (state !== 'in' || !who) return <SignIn hasEnded={state === 'ended'} onSignedIn={find} />;
  return <WhoContext value={who}>{children}</WhoContext>;
}
