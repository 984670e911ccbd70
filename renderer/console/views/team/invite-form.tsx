import { useState } from 'react';
import type { Position, Team } from '#engine/contract/console/team/members.ts';
import { ask } from '#renderer/console/api/ask.ts';
import { useAction } from '#renderer/console/parts/use-action.ts';
import { Button } from '#renderer/console/ui/button.tsx';
import { Field, FieldRow, Input } from '#renderer/console/ui/field.tsx';
import { useToast } from '#renderer/console/ui/toasts.tsx';
import { PositionFields } from './position-fields.tsx';

const first: Position = { role: 'operator', coaches: null };

export function InviteForm({
  coaches,
  onInvited,
}: {
  readonly coaches: Team['coaches'];
  readonly onInvited: () => void;
}) {
  const toast = useToast();
  const [position, setPosition] = useState(first);
  const { isBusy, run } = useAction('Nobody was invited');

  async function send(form: HTMLFormElement): Promise<void> {
    const given = new FormData(form);
    const name = String(given.get('name') ?? '');
    const email = String(given.get('email') ?? '');
    await ask('POST /team/invitations', { body: { name, email, ...position } });
    toast('good', 'Invited', `A link is on its way to ${email}: it works once, for three days.`);
    form.reset();
    setPosition(first);
    onInvited();
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void run(() => send(form));
      }}
    >
      <PositionFields value={position} of={coaches} onChange={setPosition} />
      <FieldRow>
        <Field label="Name">
          <Input name="name" required maxLength={100} autoComplete="off" />
        </Field>
        <Field label="Email address" isWide>
          <Input name="email" type="email" required autoComplete="off" />
        </Field>
        <Button look="main" type="submit" disabled={isBusy}>
          Invite
        </Button>
      </FieldRow>
    </form>
  );
}
