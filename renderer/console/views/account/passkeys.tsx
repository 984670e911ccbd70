import { useState } from 'react';
import type { AccountPasskey } from '#engine/contract/console/team/account.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { useWho } from '#renderer/console/session/who.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { None } from '#renderer/console/ui/notices.tsx';
import { Section } from '#renderer/console/ui/section.tsx';
import { Table } from '#renderer/console/ui/table.tsx';
import { Moment } from '#renderer/console/ui/time/moment.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** The member's passkeys. After adding the first one, it also signs in with it. */
export function PasskeysSection({
  of,
  onChanged,
}: {
  readonly of: readonly AccountPasskey[];
  readonly onChanged: () => void;
}) {
  const toast = useToast();
  const { whoami, refresh } = useWho();
  const [name, setName] = useState('');
  const { isBusy, run } = useAction('No passkey');

  async function add(): Promise<void> {
    const { addPasskey, signInWithPasskey } = await import('#renderer/console/session/passkeys.ts');
    await addPasskey(name.trim() || 'Passkey');
    toast('good', 'Passkey added', 'From now on you can sign in with it.');
    setName('');
    onChanged();
    if (!whoami.isSettingUp) return;
    await signInWithPasskey();
    refresh();
  }

  async function signInWithOne(): Promise<void> {
    const { signInWithPasskey } = await import('#renderer/console/session/passkeys.ts');
    await signInWithPasskey();
    refresh();
  }

  return (
    <Section title="Passkeys">
      <Table
        caption="Your passkeys"
        rows={of}
        empty="None yet. A passkey is kept by your device or your password manager: signing in takes a fingerprint, a face or a PIN."
        keyOf={({ id }) => id}
        columns={[
          { title: 'Name', isFact: true, show: ({ name: called }) => called ?? 'Passkey' },
          {
            title: 'Added',
            show: ({ createdAt }) => (createdAt ? <Moment at={createdAt} /> : <None />),
          },
          {
            title: 'Action',
            isAction: true,
            show: ({ id, name: called }) => (
              <Confirm
                label="Remove"
                title={`Remove the passkey “${called ?? 'Passkey'}”?`}
                act={() => ask('DELETE /account/passkeys/:id', { id }).then(onChanged)}
                failure="The passkey was not removed"
                isGrave
              >
                It can no longer be used to sign in. Remove it from your device as well.
              </Confirm>
            ),
          },
        ]}
      />
      <div className="pt-3">
        <FieldRow>
          <Field label="Name of the device">
            <Input value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Button
            look={of.length === 0 ? 'main' : 'plain'}
            disabled={isBusy}
            onClick={() => void run(add)}
          >
            Add a passkey
          </Button>
          {whoami.isSettingUp && of.length > 0 && (
            <Button look="main" disabled={isBusy} onClick={() => void run(signInWithOne)}>
              Sign in with a passkey
            </Button>
          )}
        </FieldRow>
      </div>
    </Section>
  );
}
