import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Section } from '#renderer/console/ui/section.tsx';

/** Signs everybody out. */
export function AccessView() {
  return (
    <>
      <Heading title="Access" />
      <Section title="Sessions">
        <p className="mb-3 max-w-[70ch]">
          Ends every session of the console at once, for a password that has leaked or a device that
          is lost. Your own sessions are listed under Your account; tokens of programs stay valid.
        </p>
        <Confirm
          label="Sign out everywhere"
          title="Sign out everywhere?"
          act={async () => {
            await ask('DELETE /sessions', {});
            window.location.reload();
          }}
          failure="Nobody was signed out"
        >
          Everybody, including you, has to sign in again in every browser.
        </Confirm>
      </Section>
    </>
  );
}
