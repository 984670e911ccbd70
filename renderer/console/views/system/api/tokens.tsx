import type { MachineToken } from '#engine/contract/console/operations.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** All tokens of programs: what each may read, when it was last used, and revoking it. */
export function Tokens({
  of,
  onChanged,
}: {
  readonly of: readonly MachineToken[];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  async function revoke(id: string, name: string): Promise<void> {
    await ask('DELETE /tokens/:id', { id });
    toast('good', 'Revoked', `The token “${name}” no longer works.`);
    onChanged();
  }
  return (
    <Table
      caption="Tokens, newest first"
      rows={of}
      empty="None yet. Tokens created above appear here."
      keyOf={({ id }) => id}
      columns={[
        { title: 'Program', isFact: true, show: ({ name }) => name },
        {
          title: 'Begins with',
          show: ({ prefix }) => (prefix ? <code>{prefix}…</code> : <None />),
        },
        { title: 'Coach', show: ({ coach }) => coach ?? 'all coaches' },
        { title: 'Opens', show: ({ scopes }) => scopes.join(', ') },
        {
          title: 'Last used',
          show: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : <None>never</None>),
        },
        {
          title: 'Valid until',
          show: ({ expiresAt, hasExpired }) => (hasExpired ? 'expired' : <Moment at={expiresAt} />),
        },
        {
          title: 'Action',
          isAction: true,
          show: ({ id, name }) => (
            <Confirm
              label="Revoke"
              title={`Revoke the token “${name}”?`}
              act={() => revoke(id, name)}
              failure="The token was not revoked"
              isGrave
            >
              The program that uses it loses access immediately. This cannot be undone.
            </Confirm>
          ),
        },
      ]}
    />
  );
}
