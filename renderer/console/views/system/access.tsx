import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Section } from '#renderer/console/ui/section.tsx';

/** Which browsers are signed in. */
export function AccessView() {
  return (
    <>
      <Heading title="Access" />
      <Section title="Sessions">
        <Confirm
          label="Sign out everywhere"
          title="Sign out everywhere?"
          act={async () => {
            await ask('DELETE /sessions', {});
            window.location.reload();
          }}
          failure="Nobody was signed out"
        >
          Every browser, this one included, has to give the password again.
        </Confirm>
      </Section>
    </>
  );
}
