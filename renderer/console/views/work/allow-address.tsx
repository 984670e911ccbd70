import { ask } from '#renderer/console/api/ask.ts';
import { Confirm } from '#renderer/console/parts/confirm.tsx';
import { useMay } from '#renderer/console/session/who.ts';
import { useToast } from '#renderer/console/ui/toasts.tsx';

/** Lets emails go again to an address that bounced or was refused. */
export function AllowAddress({
  id,
  email,
  onChanged,
}: {
  readonly id: string;
  readonly email: string;
  readonly onChanged: () => void;
}) {
  const may = useMay();
  const toast = useToast();

  async function allow(): Promise<void> {
    await ask('POST /leads/:id/allow', { id });
    toast('good', 'Emails go there again', 'Those that failed can be retried, one by one.');
    onChanged();
  }

  if (!may('operate')) return null;
  return (
    <Confirm
      label="Allow again"
      title={`Write to ${email} again?`}
      act={allow}
      failure="The address could not be allowed"
    >
      Do this once the mailbox works again, or if the server that refused the address was wrong. At
      Postmark, reactivate the address first. Journeys that the bounce ended stay ended.
    </Confirm>
  );
}
