import type { AccountSession } from '#engine/contract/console/team/account.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';

/** The member's sessions, which can be ended. */
export function SessionsSection({
  of,
  idleMinutes,
  onChanged,
}: {
  readonly of: readonly AccountSession[];
  readonly idleMinutes: number;
  readonly onChanged: () => void;
}) {
  return (
    <Section
      title="Sessions"
      choices={
        of.length > 1 && (
          <Confirm
            label="End all others"
            title="End all other sessions?"
            act={() => ask('DELETE /account/sessions', {}).then(onChanged)}
            failure="No session was ended"
          >
            Every other browser has to sign in again.
          </Confirm>
        )
      }
    >
      <p className="pb-2 text-quiet">
        A session ends automatically after {idleMinutes} minutes of inactivity.
      </p>
      <Table
        caption="Your sessions"
        rows={of}
        empty="None: this one has just started."
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Browser',
            isFact: true,
            show: ({ browser, isThis }) =>
              isThis ? 'This browser' : (nameBrowser(browser) ?? <None />),
          },
          { title: 'Signed in with', show: ({ method }) => method.replaceAll('-', ' ') },
          { title: 'Since', show: ({ createdAt }) => <Moment at={createdAt} /> },
          { title: 'Last used', show: ({ seenAt }) => <Moment at={seenAt} /> },
          {
            title: 'Action',
            isAction: true,
            show: ({ id, isThis }) =>
              isThis ? null : (
                <Confirm
                  label="End"
                  title="End this session?"
                  act={() => ask('DELETE /account/sessions/:id', { id }).then(onChanged)}
                  failure="The session was not ended"
                >
                  That browser has to sign in again.
                </Confirm>
              ),
          },
        ]}
      />
    </Section>
  );
}

/** A browser's name as people know it. */
function nameBrowser(agent: string | null): string | undefined {
  if (!agent) return undefined;
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)/.exec(agent)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1];
  const names: Readonly<Record<string, string>> = {
    Edg: 'Edge',
    OPR: 'Opera',
    'Mac OS X': 'macOS',
  };
  const words = [browser, system].flatMap((word) => (word ? (names[word] ?? word) : []));
  return words.length > 0 ? words.join(', ') : agent.slice(0, 60);
}
