import { ask } from '#renderer/console/api/ask.ts';
import { useAnswer } from '#renderer/console/api/use-answer.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { Heading } from '#renderer/console/parts/heading.tsx';
import { Waiting } from '#renderer/console/parts/waiting.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { Moment } from '#renderer/console/ui/moment.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Who may look into the site's inside: browsers that are signed in, and programs with a token. */
export function AccessView() {
  const tokens = useAnswer('/tokens', {});
  const { answer, refresh } = tokens;
  const toast = useToast();
  const may = useMay();

  async function revoke(id: string, name: string): Promise<void> {
    await ask('DELETE /tokens/:id', { id });
    toast('good', 'Revoked', `The token “${name}” opens nothing any more.`);
    refresh();
  }

  return (
    <>
      <Heading title="Access" of={tokens} />
      {may('team') && (
        <Section title="Sessions">
          <Confirm
            label="Sign out everywhere"
            title="Sign out everywhere?"
            act={async () => {
              await ask('DELETE /sessions', {});
              refresh();
            }}
            failure="Nobody was signed out"
          >
            Everybody, you included, has to sign in again in every browser.
          </Confirm>
        </Section>
      )}
      <Section title="Tokens for programs">
        <Waiting of={tokens} />
        {answer && (
          <Table
            caption="Tokens, newest first"
            rows={answer}
            empty={
              <>
                None yet. <code>npm run operator -- token &lt;name&gt;</code> makes one.
              </>
            }
            keyOf={({ id }) => id}
            columns={[
              { title: 'Name', isFact: true, show: ({ name }) => name },
              { title: 'Opens', show: ({ scopes }) => scopes.join(', ') },
              {
                title: 'Last used',
                show: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : <None />),
              },
              {
                title: 'Valid until',
                show: ({ expiresAt, hasExpired }) =>
                  hasExpired ? 'expired' : <Moment at={expiresAt} />,
              },
              {
                title: 'Action',
                isPlain: true,
                show: ({ id, name }) => (
                  <Confirm
                    label="Revoke"
                    title={`Revoke the token “${name}”?`}
                    act={() => revoke(id, name)}
                    failure="The token was not revoked"
                    isGrave
                  >
                    The program that uses it is refused from now on. This cannot be undone.
                  </Confirm>
                ),
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
