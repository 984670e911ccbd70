import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { Empty } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { CodesSection } from './codes.tsx';
import { PasskeysSection } from './passkeys.tsx';
import { PasswordForm } from './password.tsx';
import { SessionsSection } from './sessions.tsx';

/** The member's ways of signing in, and sessions. */
export function AccountView() {
  const account = useAnswer('/account', {});
  const { answer, refresh } = account;
  return (
    <>
      <Heading title="Your account" of={account} />
      <Waiting of={account} shape="rows" />
      {answer && answer.email === null && (
        <Empty>
          You are signed in with the site’s own password, which is for the first owner and for
          emergencies. To get an account of your own, invite yourself as an owner in Team.
        </Empty>
      )}
      {answer && answer.email !== null && (
        <>
          <PasskeysSection of={answer.passkeys} onChanged={refresh} />
          <CodesSection hasCodes={answer.hasCodes} onChanged={refresh} />
          <Section title="Password">
            <PasswordForm email={answer.email} />
          </Section>
        </>
      )}
      {answer && (
        <SessionsSection
          of={answer.sessions}
          idleMinutes={answer.idleMinutes}
          onChanged={refresh}
        />
      )}
    </>
  );
}
