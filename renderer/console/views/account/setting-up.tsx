import { useWho } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Notice } from '#renderer/console/ui/notices.tsx';
import { AccountView } from './account.tsx';

/** For a member who signed in with a password alone: a second factor has to be set up first. */
export function SettingUp() {
  const { signOut } = useWho();
  return (
    <main className="mx-auto grid max-w-view content-start gap-6 px-4 py-8">
      <Notice tone="warn">
        <p>
          A password alone does not open the console. Add a passkey or set up one-time codes. If you
          already have a passkey, sign out and sign in with it.
        </p>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </Notice>
      <AccountView />
    </main>
  );
}
