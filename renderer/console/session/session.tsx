import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Whoami } from '#engine/contract/console/team/signed-in.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { AskError, ask, sessionEnd } from '#renderer/console/api/ask.ts';
import { Failure } from '#renderer/console/ui/notices.tsx';
import { Alone, SignIn } from './sign-in.tsx';
import { readNote, WhoContext, writeNote } from './who.ts';

// Most people never see it.
const Join = lazy(async () => ({ default: (await import('./join.tsx')).Join }));

/** The address of invitations. */
const joinPath = '/diagnostics/join';

type State = 'asking' | 'in' | 'out' | 'ended';

/**
 * Shows its children to members, and the sign-in to everybody else. A browser that was signed in shows
 * them at once; if the session is over, the server's first response says so.
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

  const find = useCallback(async () => {
    try {
      setWhoami(await ask('GET /session', {}));
    } catch (reason) {
      if (!(reason instanceof AskError) || reason.status !== 401) throw reason;
      setState((before) => (before === 'asking' ? 'out' : before));
      return false;
    }
    setState('in');
    return true;
  }, []);
  const refresh = useCallback(() => {
    setError(undefined);
    find().catch((reason: unknown) => setError(errorMessage(reason)));
  }, [find]);
  // Even if the browser remembers the member: the role may have changed.
  useEffect(() => {
    if (token === '') refresh();
  }, [refresh, token]);
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
    () => (whoami ? { whoami, signOut, refresh } : undefined),
    [whoami, signOut, refresh],
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
        <Failure onRetry={refresh}>{error}</Failure>
      </Alone>
    );
  }
  if (state === 'asking') return null;
  if (state !== 'in' || !who) return <SignIn hasEnded={state === 'ended'} findSession={find} />;
  return <WhoContext value={who}>{children}</WhoContext>;
}
